/** The testkit: one call registers all conformance tests for a game. For tests only. */

import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import {
  type GameEvent,
  type GameModule,
  type Move,
  readGame,
  replay,
  type Seat,
  type State,
  writeGame,
} from '../index.ts'
import { endsWithinBounds, hidesDeclaredCards, type Property, properties } from './properties.ts'
import { hashed, type RandomWalk, runWalk, setupOf, type TableKind, WalkError } from './walk.ts'
import { optionsHaveWords, saysTheSame, wording } from './wording.ts'

export { type MovePattern, type Positions, positions } from './positions.ts'
export { properties } from './properties.ts'
export type { TableKind } from './walk.ts'
export { TestRenderer } from './wording.ts'

export interface Conformance<S extends State = State> {
  /** The kinds of table that the game must support. */
  readonly tables: readonly TableKind[]
  /** Random walks per property; a quarter as many whole games per kind of table. */
  readonly games: number
  /** Cards in `s` that the seat (null: a spectator) may not see, by the game's own account. */
  hidden?(s: S, seat: Seat | null): readonly string[]
}

/** Whole games take longer than walks and run for every kind of table, so fewer are played. */
const WHOLE_GAME_FACTOR = 4

/** Caps the random walks; `npm test -- --quick` sets it. */
const MOST_WALKS = Number(process.env.TEST_WALKS ?? Number.POSITIVE_INFINITY)

/** Registers the tests. */
export function conformance<S extends State, M extends Move, E extends GameEvent>(
  module: GameModule<S, M, E>,
  wanted: Conformance<S>,
): void {
  const plan: Conformance = { ...wanted, games: Math.min(wanted.games, MOST_WALKS) }
  const erased: GameModule = module
  const whole = Math.ceil(plan.games / WHOLE_GAME_FACTOR)
  for (const table of plan.tables) {
    test(`${module.game.id}: ${whole} ${endsWithinBounds.name}, ${nameOf(table)}`, () => {
      assertProperty(erased, endsWithinBounds, { tables: [table], games: whole })
    })
  }
  for (const property of properties) {
    test(`${module.game.id}: ${property.name}`, () => assertProperty(erased, property, plan))
  }
  const { hidden } = plan
  if (hidden !== undefined) {
    const property = hidesDeclaredCards(hidden)
    test(`${module.game.id}: ${property.name}`, () => assertProperty(erased, property, plan))
  }
  test(`${module.game.id}: every message has words`, async () => {
    const words = await module.words.en?.()
    assert.ok(words !== undefined, 'there are no English words')
    optionsHaveWords(erased, words)
    assertProperty(erased, { name: 'every message has words', visitor: wording(words) }, plan)
  })
  for (const language of Object.keys(module.words)) if (language !== 'en') testLanguage(erased, language, plan)
}

/** The translation matches English and covers whole games at the first and the last kind of table. */
function testLanguage(module: GameModule, language: string, { tables }: Conformance): void {
  test(`${module.game.id}: every message is translated into '${language}'`, async () => {
    const [english, words] = await Promise.all([module.words.en?.(), module.words[language]?.()])
    assert.ok(english !== undefined && words !== undefined)
    saysTheSame(english, words, language)
    optionsHaveWords(module, words, language)
    for (const table of new Set([tables[0], tables.at(-1)])) {
      if (table === undefined) continue
      runWalk(module, { table, seed: 1, stop: module.game.audit.bounds.decisions }, wording(words, language))
    }
  })
}

function nameOf(table: TableKind): string {
  const options = Object.entries(table.options ?? {}).map(([id, value]) => `${id} ${value}`)
  return [`${table.seats} seats`, ...options].join(', ')
}

/**
 * Checks a property on random walks. fast-check generates them and shrinks a failing one. Throws with a command that
 * replays the failing game.
 */
export function assertProperty(module: GameModule, property: Property, plan: Conformance): void {
  const { game } = module
  const whole = property === endsWithinBounds
  const walks: fc.Arbitrary<RandomWalk> = fc.record({
    table: fc.constantFrom(...plan.tables),
    seed: fc.nat(),
    stop: whole ? fc.constant(game.audit.bounds.decisions) : fc.nat({ max: typicalLength(module, plan) }),
  })
  const outcome = fc.check(
    fc.property(walks, (walk) => {
      runWalk(module, walk, property.visitor)
    }),
    { numRuns: plan.games, seed: plan.games, endOnFailure: false },
  )
  if (!outcome.failed) return
  const [walk] = outcome.counterexample ?? []
  throw new Error(walk === undefined ? 'no walk could be generated' : report(module, property, walk), {
    cause: outcome.errorInstance,
  })
}

