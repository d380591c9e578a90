/** Splits a stream of bytes into lines without ever holding more than one line of bounded length. */
import { StringDecoder } from 'node:string_decoder'

/** A line, or null for one that was longer than allowed and has been thrown away. */
export type Line = string | null

export class LineSplitter {
  private readonly decoder = new StringDecoder('utf8')
  private readonly longest: number
  private parts: string[] = []
  private length = 0
  private spoilt = false

  constructor(longest: number) {
    this.longest = longest
  }

  /** The lines that end in this piece. */
  *split(piece: Buffer): Generator<Line> {
    const text = this.decoder.write(piece)
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.add(text.slice(from, end))
      yield this.take()
      from = end + 1
    }
    this.add(text.slice(from))
  }

  /** What is left when the stream has ended without a last line break. */
  *rest(): Generator<Line> {
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

  private take(): Line {
    const line = this.spoilt ? null : this.parts.join('')
    this.parts = []
    this.length = 0
    this.spoilt = false
    return line
  }
}
