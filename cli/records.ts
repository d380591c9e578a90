/** Recorded games in files. */
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
import { loadGame } from './library.ts'
import { house, type Reader } from './words.ts'

/** A file's text; '-' reads from stdin. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new Stop('read', house.say('terminal.unreadable', { path, reason: reasonOf(error) }), MISUSED)
  }
}

/** Replaces the file in one stroke, so that a crash leaves the old one or the new one. */
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

/** Ends the command, with a sentence, when the file cannot be written. */
export function writeText(path: string, text: string): void {
  try {
    replaceFile(path, text)
  } catch (error) {
    throw new Stop('write', house.say('terminal.unwritable', { path, reason: reasonOf(error) }))
  }
}

/** Ends the command when the file could not be written later on. */
export function mustBeWritable(path: string): void {
  try {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK)
  } catch (error) {
    throw new Stop('write', house.say('terminal.unwritable', { path, reason: reasonOf(error) }))
  }
}

const REASONS = new Set(['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC'])

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (REASONS.has(code)) return house.say(`terminal.reason.${code}`)
  return error instanceof Error ? `${error.message}.` : String(error)
}

export interface Recording {
  readonly module: GameModule
  readonly history: History
  /** Whether the record says itself where it ends: else something may be missing there. */
  readonly whole: boolean
}

/** Reads a record (or a game pasted as one short line) and finds its game. */
export async function readRecording(path: string): Promise<Recording> {
  const text = readText(path)
  const about = `'${path}': `
  const id = shortGameId(text)
  if (id !== null) {
    const module = await loadGame(id)
    return { module, history: historyOf(orStop(readShortGame(module.game, text), 1, about)), whole: true }
  }
  const { whole, ...history } = orStop(readGame(text), 1, about)
  return { module: await loadGame(history.setup.game), history, whole }
}

/** The match that the record leads to; a record that goes another way ends the command. */
export function openRecording(module: GameModule, history: History, path: string, reader: Reader): Match {
  const { match, divergence } = orStop(replay(module.game, history), 1, `'${path}': `, reader)
  if (divergence === null) return match
  const n = divergence.at + 1
  throw new Stop('diverged', house.say(`terminal.diverged.${divergence.kind}`, { path, n }))
}
