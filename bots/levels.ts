/** The levels that people pick: how long each thinks about a whole turn of its own, as a budget that can be repeated. */
import { type Game, HABITS, OUTLOOK } from '@ludarium/kernel'
import type { BotSpec } from './bot.ts'
import { noviceBot } from './novice.ts'
import { type SearchStrength, searchBot } from './search.ts'

/** What a search of so many milliseconds looks like in a game, on an ordinary machine. */
export function strengthOf(game: Game, milliseconds: number): SearchStrength {
  const { pace, ...rest } = { ...OUTLOOK, ...game.advice.outlook }
  return { ...rest, positions: Math.round(milliseconds * pace) }
}

export const levels = {
  novice: {
    name: 'novice',
    about: 'a beginner who overlooks things and does not plan far',
    make: (game) => noviceBot(game, { ...HABITS, ...game.advice.habits }),
  },
  adept: {
    name: 'adept',
    about: 'plays on in its mind, about 0.2 seconds a turn',
    make: (game) => searchBot(game, strengthOf(game, 200)),
  },
  master: {
    name: 'master',
    about: 'plays on in its mind, about a second a turn',
    make: (game) => searchBot(game, strengthOf(game, 1000)),
  },
} as const satisfies Record<string, BotSpec>
