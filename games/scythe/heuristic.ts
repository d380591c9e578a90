/** What a position is worth to a seat, for bots. */
import type { Seat } from '@ludarium/kernel'
import { score } from './scoring.ts'
import type { ScytheState } from './state.ts'

export function evaluate(s: ScytheState, seat: Seat): number {
  return score(s, seat).reduce((sum, line) => sum + line.points, 0)
}
