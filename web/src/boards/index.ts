/** The boards, each loaded with its game. A game that is not here is shown by the generic one. */
import type { BoardPlugin } from '../table/board.ts'

export const boards: Readonly<Record<string, () => Promise<BoardPlugin>>> = {}

export async function boardOf(game: string): Promise<BoardPlugin> {
  const load = boards[game]
  if (load !== undefined) return load()
  return (await import('./generic/index.tsx')).generic
}
