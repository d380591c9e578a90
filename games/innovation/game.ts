/** Age of Innovation as the kernel knows it. */
import { defineGame } from '@ludarium/kernel'
import { brisk, confidence, evaluate, outlook } from './advice.ts'
import { bounds, components, invariants } from './audit.ts'
import { cloneState } from './clone.ts'
import { WHEEL } from './data/index.ts'
import type { InnovationEvent } from './events.ts'
import type { InnovationMove } from './moves.ts'
import { options, refuse } from './options.ts'
import { player } from './pieces.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { InnovationState, InnovationStep } from './state.ts'
import { aside, steps } from './steps/index.ts'
import { why } from './why.ts'

export const game = defineGame<InnovationState, InnovationMove, InnovationEvent, InnovationStep>({
  id: 'innovation',
  name: 'Age of Innovation',
  version: 1,
  seats: { min: 1, max: 5 },
  options,
  refuse,
  setup,
  steps,
  aside,
  secrets,
  unseen,
  score,
  ranks,
  why,
  roles(s, seat): Record<string, string> {
    const p = player(s, seat)
    const terrain = WHEEL[p.terrain]
    if (p.faction === '' || terrain === undefined) return {}
    return { faction: p.faction, terrain, palace: p.palace === '' ? 'none' : p.palace }
  },
  clone: cloneState,
  advice: { evaluate, brisk, confidence, outlook },
  audit: { components, bounds, invariants },
})
