/** Scythe as the kernel knows it. */
import { defineGame } from '@ludarium/kernel'
import { evaluate } from './advice.ts'
import { bounds, components } from './audit.ts'
import { brisk } from './brisk.ts'
import { cloneState } from './clone.ts'
import { options, refuse } from './options.ts'
import { player } from './pieces.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { ScytheMove, ScytheState, ScytheStep } from './state.ts'
import { steps } from './steps/index.ts'
import { why } from './why.ts'

export const game = defineGame<ScytheState, ScytheMove, ScytheStep>({
  id: 'scythe',
  name: 'Scythe',
  version: 1,
  seats: { min: 2, max: 7 },
  options,
  bounds,
  refuse,
  setup,
  steps,
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
