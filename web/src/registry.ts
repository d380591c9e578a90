/** The list of games, without their boards: what page and worker share. */
import { type GameEntry, games } from '@ludarium/games'

export { type GameEntry, games }

export function entryOf(game: string): GameEntry | undefined {
  return games.find((entry) => entry.id === game)
}
