/** The table of steps, in the rulebook's order. */
import { abilitySteps } from './ability.ts'
import { actSteps } from './act.ts'
import { buildSteps } from './build.ts'
import { cardSteps } from './cards.ts'
import { choiceSteps } from './choices.ts'
import { exploreSteps } from './explore.ts'
import { hibernateSteps } from './hibernate.ts'
import { moduleSteps } from './modules.ts'
import { openingSteps } from './opening.ts'
import { paymentSteps } from './payment.ts'
import { populateSteps } from './populate.ts'
import { recruitSteps } from './recruit.ts'
import type { Steps } from './shape.ts'
import { storySteps } from './story.ts'
import { trackSteps } from './tracks.ts'
import { turnSteps } from './turn.ts'

export const steps: Steps = {
  ...openingSteps,
  ...turnSteps,
  ...choiceSteps,
  ...paymentSteps,
  ...cardSteps,
  ...moduleSteps,
  ...exploreSteps,
  ...recruitSteps,
  ...populateSteps,
  ...buildSteps,
  ...actSteps,
  ...trackSteps,
  ...hibernateSteps,
  ...abilitySteps,
  ...storySteps,
}
