/** E20 Spy, Rector, Trade agreement, Embassy. */
import { push, type Seat } from '@ludarium/kernel'
import { builtCard, treatiesOf } from '../card.ts'
import type { EssenceMove } from '../moves.ts'
import { opponents, player } from '../pieces.ts'
import type { EssenceState, Segment } from '../state.ts'
import { faceUp, takeAdvisor } from './advisors.ts'
import { canPay, isReadyLocation, payCost } from './costs.ts'
import type { Steps } from './table.ts'

/** E20.1 Star actions of opponents' ready Locations that the seat can pay, with so many cards in hand (R16). */
export function copies(s: EssenceState, seat: Seat, main: boolean, side: boolean, cards: number): EssenceMove[] {
  const moves: EssenceMove[] = []
  const p = player(s, seat)
  for (let k = 1; k < s.seats; k++) {
    const owner = (seat + k) % s.seats
    const { island } = player(s, owner)
    for (let i = 0; i < island.length; i++) {
      const segment = island[i] as Segment
      const { star } = builtCard(s, segment.card)
      if (star === null || star.spies || !(star.star === 'main' ? main : side)) continue
      if (isReadyLocation(s, segment) && canPay(s, p, star.cost, cards, '')) {
        moves.push({ do: 'copy', seat: owner, card: segment.card })
      }
    }
  }
  return moves
}

export const specialSteps = {
  /** E20.1 The Location is not exhausted (R15). An offer, unless it is what the Spy card was played for. */
  spy: {
    skip: (s, { seat, main, side }) => copies(s, seat, main, side, player(s, seat).hand.length).length === 0,
    legal(s, { main, side, turn }, seat) {
      const moves = copies(s, seat, main, side, player(s, seat).hand.length)
      if (!turn) moves.push({ do: 'decline' })
      return moves
    },
    play(s, { turn }, seat, move, log) {
      if (move.do !== 'copy') return
      const { star } = builtCard(s, move.card)
      if (star === null) return
      if (turn && star.star === 'main') s.mainDone = true
      log?.({ type: 'copy', seat, on: move.seat, card: move.card })
      push(s, { step: 'effects', seat, next: 0, script: star.script, bearer: move.card, island: move.seat })
      payCost(s, seat, star.cost)
    },
  },

  /** E20.2 */
  rector: {
    skip: (s) => faceUp(s).length === 0,
    legal: (s) => [...faceUp(s).map((pile) => ({ do: 'advisor' as const, advisor: pile.advisor })), { do: 'decline' }],
    play(s, _step, seat, move, log) {
      if (move.do === 'advisor') takeAdvisor(s, seat, move.advisor, log)
    },
  },

  /** E20.6 */
  tradeAgreement: {
    legal: (s) => treatiesOf(s).map((treaty) => ({ do: 'trade', treaty: treaty.id })),
    play(s, _step, seat, move, log) {
      if (move.do !== 'trade') return
      s.trade = move.treaty
      log?.({ type: 'tradeAgreement', seat, treaty: move.treaty })
    },
  },

  /** E20.7 */
  embassy: {
    forced: true,
    legal: (s, _step, seat) => opponents(s, seat).map((other) => ({ do: 'embassy', seat: other })),
    play(s, _step, seat, move, log) {
      if (move.do !== 'embassy') return
      s.embassy = move.seat
      log?.({ type: 'embassy', seat, on: move.seat })
    },
  },
} satisfies Steps
