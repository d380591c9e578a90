/** Splits a byte stream into lines, buffering at most one line of bounded length. */
import { StringDecoder } from 'node:string_decoder'

/** A line, or null for one that was too long and dropped. */
export type InputLine = string | null

export class LineSplitter {
  private readonly decoder = new StringDecoder('utf8')
  private readonly longest: number
  private parts: string[] = []
  private length = 0
  private spoilt = false

  constructor(longest: number) {
    this.longest = longest
  }

  /** The lines completed by this chunk. */
  *split(piece: Buffer): Generator<InputLine> {
    const text = this.decoder.write(piece)
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.add(text.slice(from, end))
      yield this.take()
      from = end + 1
    }
    this.add(text.slice(from))
  }

  /** The rest after the end of the stream, without a final line break. */
  *rest(): Generator<InputLine> {
    if (this.length > 0 || this.spoilt) yield this.take()
  }

  private add(text: string): void {
    if (text === '') return
    this.length += text.length
    if (this.length > this.longest) {
      this.spoilt = true
      this.parts = []
    } else this.parts.push(text)
  }

  private take(): InputLine {
    const line = this.spoilt ? null : this.parts.join('')
    this.parts = []
    this.length = 0
    this.spoilt = false
    return line
  }
}
