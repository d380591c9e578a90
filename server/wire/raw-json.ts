/** A value that is JSON text already: the socket sends it without serialising it again. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
