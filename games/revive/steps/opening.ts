/** R3.9, R3.10 Choices before the first turn, and the beginning of play. */
import { push } from '@ludarium/kernel'
import { CHASM } from '../board.ts'
import { tribesLeft } from '../options.ts'
import { player } from '../pieces.ts'
import { startResources } from '../setup.ts'
import type { Steps } from './shape.ts'
import { readSetup } from './story.ts'
import { startTurn } from './turn.ts'

export const openingSteps = {
  tribe: {
    forced: true,
    legal: (s) => tribesLeft(s).map((tribe) => ({ do: 'tribe', tribe })),
    on: {
      tribe(s, _step, seat, { tribe }, log) {
        player(s, seat).tribe = tribe
        log?.({ type: 'tribe', seat, tribe })
      },
    },
  },

  side: {
    legal: () => [
      { do: 'side', side: 'sun' },
      { do: 'side', side: 'moon' },
    ],
    on: {
      side(s, _step, seat, { side }, log) {
        player(s, seat).side = side
        log?.({ type: 'side', seat, side })
      },
    },
  },

  /** R3.10 Two artifact cards each, one is kept, the other returned unseen; all at the same time. */
  draft: {
    sealed: (s, _step, seat) => player(s, seat).draft.map((card) => ({ do: 'keep', card })),
    resolve(s, step) {
      for (const [seat, p] of s.players.entries()) {
        const [move] = step.given[seat] ?? []
        if (move?.do !== 'keep') continue
        p.artifactCard = move.card
        s.artifactPile.push(...p.draft.filter((card) => card !== move.card))
        p.draft = []
      }
    },
  },

  /** Everybody is ready: starting resources, the falcon on the chasm, the chapter's setup cards, the first turn. */
  begin: {
    run(s) {
      for (const [seat, p] of s.players.entries()) {
        startResources(s, seat)
        if (p.tribe === 'vukuntur' && p.side === 'moon') p.falcon = CHASM
      }
      s.active = s.first
      if (s.chapter > 0) readSetup(s)
      push(s, { step: 'first' })
    },
  },

  first: {
    run: (s, _step, log) => startTurn(s, s.first, log),
  },
} satisfies Partial<Steps>
