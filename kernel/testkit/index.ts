/**
 * The testkit: one call gives a game the whole battery of properties that every game must have. For tests only;
 * the kernel itself depends on nothing.
 */

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
import { ends, hides, type Property, properties } from './properties.ts'
import { hashed, setupOf, type TableKind, take, type Walk, WalkError } from './walk.ts'
import { optionsHaveWords, saysTheSame, wording } from './wording.ts'

export { type Positions, positions, type Wanted } from './positions.ts'
export { properties } from './properties.ts'
export type { TableKind } from './walk.ts'
export { Renderer } from './wording.ts'

export interface Conformance<S extends State = State> {
  /** The kinds of table the game must work at. */
  readonly tables: readonly TableKind[]
  /** Random walks for each property; a quarter as many whole games at each kind of table. */
  readonly games: number
  /** Cards in `s` that the seat (null: a spectator) may not see, by the game's own words on secrecy. */
  hidden?(s: S, seat: Seat | null): readonly string[]
}

/** Whole games take longer than walks, and every kind of table has its own: so many times fewer of them are played. */
const WHOLE = 4

/** Registers the battery as tests. */
export function conformance<S extends State, M extends Move, E extends GameEvent>(
  module: GameModule<S, M, E>,
  wanted: Conformance<S>,
): void {
  const plan: Conformance = wanted
  const erased: GameModule = module
  const whole = Math.ceil(plan.games / WHOLE)
  for (const table of plan.tables) {
    test(`${module.game.id}: ${whole} ${ends.name}, ${nameOf(table)}`, () => {
      holds(erased, ends, { tables: [table], games: whole })
    })
  }
  for (const property of properties) {
    test(`${module.game.id}: ${property.name}`, () => holds(erased, property, plan))
  }
  const { hidden } = plan
  if (hidden !== undefined) {
    const property = hides(hidden)
    test(`${module.game.id}: ${property.name}`, () => holds(erased, property, plan))
  }
  test(`${module.game.id}: everything has words`, async () => {
    const words = await module.words.en?.()
    assert.ok(words !== undefined, 'there are no English words')
    optionsHaveWords(erased, words)
    holds(erased, { name: 'everything has words', visitor: wording(words) }, plan)
  })
  for (const language of Object.keys(module.words)) if (language !== 'en') speaks(erased, language, plan)
}

/** The other language says the same as English, and says it in whole games at the first and the last kind of table. */
function speaks(module: GameModule, language: string, { tables }: Conformance): void {
  test(`${module.game.id}: everything is said in '${language}' too`, async () => {
    const [english, words] = await Promise.all([module.words.en?.(), module.words[language]?.()])
    assert.ok(english !== undefined && words !== undefined)
    saysTheSame(english, words, language)
    optionsHaveWords(module, words, language)
    for (const table of new Set([tables[0], tables.at(-1)])) {
      if (table === undefined) continue
      take(module, { table, seed: 1, stop: module.game.audit.bounds.decisions }, wording(words, language))
    }
  })
}

function nameOf(table: TableKind): string {
  const options = Object.entries(table.options ?? {}).map(([id, value]) => `${id} ${value}`)
  return [`${table.seats} seats`, ...options].join(', ')
}

/**
 * Tries a property on random walks; fast-check makes them up and cuts a failing one down to the fewest decisions.
 * Throws with a command that shows the failing game.
 */
export function holds(module: GameModule, property: Property, plan: Conformance): void {
  const { game } = module
  const whole = property === ends
  const walks: fc.Arbitrary<Walk> = fc.record({
    table: fc.constantFrom(...plan.tables),
    seed: fc.nat(),
    stop: whole ? fc.constant(game.audit.bounds.decisions) : fc.nat({ max: typicalLength(module, plan) }),
  })
  const outcome = fc.check(
    fc.property(walks, (walk) => {
      take(module, walk, property.visitor)
    }),
    { numRuns: plan.games, seed: plan.games, endOnFailure: false },
  )
  if (!outcome.failed) return
  const [walk] = outcome.counterexample ?? []
  throw new Error(walk === undefined ? 'no walk could be made' : report(module, property, walk), {
    cause: outcome.errorInstance,
  })
}

/** A little more than a game takes, so that parts of games and whole ones are both tried. */
function typicalLength(module: GameModule, plan: Conformance): number {
  const lengths = plan.tables.map((table) => {
    const walk = { table, seed: 1, stop: module.game.audit.bounds.decisions }
    try {
      return take(module, walk, { every: 1 }).decisions.length
    } catch (error) {
      if (error instanceof WalkError) return error.walked.decisions.length
      throw error
    }
  })
  return Math.ceil(Math.max(8, ...lengths) * 1.2)
}

/** What went wrong, and the command that shows it. */
function report(module: GameModule, property: Property, walk: Walk): string {
  const { game } = module
  let said = ''
  let decisions: ReturnType<typeof hashed> = []
  try {
    take(module, walk, property.visitor)
  } catch (error) {
    said = error instanceof Error ? error.message : String(error)
    if (error instanceof WalkError) decisions = hashed(game, error.walked)
  }
  const folder = join('.ludarium', 'failures')
  const file = join(folder, `${game.id}-${property.name.replaceAll(/[^a-z]+/gi, '-')}.txt`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, writeGame({ setup: setupOf(game, walk), decisions }))
  return [
    `${game.id}: ${property.name}: broken after ${decisions.length} decisions, ${nameOf(walk.table)}, seed ${walk.seed}.`,
    said,
    `See it: npx ludarium replay ${file}`,
  ].join('\n')
}

/** A random game as a record, for golden replays. */
export function recordGame(module: GameModule, table: TableKind, seed: number): string {
  const walk = { table, seed, stop: module.game.audit.bounds.decisions }
  const walked = take(module, walk, { every: 1 })
  const result = module.game.result(walked.s)
  if (result === null) throw new Error('The game does not end.')
  const ending = { ranks: result.ranks, lines: result.lines }
  return writeGame({ setup: walked.setup, decisions: hashed(module.game, walked), ending })
}

/**
 * Golden replays: every record under `folder`/v1, v2 ... plays again to the same bytes at each step and comes out the
 * same. The records of a version are frozen: UPDATE_GOLDEN=1 makes those that are missing of the newest version and
 * never writes over one, so that a change of behaviour has to raise the game's version.
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
  test(`${id}: there is a golden game for each kind of table, and one of the newest rules`, () => {
    for (const table of tables) {
      assert.ok(
        files.some((file) => file.endsWith(`/${fileName(table)}`)),
        `none for ${nameOf(table)}`,
      )
    }
    assert.ok(versions.includes(`v${version}`), `none of version ${version}: record them with UPDATE_GOLDEN=1`)
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
  assert.equal(
    file.split('/')[0],
    `v${history.value.setup.version}`,
    'the record lies in the folder of another version',
  )
  assert.notEqual(history.value.ending, undefined, 'the record does not say how the game came out')
  const replayed = replay(game, history.value)
  assert.ok(replayed.ok, 'the record cannot be replayed')
  assert.equal(replayed.value.divergence, null)
}
