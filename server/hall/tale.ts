/**
 * What is told of a table's last step, to each place as JSON. What everybody is told alike is written once; what only
 * some may know is written for each of them apart.
 */
import { differences, type Seat, type State, stateAt } from '@ludarium/kernel'
import {
  type ClockFace,
  choicesOf,
  commonOf,
  flagOf,
  leftAt,
  type Position,
  type Sight,
  sittersOf,
  type Table,
  type Update,
  type WireUpdate,
} from '@ludarium/tables'
import { Changes } from './changes.ts'
import type { Sights } from './sights.ts'
import type { Tidings } from './tidings.ts'

/** What is kept from one step of a table to the next. */
export interface Kept {
  readonly sights: Sights
  readonly tidings: Tidings
}

export class Tale {
  private readonly table: Table
  private readonly kind: Update['kind']
  private readonly seating: boolean
  private readonly kept: Kept
  private readonly changes: Changes
  /** The beginning of the update, and that of its position. */
  private head: string | null = null
  private common: string | null = null

  /** `seating`: tells also who sits where. */
  constructor(table: Table, kind: Update['kind'], kept: Kept, seating = kind !== 'decided' && kind !== 'undone') {
    this.table = table
    this.kind = kind
    this.seating = seating
    this.kept = kept
    this.changes = new Changes(kept.sights.memory)
  }

  /** For who has the first `serial` records, and saw `before` then if that is still known. */
  toldTo(seat: Seat | null, serial: number, before: State | null): { text: string; view: State | null } {
    const { table, kind } = this
    this.head ??= headOf(table, kind, this.seating)
    if (kind === 'stirred') return { text: `${this.head},"told":[]}`, view: null }
    this.common ??= begun(commonOf(table))
    const had = Math.min(serial === 0 ? 0 : (table.ats[serial - 1] ?? 0), table.at)
    const sight = this.kept.sights.look(table.game, table.match.state, seat)
    const { view, hash } = sight
    const { legal, refused, canUndo, canRedo } = choicesOf(table, seat)
    const own: Own = { seat, hash, legal, refused, canUndo, canRedo }
    const told = kind === 'undone' ? '[]' : this.kept.tidings.textSince(table, had, seat)
    const position = `${this.common},${this.viewText(seat, serial, had, sight, before)},${JSON.stringify(own).slice(1)}`
    return { text: `${this.head},"told":${told},"position":${position}}`, view }
  }

  /** The view whole, or what has changed in what the reader saw last. */
  private viewText(seat: Seat | null, serial: number, had: number, { view }: Sight, before: State | null): string {
    if (serial > 0 && before !== null) return `"changes":${this.changes.textOf(before, view)}`
    const whole = `"view":${JSON.stringify(view)}`
    // What was taken back since cannot be seen any more.
    if (serial === 0 || this.kind === 'undone') return whole
    const { game, match } = this.table
    const changes = `"changes":${JSON.stringify(differences(game.view(stateAt(match, had), seat), view))}`
    return changes.length < whole.length ? changes : whole
  }
}

/** What of a position is a place's own, but for the view. */
type Own = Omit<Position, 'view' | keyof ReturnType<typeof commonOf>>

function headOf(table: Table, kind: Update['kind'], seating: boolean): string {
  const sitters = seating ? { sitters: sittersOf(table) } : {}
  const about: Omit<WireUpdate, 'told' | 'position'> = {
    serial: table.number,
    kind,
    thinking: thinkingOf(table),
    trouble: table.stir.trouble ?? table.readonly,
    clock: faceOf(table),
    ...sitters,
  }
  return begun(about)
}

/** The record as JSON without its end, for more fields to follow. */
const begun = (record: object): string => JSON.stringify(record).slice(0, -1)

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
