/** E15 Passing. */
import { push, since } from '@ludarium/kernel'
import { boardOf } from '../card.ts'
import type { EssenceMove } from '../moves.ts'
import { player, removeCard } from '../pieces.ts'
import { differentCards } from './costs.ts'
import { triggerOf } from './effects.ts'
import type { Steps } from './table.ts'

export const passSteps = {
  /** E15.2 Any number of cards for 1 Wealth each, one after another. */
  passing: {
    // R51 Also who has discarded the last card says that this was all.
    skip: (s, step) => !since(s, 2) && player(s, step.seat).hand.length === 0,
    legal(s, _step, seat) {
      const moves: EssenceMove[] = [{ do: 'keep' }]
      for (const card of differentCards(player(s, seat).hand)) moves.push({ do: 'discard', card })
      return moves
    },
    on: {
      discard(s, step, seat, { card }, log) {
        const p = player(s, seat)
        removeCard(p.hand, card)
        p.discard.push(card)
        p.wealth += boardOf(s).passDiscardWealthPerCard
        log?.({ type: 'sold', seat, card })
        push(s, step)
      },
      keep() {},
    },
  },

  /** E15.3 The lowest Pass token left, then the own passives. */
  passed: {
    run(s, { seat }, log) {
      const p = player(s, seat)
      p.pass = 1 + s.players.filter((other) => other.pass > 0).length
      log?.({ type: 'pass', seat, place: p.pass })
      push(s, triggerOf(seat, 'pass'))
    },
  },
} satisfies Steps
