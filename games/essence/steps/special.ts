/** E20 Spy, Rector, Trade agreement, Embassy. */
import { push, type Seat } from '@ludarium/kernel'
import { starOf, treatiesOf } from '../card.ts'
import type { EssenceMove } from '../moves.ts'
import { opponents, player } from '../pieces.ts'
import type { EssenceState, Player, Segment } from '../state.ts'
import { faceUp, takeAdvisor } from './advisors.ts'
import { canPay, isReadyLocation, payCost } from './costs.ts'
import { effectsOf } from './effects.ts'
import type { Steps } from './table.ts'

/** Which star actions a Spy may copy, and how many cards there are to pay with. */
interface Copying {
  readonly main: boolean
  readonly side: boolean
  readonly cards: number
}

/** E20.1 Whether the star action of an opponent's segment may be copied: a ready Location's that can be paid (R16). */
function isOpenTo(s: EssenceState, p: Player, segment: Segment, { main, side, cards }: Copying): boolean {
  if (!isReadyLocation(s, segment)) return false
  const { star, cost, spies } = starOf(s, segment.card)
  return !spies && (star === 'main' ? main : side) && canPay(s, p, cost, cards, '')
}

export function canCopy(s: EssenceState, seat: Seat, copying: Copying): boolean {
  const p = player(s, seat)
  for (const other of s.players) {
    if (other === p) continue
    for (const segment of other.island) if (isOpenTo(s, p, segment, copying)) return true
  }
  return false
}

function copies(s: EssenceState, seat: Seat, copying: Copying): EssenceMove[] {
  const p = player(s, seat)
  const moves: EssenceMove[] = []
  for (const other of opponents(s, seat)) {
    for (const segment of player(s, other).island) {
      if (isOpenTo(s, p, segment, copying)) moves.push({ do: 'copy', seat: other, card: segment.card })
    }
  }
  return moves
}

export const specialSteps = {
  /** E20.1 The Location is not exhausted (R15). An offer, unless it is what the Spy card was played for. */
  spy: {
    skip: (s, { seat, main, side }) => !canCopy(s, seat, { main, side, cards: player(s, seat).hand.length }),
    legal(s, { main, side, turn }, seat) {
      const moves = copies(s, seat, { main, side, cards: player(s, seat).hand.length })
      if (!turn) moves.push({ do: 'decline' })
      return moves
    },
    on: {
      copy(s, { turn }, seat, { seat: on, card }, log) {
        const { star, cost, script } = starOf(s, card)
        if (turn && star === 'main') s.mainDone = true
        log?.({ type: 'copy', seat, on, card })
        payCost(s, seat, cost, log)
        push(s, effectsOf(seat, script, card, on))
      },
      decline() {},
    },
  },

  /** E20.2 */
  rector: {
    skip: (s) => faceUp(s).length === 0,
    legal: (s) => [...faceUp(s).map((pile) => ({ do: 'advisor' as const, advisor: pile.advisor })), { do: 'decline' }],
    on: {
      advisor: (s, _step, seat, { advisor }, log) => takeAdvisor(s, seat, advisor, log),
      decline() {},
    },
  },

  /** E20.6 */
  tradeAgreement: {
    legal: (s) => treatiesOf(s).map((treaty) => ({ do: 'trade', treaty: treaty.id })),
    on: {
      trade(s, _step, seat, { treaty }, log) {
        s.trade = treaty
        log?.({ type: 'tradeAgreement', seat, treaty })
      },
    },
  },

  /** E20.7 */
  embassy: {
    forced: true,
    legal: (s, _step, seat) => opponents(s, seat).map((other) => ({ do: 'embassy', seat: other })),
    on: {
      embassy(s, _step, seat, { seat: on }, log) {
        s.embassy = on
        log?.({ type: 'embassy', seat, on })
      },
    },
  },
} satisfies Steps
