/**
 * A match: a table's setup, the list of its decisions, and the state they lead to. Undo, replay, branching and
 * crash recovery are all the same thing: play the list again, from the start or from the nearest kept state.
 */
import type { Game, GameEvent, KernelEvent, Log, Result } from './game.ts'
import { hash } from './hash.ts'
import { readTable, type TableRequest } from './options.ts'
import { granted, type Outcome, refused } from './refusal.ts'
import type { Move, Options, Seat, State } from './state.ts'
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

/** How a game came out, as far as a record tells it. */
export type Ending = Pick<Result, 'ranks' | 'lines'>

export interface History<M extends Move = Move> {
  readonly setup: Setup
  readonly decisions: readonly Decision<M>[]
  /** Of a game that is over. */
  readonly ending?: Ending
}

export interface Match<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>
  readonly setup: Setup
  /** The state after all decisions. Read it, don't change it. */
  state: S
  readonly decisions: Decision<M>[]
  /** `reveals` before each decision. */
  readonly reveals: number[]
  /** Decisions taken back, the next to redo last. */
  undone: Decision<M>[]
  /** The states after 0, KEEP, 2 KEEP ... decisions. */
  readonly kept: S[]
}

/** A state is kept every so many decisions. */
const KEEP = 32

/** Opens a table: checks the request, sets the game up. */
export function begin<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  request: TableRequest,
): Outcome<Match<S, M, E>> {
  const table = readTable(game, request)
  if (!table.ok) return table
  return granted(open(game, { game: game.id, version: game.version, ...table.value }))
}

function open<S extends State, M extends Move, E extends GameEvent>(game: Game<S, M, E>, setup: Setup): Match<S, M, E> {
  const state = game.setup(setup)
  return { game, setup, state, decisions: [], reveals: [], undone: [], kept: [state] }
}

/**
 * The checked door to a match. `at` is how many decisions the sender has seen: a decision made on an older
 * position is refused instead of being applied to another one.
 */
export function submit<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: unknown,
  input: unknown,
  at?: number,
  log?: Log<E | KernelEvent>,
): Outcome<Decision<M>> {
  if (at !== undefined && at !== match.decisions.length) return refused('stale')
  const checked = check(match.game, match.state, seat, input)
  if (!checked.ok) return checked
  match.undone = []
  return granted(apply(match, checked.value.seat, checked.value.move, undefined, log))
}

/** When in the game something happened. */
export type TurnMark = Pick<State, 'round' | 'turn'>

/** A decision that was played on a copy and waits to be kept. */
export interface Proposal<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** How many decisions the match had. */
  readonly at: number
  readonly decision: Decision<M>
  readonly events: readonly (E | KernelEvent)[]
  /** By event, the round and turn in which it happened: a decision may end one and begin the next. */
  readonly moments: readonly TurnMark[]
  /** The state after the decision. */
  readonly state: S
}

/** What whoever proposes may have at hand, or find more quickly. */
export interface Ready<S extends State = State, M extends Move = Move> {
  /** The game's list of legal moves. */
  legal?(s: S, seat: Seat): readonly M[]
  /** A copy of the state, to be played on. */
  copied?(s: S): S
  /** The state that was played to, or one that is equal to it, and its hash. It is not changed any more. */
  hashed?(s: S): Hashed<S>
}

export interface Hashed<S extends State = State> {
  readonly state: S
  readonly hash: string
}

/** Plays a decision on a copy. Nothing has changed until it is committed. */
export function propose<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: unknown,
  input: unknown,
  at?: number,
  ready: Ready<S, M> = {},
): Outcome<Proposal<S, M, E>> {
  if (at !== undefined && at !== match.decisions.length) return refused('stale')
  const checked = check(match.game, match.state, seat, input, ready.legal)
  if (!checked.ok) return checked
  const { seat: who, move } = checked.value
  const played = ready.copied?.(match.state) ?? match.game.clone(match.state)
  const events: (E | KernelEvent)[] = []
  const moments: TurnMark[] = []
  match.game.play(played, who, move, (event) => {
    events.push(event)
    moments.push({ round: played.round, turn: played.turn })
  })
  const { state, hash: after } = ready.hashed?.(played) ?? { state: played, hash: hash(played) }
  const decision = { seat: who, move, hash: after }
  return granted({ at: match.decisions.length, decision, events, moments, state })
}

