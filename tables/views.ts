/**
 * What a seat or a spectator (null) may know about a table. Everything that the host sends passes through here. The hash of
 * the state and the seed are not sent while the game runs.
 */
import {
  granted,
  hash,
  historyOf,
  type Match,
  mayHear,
  type Outcome,
  type Refusal,
  refused,
  type Seat,
  stateAt,
  writeGame,
} from '@ludarium/kernel'
import { courseOf } from './records.ts'
import { staysEnded } from './reducer.ts'
import type { LogEntry, Position, ScorePoint, Sitter, TableAbout, Update } from './source.ts'
import type { Table, TableStep } from './table.ts'

export function aboutOf(table: Table, own: readonly Seat[]): TableAbout {
  const { id, opened, readonly, used } = table
  const { game, version, options } = opened.setup
  return { id, game, version, options, sitters: sittersOf(table), own, opened: opened.when, used: [...used], readonly }
}

/** Sitters without the host's ids of people. */
export function sittersOf(table: Table): Sitter[] {
  return table.sitters.map((sitter) => {
    const { kind, level, sign } = sitter
    return { name: table.nameOf(sitter), kind, level, ...(sign === undefined ? {} : { sign }) }
  })
}

/** A view and its hash. */
export type HashedView = Pick<Position, 'view' | 'hash'>

/** The position now, or after `at` decisions. */
export function seatPosition(table: Table, seat: Seat | null, at = table.at): Position {
  if (at !== table.at) return pastOf(table, seat, at)
  const view = table.game.view(table.match.state, seat)
  return { ...sharedPosition(table), seat, view, hash: hash(view), ...choicesOf(table, seat) }
}

function pastOf({ game, match, number }: Table, seat: Seat | null, at: number): Position {
  const s = stateAt(match, at)
  const view = game.view(s, seat)
  return {
    at,
    number,
    seat,
    view,
    hash: hash(view),
    actors: game.actors(s),
    legal: seat === null ? [] : game.legal(s, seat),
    refused: seat === null ? [] : game.why(s, seat),
    result: game.result(s),
    canUndo: false,
    canRedo: false,
  }
}

/** The fields of a position that are the same for everybody. */
export type SharedPosition = Pick<Position, 'at' | 'number' | 'actors' | 'result'>

export function sharedPosition({ at, number, actors, game, match }: Table): SharedPosition {
  return { at, number, actors, result: game.result(match.state) }
}

/** What a seat can do. */
export type SeatChoices = Pick<Position, 'legal' | 'refused' | 'canUndo' | 'canRedo'>

export function choicesOf(table: Table, seat: Seat | null): SeatChoices {
  const { game, match } = table
  const asked = seat !== null && table.actors.includes(seat) ? seat : null
  const undone = match.undone[match.undone.length - 1]
  const settled = table.ended !== null || (table.over && staysEnded(table))
  const playing = seat !== null && !settled && table.readonly === null
  return {
    legal: asked === null ? [] : table.legal(asked),
    refused: asked === null ? [] : game.why(match.state, asked),
    canUndo: playing && table.canUndo(seat),
    canRedo: playing && undone?.seat === seat,
  }
}

/** Log entries after the first `from` decisions that the reader may know. */
export function logOf(table: Table, seat: Seat | null, from = 0): LogEntry[] {
  return table.log.slice(from).flatMap((list) => list.filter(({ event }) => mayHear(event, seat)))
}

/** Points by seat if the game ended now, as far as the reader may know them. */
export function totalsOf(table: Table, seat: Seat | null): number[] {
  return totals(table.match, table.match.state, seat, table.game.result(table.match.state) !== null)
}

function totals({ game, setup }: Match, s: Match['state'], reader: Seat | null, open: boolean): number[] {
  const shown = open ? s : game.sharedView(s, reader)
  return Array.from({ length: setup.seats }, (_, seat) =>
    game.score(shown, seat).reduce((sum, line) => sum + line.points, 0),
  )
}

