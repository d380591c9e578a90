/**
 * The update about a table's last step as JSON, one per seat. The parts that are the same for everybody are serialised
 * once.
 */
import { differences, type Seat, type State, stateAt } from '@ludarium/kernel'
import {
  type ClockFace,
  choicesOf,
  flagOf,
  leftAt,
  type Position,
  sharedPosition,
  sittersOf,
  type Table,
  type Update,
  type WireUpdate,
} from '@ludarium/tables'
import type { LogJson } from './log-json.ts'
import { PatchJson } from './patch-json.ts'
import type { ViewCache } from './view-cache.ts'

/** Kept from one update of a table to the next. */
export interface TableCaches {
  readonly viewCache: ViewCache
  readonly logJson: LogJson
}

export class UpdateWriter {
  private readonly table: Table
  private readonly kind: Update['kind']
  private readonly withSitters: boolean
  private readonly caches: TableCaches
  private readonly patches: PatchJson
  /** The start of the update and of its position, the same for all seats. */
  private head: string | null = null
  private common: string | null = null

  /** `withSitters`: includes who sits where. */
  constructor(
    table: Table,
    kind: Update['kind'],
    caches: TableCaches,
    withSitters = kind !== 'decided' && kind !== 'undone',
  ) {
    this.table = table
    this.kind = kind
    this.withSitters = withSitters
    this.caches = caches
    this.patches = new PatchJson(caches.viewCache.memory)
  }

  /** For watchers who have the first `serial` records. `before` is the view they saw then, if it is still known. */
  updateFor(seat: Seat | null, serial: number, before: State | null): { text: string; view: State | null } {
    const { table, kind } = this
    this.head ??= headOf(table, kind, this.withSitters)
    if (kind === 'activity') return { text: `${this.head},"log":[]}`, view: null }
    this.common ??= openJson(sharedPosition(table))
    const had = Math.min(serial === 0 ? 0 : (table.ats[serial - 1] ?? 0), table.at)
    const { view, hash } = this.caches.viewCache.look(table.game, table.match.state, seat)
    const { legal, refused, canUndo, canRedo } = choicesOf(table, seat)
    const own: SeatPart = { seat, hash, legal, refused, canUndo, canRedo }
    const log = kind === 'undone' ? '[]' : this.caches.logJson.textSince(table, had, seat)
    const viewJson =
      serial > 0 && before !== null ? this.patch(before, view) : this.viewOrPatch(seat, serial, had, view)
    const position = `${this.common},${viewJson},${JSON.stringify(own).slice(1)}`
    return { text: `${this.head},"log":${log},"position":${position}}`, view }
  }

  private patch(before: State, view: State): string {
    return `"changes":${this.patches.textOf(before, view)}`
  }

  /** For watchers whose last view is no longer known: replays it if the difference is shorter than the whole view. */
  private viewOrPatch(seat: Seat | null, serial: number, had: number, view: State): string {
    const whole = `"view":${JSON.stringify(view)}`
    // After an undo the watcher's last view cannot be replayed.
    if (serial === 0 || this.kind === 'undone') return whole
    const { game, match } = this.table
    const changes = `"changes":${JSON.stringify(differences(game.view(stateAt(match, had), seat), view))}`
    return changes.length < whole.length ? changes : whole
  }
}

/** The seat-specific fields of a position, without the view. */
type SeatPart = Omit<Position, 'view' | keyof ReturnType<typeof sharedPosition>>

function headOf(table: Table, kind: Update['kind'], withSitters: boolean): string {
  const sitters = withSitters ? { sitters: sittersOf(table) } : {}
  const about: Omit<WireUpdate, 'log' | 'position'> = {
    serial: table.number,
    kind,
    thinking: thinkingOf(table),
    trouble: table.activity.trouble ?? table.readonly,
    clock: clockFace(table),
    ...sitters,
  }
  return openJson(about)
}

/** JSON without the closing brace, so that more fields can follow. */
const openJson = (record: object): string => JSON.stringify(record).slice(0, -1)

/** The seat of the bot that must decide, or null. */
export function thinkingOf({ actors, sitters }: Table): Seat | null {
  return actors.find((seat) => sitters[seat]?.kind === 'bot') ?? null
}

function clockFace(table: Table): ClockFace | null {
  const { clock, now } = table
  if (clock === null) return null
  const seats = [...clock.left.keys()]
  return {
    left: seats.map((seat) => leftAt(clock, seat, now)),
    due: seats.map((seat) => (table.ended === null ? flagOf(clock, seat) : null)),
    now,
  }
}
