/**
 * A match: a table's setup, the list of its decisions, and the state they lead to. Undo, replay, branching and
 * crash recovery are all the same thing: play the list again, from the start or from the nearest kept state.
 */
import type { Game, Log, Move, Options, Seat, State } from './game.ts'
import { hash } from './hash.ts'
import { readTable, type TableRequest } from './options.ts'
import { granted, type Outcome, refused } from './refusal.ts'
import { check, sameMove } from './submit.ts'

export interface Setup {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

export interface Decision<M extends Move = Move> {
  readonly seat: Seat
  readonly move: M
  /** Hash of the state after it, so that a replay that goes another way is noticed at that step. */
  readonly hash: string
}

export interface History<M extends Move = Move> {
  readonly setup: Setup
  readonly decisions: readonly Decision<M>[]
}

export interface Match<S extends State = State, M extends Move = Move> {
  readonly game: Game<S, M>
  readonly setup: Setup
  /** The state after all decisions. Read it, don't change it. */
  state: S
  readonly decisions: Decision<M>[]
  /** `reveals` before each decision. */
  readonly reveals: number[]
  /** Decisions taken back, the next to redo last. */
  undone: Decision<M>[]
  /** Clones of the states after 0, KEEP, 2 KEEP ... decisions. */
  readonly kept: S[]
}

/** A state is kept every so many decisions. */
const KEEP = 32

/** Opens a table: checks the request, sets the game up. */
export function begin<S extends State, M extends Move>(game: Game<S, M>, request: TableRequest): Outcome<Match<S, M>> {
  const table = readTable(game as Game, request)
  if (!table.ok) return table
  return granted(open(game, { game: game.id, version: game.version, ...table.value }))
}

function open<S extends State, M extends Move>(game: Game<S, M>, setup: Setup): Match<S, M> {
  const state = game.setup(setup)
  return { game, setup, state, decisions: [], reveals: [], undone: [], kept: [game.clone(state)] }
}

/**
 * The checked door to a match. `at` is how many decisions the sender has seen: a decision made on an older
 * position is refused instead of being applied to another one.
 */
export function submit<S extends State, M extends Move>(
  match: Match<S, M>,
  seat: unknown,
  input: unknown,
  at?: number,
  log?: Log,
): Outcome<Decision<M>> {
  if (at !== undefined && at !== match.decisions.length) {
    return refused('stale', 'The table has moved on since that decision was made.')
  }
  const checked = check(match.game, match.state, seat, input)
  if (!checked.ok) return checked
  match.undone = []
  return granted(apply(match, checked.value.seat, checked.value.move, undefined, log))
}

/** Plays a legal move. `recorded` is the hash to note when it need not be computed. */
function apply<S extends State, M extends Move>(
  match: Match<S, M>,
  seat: Seat,
  move: M,
  recorded?: string,
  log?: Log,
): Decision<M> {
  match.reveals.push(match.state.reveals)
  match.game.play(match.state, seat, move, log)
  const decision = { seat, move, hash: recorded ?? hash(match.state) }
  match.decisions.push(decision)
  if (match.decisions.length % KEEP === 0) match.kept.push(match.game.clone(match.state))
  return decision
}

/** Whether the seat may take back the last decision: it was its own and has brought nothing hidden to light. */
export function canUndo(match: Match, seat: Seat): boolean {
  const last = match.decisions[match.decisions.length - 1]
  return last !== undefined && last.seat === seat && match.reveals[match.reveals.length - 1] === match.state.reveals
}

export function undo<S extends State, M extends Move>(match: Match<S, M>, seat: Seat): Outcome<Decision<M>> {
  const last = match.decisions[match.decisions.length - 1]
  if (last === undefined) return refused('undo', 'There is nothing to take back.')
  if (last.seat !== seat) return refused('undo', 'Somebody else has decided since.')
  if (!canUndo(match as Match, seat)) return refused('undo', 'That decision brought something hidden to light.')
  rewind(match, match.decisions.length - 1)
  match.undone.push(last)
  return granted(last)
}

export function redo<S extends State, M extends Move>(match: Match<S, M>, seat: Seat): Outcome<Decision<M>> {
  const next = match.undone[match.undone.length - 1]
  if (next === undefined || next.seat !== seat) return refused('redo', 'There is nothing to do again.')
  match.undone.pop()
  return granted(apply(match, next.seat, next.move))
}

function rewind<S extends State, M extends Move>(match: Match<S, M>, n: number): void {
  match.state = stateAt(match, n)
  match.decisions.length = n
  match.reveals.length = n
  match.kept.length = Math.floor(n / KEEP) + 1
}

/** A clone of the state after the first `n` decisions. */
export function stateAt<S extends State, M extends Move>(match: Match<S, M>, n: number): S {
  if (!(n >= 0 && n <= match.decisions.length)) throw new Error(`There are no ${n} decisions.`)
  const from = Math.floor(n / KEEP)
  const s = match.game.clone(match.kept[from] as S)
  for (let i = from * KEEP; i < n; i++) {
    const { seat, move } = match.decisions[i] as Decision<M>
    match.game.play(s, seat, move)
  }
  return s
}

/** Another match that shares the first `n` decisions and then goes its own way. */
export function fork<S extends State, M extends Move>(match: Match<S, M>, n: number): Match<S, M> {
  return {
    game: match.game,
    setup: match.setup,
    state: stateAt(match, n),
    decisions: match.decisions.slice(0, n),
    reveals: match.reveals.slice(0, n),
    undone: [],
    kept: match.kept.slice(0, Math.floor(n / KEEP) + 1).map((state) => match.game.clone(state)),
  }
}

export function historyOf<M extends Move>(match: Match<State, M>): History<M> {
  return { setup: match.setup, decisions: [...match.decisions] }
}

/** How a replay left the recorded path. */
export interface Divergence {
  /** Number of the decision, counted from 0. */
  readonly at: number
  /** The move is no longer legal, or it is and leads to another state. */
  readonly kind: 'illegal' | 'different'
}

/**
 * Plays a recorded game again, every move through the checked door. Hashes are compared after each decision, or, to be
 * quick, only after every so many and the last: when one of those differs the game is played once more to find the first.
 */
export function replay<S extends State, M extends Move>(
  game: Game<S, M>,
  history: History,
  every = 1,
): Outcome<{ match: Match<S, M>; divergence: Divergence | null }> {
  const { setup, decisions } = history
  if (setup.game !== game.id) return refused('game', `This is a record of '${setup.game}', not of '${game.id}'.`)
  if (setup.version > game.version) return refused('version', 'This record was made by a newer version of the rules.')
  const table = readTable(game as Game, setup)
  if (!table.ok) return table
  const match = open(game, { ...setup, options: table.value.options })
  for (const [at, { seat, move: wanted, hash: recorded }] of decisions.entries()) {
    const move = game.actors(match.state).includes(seat)
      ? game.legal(match.state, seat).find((listed) => sameMove(listed, wanted))
      : undefined
    const compare = (at + 1) % every === 0 || at === decisions.length - 1
    if (move !== undefined) apply(match, seat, move, compare ? undefined : recorded)
    const different = move !== undefined && compare && match.decisions[at]?.hash !== recorded
    if ((move === undefined || different) && every > 1) return replay(game, history)
    if (move === undefined) return granted({ match, divergence: { at, kind: 'illegal' } })
    if (different) return granted({ match, divergence: { at, kind: 'different' } })
  }
  return granted({ match, divergence: null })
}
