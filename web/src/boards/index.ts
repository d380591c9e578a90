/**
 * The boards, each loaded with its game. A folder here bears the id of a game: with an `index.ts` it is the game's board,
 * with a `kit.ts` it says how the generic board draws the game's sketch. A game without a folder needs none. The words of
 * either are English; `words.de.ts` beside them says the same in German.
 */
import type { Catalog, GameModule } from '@ludarium/kernel'
import type { BoardPlugin } from '../table/board.ts'
import type { Kit } from './generic/kit.ts'

const boards = import.meta.glob<{ readonly board: BoardPlugin }>('./*/index.ts')
const translations = import.meta.glob<{ readonly words: Catalog }>('./*/words.*.ts')
const kits = import.meta.glob<{ readonly kit: Kit }>('./*/kit.ts')

export async function boardOf(module: GameModule, language: string): Promise<BoardPlugin> {
  const [board, translated] = await Promise.all([
    englishBoard(module),
    translations[`./${module.game.id}/words.${language}.ts`]?.(),
  ])
  return translated === undefined ? board : { ...board, words: { ...board.words, ...translated.words } }
}

async function englishBoard(module: GameModule): Promise<BoardPlugin> {
  const { id } = module.game
  const own = await boards[`./${id}/index.ts`]?.()
  return own === undefined ? sketchedBoard(module) : own.board
}

/** The generic board, for games without one of their own and for boards that fail. */
export async function sketchedBoard(module: GameModule): Promise<BoardPlugin> {
  const [{ genericBoard }, drawn] = await Promise.all([
    import('./generic/index.tsx'),
    kits[`./${module.game.id}/kit.ts`]?.(),
  ])
  return genericBoard(module, drawn?.kit)
}
