/** Revive as the kernel knows it. */
import { defineGame } from '@ludarium/kernel'
import { advice } from './advice.ts'
import type { ReviveStep } from './agenda.ts'
import { audit } from './audit.ts'
import { cloneState } from './clone.ts'
import type { ReviveEvent } from './events.ts'
import { freeMoves } from './free.ts'
import type { ReviveMove } from './moves.ts'
import { options, refuse } from './options.ts'
import { player } from './pieces.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { ReviveState } from './state.ts'
import { steps } from './steps/index.ts'
import { why } from './why.ts'

export const game = defineGame<ReviveState, ReviveMove, ReviveEvent, ReviveStep>({
  id: 'revive',
  name: 'Revive',
  version: 2,
  seats: { min: 1, max: 4 },
  options,
  refuse,
  setup,
  clone: cloneState,
  steps,
  freeMoves,
  secrets,
  unseen,
  score,
  ranks,
  why,
  roles(s, seat): Readonly<Record<string, string>> {
    const { tribe, side, set } = player(s, seat)
    return tribe === '' || side === '' ? { set } : { tribe, side, set }
  },
  advice,
  audit,
})
