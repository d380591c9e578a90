/** Finds games by id: registered ones and the kernel's toy games, which are not listed. */
import { type GameEntry, games } from '@ludarium/games'
import type { GameModule, Words } from '@ludarium/kernel'
import { MISUSED, Stop } from './command.ts'

export type GameSource = Pick<GameEntry, 'id' | 'load'>

const TOYS: readonly GameSource[] = [
  { id: 'toy:rows', load: async () => (await import('../kernel/test/toys/rows.ts')).rowsModule },
  { id: 'toy:bazaar', load: async () => (await import('../kernel/test/toys/bazaar.ts')).bazaarModule },
]

/** The game with that id. Toy games are also found by the id in their records. */
export function findGame(id: string): GameSource | undefined {
  return games.find((entry) => entry.id === id) ?? TOYS.find((toy) => toy.id === id || toy.id === `toy:${id}`)
}

export async function loadGameModule(id: string): Promise<GameModule> {
  const found = findGame(id)
  if (found !== undefined) return found.load()
  const known = games.map((entry) => entry.id)
  const hint = known.length === 0 ? '' : ` There are: ${known.join(', ')}.`
  throw new Stop('game', `There is no game '${id.slice(0, 40)}'.${hint}`, MISUSED)
}

export async function englishOf(module: GameModule): Promise<Words> {
  return (await module.words.en?.()) ?? { catalog: {}, rules: [] }
}
