/** G3 A turn, until a card leaves the hand. */
import { push, type Seat } from '@ludarium/kernel'
import type { SkeletonMove } from '../moves.ts'
import { cardOf, player, rowEnd } from '../pieces.ts'
import type { SkeletonState, Steps } from '../state.ts'

/** G3.1 Whether the card may be laid at the end of the seat's row. */
function mayLay(s: SkeletonState, seat: Seat, card: string): boolean {
  return cardOf(s, card).value >= rowEnd(s, seat)
}

function leaveHand(s: SkeletonState, seat: Seat, card: string): void {
  const { hand } = player(s, seat)
  hand.splice(hand.indexOf(card), 1)
}

export const turnSteps = {
  /** G3 Automatic. Pushed steps resolve in this order; if nothing is pushed, the game is over (G4.1). */
  turn: {
    run(s, { seat }) {
      if (player(s, seat).hand.length === 0) return
      if (seat === 0) s.round++
      s.turn++
      push(s, { step: 'choose', seat })
      push(s, { step: 'take', seat })
      push(s, { step: 'refill' })
      push(s, { step: 'turn', seat: (seat + 1) % s.seats })
    },
  },

  /** Asks the seat: `legal` lists the moves, `on` carries them out. */
  choose: {
    legal(s, _step, seat) {
      const { hand } = player(s, seat)
      const laid = hand.filter((card) => mayLay(s, seat, card)).map((card): SkeletonMove => ({ do: 'lay', card }))
      return [...laid, ...hand.map((card): SkeletonMove => ({ do: 'drop', card }))]
    },
    on: {
      /** G3.1 */
      lay(s, _step, seat, { card }, log) {
        leaveHand(s, seat, card)
        player(s, seat).row.push(card)
        log?.({ type: 'laid', seat, card })
      },
      /** G3.2 */
      drop(s, _step, seat, { card }, log) {
        leaveHand(s, seat, card)
        s.discard.push(card)
        log?.({ type: 'dropped', seat, card })
      },
    },
  },
} satisfies Partial<Steps>
