/**
 * The testkit: one call gives a game the whole battery of properties that every game must have. For tests only;
 * the kernel itself depends on nothing.
 */

import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { type GameModule, type Move, readGame, replay, type Seat, type State, writeGame } from '../index.ts'
import { ends, hides, type Property, properties } from './properties.ts'
import { hashed, setupOf, type TableKind, take, type Walk, WalkError } from './walk.ts'
import { optionsHaveWords, wording } from './wording.ts'

export { properties } from './properties.ts'
export type { TableKind } from './walk.ts'
export { Renderer } from './wording.ts'

export interface Conformance<S extends State = State> {
  /** The kinds of table the game must work at. */
  readonly tables: readonly TableKind[]
  /** Random games at each kind of table. */
  readonly games: number
  /** Cards in `s` that the seat (null: a spectator) may not see, by the game's own words on secrecy. */
  hidden?(s: S, seat: Seat | null): readonly string[]
}

/** Registers the battery as tests. */
export function conformance<S extends State, M extends Move>(module: GameModule<S, M>, wanted: Conformance<S>): void {
  const plan = wanted as Conformance
  const erased = module as unknown as GameModule
  for (const table of plan.tables) {
    test(`${module.game.id}: ${plan.games} ${ends.name}, ${nameOf(table)}`, () => {
      holds(erased, ends, { tables: [table], games: plan.games })
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
    stop: whole ? fc.constant(game.bounds.decisions) : fc.nat({ max: typicalLength(module, plan) }),
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
    const walk = { table, seed: 1, stop: module.game.bounds.decisions }
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
  const walk = { table, seed, stop: module.game.bounds.decisions }
  const walked = take(module, walk, { every: 1 })
  return writeGame({ setup: walked.setup, decisions: hashed(module.game, walked) })
}

/**
 * Golden replays: every record in the folder plays again to the same bytes at each step, to the end. With
 * UPDATE_GOLDEN=1 the records of `tables` are made anew first; look at what changed before you commit it.
 */
export function golden<S extends State, M extends Move>(
  module: GameModule<S, M>,
  folder: URL,
  tables: readonly TableKind[],
): void {
  const erased = module as unknown as GameModule
  const path = fileURLToPath(folder)
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(path, { recursive: true })
    for (const [at, table] of tables.entries()) {
      const name = nameOf(table).replaceAll(/[^A-Za-z0-9]+/g, '-')
      writeFileSync(join(path, `${name}.txt`), recordGame(erased, table, at + 1))
    }
  }
  const files = readdirSync(path).filter((name) => name.endsWith('.txt'))
  test(`${module.game.id}: there is a golden game for each kind of table`, () => {
    assert.ok(files.length >= tables.length)
  })
  for (const file of files) {
    test(`${module.game.id}: golden game ${file}`, () => {
      const history = readGame(readFileSync(join(path, file), 'utf8'))
      assert.ok(history.ok, 'the record cannot be read')
      const replayed = replay(erased.game, history.value)
      assert.ok(replayed.ok, 'the record cannot be replayed')
      assert.equal(replayed.value.divergence, null)
      assert.notEqual(erased.game.result(replayed.value.match.state), null, 'the record stops before the end')
    })
  }
}
