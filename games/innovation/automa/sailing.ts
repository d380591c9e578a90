/** Figures of the difficulty table (A38.25). */
import { difficultyOf } from '../figures.ts'
import type { InnovationState } from '../state.ts'

/** Her sailing value: that of the round, at the end that of round 6. */
export function automaSailing(s: InnovationState): number {
  const round = s.phase === 'over' ? 6 : Math.max(1, s.round)
  return difficultyOf(s)?.sailingByRound[round - 1] ?? 0
}

/** VP that "difficulty" means in this round. */
export function difficultyPoints(s: InnovationState): number {
  return difficultyOf(s)?.vpByRound[Math.max(1, s.round) - 1] ?? 0
}