/** Score curves with one point per decision. After the game nothing is hidden. */
export function scoresOf(table: Table, reader: Seat | null): ScorePoint[] {
  const { game, match } = table
  const s = stateAt(match, 0)
  const open = game.result(match.state) !== null
  const point = (at: number, seat: Seat | null): ScorePoint => ({
    at,
    round: s.round,
    turn: s.turn,
    seat,
    totals: totals(match, s, reader, open),
  })
  const points = [point(0, null)]
  for (const [n, { seat, move }] of match.decisions.entries()) {
    game.play(s, seat, move)
    points.push(point(n + 1, seat))
  }
  return points
}

/** What lists of tables show: public information only. */
export interface TableSummary {
  readonly round: number
  readonly turn: number
  readonly actors: readonly Seat[]
  readonly over: boolean
  readonly decisions: number
  /** By seat; final once the game is over. */
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

export function summaryOf(table: Table): TableSummary {
  const { game, match } = table
  const { round, turn } = match.state
  const result = game.result(match.state)
  return {
    round,
    turn,
    actors: table.actors,
    over: table.over,
    decisions: table.at,
    totals: result?.totals ?? totalsOf(table, null),
    ranks: result?.ranks ?? [],
  }
}

/** The whole game as text, including seed and hashes. Refused while the game runs. */
export function exportedOf(table: Table): Outcome<string> {
  return table.over ? wholeGame(table) : refused('running')
}

/** The whole game at any time, for the host. A table that the rules cannot replay is written as it was stored. */
export function wholeGame(table: Table): Outcome<string> {
  if (table.readonly === null) return granted(writeGame(historyOf(table.match)))
  const course = courseOf(table.stored)
  return course.ok ? granted(writeGame(course.value)) : course
}

/** Refuses a seat that is not the reader's own. After the game every seat is open. */
export function mayLook(table: Table, own: readonly Seat[], seat: Seat | null): Refusal | null {
  if (seat === null || own.includes(seat)) return null
  if (table.sitters[seat] === undefined) return refused('seat.none')
  return table.over ? null : refused('seat.other')
}

/**
 * Sends the reader what it has missed since `from` records (0: everything) and every step from then on, until the returned
 * function is called.
 */
export function feed(table: Table, seat: Seat | null, from: number, listen: (update: Update) => void): () => void {
  /** Number of decisions whose log entries were sent. */
  let logged = 0

  const update = (kind: Update['kind'], since: number): Update => {
    logged = table.at
    const { thinking, trouble } = table.activity
    const position = seatPosition(table, seat)
    return {
      serial: table.number,
      kind,
      position,
      log: logOf(table, seat, since),
      sitters: sittersOf(table),
      thinking,
      trouble,
    }
  }

  const missed = decisionsKept(table, from)
  if (missed === null) listen(update('opened', 0))
  else if (from < table.number) listen(update('decided', missed))
  else logged = table.at
  return table.watch((step) => {
    const kind = updateKind(step)
    listen(update(kind, kind === 'undone' ? table.at : Math.min(logged, table.at)))
  })
}

/** The number of decisions after `from` records, if all of them still stand; null if some were undone. */
export function decisionsKept({ ats, number }: Table, from: number): number | null {
  if (!(from > 0 && from <= number)) return null
  const had = ats[from - 1] ?? 0
  return ats.slice(from).every((at) => at >= had) ? had : null
}

export function updateKind({ record }: TableStep): Update['kind'] {
  switch (record?.type) {
    case undefined:
      return 'activity'
    case 'decided':
    case 'redone':
    case 'opened':
      return 'decided'
    case 'undone':
    case 'rewound':
      return 'undone'
    case 'sat':
    case 'handed':
      return 'seated'
    case 'flagged':
      return record.sitter === null ? 'ended' : 'seated'
    case 'ended':
      return 'ended'
  }
}
