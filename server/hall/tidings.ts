/** What is told of decisions, as JSON. What everybody may know of one is written once, whoever hears of it and when. */
import { mayHear, type Seat } from '@ludarium/kernel'
import type { Table, Told } from '@ludarium/tables'
import { joined } from './changes.ts'

/** The last so many decisions stay written: onlookers seldom hear of more together. */
const KEPT = 32

interface Written {
  readonly list: readonly Told[]
  /** What everybody may know of it. */
  readonly text: string
  readonly isAll: boolean
}

export class Tidings {
  /** By the number of the decision, from the beginning again after `KEPT`. */
  private written: Written[] = []

  /** What the seat may know of what followed from the decisions after the first `from`: `logOf` as JSON. */
  textSince({ told }: Table, from: number, seat: Seat | null): string {
    let text = ''
    for (let at = from; at < told.length; at++) {
      const list = told[at] ?? []
      const open = this.writtenOf(at, list)
      text = joined(text, open.isAll || seat === null ? open.text : textOf(list, seat))
    }
    return `[${text}]`
  }

  forget(): void {
    this.written = []
  }

  private writtenOf(at: number, list: readonly Told[]): Written {
    const known = this.written[at % KEPT]
    // Another decision may have taken the place of one that was taken back.
    if (known?.list === list) return known
    const written = { list, text: textOf(list, null), isAll: list.every(({ event }) => event.only === undefined) }
    this.written[at % KEPT] = written
    return written
  }
}

function textOf(list: readonly Told[], seat: Seat | null): string {
  return JSON.stringify(list.filter(({ event }) => mayHear(event, seat))).slice(1, -1)
}
