/** Scythe as the kernel knows it. */
import { defineGame } from '@ludarium/kernel'
import { advice } from './advice.ts'
import { audit } from './audit.ts'
import { cloneState } from './clone.ts'
import type { ScytheEvent } from './events.ts'
import { judge } from './judge.ts'
import { candidateMoves } from './move-filters.ts'
import { options, refuse } from './options.ts'
import { player } from './pieces.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { ScytheMove, ScytheState, ScytheStep } from './state.ts'
import { gifts } from './steps/gifts.ts'
import { steps } from './steps/index.ts'
import { search, weights } from './weights.ts'
import { why } from './why.ts'

export const game = defineGame<ScytheState, ScytheMove, ScytheEvent, ScytheStep>({
  id: 'scythe',
  name: 'Scythe',
  version: 2,
  seats: { min: 2, max: 7 },
  options,
  refuse,
  setup,
  steps,
  freeMoves: gifts,
  secrets,
  unseen,
  score,
  ranks,
  why,
  roles: (s, seat) => ({ faction: player(s, seat).faction, mat: player(s, seat).mat }),
  clone: cloneState,
  advice: { ...advice, judge, search, candidateMoves, weights },
  audit,
})
