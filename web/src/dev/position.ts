/** Positions for development, tests and pictures: made by bots from a seed, and what a table needs to show one. */
import { botNamed, choose } from '@ludarium/bots'
import {
  begin,
  type Game,
  type Match,
  type Move,
  mayHear,
  type Options,
  plainChance,
  type Seat,
  type State,
  sameMove,
  submit,
} from '@ludarium/kernel'
import type { LogEntry, Position, TableAbout } from '../table/source.ts'

export const NAMES = ['Mara', 'Basalt', 'Opal', 'Flint', 'Okoro', 'Pia', 'Quinn'] as const

/** A table before its first decision. */
export interface Opening {
  readonly seats: number
  readonly seed: string
  readonly options?: Options
}

/** A decision and whose it is. */
export interface SeatMove {
  readonly seat: Seat
  readonly move: Move
}

export function opened(game: Game, opening: Opening): Match {
  const begun = begin(game, opening)
  if (!begun.ok) throw new Error(`The table is refused: ${begun.message.key}.`)
  return begun.value
}

/** What a bot decides next, the same for the same seed and number of decisions; null when the game is over. */
export function botDecision(game: Game, state: State, chance: string): SeatMove | null {
  const [seat] = game.actors(state)
  const bot = botNamed('greedy')?.make(game)
  if (seat === undefined || bot === undefined) return null
  return { seat, move: choose(bot, game.view(state, seat), seat, plainChance(chance)) }
}

/** The table after so many decisions by bots, or at its end; it stops earlier where `stop` says so. */
export function played(game: Game, opening: Opening, most: number, stop?: (match: Match) => boolean): Match {
  const match = opened(game, opening)
  for (let n = 0; n < most && stop?.(match) !== true; n++) {
    const decided = botDecision(game, match.state, `${opening.seed} ${n}`)
    if (decided === null) break
    submit(match, decided.seat, decided.move)
  }
  return match
}

/** Where a replay has got to: `at` decisions, fewer than given if one is no longer legal. */
export interface Replayed {
  readonly state: State
  readonly at: number
  readonly told: readonly LogEntry[]
}

/** Makes the decisions from that state; stops at the first that the rules do not allow. */
export function replayed(game: Game, from: State, decisions: readonly SeatMove[], seat: Seat | null): Replayed {
  const state = game.clone(from)
  const told: LogEntry[] = []
  for (const [at, decided] of decisions.entries()) {
    const isLegal =
      game.actors(state).includes(decided.seat) &&
      game.legal(state, decided.seat).some((move) => sameMove(move, decided.move))
    if (!isLegal) return { state, at, told }
    game.play(state, decided.seat, decided.move, (event) => {
      if (mayHear(event, seat)) told.push({ at: at + 1, round: state.round, turn: state.turn, event })
    })
  }
  return { state, at: decisions.length, told }
}

export function localPosition(rules: Game, state: State, seat: Seat | null, at: number): Position {
  const view = rules.view(state, seat)
  const actors = rules.actors(state)
  const mine = seat !== null && actors.includes(seat)
  return {
    at,
    number: at,
    seat,
    view,
    hash: '',
    actors,
    legal: mine ? rules.legal(view, seat) : [],
    refused: mine ? rules.why(view, seat) : [],
    result: actors.length === 0 ? rules.result(state) : null,
    canUndo: false,
    canRedo: false,
  }
}

/** A table whose viewer has that seat; the others are bots. */
export function localAbout(state: State, seat: Seat, names: readonly string[] = NAMES): TableAbout {
  return {
    id: 'position',
    game: state.game,
    version: state.version,
    options: state.options,
    sitters: names.slice(0, state.seats).map((name, n) => ({ name, kind: n === seat ? 'person' : 'bot', level: '' })),
    own: [seat],
    opened: 0,
    used: [],
    readonly: null,
  }
}
