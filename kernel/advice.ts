/** What a game tells the bots that play it. Nothing here is a rule. */
import type { Move, Seat, State } from './state.ts'

export interface Advice<S extends State = State, M extends Move = Move> {
  /** How good the state looks for the seat, higher is better, in whatever unit; equal states give equal numbers. */
  evaluate(s: S, seat: Seat): number

  /**
   * What bots that play on judge by, in place of `evaluate`; by figures that matches can tune. Greedy stays with
   * `evaluate`, so that what others are measured against does not move.
   */
  judge?(s: S, seat: Seat, weights: Weights): number
  /** The figures of `judge`. */
  readonly weights?: Weights

  /** How many positions a bot looks at for one decision; more where turns are long chains of small decisions. */
  readonly horizon: number

  /**
   * The moves that aimless players choose from when the full list would let a random game wander on without end: a
   * non-empty part of `moves`. Only quick play uses it.
   */
  brisk(s: S, seat: Seat, moves: readonly M[]): readonly M[]

  /** The moves that a bot that searches looks at, a non-empty part of `moves`; by default all. */
  sensible?(s: S, seat: Seat, moves: readonly M[]): readonly M[]

  /** How promising each of the moves looks before anything is tried, higher is better; by default all are alike. */
  prior?(s: S, seat: Seat, moves: readonly M[]): readonly number[]

  /** What the judgement says about who will win, found by self-play (`ludarium calibrate`). */
  readonly confidence?: Confidence

  /** How a bot that searches shares out its time in this game, as far as it differs from `OUTLOOK`. */
  readonly outlook?: Partial<Outlook>

  /** How beginners of this game differ from those of others (`HABITS`): where there is more to see, they see more. */
  readonly habits?: Partial<Habits>
}

export interface Confidence {
  /** Turns of a usual game with four seats. */
  readonly turns: number
  /** By equal parts of such a game: what one unit of judgement more does to the odds, as a power of e. */
  readonly scale: readonly number[]
}

export type Weights = Readonly<Record<string, number>>

/** How a search is laid out. Found by matches, see `ludarium tune`. */
export interface Outlook {
  /** Positions that are played and judged in a millisecond, roughly: makes a budget out of a time. */
  readonly pace: number
  /** Lines that the beam follows at the same time. */
  readonly width: number
  /** Other worlds over which luck is evened out while turns are found; 0 takes it as it comes in one world. */
  readonly evening: number
  /** Share of the positions that go into finding turns; the rest judges them. */
  readonly finding: number
  /** Turns that are judged, at the most. */
  readonly candidates: number
  /** How many turns of everybody are played on before a position is judged. */
  readonly ahead: number
  /** Positions for each own turn in them; 0 for one decision after the other. */
  readonly glance: number
  /** Lines that are followed for each of them. */
  readonly glanceWidth: number
  /** What a turn looks like at its own end counts like so many worlds in which it was played on. */
  readonly trust: number
  /** How much of the others' mean counts against a seat. */
  readonly envy: number
  /** What winning is worth beside, and losing costs, where the game is over. */
  readonly victory: number
}

/** How a beginner thinks. */
export interface Habits {
  /** Decisions that it thinks ahead. */
  readonly depth: number
  /** Lines that it keeps in mind. */
  readonly width: number
  /** Of a hundred moves, how many it does not notice. */
  readonly overlooks: number
  /** Most moves it looks at in one place. */
  readonly notices: number
}

export const HABITS: Habits = { depth: 9, width: 3, overlooks: 25, notices: 14 }

/** Enough positions to see to the end of most turns. */
export const HORIZON = 240

export const OUTLOOK: Outlook = {
  pace: 40,
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
