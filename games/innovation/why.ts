import type { Refused, Seat } from '@ludarium/kernel'
import type { InnovationState } from './state.ts'
export function why(_s: InnovationState, _seat: Seat): Refused[] {
  return []
}
