/**
 * The one door outward: what a seat or a spectator (null) may know of a table. Whatever leaves the host passes here.
 * The state's hash and the seed stay inside while the game runs.
 */
import {
  canUndo,
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
import { staysEnded } from './fold.ts'
import { courseOf } from './records.ts'
import type { Position, ScorePoint, Sitter, TableAbout, Told, Update } from './source.ts'
import type { Step, Table } from './table.ts'

export function aboutOf(table: Table, own: readonly Seat[]): TableAbout {
  const { id, opened, readonly, used } = table
  const { game, version, options } = opened.setup
  return { id, game, version, options, sitters: sittersOf(table), own, opened: opened.when, used: [...used], readonly }
}

/** Who sits where, without the host's own names for people. */
export function sittersOf(table: Table): Sitter[] {
  return table.sitters.map((sitter) => {
    const { kind, level, sign } = sitter
    return { name: table.nameOf(sitter), kind, level, ...(sign === undefined ? {} : { sign }) }
  })
}

/** What a seat sees of a state, and the hash of it. */
export type Sight = Pick<Position, 'view' | 'hash'>

/** The table now, or after `at` decisions. */
export function positionOf(table: Table, seat: Seat | null, at = table.at): Position {
  if (at !== table.at) return pastOf(table, seat, at)
  const view = table.game.view(table.match.state, seat)
  return { ...commonOf(table), seat, view, hash: hash(view), ...choicesOf(table, seat) }
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

/** What of a position is the same for everybody. */
export type Common = Pick<Position, 'at' | 'number' | 'actors' | 'result'>

export function commonOf({ at, number, actors, game, match }: Table): Common {
  return { at, number, actors, result: game.result(match.state) }
}

/** What a seat can do now. */
export type Choices = Pick<Position, 'legal' | 'refused' | 'canUndo' | 'canRedo'>

export function choicesOf(table: Table, seat: Seat | null): Choices {
  const { game, match } = table
  const asked = seat !== null && table.actors.includes(seat) ? seat : null
  const undone = match.undone[match.undone.length - 1]
  const settled = table.ended !== null || (table.over && staysEnded(table))
  const playing = seat !== null && !settled && table.readonly === null
  return {
    legal: asked === null ? [] : table.legal(asked),
    refused: asked === null ? [] : game.why(match.state, asked),
    canUndo: playing && canUndo(match, seat),
    canRedo: playing && undone?.seat === seat,
  }
}

/** What the reader may know of what followed from the decisions after the first `from`. */
export function logOf(table: Table, seat: Seat | null, from = 0): Told[] {
  return table.told.slice(from).flatMap((list) => list.filter(({ event }) => mayHear(event, seat)))
}

/** Points of every seat if the game ended now, as far as the reader may know them. */
export function totalsOf(table: Table, seat: Seat | null): number[] {
  return totals(table.match, table.match.state, seat, table.game.result(table.match.state) !== null)
}

function totals({ game, setup }: Match, s: Match['state'], reader: Seat | null, open: boolean): number[] {
  const shown = open ? s : game.glimpse(s, reader)
  return Array.from({ length: setup.seats }, (_, seat) =>
    game.score(shown, seat).reduce((sum, line) => sum + line.points, 0),
  )
}

/** Score curves, one point a decision; once the game is over everything is known. */
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

/** What lists of tables show without opening the game: what everybody may know. */
export interface Summary {
  readonly round: number
  readonly turn: number
  readonly actors: readonly Seat[]
  readonly over: boolean
  readonly decisions: number
  /** By seat; final once the game is over. */
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

export function summaryOf(table: Table): Summary {
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

/** The whole game as text, seed and hashes included: for everybody only once it is over. */
export function exportedOf(table: Table): Outcome<string> {
  return table.over ? wholeGame(table) : refused('running')
}

/** The master's copy of the game at any time. A table that can only be looked at is written as it was stored. */
export function wholeGame(table: Table): Outcome<string> {
  if (table.readonly === null) return granted(writeGame(historyOf(table.match)))
  const course = courseOf(table.stored)
  return course.ok ? granted(writeGame(course.value)) : course
}

/** Whether a reader of these seats may look through that seat's eyes; at the end everybody may look everywhere. */
export function mayLook(table: Table, own: readonly Seat[], seat: Seat | null): Refusal | null {
  if (seat === null || own.includes(seat)) return null
  if (table.sitters[seat] === undefined) return refused('seat.none')
  return table.over ? null : refused('seat.other')
}

/**
 * Tells a reader of every step, beginning with what it has missed since its `from` (0: it knows nothing), until the
 * returned function is called.
 */
export function feed(table: Table, seat: Seat | null, from: number, listen: (update: Update) => void): () => void {
  /** Log lines told so far are those of the first so many decisions. */
  let told = 0

  const update = (kind: Update['kind'], since: number): Update => {
    told = table.at
    const { thinking, trouble } = table.stir
    const position = positionOf(table, seat)
    return {
      serial: table.number,
      kind,
      position,
      told: logOf(table, seat, since),
      sitters: sittersOf(table),
      thinking,
      trouble,
    }
  }

  const missed = decisionsKept(table, from)
  if (missed === null) listen(update('opened', 0))
  else if (from < table.number) listen(update('decided', missed))
  else told = table.at
  return table.watch((step) => {
    const kind = kindOf(step)
    listen(update(kind, kind === 'undone' ? table.at : Math.min(told, table.at)))
  })
}

/** How many decisions a reader of the first `from` records has that still stand; null when some do not. */
export function decisionsKept({ ats, number }: Table, from: number): number | null {
  if (!(from > 0 && from <= number)) return null
  const had = ats[from - 1] ?? 0
  return ats.slice(from).every((at) => at >= had) ? had : null
}

export function kindOf({ record }: Step): Update['kind'] {
  switch (record?.type) {
    case undefined:
      return 'stirred'
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
