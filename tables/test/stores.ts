/** Stores that fail on purpose, and a game of people and bots played against them. For tests. */
import assert from 'node:assert/strict'
import {
  below,
  type Game,
  hash,
  type Outcome,
  pick,
  plainChance,
  type Refusal,
  readTable,
  type Seat,
} from '@ludarium/kernel'
import { refusals, refusalText, rendererOf } from '@ludarium/words'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import {
  BotRunner,
  courseOf,
  type Host,
  type Pace,
  type Receipt,
  recordsOf,
  type Sitter,
  seatPosition,
  Table,
  type TableRecord,
} from '../index.ts'

/** How a call of `keep` goes: well; fails before or after it was stored; is never answered, stored or not. */
export type WriteFate = 'well' | 'lost' | 'unheard' | 'never' | 'silent'

export interface Store extends Host {
  readonly records: TableRecord[]
  /** Calls of `keep` so far. */
  keeps: number
  /** Ends the wait for an answer that never comes. */
  giveUp(): void
  /** Whether `tail` works. */
  readable: boolean
}

/** A store in memory that appends under the next number or not at all. */
export function storeOf(records: readonly TableRecord[], fateOf: (keep: number) => WriteFate = () => 'well'): Store {
  let wait = new AbortController()
  const store: Store = {
    records: [...records],
    keeps: 0,
    readable: true,
    now: () => 1_000_000 + store.records.length,
    timeout: () => wait.signal,
    giveUp() {
      wait.abort()
      wait = new AbortController()
    },
    async tail(from) {
      if (!store.readable) throw new Error('unreadable')
      return structuredClone(store.records.slice(from))
    },
    keep(record, number) {
      const fate = fateOf(store.keeps++)
      if (fate === 'never' || fate === 'silent') queueMicrotask(() => store.giveUp())
      if (fate === 'never') return new Promise(() => {})
      if (fate === 'lost') return Promise.reject(new Error('QuotaExceededError'))
      if (number !== store.records.length) return Promise.resolve('stale')
      store.records.push(structuredClone(record))
      if (fate === 'silent') return new Promise(() => {})
      return fate === 'unheard' ? Promise.reject(new Error('disconnected')) : Promise.resolve('kept')
    },
  }
  return store
}

export const PERSON: Sitter = { name: 'Mara', kind: 'person', level: '' }
export const BOT: Sitter = { name: 'Basalt', kind: 'bot', level: 'random' }

/** The records of a new table of bazaar. */
export function bazaarRecords(seed: string, sitters: readonly Sitter[]): TableRecord[] {
  const table = readTable(bazaar, { seats: sitters.length, seed })
  assert.ok(table.ok)
  const setup = { game: bazaar.id, version: bazaar.version, ...table.value }
  return recordsOf({ setup, decisions: [] }, { sitters, when: 1_000_000 })
}

export const game: Game = bazaar

export function openOn(store: Store, id = 'table'): Table {
  return must(Table.open(id, game, store.records, store))
}

export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  assert.fail(`refused: ${outcome.code}`)
}

/** Bots that think to the end and wait for nothing. */
export const atOnce: Pace = { onward: async () => true, shown: async () => {} }

const words = rendererOf({
  language: 'en',
  catalogs: [refusals],
  missing: ({ key, problem }) => assert.fail(`${key}: ${problem}`),
})

/** What a person reads. */
export function sentenceOf(refusal: Refusal): string {
  return refusalText(words, refusal).sentence
}

/** A person's move: always the same at the same place of the same game. */
export async function personDecides(table: Table, seat: Seat): Promise<Outcome<Receipt>> {
  const { legal, number } = seatPosition(table, seat)
  const move = pick(plainChance(`person ${table.at}`), legal)
  return table.submit({ do: 'decide', seat, moves: [move], seen: number, ticket: `mara ${number}` })
}

export async function decideNext(table: Table, minds: BotRunner): Promise<Outcome<Receipt> | null> {
  const { actors, sitters } = table
  const seat = actors[below(plainChance(`order ${table.at}`), Math.max(1, actors.length))]
  if (seat === undefined) return null
  return sitters[seat]?.kind === 'bot' ? minds.decide(seat) : personDecides(table, seat)
}

/** Plays to the end. After each refusal it is looked at, and tried again. */
export async function playOut(table: Table, onRefusal: (refusal: Refusal) => void): Promise<void> {
  const minds = new BotRunner(table, () => atOnce)
  for (let next = await decideNext(table, minds); next !== null; next = await decideNext(table, minds)) {
    if (!next.ok) onRefusal(next)
  }
  minds.close()
}

/** The live table is what its records say, and its records are what the store has. */
export function assertInStep(table: Table, store: Store): void {
  assert.deepEqual(table.stored, store.records)
  assertFolds(table)
}

/** Everything that can be known of a table follows from its records. */
export function assertFolds(table: Table): void {
  const again = must(Table.open(table.id, table.game, structuredClone(table.stored), storeOf([])))
  assert.equal(again.readonly, null)
  assert.equal(hash(again.match.state), hash(table.match.state))
  assert.deepEqual(again.match.decisions, table.match.decisions)
  assert.deepEqual(again.match.undone, table.match.undone)
  assert.deepEqual(again.match.reveals, table.match.reveals)
  assert.deepEqual(again.log, table.log)
  assert.deepEqual(again.ats, table.ats)
  for (const seat of table.sitters.keys()) assert.equal(again.canUndo(seat), table.canUndo(seat))
  assert.deepEqual(again.sitters, table.sitters)
  assert.deepEqual(again.clock, table.clock)
  assert.deepEqual(again.ended, table.ended)
  const course = must(courseOf(table.stored))
  assert.deepEqual(course.decisions, table.match.decisions)
}
