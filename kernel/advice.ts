/** Hints from a game to its bots. None of this is a rule. */
import type { Move, Seat, State } from './state.ts'

export interface Advice<S extends State = State, M extends Move = Move> {
  /** Value of the state for the seat; higher is better, in any unit. Equal states give equal numbers. */
  evaluate(s: S, seat: Seat): number

  /**
   * Evaluation for bots that search, used instead of `evaluate`. Its weights can be tuned by matches. Greedy keeps
   * using `evaluate`, so it stays a fixed reference.
   */
  judge?(s: S, seat: Seat, weights: Weights): number
  /** Weights for `judge`. */
  readonly weights?: Weights

  /** Positions to examine per decision. Set it higher if turns are long chains of small decisions. */
  readonly horizon: number

  /**
   * The moves a random player picks from if the full list could make random games run forever: a non-empty subset of
   * `moves`. Only quick play uses it.
   */
  quickMoves(s: S, seat: Seat, moves: readonly M[]): readonly M[]

  /** The moves a searching bot considers: a non-empty subset of `moves`. Default: all. */
  candidateMoves?(s: S, seat: Seat, moves: readonly M[]): readonly M[]

  /** How promising each move looks before search; higher is better. Default: all equal. */
  prior?(s: S, seat: Seat, moves: readonly M[]): readonly number[]

  /** Converts evaluations to winning chances. Fitted by self-play (`ludarium calibrate`). */
  readonly confidence?: Confidence

  /** Search settings that differ from `SEARCH_DEFAULTS`. */
  readonly search?: Partial<SearchSettings>

  /** Novice settings that differ from `NOVICE_DEFAULTS`. */
  readonly novice?: Partial<NoviceSettings>
}

export interface Confidence {
  /** Turns of a typical game with four seats. */
  readonly turns: number
  /** Per equal part of such a game: the log-odds that one unit of evaluation is worth. */
  readonly scale: readonly number[]
}

export type Weights = Readonly<Record<string, number>>

/** Settings of a search. Tuned by matches, see `ludarium tune`. */
export interface SearchSettings {
  /** Approximate number of positions played and evaluated per millisecond. Converts a time budget to positions. */
  readonly positionsPerMs: number
  /** Beam width. */
  readonly width: number
  /** Number of sampled worlds to average luck over while searching for turns; 0 uses a single world. */
  readonly evening: number
  /** Share of the positions spent on finding turns. The rest evaluates them. */
  readonly finding: number
  /** Maximum number of turns to evaluate. */
  readonly candidates: number
  /** How many rounds of turns to play out before evaluating a position. */
  readonly ahead: number
  /** Positions per own turn during playouts; 0 picks one decision at a time. */
  readonly glance: number
  /** Beam width for those turns. */
  readonly glanceWidth: number
  /** Weight of the evaluation at the end of the turn, in playouts. */
  readonly trust: number
  /** How much the rivals' mean counts against a seat. */
  readonly envy: number
  /** Bonus for a win and penalty for a loss in finished games. */
  readonly victory: number
}

/** How the novice bot thinks. */
export interface NoviceSettings {
  /** Decisions to look ahead. */
  readonly depth: number
  /** Beam width. */
  readonly width: number
  /** Percentage of moves that it misses. */
  readonly missPercent: number
  /** Maximum number of moves to consider per decision. */
  readonly maxMoves: number
}

export const NOVICE_DEFAULTS: NoviceSettings = { depth: 9, width: 3, missPercent: 25, maxMoves: 14 }

/** Enough to reach the end of most turns. */
export const DEFAULT_HORIZON = 240

export const SEARCH_DEFAULTS: SearchSettings = {
  positionsPerMs: 40,
  width: 24,
  evening: 0,
  finding: 0.3,
  candidates: 24,
  ahead: 1,
  glance: 60,
  glanceWidth: 3,
  trust: 0,
  envy: 0,
  victory: 0,
}
