/** The game as the kernel knows it. */
import { defineGame } from '@ludarium/kernel'
import { evaluate } from './advice.ts'
import { bounds, components, invariants } from './audit.ts'
import { cloneState } from './clone.ts'
import type { SkeletonEvent } from './events.ts'
import type { SkeletonMove } from './moves.ts'
import { options } from './options.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { SkeletonState, SkeletonStep } from './state.ts'
import { steps } from './steps/index.ts'
import { why } from './why.ts'

export const game = defineGame<SkeletonState, SkeletonMove, SkeletonEvent, SkeletonStep>({
  id: 'skeleton',
  name: 'Skeleton',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  setup,
  steps,
  secrets,
  unseen,
  score,
  ranks,
  clone: cloneState,
  why,
  advice: { evaluate },
  audit: { components, bounds, invariants },
})
