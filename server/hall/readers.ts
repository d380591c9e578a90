/** Who follows a table, and what each is told: the same bytes for everybody who sits at the same place. */
import { differences, type Seat, type State, stateAt } from '@ludarium/kernel'
import {
  type ClockFace,
  decisionsKept,
  flagOf,
  kindOf,
  leftAt,
  logOf,
  positionOf,
  type Step,
  sittersOf,
  type Table,
  type Update,
  type WireUpdate,
  type WireView,
} from '@ludarium/tables'
import { Sights } from './sights.ts'

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
    if (reader.serial !== table.number) this.send(table, known ? 'decided' : 'opened', [reader])
    return () => this.all.delete(reader)
  }

  /** A table that was read anew: everybody is told what they have missed. */
  caughtUp(table: Table): void {
    for (const reader of this.all) {
      if (reader.serial === table.number) continue
      const known = decisionsKept(table, reader.serial) !== null
      if (!known) reader.serial = 0
      this.send(table, known ? 'decided' : 'opened', [reader])
    }
  }

  /** The table has made a step. */
  stepped(table: Table, step: Step): void {
    const kind = kindOf(step)
    const groups = new Map<Seat | null, Reader[]>()
    for (const reader of this.all) {
      if (reader.serial !== table.number - 1 && kind !== 'stirred') this.late(table, reader)
      else groups.set(reader.seat, [...(groups.get(reader.seat) ?? []), reader])
    }
    for (const readers of groups.values()) this.send(table, kind, readers)
  }

  /** What is not the same for everybody any more: names, looks. */
  refresh(table: Table): void {
    for (const reader of this.all) this.send(table, 'stirred', [reader])
  }

  /** Nothing is remembered of a table that nobody has played at for a while. */
  forget(): void {
    this.shown.clear()
    this.sights.forget()
  }

  private late(table: Table, reader: Reader): void {
    const known = decisionsKept(table, reader.serial) !== null
    if (!known) reader.serial = 0
    this.send(table, known ? 'decided' : 'opened', [reader])
  }

  /** All of them sit at the same place and have the same serial. */
  private send(table: Table, kind: Update['kind'], readers: readonly Reader[]): void {
    const [first] = readers
    if (first === undefined) return
    const update = JSON.stringify(this.update(table, kind, first))
    for (const reader of readers) {
      reader.serial = table.number
      reader.tell(update)
    }
  }

  private update(table: Table, kind: Update['kind'], { seat, serial }: Reader): WireUpdate {
    const about = {
      serial: table.number,
      kind,
      thinking: thinkingOf(table),
      trouble: table.stir.trouble ?? table.readonly,
      clock: faceOf(table),
    }
    if (kind === 'stirred') return { ...about, told: [], sitters: sittersOf(table) }
    const { view, ...rest } = positionOf(table, seat, table.at, (s) => this.sights.look(table.game, s, seat))
    const had = serial === 0 ? 0 : (table.ats[serial - 1] ?? 0)
    const told = kind === 'undone' ? [] : logOf(table, seat, Math.min(had, table.at))
    const sitters = kind === 'opened' || kind === 'seated' || kind === 'ended' ? { sitters: sittersOf(table) } : {}
    const position = { ...rest, ...this.viewFor(table, seat, serial, had, view, kind) }
    this.shown.set(seat, { serial: table.number, view })
    return { ...about, told, ...sitters, position }
  }

  private viewFor(
    table: Table,
    seat: Seat | null,
    serial: number,
    had: number,
    view: State,
    kind: Update['kind'],
  ): WireView {
    if (serial === 0) return { view }
    const shown = this.shown.get(seat)
    if (shown?.serial === serial) return { changes: differences(shown.view, view) }
    // What was taken back since cannot be seen any more.
    if (kind === 'undone') return { view }
    const before = table.game.view(stateAt(table.match, had), seat)
    const changes = differences(before, view)
    return changes.length < 60 || JSON.stringify(changes).length < JSON.stringify(view).length ? { changes } : { view }
  }
}

/** The bot that is asked, if one is. */
export function thinkingOf({ actors, sitters }: Table): Seat | null {
  return actors.find((seat) => sitters[seat]?.kind === 'bot') ?? null
}

export function faceOf(table: Table): ClockFace | null {
  const { clock, now } = table
  if (clock === null) return null
  const seats = [...clock.left.keys()]
  return {
    left: seats.map((seat) => leftAt(clock, seat, now)),
    due: seats.map((seat) => (table.ended === null ? flagOf(clock, seat) : null)),
    now,
  }
}
