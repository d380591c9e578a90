/** What a player might expect to be possible now and is not, and why. */
import { next, type Refused, type Seat } from '@ludarium/kernel'
import type { SkeletonMove } from './moves.ts'
import { cardOf, player, rowEnd } from './pieces.ts'
import type { SkeletonState } from './state.ts'
import { cardName } from './words/names.ts'

/** G3.1 Cards that are too low for the row. */
export function why(s: SkeletonState, seat: Seat): Refused<SkeletonMove>[] {
  if (next(s)?.step !== 'choose') return []
  const end = rowEnd(s, seat)
  return player(s, seat)
    .hand.filter((card) => cardOf(s, card).value < end)
    .map((card) => ({
      move: { do: 'lay', card },
      reason: { key: 'why.low', params: { card: cardName(card), end } },
    }))
}
