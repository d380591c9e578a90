/** The games as the page loads them: the registry's entries, and a game with its words and its board on demand. */
import { type GameModule, refused, type Words } from '@ludarium/kernel'
import { RefusedError } from '@ludarium/tables'
import { boardOf, sketchedBoard } from './boards/index.ts'
import { entryOf, type GameEntry } from './registry.ts'
import type { BoardPlugin } from './table/board.ts'
import { type Foresee, foresight } from './table/foresight.ts'

export interface LoadedGame {
  readonly entry: GameEntry
  readonly module: GameModule
  readonly words: Words
  readonly plugin: BoardPlugin
  /** The game has a board of its own, but it failed: `plugin` is the generic one. */
  readonly isFallback: boolean
  /** What a move would bring. */
  readonly foresee: Foresee
}

const loaded = new Map<string, Promise<LoadedGame>>()

/** Loads a game once; languages it does not speak get English. */
export function loadGame(game: string, language: string): Promise<LoadedGame> {
  const key = `${game} ${language}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const loading = load(game, language)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

async function load(game: string, language: string): Promise<LoadedGame> {
  const entry = entryOf(game)
  if (entry === undefined) throw new RefusedError(refused('game'))
  const module = await entry.load()
  const words = await (module.words[language] ?? module.words.en)?.()
  if (words === undefined) throw new Error(`The game '${game}' has no words.`)
  const common = { entry, module, words, foresee: foresight(module.game) }
  try {
    return { ...common, plugin: await boardOf(module, language), isFallback: false }
  } catch {
    return { ...common, plugin: await sketchedBoard(module), isFallback: true }
  }
}

/** The same game on the generic board. */
export async function withSketch(game: LoadedGame): Promise<LoadedGame> {
  return { ...game, plugin: await sketchedBoard(game.module), isFallback: true }
}
