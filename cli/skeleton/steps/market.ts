/** G3.3 and G3.4 Taking a card and refilling the market. */
import { draw } from '@ludarium/kernel'
import type { SkeletonMove } from '../moves.ts'
import { marketSize } from '../options.ts'
import { player } from '../pieces.ts'
import type { Steps } from '../state.ts'

export const marketSteps = {
  take: {
    skip: (s) => s.market.length + s.deck.length === 0,
    legal(s) {
      const open = s.market.map((card): SkeletonMove => ({ do: 'take', card }))
      return s.deck.length === 0 ? open : [...open, { do: 'draw' }]
    },
    on: {
      take(s, _step, seat, { card }, log) {
        s.market.splice(s.market.indexOf(card), 1)
        player(s, seat).hand.push(card)
        log?.({ type: 'took', seat, card })
      },
      /** `draw` counts as a reveal, so it cannot be undone. Everybody sees the event, one seat the card. */
      draw(s, _step, seat, _move, log) {
        const card = draw(s, s.deck)
        if (card === undefined) return
        player(s, seat).hand.push(card)
        log?.({ type: 'drew', seat })
        log?.({ type: 'saw', seat, card, only: [seat] })
      },
    },
  },

  refill: {
    run(s, _step, log) {
      while (s.market.length < marketSize(s)) {
        const card = draw(s, s.deck)
        if (card === undefined) return
        s.market.push(card)
        log?.({ type: 'market', card })
      }
    },
  },
} satisfies Partial<Steps>
