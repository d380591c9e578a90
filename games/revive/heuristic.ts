import type { Seat } from '@ludarium/kernel'
import { total } from './scoring.ts'
import type { ReviveState } from './state.ts'
export function evaluate(s: ReviveState, seat: Seat): number {
  return total(s, seat)
}
