/** Age of Innovation as the kernel knows it. */
import { defineGame, type Game } from '@ludarium/kernel'
import { confidence, evaluate, quickMoves, search } from './advice.ts'
import { bounds, components, invariants } from './audit.ts'
import { mixStrangers } from './automa/deck.ts'
import { cloneState } from './clone.ts'
import { WHEEL } from './data/index.ts'
import type { InnovationEvent } from './events.ts'
import type { InnovationMove } from './moves.ts'
import { options, refuse } from './options.ts'
import { player } from './pieces.ts'
import { others, ranks, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { setup } from './setup.ts'
import type { InnovationState, InnovationStep } from './state.ts'
import { freeMoves, steps } from './steps/index.ts'
import { why } from './why.ts'

const rules = defineGame<InnovationState, InnovationMove, InnovationEvent, InnovationStep>({
  id: 'innovation',
  name: 'Age of Innovation',
  version: 2,
  seats: { min: 1, max: 5 },
  options,
  refuse,
  setup,
  steps,
  freeMoves,
  secrets,
  unseen,
  score,
  others,
  ranks,
  why,
  roles(s, seat): Record<string, string> {
    const p = player(s, seat)
    const terrain = WHEEL[p.terrain]
    if (p.faction === '' || terrain === undefined) return {}
    return { faction: p.faction, terrain, palace: p.palace === '' ? 'none' : p.palace }
  },
  clone: cloneState,
  advice: { evaluate, quickMoves, confidence, search },
  audit: { components, bounds, invariants },
})

export const game: Game<InnovationState, InnovationMove, InnovationEvent> = {
  ...rules,
  /** A38.6, A38.8 What lies behind one back depends on what lies behind the other. */
  imagine(view, seat, chance) {
    const s = rules.imagine(view, seat, chance)
    mixStrangers(s, chance)
    return s
  },
}
