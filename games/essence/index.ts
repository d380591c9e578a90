/** The Essence: floating islands, two to five rulers, several rounds. Rules in rules.md. */
import { defineGame, type GameModule, type Seat } from '@ludarium/kernel'
import { cloneState } from './clone.ts'
import { components } from './components.ts'
import { evaluate } from './heuristic.ts'
import type { EssenceMove } from './moves.ts'
import { player } from './player.ts'
import { ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { options, refuse, setup } from './setup.ts'
import type { EssenceState, EssenceStep } from './state.ts'
import { steps } from './steps/index.ts'
import { why } from './why.ts'
import { speech, words } from './words/index.ts'

export * from './grid.ts'
export type { EssenceMove } from './moves.ts'
export * from './preview.ts'
export type { AdvisorPile, EssenceState, EssenceStep, Phase, Player, Segment } from './state.ts'

export const game = defineGame<EssenceState, EssenceMove, EssenceStep>({
  id: 'essence',
  name: 'The Essence',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  bounds: { branching: 120, decisions: 2000 },
  refuse,
  setup,
  clone: cloneState,
  steps,
  secrets,
  unseen,
  score,
  ranks,
  evaluate,
  why,
  roles,
  components,
})

/** While factions are being chosen a seat may have none yet. */
function roles(s: EssenceState, seat: Seat): Record<string, string> {
  const { faction } = player(s, seat)
  return faction === '' ? {} : { faction }
}

export const module: GameModule<EssenceState, EssenceMove> = { game, speech, words }
