/** Scythe as the kernel knows it. */
import { defineGame } from '@ludarium/kernel'
import { brisk } from './brisk.ts'
import { cloneState } from './clone.ts'
import { components } from './components.ts'
import { evaluate } from './heuristic.ts'
import { options, refuse } from './options.ts'
import { player } from './pieces.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { ScytheMove, ScytheState, ScytheStep } from './state.ts'
import { bottomSteps } from './steps/bottom.ts'
import { withGifts } from './steps/bribes.ts'
import { combatSteps } from './steps/combat.ts'
import { costSteps } from './steps/costs.ts'
import { encounterSteps } from './steps/encounter.ts'
import { factorySteps } from './steps/factory.ts'
import { gainSteps } from './steps/gains.ts'
import { moveSteps } from './steps/move.ts'
import { produceSteps } from './steps/produce.ts'
import { starSteps } from './steps/stars.ts'
import { turnSteps } from './steps/turn.ts'
import { why } from './why.ts'

export const game = defineGame<ScytheState, ScytheMove, ScytheStep>({
  id: 'scythe',
  name: 'Scythe',
  version: 1,
  seats: { min: 2, max: 7 },
  options,
  bounds: { branching: 300, decisions: 12_000 },
  refuse,
  setup,
  steps: withGifts({
    ...turnSteps,
    ...costSteps,
    ...gainSteps,
    ...produceSteps,
    ...moveSteps,
    ...combatSteps,
    ...encounterSteps,
    ...factorySteps,
    ...bottomSteps,
    ...starSteps,
  }),
  secrets,
  unseen,
  score,
  ranks,
  evaluate,
  clone: cloneState,
  roles: (s, seat) => ({ faction: player(s, seat).faction, mat: player(s, seat).mat }),
  components,
  why,
  brisk,
})
