/** The log of a table as JSON. Events that everybody may know are serialised once for all watchers. */
import { mayHear, type Seat } from '@ludarium/kernel'
import type { LogEntry, Table } from '@ludarium/tables'
import { joined } from './patch-json.ts'

/** Number of decisions kept as text. Watchers rarely need more at once. */
const KEPT = 32

interface LogText {
  readonly list: readonly LogEntry[]
  /** The public events. */
  readonly text: string
  /** There are no other events. */
  readonly isPublic: boolean
}

export class LogJson {
  /** A ring buffer by number of the decision. */
  private texts: LogText[] = []

  /** `logOf` as JSON. */
  textSince({ log }: Table, from: number, seat: Seat | null): string {
    let text = ''
    for (let at = from; at < log.length; at++) {
      const list = log[at] ?? []
      const known = this.publicText(at, list)
      text = joined(text, known.isPublic || seat === null ? known.text : textOf(list, seat))
    }
    return `[${text}]`
  }

  forget(): void {
    this.texts = []
  }

  private publicText(at: number, list: readonly LogEntry[]): LogText {
    const known = this.texts[at % KEPT]
    // After an undo another decision may have the same number.
    if (known?.list === list) return known
    const isPublic = list.every(({ event }) => event.only === undefined)
    const made = { list, text: textOf(list, null), isPublic }
    this.texts[at % KEPT] = made
    return made
  }
}

function textOf(list: readonly LogEntry[], seat: Seat | null): string {
  return JSON.stringify(list.filter(({ event }) => mayHear(event, seat))).slice(1, -1)
}
