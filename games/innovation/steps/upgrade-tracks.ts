/** The sailing track and the terraforming track (A14, A15). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { receive } from '../effects.ts'
import { displayOf, payScholar } from '../goods.ts'
import { type InnovationMove, type InnovationState, type InnovationStep, player } from '../state.ts'
import { fire } from '../triggers.ts'

const SAILING: InnovationMove = { do: 'sailing' }
const TERRAFORMING: InnovationMove = { do: 'terraforming' }

/** A14.1, A15.1 */
export function listTracks(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.scholars < 1) return
  const { sailingTrack, terraformTrack } = displayOf(p)
  if (p.sailing < sailingTrack.max && p.coins >= sailingTrack.cost.coin) out.push(SAILING)
  const { cost } = terraformTrack
  if (p.terraforming < terraformTrack.max && p.coins >= cost.coin && p.tools >= cost.tool) out.push(TERRAFORMING)
}

export function playSailing(s: InnovationState, seat: Seat, log?: Log): void {
  const p = player(s, seat)
  p.coins -= displayOf(p).sailingTrack.cost.coin
  payScholar(p)
  const later: InnovationStep[] = []
  advanceSailing(s, seat, later, log)
  push(s, ...later)
}

export function playTerraforming(s: InnovationState, seat: Seat, log?: Log): void {
  const p = player(s, seat)
  const { cost } = displayOf(p).terraformTrack
  p.coins -= cost.coin
  p.tools -= cost.tool
  payScholar(p)
  const later: InnovationStep[] = []
  advanceTerraforming(s, seat, later, log)
  push(s, ...later)
}

/** A14.2-A14.4 One level, paid or free; beyond the last one nothing happens. */
export function advanceSailing(s: InnovationState, seat: Seat, later: InnovationStep[], log?: Log): void {
  const p = player(s, seat)
  const { max, rewards } = displayOf(p).sailingTrack
  if (p.sailing >= max) return
  p.sailing++
  log?.({ type: 'sailing', seat, level: p.sailing })
  const reward = rewards[p.sailing]
  if (reward !== undefined) receive(s, seat, reward, 1, 'tracks', later, log)
  fire(s, seat, 'sailingOrTerraformStep', 1, -1, -1, later, log)
}

/** A15.1, A15.2 */
export function advanceTerraforming(s: InnovationState, seat: Seat, later: InnovationStep[], log?: Log): void {
  const p = player(s, seat)
  const { max, rewards } = displayOf(p).terraformTrack
  if (p.terraforming >= max) return
  p.terraforming++
  log?.({ type: 'terraforming', seat, level: p.terraforming })
  const reward = rewards[p.terraforming]
  if (reward !== undefined) receive(s, seat, reward, 1, 'tracks', later, log)
  fire(s, seat, 'sailingOrTerraformStep', 1, -1, -1, later, log)
}
