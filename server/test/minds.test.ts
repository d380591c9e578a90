import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Bot } from '@ludarium/bots'
import { type Move, plainChance } from '@ludarium/kernel'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { Memory, MOST } from '../minds/memory.ts'
import { localMinds } from '../minds/minds.ts'
import { type Question, type Thinker, threadPool } from '../minds/pool.ts'
import { Chat } from '../rooms/chat.ts'
import { Desk } from '../wire/desk.ts'
import { Client, formOf, SHELF, serverOn, tableOf, until } from './kit.ts'
import { places } from './stores.ts'

/** A table at which a bot has to decide; nobody at the server itself thinks about it. */
async function waiting(level = 'random') {
  const place = places[0]
  assert.ok(place)
  const server = await serverOn(place, { botPause: 60_000 })
  const ann = await new Client(server.address).guest('Ann')
  const { id } = await tableOf([ann], formOf('bazaar', [{ kind: 'bot', level }, { kind: 'me' }]))
  const opened = await server.house.hall.open(id)
  assert.ok(opened.ok)
  return { server, table: opened.value }
}

/** A table at which a person has to decide. */
async function seated() {
  const place = places[0]
  assert.ok(place)
  const server = await serverOn(place)
  const client = await new Client(server.address).guest('Ann')
  const { id } = await tableOf([client], formOf('bazaar', [{ kind: 'me' }, { kind: 'me' }]))
  const ann = await server.house.people.person(client.id)
  assert.ok(ann)
  return { server, house: server.house, ann, id }
}

/** What a bot at the first seat of a new game is asked. */
function questionOf(change: Partial<Question> = {}): Question {
  const setup = { game: 'bazaar', version: bazaar.version, seats: 2, seed: 'a'.repeat(64), options: {} }
  const view = bazaar.view(bazaar.setup(setup), 0)
  return { game: 'bazaar', view, seat: 0, level: 'random', chance: plainChance('bot'), milliseconds: 1000, ...change }
}

/** Thinks of the first move there is and says so. */
function quick(): Thinker & { readonly thought: () => number } {
  let count = 0
  return {
    think: async ({ view, seat }) => {
      count++
      return bazaar.legal(view as Parameters<typeof bazaar.legal>[0], seat)[0] ?? assert.fail()
    },
    load: 0,
    thought: () => count,
    close: async () => {},
  }
}

const terms = { milliseconds: 50, trouble: (error: unknown) => assert.fail(String(error)) }

test('a bot decides when the pause is over, not when it has thought', async () => {
  const { server, table } = await waiting()
  const { number } = table
  const thinker = quick()
  const slow = localMinds(server.house.hall, thinker, { ...terms, pause: 60_000 })
  slow.ask(table.id, number, 0)
  await until(() => thinker.thought() === 1, 'it has thought')
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
  assert.equal(table.number, number)
  // Who closes does not wait for it, and nothing is decided any more.
  await slow.close()
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
  assert.equal(table.number, number)
  const brisk = localMinds(server.house.hall, thinker, { ...terms, pause: 1 })
  brisk.ask(table.id, number, 0)
  await until(() => table.number > number, 'it has decided')
  await brisk.close()
  await server.stop()
})

for (const [how, reason] of [
  ['throws', /master.*It cannot judge/],
  ['hangs', /master.*It took too long/],
] as const) {
  test(`for a bot that ${how} another decides`, async (t) => {
    const { server, table } = await waiting('master')
    const { number } = table
    // The only thread: whoever decides comes after the one that broke.
    const pool = threadPool(1, new URL(`./broken.ts?${how}`, import.meta.url).href, 1000)
    t.after(() => pool.close())
    const troubles: string[] = []
    const trouble = (error: unknown): void => void troubles.push(String(error))
    const minds = localMinds(server.house.hall, pool, { milliseconds: 1, pause: 0, trouble })
    minds.ask(table.id, number, 0)
    await until(() => table.number > number, 'somebody has decided')
    assert.match(troubles[0] ?? '', reason)
    assert.equal(pool.load, 0)
    await minds.close()
    await server.stop()
  })
}

test('for a bot that chooses what it may not another decides', async () => {
  const { server, table } = await waiting()
  const { number } = table
  const { think, ...rest } = quick()
  const levels: string[] = []
  const astray: Thinker = {
    ...rest,
    think(question) {
      levels.push(question.level)
      return question.level === 'random' ? Promise.resolve({ do: 'award', to: 9 }) : think(question)
    },
  }
  const troubles: string[] = []
  const trouble = (error: unknown): void => void troubles.push(String(error))
  const minds = localMinds(server.house.hall, astray, { milliseconds: 1, pause: 0, trouble })
  minds.ask(table.id, number, 0)
  await until(() => table.number > number, 'somebody has decided')
  assert.deepEqual(levels, ['random', 'greedy'])
  assert.equal(troubles.length, 1)
  await minds.close()
  await server.stop()
})

