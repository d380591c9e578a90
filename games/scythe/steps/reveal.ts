/** S13 Revealing objectives, in the windows before each row and at the end of the turn. */
import { at, type Log, push, reveal, type Seat } from '@ludarium/kernel'
import { GOALS } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { goalLimits } from '../figures.ts'
import { revealable } from '../objectives.ts'
import { player } from '../pieces.ts'
import type { ScytheMove, ScytheMoveOf, ScytheState, ScytheStep } from '../state.ts'

const OBJECTIVE_GOAL = GOALS.indexOf('objective')

/** S12.4 Saxony may score both objectives. */
export function mayReveal(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  return p.objectives.length > 0 && at(p.stars, OBJECTIVE_GOAL) < at(goalLimits(s, p), OBJECTIVE_GOAL)
}

/** S13.3 Objectives that may be revealed now; `end` is window C. */
export function revealMoves(s: ScytheState, seat: Seat, end: boolean): ScytheMove[] {
  if (!mayReveal(s, seat)) return []
  return revealable(s, seat, end).map((objective) => ({ do: 'reveal', objective }))
}

/** S13.2 Everyone but Saxony puts the other objective away unseen; then the question comes again. */
export function revealObjective(
  s: ScytheState,
  step: ScytheStep,
  seat: Seat,
  { objective }: ScytheMoveOf<'reveal'>,
  log?: Log<ScytheEvent>,
): void {
  const p = player(s, seat)
  p.objectives.splice(p.objectives.indexOf(objective), 1)
  p.revealed.push(objective)
  if (p.faction !== 'saxony') s.objectiveDeck.unshift(...p.objectives.splice(0))
  reveal(s)
  log?.({ type: 'objective', seat, objective })
  push(s, { step: 'stars', seat }, step)
}
