/**
 * Who follows a table, and what each is told: the same bytes for everybody who sits at the same place. Whoever has
 * decided or is asked hears of every step at once. So do all others, but for decisions that follow each other faster than
 * anybody can look: those they hear of together.
 */
import type { Game, Hashed, Seat, State } from '@ludarium/kernel'
import { decisionsKept, kindOf, type Step, type Table, type Update } from '@ludarium/tables'
import type { Beat } from './beat.ts'
import { Sights } from './sights.ts'
import { type Kept, Tale } from './tale.ts'
import { Tidings } from './tidings.ts'
import type { Weaver } from './weaver.ts'

export interface Reader {
  /** Null once the seat is another's: from then on the reader sees what everybody may see. */
  seat: Seat | null
  /** How many records it has been told of; 0: none yet. */
  serial: number
  tell(update: string): void
  /** Whether what the seat sees is still theirs to see. */
  may(table: Table): boolean
}

interface Shown {
  readonly serial: number
  readonly view: State
}

export class Readers {
  private readonly all = new Set<Reader>()
  /** By seat, the view that was sent last. */
  private readonly shown = new Map<Seat | null, Shown>()
  private readonly kept: Kept
  /** When onlookers hear of further decisions; null: of each at once. */
  private readonly beat: Beat | null
  /** The table, if onlookers have heard of a decision there since the last beat. */
  private heard: Table | null = null

  constructor(weaver: Weaver, beat: Beat | null = null) {
    this.kept = { sights: new Sights(weaver), tidings: new Tidings() }
    this.beat = beat
  }

  get size(): number {
    return this.all.size
  }

  /** Tells the reader what it has missed since `from`, and everything from now on. */
  add(
    table: Table,
    seat: Seat | null,
    from: number,
    tell: Reader['tell'],
    may: Reader['may'] = () => true,
  ): () => void {
    const known = decisionsKept(table, from) !== null
    const reader: Reader = { seat, serial: known ? from : 0, tell, may }
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
    if (kind === 'seated') for (const reader of this.all) unseat(table, reader)
    const wait = kind === 'decided' && !table.over && this.haveHeard(table)
    this.tell(table, kind, wait ? [...this.all].filter(({ seat }) => isAbout(table, step, seat)) : this.all)
  }

  /** Whether onlookers have heard of the table since the last beat; if they have not, they do now. */
  private haveHeard(table: Table): boolean {
    if (this.beat === null) return false
    if (this.heard === table) return true
    this.heard = table
    this.beat.next(() => this.beaten(table))
    return false
  }

  /** Onlookers hear of what they have not heard of yet. */
  private beaten(table: Table): void {
    if (this.heard !== table) return
    this.heard = null
    const behind = this.behind(table)
    if (behind.length > 0) {
      this.haveHeard(table)
      this.tell(table, 'decided', behind)
    }
  }

  private behind({ number }: Table): Reader[] {
    return [...this.all].filter(({ serial }) => serial !== number)
  }

  /** What is not the same for everybody any more: names, looks. */
  refresh(table: Table): void {
    this.tell(table, 'seated', this.behind(table))
    this.tell(table, 'stirred', this.all)
  }

  /** A copy of the table's state, to be played on. */
  copied(game: Game, s: State): State {
    return this.kept.sights.copied(game, s)
  }

  /** The table's new state, made of parts of the one before, and its hash: for records, not for readers. */
  hashed(s: State): Hashed {
    return this.kept.sights.hashed(s)
  }

  /** Nothing is remembered of a table that nobody has played at for a while. */
  forget(table: Table): void {
    this.caughtUp(table)
    this.heard = null
    this.shown.clear()
    this.kept.sights.forget()
    this.kept.tidings.forget()
  }

  private tell(table: Table, kind: Update['kind'], readers: Iterable<Reader>): void {
    const tale = new Tale(table, kind, this.kept)
    const groups: Reader[][] = []
    for (const reader of readers) {
      if (!follows(table, kind, reader.serial)) this.late(table, reader)
      else {
        const group = groups.find(([first]) => first?.seat === reader.seat && first.serial === reader.serial)
        if (group === undefined) groups.push([reader])
        else group.push(reader)
      }
    }
    for (const group of groups) this.send(table, tale, group)
  }

  /** What the reader has missed, or everything if some of what it knows was taken back. */
  private late(table: Table, reader: Reader): void {
    unseat(table, reader)
    const known = decisionsKept(table, reader.serial) !== null
    if (!known) reader.serial = 0
    // Somebody may have sat down meanwhile.
    this.send(table, new Tale(table, known ? 'decided' : 'opened', this.kept, true), [reader])
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

/** Whose seat is another's now looks on from outside, and is told everything anew. */
function unseat(table: Table, reader: Reader): void {
  if (reader.seat === null || reader.may(table)) return
  reader.seat = null
  reader.serial = 0
}

/** Whether the step was that place's decision, or leads to one. */
function isAbout({ actors }: Table, { record }: Step, seat: Seat | null): boolean {
  if (seat === null) return false
  return actors.includes(seat) || (record?.type === 'decided' && record.seat === seat)
}

/** Whether who knows the first `serial` records can be told of a step of that kind as it is. */
function follows(table: Table, kind: Update['kind'], serial: number): boolean {
  if (kind === 'stirred') return serial === table.number
  if (serial === table.number - 1) return true
  return kind !== 'undone' && decisionsKept(table, serial) !== null
}
