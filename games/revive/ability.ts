/** R18 The tribe ability ("star"). */
import { push, type Seat } from '@ludarium/kernel'
import { TRIBE_MARKERS } from './data/index.ts'
import { abilityKey, effectOf } from './effects.ts'
import type { ReviveLog } from './events.ts'
import { addProgress, spend } from './gains.ts'
import { whenKeys } from './modifiers.ts'
import { player } from './pieces.ts'
import { canUseAbility } from './possible.ts'
import type { ReviveState } from './state.ts'
import { trigger } from './story.ts'
import { progressTakesArtifact } from './tracks.ts'

/**
 * R18.3 Cost, marker with its bonus, the ability, then what modifiers add. Who would have to pay, or would take an
 * artifact with the marker, is asked first, unless it is `decided` already.
 */
export function useAbility(s: ReviveState, seat: Seat, decided: boolean, log?: ReviveLog): void {
  if (!canUseAbility(s, seat)) return
  const p = player(s, seat)
  const { key, op, parts, cost } = effectOf(s, abilityKey(p))
  const moves = p.tribeMarkers < TRIBE_MARKERS
  if (!decided && (op.do === 'pay' || (moves && progressTakesArtifact(s, p)))) {
    push(s, { step: 'ability', seat })
    return
  }
  if (p.tribe !== '') log?.({ type: 'ability', seat, tribe: p.tribe })
  if (op.do === 'pay') {
    p.resources.crystal -= cost.crystal
    spend(p, 'food', cost.food)
  }
  const keys: string[] = []
  if (moves) {
    p.tribeMarkers++
    const bonus = addProgress(s, seat, log)
    if (bonus !== '') keys.push(bonus)
  }
  if (op.do === 'pay') keys.push(...parts)
  else keys.push(key)
  keys.push(...whenKeys(s, p, 'tribeAbility'))
  push(s, { step: 'effects', seat, effects: keys, about: '' })
  s.abilities++
  if (s.abilities === 3) trigger(s, 'tribeAbility3', seat)
}
