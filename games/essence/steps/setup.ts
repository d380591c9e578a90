/** E5 Setup: what is left of it once the table is laid out. */
import { push, shuffle } from '@ludarium/kernel'
import { factions } from '../data/index.ts'
import { factionOf, player } from '../pieces.ts'
import type { Steps } from './table.ts'

export const setupSteps = {
  /** E2.1 Seats choose among the factions left, the last in turn order first. */
  chooseFaction: {
    legal(s) {
      const taken = s.players.map((p) => p.faction)
      return factions.filter((one) => !taken.includes(one.id)).map((one) => ({ do: 'faction', faction: one.id }))
    },
    on: {
      faction(s, _step, seat, { faction }, log) {
        player(s, seat).faction = faction
        log?.({ type: 'faction', seat, faction })
      },
    },
  },

  /** E5.1, E5.6 Decks and Palaces; then round 1 begins with Income (E5.10). */
  deal: {
    run(s, _step, log) {
      for (const [seat, p] of s.players.entries()) {
        const faction = factionOf(s, seat)
        p.pile = shuffle(s.chance, [...faction.followers])
        p.island = [{ card: faction.palace, x: 0, y: 0, exhausted: false }]
      }
      s.round = 1
      log?.({ type: 'round', round: 1 })
      push(s, { step: 'income' })
    },
  },
} satisfies Steps
