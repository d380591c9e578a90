/** Who follows a table, and what each is told: the same bytes for everybody who sits at the same place. */
import type { Hashed, Seat, State } from '@ludarium/kernel'
import { decisionsKept, kindOf, type Step, type Table } from '@ludarium/tables'
import { Sights } from './sights.ts'
import { Tale } from './tale.ts'

export interface Reader {
  readonly seat: Seat | null
  /** How many records it has been told of; 0: none yet. */
  serial: number
  tell(update: string): void
}

interface Shown {
  readonly serial: number
  readonly view: State
}

export class Readers {
  private readonly all = new Set<Reader>()
  /** By seat, the view that was sent last. */
  private readonly shown = new Map<Seat | null, Shown>()
  private readonly sights = new Sights()

  get size(): number {
    return this.all.size
  }

  /** Tells the reader what it has missed since `from`, and everything from now on. */
  add(table: Table, seat: Seat | null, from: number, tell: (update: string) => void): () => void {
    const known = decisionsKept(table, from) !== null
    const reader: Reader = { seat, serial: known ? from : 0, tell }
    this.all.add(reader)
    if (reader.serial !== table.number) this.late(table, reader)
    return () => this.all.delete(reader)
  }

  /** A table that was read anew: everybody is told what they have missed. */
  caughtUp(table: Table): void {
    for (const reader of this.all) {
      if (reader.serial !== table.number) this.late(table, reader)
    }
  }

  /** The table has made a step. */
  stepped(table: Table, step: Step): void {
    const kind = kindOf(step)
    const tale = new Tale(table, kind, this.sights)
    const groups = new Map<Seat | null, Reader[]>()
    for (const reader of this.all) {
      if (reader.serial !== table.number - 1 && kind !== 'stirred') this.late(table, reader)
      else {
        const group = groups.get(reader.seat)
        if (group === undefined) groups.set(reader.seat, [reader])
        else group.push(reader)
      }
    }
    for (const readers of groups.values()) this.send(table, tale, readers)
  }

  /** What is not the same for everybody any more: names, looks. */
  refresh(table: Table): void {
    const tale = new Tale(table, 'stirred', this.sights)
    for (const reader of this.all) this.send(table, tale, [reader])
  }

  /** The table's new state, made of parts of the one before, and its hash: for records, not for readers. */
  hashed(s: State): Hashed {
    return this.sights.hashed(s)
  }

  /** Nothing is remembered of a table that nobody has played at for a while. */
  forget(): void {
    this.shown.clear()
    this.sights.forget()
  }

  /** What the reader has missed, or everything if some of what it knows was taken back. */
  private late(table: Table, reader: Reader): void {
    const known = decisionsKept(table, reader.serial) !== null
    if (!known) reader.serial = 0
    this.send(table, new Tale(table, known ? 'decided' : 'opened', this.sights), [reader])
  }

  /** All of them sit at the same place and have the same serial. */
  private send(table: Table, tale: Tale, readers: readonly Reader[]): void {
    const [first] = readers
    if (first === undefined) return
    const { seat, serial } = first
    const shown = this.shown.get(seat)
    const { text, view } = tale.toldTo(seat, serial, shown?.serial === serial ? shown.view : null)
    if (view !== null) this.shown.set(seat, { serial: table.number, view })
    for (const reader of readers) {
      reader.serial = table.number
      reader.tell(text)
    }
  }
}
