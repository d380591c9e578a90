/** Hints for bots. None of this is a rule. */
import { type Seat, seatsOf } from '@ludarium/kernel'
import { cardOf, player, rowEnd } from './pieces.ts'
import { points } from './scoring.ts'
import type { SkeletonState } from './state.ts'

/** Evaluation: points ahead of the best rival, plus what the hand can still add to the row. */
export function evaluate(s: SkeletonState, seat: Seat): number {
  const rivals = seatsOf(s).filter((other) => other !== seat)
  const best = Math.max(...rivals.map((other) => points(s, other)))
  return points(s, seat) - best + promise(s, seat)
}

/** Half the value of cards that fit, plus a little for room at the end of the row. */
function promise(s: SkeletonState, seat: Seat): number {
  const end = rowEnd(s, seat)
  const fitting = player(s, seat).hand.filter((card) => cardOf(s, card).value >= end)
  const value = fitting.reduce((sum, card) => sum + cardOf(s, card).value, 0)
  return value / 2 - (s.deck.length * end) / 12
}
