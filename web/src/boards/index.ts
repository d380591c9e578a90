/** The boards, each loaded with its game. A game that is not here is shown by the generic one. */
import type { GameModule } from '@ludarium/kernel'
import type { BoardPlugin } from '../table/board.ts'

export const boards: Readonly<Record<string, () => Promise<BoardPlugin>>> = {
  essence: () => import('./essence/index.ts').then((board) => board.essence),
}

export async function boardOf(module: GameModule): Promise<BoardPlugin> {
  const load = boards[module.game.id]
  if (load !== undefined) return load()
  return (await import('./generic/index.tsx')).genericBoard(module)
}
