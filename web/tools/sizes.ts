/** Prints how much JavaScript the page loads, gzipped, and fails above the limits. Needs a build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { games } from '@ludarium/games'

/** The build to look at; LUDARIUM_DIST names another one. */
const DIST = process.env.LUDARIUM_DIST ?? join(import.meta.dirname, '..', 'dist')
const FIRST_LOAD = 200_000
const GAME = 250_000

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const chunks = new Map(
  Object.entries(JSON.parse(readFileSync(join(DIST, 'build.json'), 'utf8')) as Record<string, Chunk>),
)

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
}

/** The chunk and everything it imports at once. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(key)
  if (chunk === undefined || found.has(key)) return found
  found.add(key)
  for (const next of chunk.imports ?? []) withImports(next, found)
  return found
}

function sum(keys: Iterable<string>): number {
  let total = 0
  for (const key of keys) {
    const file = chunks.get(key)?.file
    if (file?.endsWith('.js')) total += gzipped(file)
  }
  return total
}

/** The start page: the entry, and what it loads by itself for the pictures. */
const first = withImports('index.html')
for (const key of chunks.keys()) if (key.endsWith('GamePicture.tsx')) withImports(key, first)

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`
let failed = false
function line(name: string, bytes: number, limit: number): void {
  const over = bytes > limit
  failed ||= over
  console.log(`${name.padEnd(34)} ${kb(bytes)} of ${kb(limit)}${over ? '  TOO LARGE' : ''}`)
}

line('First load', sum(first), FIRST_LOAD)
for (const { id, name } of games) {
  const parts = [...chunks.keys()].filter((key) => key.includes(`games/${id}/`) || key.includes(`src/boards/${id}/`))
  // A reader loads one language; the others are about as large.
  const own = parts.filter((key) => !/[./]de\.ts$/.test(key))
  const all = new Set<string>()
  for (const key of own) withImports(key, all)
  line(`${name} (rules, words and board)`, sum([...all].filter((key) => !first.has(key))), GAME)
}
process.exitCode = failed ? 1 : 0
