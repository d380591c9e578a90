/** The levels that people choose, each with a reproducible budget per whole turn. */
import { type Game, NOVICE_DEFAULTS, SEARCH_DEFAULTS } from '@ludarium/kernel'
import type { BotSpec } from './bot.ts'
import { noviceBot } from './novice.ts'
import { type SearchStrength, searchBot } from './search.ts'

/** Search settings for a time budget on an ordinary machine. */
export function strengthOf(game: Game, milliseconds: number): SearchStrength {
  const { positionsPerMs, ...rest } = { ...SEARCH_DEFAULTS, ...game.advice.search }
  return { ...rest, positions: Math.round(milliseconds * positionsPerMs) }
}

export const levels = {
  novice: {
    name: 'novice',
    about: 'a beginner that misses moves and plans only a few steps ahead',
    make: (game) => noviceBot(game, { ...NOVICE_DEFAULTS, ...game.advice.novice }),
  },
  adept: {
    name: 'adept',
    about: 'searches for about 0.2 seconds per turn',
    make: (game) => searchBot(game, strengthOf(game, 200)),
  },
  master: {
    name: 'master',
    about: 'searches for about 1 second per turn',
    make: (game) => searchBot(game, strengthOf(game, 1000)),
  },
} as const satisfies Record<string, BotSpec>
