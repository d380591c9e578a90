/** One rule per step. */
import type { Steps } from '../state.ts'
import { marketSteps } from './market.ts'
import { turnSteps } from './turn.ts'

export const steps: Steps = { ...turnSteps, ...marketSteps }
