/** One rule for each kind of step, in the rulebook's order. */
import type { StepTable } from '@ludarium/kernel'
import { automaSteps } from '../automa/turn.ts'
import type { InnovationEvent } from '../events.ts'
import type { InnovationMove } from '../moves.ts'
import type { InnovationState, InnovationStep } from '../state.ts'
import { actionSteps } from './actions.ts'
import { bookSteps } from './books.ts'
import { bridgeSteps } from './bridge.ts'
import { citySteps } from './city.ts'
import { disciplineSteps } from './disciplines.ts'
import { innovationSteps } from './innovation.ts'
import { offerSteps } from './offers.ts'
import { passSteps } from './pass.ts'
import { placementSteps } from './place.ts'
import { roundSteps } from './round.ts'
import { setupSteps } from './setup.ts'
import { spadeSteps } from './spades.ts'
import { terraformSteps } from './terraform.ts'
import { tileSteps } from './tiles.ts'
import { turnSteps } from './turn.ts'
import { upgradeSteps } from './upgrade.ts'

export { freeMoves } from './conversions.ts'

export const steps: StepTable<InnovationState, InnovationMove, InnovationStep, InnovationEvent> = {
  ...setupSteps,
  ...roundSteps,
  ...turnSteps,
  ...spadeSteps,
  ...terraformSteps,
  ...upgradeSteps,
  ...innovationSteps,
  ...actionSteps,
  ...passSteps,
  ...offerSteps,
  ...citySteps,
  ...disciplineSteps,
  ...bookSteps,
  ...tileSteps,
  ...placementSteps,
  ...bridgeSteps,
  ...automaSteps,
}