test('in the pool, bots come before hints', async (t) => {
  const pool = threadPool(1, SHELF)
  t.after(() => pool.close())
  const order: string[] = []
  const ask = async (name: string, change: Partial<Question> = {}): Promise<void> => {
    await pool.think(questionOf(change))
    order.push(name)
  }
  // The first is taken up at once, whatever it is for; the others wait for the only thread.
  await Promise.all([ask('first', { advice: true }), ask('hint', { advice: true }), ask('bot'), ask('other bot')])
  assert.deepEqual(order, ['first', 'bot', 'other bot', 'hint'])
})

test('a person is given one hint at a time', async () => {
  const { server, house, ann, id } = await seated()
  const asked: ((move: Move) => void)[] = []
  const thinker: Thinker = {
    think: () => new Promise((resolve) => void asked.push(resolve)),
    load: 0,
    close: async () => {},
  }
  const chat = new Chat({ sql: house.store.sql, bus: house.bus, friends: house.friends, now: house.now })
  const parts = { ...house, chat, thinker, hintMilliseconds: 1, hinted: new Set<string>() }
  const [one, other] = [new Desk(parts, () => ann), new Desk(parts, () => ann)].map((desk) => desk.answers())
  assert.ok(one && other)
  const first = one.hint.answer(id, 0)
  await until(() => asked.length === 1, 'the first is thought about')
  for (const desk of [one, other]) {
    const second = await desk.hint.answer(id, 0)
    assert.equal(!second.ok && second.code, 'slow')
  }
  asked[0]?.({ do: 'enough' })
  assert.deepEqual(await first, { ok: true, value: { move: { do: 'enough' }, lead: null } })
  const third = other.hint.answer(id, 0)
  await until(() => asked.length === 2, 'another is thought about')
  asked[1]?.({ do: 'enough' })
  assert.ok((await third).ok)
  await server.stop()
})

test('a bot is kept from question to question, not for the same one, nor for ever', () => {
  const memory = new Memory()
  const make = (): Bot => ({ think: () => assert.fail() })
  const ask = (key: string, at: number): Bot => {
    const bot = memory.take({ key, at }, make)
    memory.keep({ key, at }, bot)
    return bot
  }
  const first = ask('a', 1)
  assert.equal(ask('a', 2), first)
  assert.equal(ask('a', 5), first)
  assert.notEqual(ask('b', 6), first)
  const second = ask('a', 5)
  assert.notEqual(second, first)
  // One that was asked and never kept has broken.
  assert.equal(memory.take({ key: 'a', at: 6 }, make), second)
  assert.notEqual(ask('a', 7), second)
  const third = ask('a', 8)
  for (let n = 1; n < MOST; n++) ask(`another ${n}`, 1)
  assert.equal(ask('a', 9), third)
  for (let n = 1; n <= MOST; n++) ask(`yet another ${n}`, 1)
  assert.notEqual(ask('a', 10), third)
})

test('whoever planned is asked again, unless too many wait for the thread', async (t) => {
  const pool = threadPool(2, new URL('./threads.ts', import.meta.url).href)
  t.after(() => pool.close())
  // The only move there names the thread.
  const ask = async (key: string, at: number): Promise<unknown> => {
    const move = await pool.think(questionOf({ mind: { key, at } }))
    return 'thread' in move ? move.thread : assert.fail()
  }
  const [one, other] = await Promise.all([ask('a', 1), ask('b', 1)])
  assert.notEqual(one, other)
  assert.equal(await ask('b', 2), other)
  assert.equal(await ask('a', 2), one)
  // Both are free: the first is taken, and remembers.
  for (const key of ['c', 'd']) assert.equal(await ask(key, 1), one)
  assert.deepEqual(await Promise.all([ask('a', 3), ask('c', 2), ask('d', 2)]), [one, one, other])
})

test('a bot goes on with its plan, and plans anew when something was taken back', async () => {
  const { server, table } = await waiting('master')
  const minds: unknown[] = []
  const { think, ...rest } = quick()
  const thinker: Thinker = {
    ...rest,
    think(question) {
      minds.push(question.mind)
      return think(question)
    },
  }
  const local = localMinds(server.house.hall, thinker, { ...terms, pause: 0 })
  const { number, at } = table
  const answered = async (): Promise<void> => {
    const before = table.number
    local.ask(table.id, before, 0)
    await until(() => table.number > before, 'it has decided')
  }
  await answered()
  await table.submit({ do: 'rewind', seat: null, at: 0, ticket: 'rewind' })
  await answered()
  const key = (since: number): string => `${table.id} 0 master ${since}`
  assert.deepEqual(minds, [
    { key: key(number - at), at },
    { key: key(number - at + 2), at },
  ])
  await local.close()
  await server.stop()
})