/** Makes a proposal true. The match must be where it was when the decision was proposed. */
export function commit<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  proposal: Proposal<S, M, E>,
): void {
  if (proposal.at !== match.decisions.length) throw new Error('The match has moved on since that was proposed.')
  const next = match.undone[match.undone.length - 1]
  const again = next !== undefined && next.seat === proposal.decision.seat && next.hash === proposal.decision.hash
  match.undone = again ? match.undone.slice(0, -1) : []
  match.reveals.push(match.state.reveals)
  match.state = proposal.state
  note(match, proposal.decision)
}

/** Plays a legal move. `recorded` is the hash to note when it need not be computed. */
function apply<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  move: M,
  recorded?: string,
  log?: Log<E | KernelEvent>,
): Decision<M> {
  match.reveals.push(match.state.reveals)
  // A state that is kept stays as it is.
  if (match.state === match.kept[match.kept.length - 1]) match.state = match.game.clone(match.state)
  match.game.play(match.state, seat, move, log)
  const decision = { seat, move, hash: recorded ?? hash(match.state) }
  note(match, decision)
  return decision
}

function note<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  decision: Decision<M>,
): void {
  match.decisions.push(decision)
  if (match.decisions.length % KEEP === 0) match.kept.push(match.state)
}

type Past = Pick<Match, 'decisions' | 'reveals'> & { readonly state: State }

/** Whether the seat may take back the last decision: it was its own and has brought nothing hidden to light. */
export function canUndo(match: Past, seat: Seat): boolean {
  const last = match.decisions[match.decisions.length - 1]
  return last !== undefined && last.seat === seat && match.reveals[match.reveals.length - 1] === match.state.reveals
}

export function undo<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
): Outcome<Decision<M>> {
  const last = match.decisions[match.decisions.length - 1]
  if (last === undefined) return refused('undo.nothing')
  if (last.seat !== seat) return refused('undo.other')
  if (!canUndo(match, seat)) return refused('undo.revealed')
  rewind(match, match.decisions.length - 1)
  match.undone.push(last)
  return granted(last)
}

export function redo<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
): Outcome<Decision<M>> {
  const next = match.undone[match.undone.length - 1]
  if (next === undefined || next.seat !== seat) return refused('redo')
  match.undone.pop()
  return granted(apply(match, next.seat, next.move))
}

function rewind<S extends State, M extends Move, E extends GameEvent>(match: Match<S, M, E>, n: number): void {
  match.state = stateAt(match, n)
  match.decisions.length = n
  match.reveals.length = n
  match.kept.length = Math.floor(n / KEEP) + 1
}

/** A clone of the state after the first `n` decisions. */
export function stateAt<S extends State, M extends Move, E extends GameEvent>(match: Match<S, M, E>, n: number): S {
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
export function fork<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  n: number,
): Match<S, M, E> {
  return {
    game: match.game,
    setup: match.setup,
    state: stateAt(match, n),
    decisions: match.decisions.slice(0, n),
    reveals: match.reveals.slice(0, n),
    undone: [],
    kept: match.kept.slice(0, Math.floor(n / KEEP) + 1),
  }
}

export function historyOf<S extends State, M extends Move, E extends GameEvent>(match: Match<S, M, E>): History<M> {
  const { setup, decisions, game, state } = match
  const result = game.result(state)
  if (result === null) return { setup, decisions: [...decisions] }
  return { setup, decisions: [...decisions], ending: { ranks: result.ranks, lines: result.lines } }
}

/** How a replay left the recorded path. */
export interface Divergence {
  /** Number of the decision, counted from 0; of the ending, the number of decisions. */
  readonly at: number
  /** The move is no longer legal, or it is and leads to another state, or the game comes out another way. */
  readonly kind: 'illegal' | 'different' | 'ending'
}

/**
 * Plays a recorded game again, every move through the checked door. Hashes are compared after each decision, or, to be
 * quick, only after every so many and the last: when one of those differs the game is played once more to find the first.
 */
export function replay<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  history: History,
  every = 1,
): Outcome<{ match: Match<S, M, E>; divergence: Divergence | null }> {
  const { setup, decisions } = history
  if (setup.game !== game.id) return refused('game.other', { game: setup.game, wanted: game.id })
  if (!Number.isInteger(setup.version) || setup.version < 1) return refused('version.none')
  if (setup.version > game.version) return refused('version.newer')
  const table = readTable(game, setup)
  if (!table.ok) return table
  const match = open(game, { ...setup, options: table.value.options, seed: table.value.seed })
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
  const { ending } = historyOf(match)
  const otherwise = history.ending !== undefined && (ending === undefined || hash(ending) !== hash(history.ending))
  return granted({ match, divergence: otherwise ? { at: decisions.length, kind: 'ending' } : null })
}
