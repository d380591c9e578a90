/** What the tests check for each game. Not used during play. */
import type { State } from './state.ts'

export interface Audit<S extends State = State> {
  /** Component counts that never change, e.g. `{ followers: 40 }`. */
  components(s: S): Readonly<Record<string, number>>

  /** Upper limits: moves per `legal` list, decisions per random game. */
  readonly bounds: { readonly branching: number; readonly decisions: number }

  /** Throws with an explanation if the position is unreachable by the rules. */
  invariants?(s: S): void
}
