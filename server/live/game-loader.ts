/** Loads the games of the registry, each once. */
import { games } from '@ludarium/games'
import type { Game } from '@ludarium/kernel'
import type { GameLoader } from './live-tables.ts'

const loaded = new Map<string, Promise<Game>>()

export const gameLoader: GameLoader = async (id) => {
  const entry = games.find((one) => one.id === id)
  if (entry === undefined) return null
  let game = loaded.get(id)
  if (game === undefined) {
    game = entry.load().then((module) => module.game)
    loaded.set(id, game)
  }
  return game
}
