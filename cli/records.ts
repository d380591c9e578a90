/** Record files. */
import { accessSync, constants, existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
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
import { loadGameModule } from './library.ts'
import { type TerminalReader, terminalWords } from './words.ts'

/** The content of a file; '-' reads stdin. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new Stop('read', terminalWords.say('terminal.unreadable', { path, reason: reasonOf(error) }), MISUSED)
  }
}

/** Replaces the file atomically: a crash leaves the old or the new one. */
function replaceFile(path: string, text: string): void {
  if (existsSync(path) && !lstatSync(path).isFile()) {
    writeFileSync(path, text)
    return
  }
  const next = `${path}.new`
  writeFileSync(next, text, { flush: true })
  renameSync(next, path)
}

export function writeRecord(path: string, history: History): void {
  writeText(path, writeGame(history))
}

/** Stops the command if the file cannot be written. */
export function writeText(path: string, text: string): void {
  try {
    replaceFile(path, text)
  } catch (error) {
    throw new Stop('write', terminalWords.say('terminal.unwritable', { path, reason: reasonOf(error) }))
  }
}

/** Stops the command now if the file could not be written later. */
export function mustBeWritable(path: string): void {
  try {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK)
  } catch (error) {
    throw new Stop('write', terminalWords.say('terminal.unwritable', { path, reason: reasonOf(error) }))
  }
}

const REASONS = new Set(['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC'])

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (REASONS.has(code)) return terminalWords.say(`terminal.reason.${code}`)
  return error instanceof Error ? `${error.message}.` : String(error)
}

export interface Recording {
  readonly module: GameModule
  readonly history: History
  /** Whether the record has a footer; otherwise it may be truncated. */
  readonly whole: boolean
}

/** Reads a record (or a pasted short game) and loads its game. */
export async function readRecording(path: string): Promise<Recording> {
  const text = readText(path)
  const about = `'${path}': `
  const id = shortGameId(text)
  if (id !== null) {
    const module = await loadGameModule(id)
    return { module, history: historyOf(orStop(readShortGame(module.game, text), 1, about)), whole: true }
  }
  const { whole, ...history } = orStop(readGame(text), 1, about)
  return { module: await loadGameModule(history.setup.game), history, whole }
}

/** Replays the record; stops the command if it diverges. */
export function openRecording(module: GameModule, history: History, path: string, reader: TerminalReader): Match {
  const { match, divergence } = orStop(replay(module.game, history), 1, `'${path}': `, reader)
  if (divergence === null) return match
  const n = divergence.at + 1
  throw new Stop('diverged', terminalWords.say(`terminal.diverged.${divergence.kind}`, { path, n }))
}
