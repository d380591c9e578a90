/** How good a position looks, for bots. */
import type { Seat } from '@ludarium/kernel'
import { player } from './player.ts'
import type { EssenceState } from './state.ts'

export function evaluate(s: EssenceState, seat: Seat): number {
  return player(s, seat).essence + 6 * player(s, seat).shards
}
