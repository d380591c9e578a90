/** All steps, in the order of the rules. */
import type { StepTable } from '@ludarium/kernel'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import type { EssenceState, EssenceStep } from '../state.ts'
import { advisorSteps } from './advisors.ts'
import { attackSteps } from './attack.ts'
import { buildSteps } from './build.ts'
import { choiceSteps } from './choices.ts'
import { cleaningSteps } from './cleaning.ts'
import { costSteps } from './costs.ts'
import { effectSteps } from './effects.ts'
import { incomeSteps } from './income.ts'
import { moveSteps } from './move.ts'
import { passSteps } from './pass.ts'
import { preparationSteps } from './preparation.ts'
import { prophecySteps } from './prophecy.ts'
import { setupSteps } from './setup.ts'
import { specialSteps } from './special.ts'
import { treatySteps } from './treaty.ts'
import { turnSteps } from './turn.ts'

export const steps: StepTable<EssenceState, EssenceMove, EssenceStep, EssenceEvent> = {
  ...setupSteps,
  ...preparationSteps,
  ...incomeSteps,
  ...advisorSteps,
  ...turnSteps,
  ...buildSteps,
  ...moveSteps,
  ...treatySteps,
  ...prophecySteps,
  ...attackSteps,
  ...passSteps,
  ...cleaningSteps,
  ...effectSteps,
  ...costSteps,
  ...choiceSteps,
  ...specialSteps,
}
