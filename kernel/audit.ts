/** What tests hold a game to. Play itself never asks for it. */
import type { State } from './state.ts'

export interface Audit<S extends State = State> {
  /** Counts of components that play can never change, e.g. `{ followers: 40 }`. */
  components(s: S): Readonly<Record<string, number>>

  /** What the rules promise: `legal` lists at most `branching` moves, a random game takes at most `decisions`. */
  readonly bounds: { readonly branching: number; readonly decisions: number }

  /** Throws, with a sentence, on a position that the rules cannot reach. */
  invariants?(s: S): void
}
