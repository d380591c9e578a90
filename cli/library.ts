/** Finds games by id: those of the registry, and the kernel's toy games for development, which are not listed. */
import { type GameEntry, games } from '@ludarium/games'
import type { GameModule, Words } from '@ludarium/kernel'
import { MISUSED, Stop } from './command.ts'

export type Shelf = Pick<GameEntry, 'id' | 'load'>

const TOYS: readonly Shelf[] = [
  { id: 'toy:rows', load: async () => (await import('../kernel/test/toys/rows.ts')).rowsModule },
  { id: 'toy:bazaar', load: async () => (await import('../kernel/test/toys/bazaar.ts')).bazaarModule },
]

/** The game of that id; a toy also by the bare name that its records carry. */
export function findGame(id: string): Shelf | undefined {
  return games.find((entry) => entry.id === id) ?? TOYS.find((toy) => toy.id === id || toy.id === `toy:${id}`)
}

export async function loadGame(id: string): Promise<GameModule> {
  const found = findGame(id)
  if (found !== undefined) return found.load()
  const known = games.map((entry) => entry.id)
  const hint = known.length === 0 ? '' : ` There are: ${known.join(', ')}.`
  throw new Stop('game', `There is no game '${id.slice(0, 40)}'.${hint}`, MISUSED)
}

export async function englishOf(module: GameModule): Promise<Words> {
  return (await module.words.en?.()) ?? { catalog: {}, rules: [] }
}
