/** `ludarium new`: begins a game, as a small one that already works. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArgs } from './args.ts'
import { type Command, DONE, misused, Stop } from './command.ts'
import { filesUnder, freshGame, goldenFiles, writeAll } from './new-game.ts'
import { entryOf, folderOf, isHouse, isTaken, register, unregister } from './new-house.ts'
import { note, print } from './screen.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const help = `Usage: ludarium new NAME [--title TEXT] [--remove]

Makes games/NAME, a complete small card game with hidden hands in the house's shape: rules, words, sketch, data and
tests. It is in the registry, so that terminal, page, bots and tests know it at once. Turn it into your game, file by
file; docs/adding-a-game.md goes through them.

NAME is one word of 2 to 24 small letters: it stands in records, addresses and file names, and never changes.

  --title TEXT  the name for people, e.g. --title "The Lapidary"; by default NAME with a capital letter
  --remove      takes a game out again that is still as it was made`

/** Words that would be mistaken for something else: types of the kernel, toy games, the pattern itself. */
const RESERVED = ['game', 'sealed', 'index', 'test', 'rows', 'bazaar', 'skeleton']

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, { title: { type: 'string' }, remove: { type: 'boolean' } }, 1, 1)
  const name = readName(words[0] ?? '')
  if (!isHouse(ROOT)) throw new Stop('house', 'Games are added to a checkout of Ludarium, and this is none.')
  if (values.remove) {
    if (values.title !== undefined) throw misused('option', '--remove takes no title.')
    remove(name)
    return DONE
  }
  make(name, readTitle(values.title ?? name.charAt(0).toUpperCase() + name.slice(1)))
  return DONE
}

function readName(text: string): string {
  const said = text.slice(0, 40)
  if (!/^[a-z]{2,24}$/.test(text)) {
    throw misused('name', `A game's name is one word of 2 to 24 small letters, e.g. lapidary; not '${said}'.`)
  }
  if (RESERVED.includes(text)) throw misused('name', `'${said}' means something else here; take another name.`)
  return text
}

function readTitle(text: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ’:!&.,-]{0,39}$/u.test(text)) return text
  throw misused('title', 'A title has 1 to 40 letters, figures, spaces and plain punctuation (’ : ! & . , -).')
}

/** All or nothing: what cannot be finished is taken back. */
function make(name: string, title: string): void {
  if (isTaken(ROOT, name)) throw misused('taken', `There is a '${name}' already; take another name.`)
  const files = freshGame(ROOT, name, title)
  try {
    writeAll(folderOf(ROOT, name), files)
    register(ROOT, name, title)
    recordGolden(name)
  } catch (error) {
    unregister(ROOT, name)
    rmSync(folderOf(ROOT, name), { recursive: true, force: true })
    throw error instanceof Stop ? error : new Stop('write', `The game cannot be made: ${String(error)}`)
  }
  print(
    `games/${name} is there, a small card game that works. Make it yours: docs/adding-a-game.md says how.`,
    '',
    `  npx ludarium play ${name}`,
    `  npx ludarium simulate ${name} -n 200 --bots greedy`,
    `  node --test "games/${name}/test/*.test.ts"`,
    '  npm run check',
    '  npm start',
    '',
    `'ludarium new ${name} --remove' takes it out again as long as it is as it was made.`,
  )
}

/** Plays the golden games of the new game; its own test does that. */
function recordGolden(name: string): void {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const run = spawnSync(process.execPath, [join('games', name, 'test', 'golden.test.ts')], {
    cwd: ROOT,
    env: { ...env, UPDATE_GOLDEN: '1' },
    encoding: 'utf8',
  })
  if (run.status === 0) return
  note(run.stdout + run.stderr)
  throw new Stop('golden', 'Its golden games cannot be recorded; what stands above says why.')
}

function remove(name: string): void {
  const entry = entryOf(ROOT, name)
  if (entry === null || !existsSync(folderOf(ROOT, name))) throw misused('game', `There is no game '${name}'.`)
  const changed = firstChange(name, entry.title)
  if (changed !== null) {
    throw new Stop(
      'changed',
      `games/${name}/${changed} is not as it was made: nothing was removed. docs/adding-a-game.md says how to take a game out by hand.`,
    )
  }
  rmSync(folderOf(ROOT, name), { recursive: true })
  unregister(ROOT, name)
  print(`games/${name} is gone, and so is its entry.`)
}

/** A file that was changed, added or taken away since the game was made; null when there is none. */
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
