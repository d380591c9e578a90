/** Figures of the difficulty table (A38.25). */
import { at } from '@ludarium/kernel'
import { difficultyOf } from '../figures.ts'
import type { InnovationState } from '../state.ts'

/** Her sailing value: that of the round, at the end that of round 6. */
export function automaSailing(s: InnovationState): number {
  const round = s.phase === 'over' ? 6 : Math.max(1, s.round)
  return at(difficultyOf(s).sailingByRound, round - 1)
}

/** VP that "difficulty" means in this round. */
export function difficultyPoints(s: InnovationState): number {
  return at(difficultyOf(s).vpByRound, s.round - 1)
}
