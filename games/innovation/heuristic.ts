import type { Seat } from '@ludarium/kernel'
import { type InnovationState, player } from './state.ts'
export function evaluate(s: InnovationState, seat: Seat): number {
  return player(s, seat).vp
}
