/** The state of a table, which follows from its records. */
import { type Game, granted, type Match, type Outcome, refused, replay, type Seat } from '@ludarium/kernel'
import { type Clock, clockOf } from './clock.ts'
import type { Ended, Flagged, Opened, TableRecord } from './records.ts'
import type { LogEntry, Receipt, Sitter } from './source.ts'

/** Only `commitRecord` changes it. */
export interface TableState {
  readonly opened: Opened
  readonly records: TableRecord[]
  match: Match
  /** Events by decision. */
  readonly log: LogEntry[][]
  /** By record, the number of decisions after it. */
  readonly ats: number[]
  /** The number of decisions after each press, see `pressEnds`. */
  ends: readonly number[]
  sitters: readonly Sitter[]
  /** Receipts by order, see `receiptKey`. */
  readonly receipts: Map<string, Receipt>
  /** By seat, the last record that changed its position. A sealed answer changes the position of its own seat only. */
  readonly moved: number[]
  /** What ended the game outside its rules, or null. */
  ended: Ended | Flagged | null
  clock: Clock | null
  /** Milliseconds that each current decision added to its seat; empty without a clock. */
  readonly given: number[]
  /** Milliseconds that were taken away with each undone decision, the last one last. */
  readonly taken: number[]
  /** Who must decide after the last record. */
  acting: readonly Seat[]
  /** By seat, milliseconds that the game has waited for it. */
  readonly used: number[]
}

export function openState(game: Game, first: Opened): Outcome<TableState> {
  const { setup, sitters, clock, when } = first
  const begun = replay(game, { setup, decisions: [] })
  if (!begun.ok) return begun
  if (sitters.length !== setup.seats) return refused('record.sitters')
  const { match } = begun.value
  const acting = game.actors(match.state)
  return granted({
    opened: first,
    records: [first],
    match,
    log: [],
    ats: [0],
    ends: [],
    sitters,
    receipts: new Map(),
    moved: Array.from({ length: setup.seats }, () => 0),
    ended: null,
    clock: clock === null ? null : clockOf(clock, setup.seats, acting, when),
    given: [],
    taken: [],
    acting,
    used: Array.from({ length: setup.seats }, () => 0),
  })
}
