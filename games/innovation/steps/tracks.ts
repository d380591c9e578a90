/** The main actions on the sailing track and the terraforming track (A14, A15). */
import type { Seat } from '@ludarium/kernel'
import { advanceSailing, advanceTerraforming } from '../effects.ts'
import { displayOf } from '../figures.ts'
import { payScholar } from '../goods.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import type { ActionsOf } from './table.ts'

const SAILING: InnovationMove = { do: 'sailing' }
const TERRAFORMING: InnovationMove = { do: 'terraforming' }

/** A14.1, A15.1 */
export function listTracks(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.scholars < 1) return
  const { sailingTrack, terraformTrack } = displayOf(s, p)
  if (p.sailing < sailingTrack.max && p.coins >= sailingTrack.cost.coin) out.push(SAILING)
  const { cost } = terraformTrack
  if (p.terraforming < terraformTrack.max && p.coins >= cost.coin && p.tools >= cost.tool) out.push(TERRAFORMING)
}

export const trackActions = {
  /** A14.1 */
  sailing(s, _step, seat, _move, log) {
    const p = player(s, seat)
    p.coins -= displayOf(s, p).sailingTrack.cost.coin
    payScholar(p)
    advanceSailing(s, seat, log)
  },

  /** A15.1 */
  terraforming(s, _step, seat, _move, log) {
    const p = player(s, seat)
    const { cost } = displayOf(s, p).terraformTrack
    p.coins -= cost.coin
    p.tools -= cost.tool
    payScholar(p)
    advanceTerraforming(s, seat, log)
  },
} satisfies ActionsOf<'sailing' | 'terraforming'>
