/** Moves that a player might expect but that are not legal now, with reasons. */
import { type BlockedMove, next, type Seat } from '@ludarium/kernel'
import type { SkeletonMove } from './moves.ts'
import { cardOf, player, rowEnd } from './pieces.ts'
import type { SkeletonState } from './state.ts'
import { cardName } from './words/names.ts'

/** G3.1 Cards that are too low for the row. */
export function why(s: SkeletonState, seat: Seat): BlockedMove<SkeletonMove>[] {
  if (next(s)?.step !== 'choose') return []
  const end = rowEnd(s, seat)
  return player(s, seat)
    .hand.filter((card) => cardOf(s, card).value < end)
    .map((card) => ({
      move: { do: 'lay', card },
      reason: { key: 'why.low', params: { card: cardName(card), end } },
    }))
}
