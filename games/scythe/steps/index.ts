/** The rules of all steps, in the order of the rulebook. */
import type { Steps } from '../state.ts'
import { benefitSteps } from './benefits.ts'
import { bottomSteps } from './bottom.ts'
import { combatSteps } from './combat.ts'
import { costSteps } from './costs.ts'
import { encounterSteps } from './encounter.ts'
import { factorySteps } from './factory.ts'
import { gainSteps } from './gains.ts'
import { moveSteps } from './move.ts'
import { produceSteps } from './produce.ts'
import { starSteps } from './stars.ts'
import { topSteps } from './top.ts'
import { turnSteps } from './turn.ts'

export const steps: Steps = {
  ...turnSteps,
  ...costSteps,
  ...gainSteps,
  ...topSteps,
  ...produceSteps,
  ...moveSteps,
  ...combatSteps,
  ...encounterSteps,
  ...factorySteps,
  ...bottomSteps,
  ...benefitSteps,
  ...starSteps,
}
