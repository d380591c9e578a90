/** Positions for the worked examples. */
import { type Seat, seatsOf } from '@ludarium/kernel'
import { positions } from '@ludarium/kernel/testkit'
import { game } from '../game.ts'
import { player } from '../pieces.ts'
import type { SkeletonState } from '../state.ts'

export const { tableOf, can, act } = positions(game)

/** All piles a card can be in. */
function piles(s: SkeletonState): string[][] {
  return [s.deck, s.market, s.discard, ...seatsOf(s).flatMap((seat) => [player(s, seat).hand, player(s, seat).row])]
}

/** Puts these cards into the seat's hand, exchanging each for one of its cards. */
export function hold(s: SkeletonState, seat: Seat, ...cards: readonly string[]): void {
  const { hand } = player(s, seat)
  for (const [i, card] of cards.entries()) {
    const pile = piles(s).find((one) => one.includes(card)) ?? []
    const given = hand[i] ?? ''
    pile[pile.indexOf(card)] = given
    hand[i] = card
  }
}
