import { type Game, pick } from '@ludarium/kernel'
import type { Bot, BotSpec } from './bot.ts'

/** A uniformly random move from the game's `quickMoves`. */
export const random: BotSpec = {
  name: 'random',
  about: 'plays random moves',
  make(game: Game): Bot {
    return {
      think(view, seat, chance) {
        const moves = game.advice.quickMoves(view, seat, game.legal(view, seat))
        return { best: pick(chance, moves), step: () => false }
      },
    }
  },
}
