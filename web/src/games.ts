/** The games as the page loads them: the registry's entries, and a game with its words and its board on demand. */
import { type GameModule, refused, type Words } from '@ludarium/kernel'
import { RefusedError } from '@ludarium/tables'
import { boardOf } from './boards/index.ts'
import { entryOf, type GameEntry } from './registry.ts'
import type { BoardPlugin } from './table/board.ts'
import { type Foresee, foresight } from './table/foresight.ts'

export interface LoadedGame {
  readonly entry: GameEntry
  readonly module: GameModule
  readonly words: Words
  readonly plugin: BoardPlugin
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
  const plugin = await boardOf(module, language)
  const words = await (module.words[language] ?? module.words.en)?.()
  if (words === undefined) throw new Error(`The game '${game}' has no words.`)
  return { entry, module, words, plugin, foresee: foresight(module.game) }
}
