/** The Essence: the contract of a game, filled in. */
import { defineGame, type Seat } from '@ludarium/kernel'
import { advice } from './advice.ts'
import { audit } from './audit.ts'
import { cloneState } from './clone.ts'
import type { EssenceEvent } from './events.ts'
import type { EssenceMove } from './moves.ts'
import { options, refuse } from './options.ts'
import { player } from './pieces.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { EssenceState, EssenceStep } from './state.ts'
import { steps } from './steps/index.ts'
import { why } from './why.ts'

/** While factions are being chosen a seat may have none yet. */
function roles(s: EssenceState, seat: Seat): Record<string, string> {
  const { faction } = player(s, seat)
  return faction === '' ? {} : { faction }
}

export const game = defineGame<EssenceState, EssenceMove, EssenceEvent, EssenceStep>({
  id: 'essence',
  name: 'The Essence',
  version: 2,
  seats: { min: 2, max: 5 },
  options,
  refuse,
  setup,
  clone: cloneState,
  steps,
  secrets,
  unseen,
  score,
  ranks,
  why,
  roles,
  advice,
  audit,
})
