/** `ludarium new`: creates a small working game to start from. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArgs } from './args.ts'
import { type Command, DONE, misused, Stop } from './command.ts'
import { filesUnder, freshGame, goldenFiles, writeAll } from './new-game.ts'
import { folderOf, isRepository, isTaken, register, registryEntry, unregister } from './new-registry.ts'
import { note, print } from './screen.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const help = `Usage: ludarium new NAME [--title TEXT] [--remove]

Creates games/NAME, a complete small card game with hidden hands: rules, words, sketch, data and tests. It is
registered, so terminal, page, bots and tests know it at once. Turn it into your game file by file;
docs/adding-a-game.md is the guide.

NAME is one word of 2 to 24 lowercase letters. It appears in records, addresses and file names and never changes.

  --title TEXT  the display name, e.g. --title "The Lapidary"; default: NAME with a capital letter
  --remove      remove a game that has not been changed since it was created`

/** Names with another meaning: kernel types, toy games, the skeleton itself. */
const RESERVED = ['game', 'sealed', 'index', 'test', 'rows', 'bazaar', 'skeleton']

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, { title: { type: 'string' }, remove: { type: 'boolean' } }, 1, 1)
  const name = readName(words[0] ?? '')
  if (!isRepository(ROOT)) throw new Stop('repository', 'Run this in a checkout of the Ludarium repository.')
  if (values.remove) {
    if (values.title !== undefined) throw misused('option', '--remove takes no title.')
    remove(name)
    return DONE
  }
  make(name, readTitle(values.title ?? name.charAt(0).toUpperCase() + name.slice(1)))
  return DONE
}

function readName(text: string): string {
  const shown = text.slice(0, 40)
  if (!/^[a-z]{2,24}$/.test(text)) {
    throw misused('name', `A game's name is one word of 2 to 24 lowercase letters, e.g. lapidary; not '${shown}'.`)
  }
  if (RESERVED.includes(text)) throw misused('name', `'${shown}' is reserved; choose another name.`)
  return text
}

function readTitle(text: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ’:!&.,-]{0,39}$/u.test(text)) return text
  throw misused('title', 'A title has 1 to 40 letters, digits, spaces and simple punctuation (’ : ! & . , -).')
}

/** All or nothing: a failure undoes everything. */
function make(name: string, title: string): void {
  if (isTaken(ROOT, name)) throw misused('taken', `'${name}' already exists; choose another name.`)
  const files = freshGame(ROOT, name, title)
  try {
    writeAll(folderOf(ROOT, name), files)
    register(ROOT, name, title)
    recordGolden(name)
  } catch (error) {
    unregister(ROOT, name)
    rmSync(folderOf(ROOT, name), { recursive: true, force: true })
    throw error instanceof Stop ? error : new Stop('write', `The game cannot be created: ${String(error)}`)
  }
  print(
    `games/${name} is a small working card game. Make it yours: see docs/adding-a-game.md.`,
    '',
    `  npx ludarium play ${name}`,
    `  npx ludarium simulate ${name} -n 200 --bots greedy`,
    `  node --test "games/${name}/test/*.test.ts"`,
    '  npm run check',
    '  npm start',
    '',
    `'ludarium new ${name} --remove' removes it again while it is unchanged.`,
  )
}

/** Records the golden games by running the new game's own test. */
function recordGolden(name: string): void {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const run = spawnSync(process.execPath, [join('games', name, 'test', 'golden.test.ts')], {
    cwd: ROOT,
    env: { ...env, UPDATE_GOLDEN: '1' },
    encoding: 'utf8',
  })
  if (run.status === 0) return
  note(run.stdout + run.stderr)
  throw new Stop('golden', 'Its golden games cannot be recorded; see the output above.')
}

function remove(name: string): void {
  const entry = registryEntry(ROOT, name)
  if (entry === null || !existsSync(folderOf(ROOT, name))) throw misused('game', `There is no game '${name}'.`)
  const changed = firstChange(name, entry.title)
  if (changed !== null) {
    throw new Stop(
      'changed',
      `games/${name}/${changed} has been changed, so nothing was removed. docs/adding-a-game.md explains how to remove a game by hand.`,
    )
  }
  rmSync(folderOf(ROOT, name), { recursive: true })
  unregister(ROOT, name)
  print(`games/${name} and its registry entry are removed.`)
}

/** The first file changed, added or deleted since creation; null if none. */
function firstChange(name: string, title: string): string | null {
  const fresh = freshGame(ROOT, name, title)
  const golden = goldenFiles()
  const now = filesUnder(folderOf(ROOT, name))
  const added = now.find((file) => !fresh.has(file) && !golden.includes(file))
  if (added !== undefined) return added
  const same = (file: string, text: string): boolean =>
    now.includes(file) && readFileSync(join(folderOf(ROOT, name), file), 'utf8') === text
  return [...fresh].find(([file, text]) => !same(file, text))?.[0] ?? null
}

export const command: Command = { help, run }
