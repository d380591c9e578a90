/** What a game tells the bots that play it. Nothing here is a rule. */
import type { Move, Seat, State } from './state.ts'

export interface Advice<S extends State = State, M extends Move = Move> {
  /** How good the state looks for the seat, higher is better, in whatever unit; equal states give equal numbers. */
  evaluate(s: S, seat: Seat): number

  /** How many positions a bot looks at for one decision; more where turns are long chains of small decisions. */
  readonly horizon: number

  /**
   * The moves that aimless players choose from when the full list would let a random game wander on without end: a
   * non-empty part of `moves`. Only random play uses it.
   */
  brisk(s: S, seat: Seat, moves: readonly M[]): readonly M[]

  /** How much of the others' mean `evaluate` counts against a seat when a bot compares positions; 0 by default. */
  readonly envy?: number

  /** How promising each of the moves looks before anything is tried, higher is better; by default all are alike. */
  prior?(s: S, seat: Seat, moves: readonly M[]): readonly number[]
}

/** Enough positions to see to the end of most turns. */
export const HORIZON = 240