/** By game and its kinds of table: every property asks for it, and a whole game per table answers. */
const lengths = new WeakMap<GameModule, WeakMap<readonly TableKind[], number>>()

function typicalLength(module: GameModule, { tables }: Conformance): number {
  const ofGame = lengths.get(module) ?? new WeakMap<readonly TableKind[], number>()
  lengths.set(module, ofGame)
  const length = ofGame.get(tables) ?? measuredLength(module, tables)
  ofGame.set(tables, length)
  return length
}

/** A bit longer than a game, so both partial and whole games are tried. */
function measuredLength(module: GameModule, tables: readonly TableKind[]): number {
  const decisions = tables.map((table) => {
    const walk = { table, seed: 1, stop: module.game.audit.bounds.decisions }
    try {
      return runWalk(module, walk, { every: 1 }).decisions.length
    } catch (error) {
      if (error instanceof WalkError) return error.walked.decisions.length
      throw error
    }
  })
  return Math.ceil(Math.max(8, ...decisions) * 1.2)
}

/** The failure and the command that shows it. */
function report(module: GameModule, property: Property, walk: RandomWalk): string {
  const { game } = module
  let said = ''
  let decisions: ReturnType<typeof hashed> = []
  try {
    runWalk(module, walk, property.visitor)
  } catch (error) {
    said = error instanceof Error ? error.message : String(error)
    if (error instanceof WalkError) decisions = hashed(game, error.walked)
  }
  const folder = join('.ludarium', 'failures')
  const file = join(folder, `${game.id}-${property.name.replaceAll(/[^a-z]+/gi, '-')}.txt`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, writeGame({ setup: setupOf(game, walk), decisions }))
  return [
    `${game.id}: ${property.name}: failed after ${decisions.length} decisions, ${nameOf(walk.table)}, seed ${walk.seed}.`,
    said,
    `Replay it: npx ludarium replay ${file}`,
  ].join('\n')
}

/** A random game as a record, for golden replays. */
export function recordGame(module: GameModule, table: TableKind, seed: number): string {
  const walk = { table, seed, stop: module.game.audit.bounds.decisions }
  const walked = runWalk(module, walk, { every: 1 })
  const result = module.game.result(walked.s)
  if (result === null) throw new Error('The game does not end.')
  const ending = { ranks: result.ranks, lines: result.lines }
  return writeGame({ setup: walked.setup, decisions: hashed(module.game, walked), ending })
}

/**
 * Golden replays: every record in `folder`/v1, v2 ... replays to the same bytes at each step and the same result.
 * Records of a version are frozen: UPDATE_GOLDEN=1 adds missing ones for the newest version and never overwrites, so a
 * change in behaviour requires a new version.
 */
export function golden<S extends State, M extends Move, E extends GameEvent>(
  module: GameModule<S, M, E>,
  folder: URL,
  tables: readonly TableKind[],
): void {
  const erased: GameModule = module
  const { id, version } = module.game
  const path = fileURLToPath(folder)
  if (process.env.UPDATE_GOLDEN === '1') recordMissing(erased, join(path, `v${version}`), tables)
  const versions = readdirSync(path).filter((name) => /^v\d+$/.test(name))
  const files = versions.flatMap((name) => readdirSync(join(path, name)).map((file) => join(name, file)))
  test(`${id}: golden games cover each kind of table and the newest version`, () => {
    for (const table of tables) {
      assert.ok(
        files.some((file) => file.endsWith(`/${fileName(table)}`)),
        `none for ${nameOf(table)}`,
      )
    }
    assert.ok(versions.includes(`v${version}`), `none for version ${version}: record them with UPDATE_GOLDEN=1`)
  })
  for (const file of files) test(`${id}: golden game ${file}`, () => replaysSame(erased, path, file))
}

function recordMissing(module: GameModule, path: string, tables: readonly TableKind[]): void {
  mkdirSync(path, { recursive: true })
  for (const [at, table] of tables.entries()) {
    const file = join(path, fileName(table))
    if (!existsSync(file)) writeFileSync(file, recordGame(module, table, at + 1))
  }
}

function fileName(table: TableKind): string {
  return `${nameOf(table).replaceAll(/[^A-Za-z0-9]+/g, '-')}.txt`
}

function replaysSame({ game }: GameModule, path: string, file: string): void {
  const history = readGame(readFileSync(join(path, file), 'utf8'))
  assert.ok(history.ok, 'the record cannot be read')
  assert.equal(file.split('/')[0], `v${history.value.setup.version}`, 'the record is in the wrong version folder')
  assert.notEqual(history.value.ending, undefined, 'the record has no result')
  const replayed = replay(game, history.value)
  assert.ok(replayed.ok, 'the record cannot be replayed')
  assert.equal(replayed.value.divergence, null)
}
