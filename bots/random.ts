import { type Game, pick } from '@ludarium/kernel'
import type { Bot, BotSpec } from './bot.ts'

/** Any legal move, all equally likely, but for those the game itself calls aimless. */
export const random: BotSpec = {
  name: 'random',
  about: 'plays any legal move',
  make(game: Game): Bot {
    return {
      think(view, seat, chance) {
        const moves = game.advice.brisk(view, seat, game.legal(view, seat))
        return { best: pick(chance, moves), step: () => false }
      },
    }
  },
}
