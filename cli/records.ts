/** Recorded games in files. */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  type Game,
  type GameModule,
  type History,
  historyOf,
  type Match,
  readGame,
  readShortGame,
  replay,
  shortGameId,
  writeGame,
} from '@ludarium/kernel'
import { MISUSED, orStop, Stop } from './command.ts'
import { loadGame } from './library.ts'

/** A file's text; '-' reads from stdin. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new Stop('read', `'${path}' cannot be read: ${reasonOf(error)}`, MISUSED)
  }
}

export function saveMatch(path: string, match: Match): void {
  try {
    writeFileSync(path, writeGame(historyOf(match)))
  } catch (error) {
    throw new Stop('write', `'${path}' cannot be written: ${reasonOf(error)}`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  EACCES: 'that is not permitted.',
  EISDIR: 'it is a folder.',
  ENOSPC: 'the disk is full.',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (error instanceof Error ? `${error.message}.` : String(error))
}

export interface Recording {
  readonly module: GameModule
  readonly history: History
}

/** Reads a record (or a game pasted as one short line) and finds its game. */
export async function readRecording(path: string): Promise<Recording> {
  const text = readText(path)
  const about = `'${path}': `
  const id = shortGameId(text)
  if (id !== null) {
    const module = await loadGame(id)
    return { module, history: historyOf(orStop(readShortGame(module.game, text), 1, about)) }
  }
  const history = orStop(readGame(text), 1, about)
  return { module: await loadGame(history.setup.game), history }
}

/** The match that the record leads to; a record that goes another way ends the command. */
export function openRecording(game: Game, history: History, path: string): Match {
  const { match, divergence } = orStop(replay(game, history), 1, `'${path}': `)
  if (divergence === null) return match
  const what = divergence.kind === 'illegal' ? 'is not legal' : 'leads to another state'
  throw new Stop('diverged', `'${path}': decision ${divergence.at + 1} ${what} under these rules.`)
}
