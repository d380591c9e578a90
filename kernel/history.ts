/**
 * A match: a table's setup, its decisions, and the resulting state. Undo, replay, branching and crash recovery all
 * replay the list, from the start or from the nearest snapshot.
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
  /** Hash of the state after it. A replay detects divergence at the first differing decision. */
  readonly hash: string
}

/** The result of a game, as stored in a record. */
export type Ending = Pick<Result, 'ranks' | 'lines'>

export interface History<M extends Move = Move> {
  readonly setup: Setup
  readonly decisions: readonly Decision<M>[]
  /** Present if the game is over. */
  readonly ending?: Ending
}

export interface Match<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>
  readonly setup: Setup
  /** The state after all decisions. Read-only. */
  state: S
  readonly decisions: Decision<M>[]
  /** `reveals` before each decision. */
  readonly reveals: number[]
  /** Decisions that were undone; the next one to redo is last. */
  undone: Decision<M>[]
  /** Snapshots after 0, KEEP, 2 KEEP ... decisions. */
  readonly kept: S[]
}

/** Decisions between snapshots. */
const KEEP = 32

/** Opens a table: validates the request and sets the game up. */
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
 * Validates and plays a move. `at` is the number of decisions the sender has seen: moves based on an older position are
 * refused.
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

export type TurnMark = Pick<State, 'round' | 'turn'>

/** A decision played on a copy, waiting to be committed. */
export interface Proposal<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** Number of decisions in the match before it. */
  readonly at: number
  readonly decision: Decision<M>
  readonly events: readonly (E | KernelEvent)[]
  /** Round and turn per event: one decision can end a turn and begin the next. */
  readonly moments: readonly TurnMark[]
  readonly state: S
}

/** Optional replacements for parts of `propose`, for callers with caches. */
export interface ProposeHooks<S extends State = State, M extends Move = Move> {
  legal?(s: S, seat: Seat): readonly M[]
  /** A copy of the state to play on. */
  copied?(s: S): S
  /** The resulting state, or an equal one, with its hash. The state must not change afterwards. */
  hashed?(s: S): Hashed<S>
}

export interface Hashed<S extends State = State> {
  readonly state: S
  readonly hash: string
}

/** Plays a decision on a copy. The match does not change until `commit`. */
export function propose<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: unknown,
  input: unknown,
  at?: number,
  ready: ProposeHooks<S, M> = {},
): Outcome<Proposal<S, M, E>> {
  if (at !== undefined && at !== match.decisions.length) return refused('stale')
  return playOnCopy({ game: match.game, state: match.state, at: match.decisions.length }, seat, input, ready)
}

/** Plays a further decision of the same seat on top of a proposal. Commit it after that proposal. */
export function proposeNext<S extends State, M extends Move, E extends GameEvent>(
  { game }: Match<S, M, E>,
  { state, at, decision }: Proposal<S, M, E>,
  input: unknown,
  ready: ProposeHooks<S, M> = {},
): Outcome<Proposal<S, M, E>> {
  return playOnCopy({ game, state, at: at + 1 }, decision.seat, input, ready)
}

interface Base<S extends State, M extends Move, E extends GameEvent> {
  readonly game: Game<S, M, E>
  readonly state: S
  /** Number of decisions that led to the state. */
  readonly at: number
}

function playOnCopy<S extends State, M extends Move, E extends GameEvent>(
  { game, state: before, at }: Base<S, M, E>,
  seat: unknown,
  input: unknown,
  ready: ProposeHooks<S, M>,
): Outcome<Proposal<S, M, E>> {
  const checked = check(game, before, seat, input, ready.legal)
  if (!checked.ok) return checked
  const { seat: who, move } = checked.value
  const played = ready.copied?.(before) ?? game.clone(before)
  const events: (E | KernelEvent)[] = []
  const moments: TurnMark[] = []
  game.play(played, who, move, (event) => {
    events.push(event)
    moments.push({ round: played.round, turn: played.turn })
  })
  const { state, hash: after } = ready.hashed?.(played) ?? { state: played, hash: hash(played) }
  return granted({ at, decision: { seat: who, move, hash: after }, events, moments, state })
}

/** Applies a proposal. The match must not have changed since `propose`. */
export function commit<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  proposal: Proposal<S, M, E>,
): void {
  if (proposal.at !== match.decisions.length) throw new Error('The match has changed since the proposal.')
  const next = match.undone[match.undone.length - 1]
  const again = next !== undefined && next.seat === proposal.decision.seat && next.hash === proposal.decision.hash
  match.undone = again ? match.undone.slice(0, -1) : []
  match.reveals.push(match.state.reveals)
  match.state = proposal.state
  appendDecision(match, proposal.decision)
}

/** Plays a legal move. `recorded`: its hash, if already known. */
function apply<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  move: M,
  recorded?: string,
  log?: Log<E | KernelEvent>,
): Decision<M> {
  match.reveals.push(match.state.reveals)
  // Snapshots must not change.
  if (match.state === match.kept[match.kept.length - 1]) match.state = match.game.clone(match.state)
  match.game.play(match.state, seat, move, log)
  const decision = { seat, move, hash: recorded ?? hash(match.state) }
  appendDecision(match, decision)
  return decision
}

function appendDecision<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  decision: Decision<M>,
): void {
  match.decisions.push(decision)
  if (match.decisions.length % KEEP === 0) match.kept.push(match.state)
}

type Past = Pick<Match, 'decisions' | 'reveals'> & { readonly state: State }

/** Whether the seat may undo the last `count` decisions: they are its own and revealed nothing hidden. */
export function canUndo(match: Past, seat: Seat, count = 1): boolean {
  const from = match.decisions.length - count
  const own = from >= 0 && match.decisions.slice(from).every((decision) => decision.seat === seat)
  return own && match.reveals[from] === match.state.reveals
}

/** Undoes the last `count` decisions and returns the first of them. */
export function undo<S extends State, M extends Move, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  count = 1,
): Outcome<Decision<M>> {
  const from = match.decisions.length - count
  const first = match.decisions[from]
  if (first === undefined) return refused('undo.nothing')
  if (match.decisions.slice(from).some((decision) => decision.seat !== seat)) return refused('undo.other')
  if (!canUndo(match, seat, count)) return refused('undo.revealed')
  match.undone.push(...match.decisions.slice(from).reverse())
  rewind(match, from)
  return granted(first)
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

/** A copy of the state after the first `n` decisions. */
export function stateAt<S extends State, M extends Move, E extends GameEvent>(match: Match<S, M, E>, n: number): S {
  if (!(n >= 0 && n <= match.decisions.length)) throw new Error(`There is no decision ${n}.`)
  const from = Math.floor(n / KEEP)
  const s = match.game.clone(match.kept[from] as S)
  for (let i = from * KEEP; i < n; i++) {
    const { seat, move } = match.decisions[i] as Decision<M>
    match.game.play(s, seat, move)
  }
  return s
}

/** A new match that shares the first `n` decisions. */
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

/** Where a replay diverged from the record. */
export interface Divergence {
  /** 0-based number of the decision; for an ending, the number of decisions. */
  readonly at: number
  /** The move is illegal, leads to a different state, or the final result differs. */
  readonly kind: 'illegal' | 'different' | 'ending'
}

/**
 * Replays a record, validating every move. Compares hashes after each decision, or only every `n` decisions for speed;
 * if one differs, it replays again to find the first.
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
