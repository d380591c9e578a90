import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Bot } from '@ludarium/bots'
import { type Move, plainChance } from '@ludarium/kernel'
import { BotMemory, type BotMemoryKey, MOST_REMEMBERED } from '@ludarium/tables'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { localBotQueue } from '../bots/bot-queue.ts'
import { type ThinkPool, type ThinkRequest, threadPool } from '../bots/thread-pool.ts'
import { clientSession } from '../wire/client-session.ts'
import { Client, formOf, must, SHELF, serverOn, tableOf, until } from './kit.ts'
import { places } from './stores.ts'

/** A table at which a bot must decide. The server's own queue is too slow to interfere. */
async function waiting(level = 'random') {
  const place = places[0]
  assert.ok(place)
  const server = await serverOn(place, { botPause: 60_000 })
  const ann = await new Client(server.address).guest('Ann')
  const { id } = await tableOf([ann], formOf('bazaar', [{ kind: 'bot', level }, { kind: 'me' }]))
  const opened = await server.services.liveTables.open(id)
  assert.ok(opened.ok)
  return { server, table: opened.value }
}

/** A table at which a person must decide. */
async function seated() {
  const place = places[0]
  assert.ok(place)
  const server = await serverOn(place)
  const client = await new Client(server.address).guest('Ann')
  const { id } = await tableOf([client], formOf('bazaar', [{ kind: 'me' }, { kind: 'me' }]))
  const ann = await server.services.people.person(client.id)
  assert.ok(ann)
  return { server, services: server.services, ann, id }
}

/** A request about the first decision of a new game. */
function questionOf(change: Partial<ThinkRequest> = {}): ThinkRequest {
  const setup = { game: 'bazaar', version: bazaar.version, seats: 2, seed: 'a'.repeat(64), options: {} }
  const view = bazaar.view(bazaar.setup(setup), 0)
  return { game: 'bazaar', view, seat: 0, level: 'random', chance: plainChance('bot'), milliseconds: 1000, ...change }
}

/** A pool that answers with the first legal move and counts its answers. */
function quick(): ThinkPool & { readonly thought: () => number } {
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

test('a bot submits its move after the pause, not when it has finished thinking', async () => {
  const { server, table } = await waiting()
  const { number } = table
  const thinkPool = quick()
  const slow = localBotQueue({ liveTables: server.services.liveTables, thinkPool, ...terms, pause: 60_000 })
  slow.ask({ table: table.id, number, seat: 0 })
  await until(() => thinkPool.thought() === 1, 'the bot has thought')
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
  assert.equal(table.number, number)
  // Closing the queue does not wait for the pause, and the bot decides nothing.
  await slow.close()
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
  assert.equal(table.number, number)
  const brisk = localBotQueue({ liveTables: server.services.liveTables, thinkPool, ...terms, pause: 1 })
  brisk.ask({ table: table.id, number, seat: 0 })
  await until(() => table.number > number, 'the bot has decided')
  await brisk.close()
  await server.stop()
})

for (const [how, reason] of [
  ['throws', /master.*It cannot judge/],
  ['hangs', /master.*It took too long/],
] as const) {
  test(`a substitute decides for a bot that ${how}`, async (t) => {
    const { server, table } = await waiting('master')
    const { number } = table
    // With a single thread the substitute runs after the bot that failed.
    const pool = threadPool(1, new URL(`./broken.ts?${how}`, import.meta.url).href, 1000)
    t.after(() => pool.close())
    const troubles: string[] = []
    const trouble = (error: unknown): void => void troubles.push(String(error))
    const botQueue = localBotQueue({
      liveTables: server.services.liveTables,
      thinkPool: pool,
      milliseconds: 1,
      pause: 0,
      trouble,
    })
    botQueue.ask({ table: table.id, number, seat: 0 })
    await until(() => table.number > number, 'a substitute has decided')
    assert.match(troubles[0] ?? '', reason)
    assert.equal(pool.load, 0)
    await botQueue.close()
    await server.stop()
  })
}

test('a substitute decides for a bot that chooses an illegal move', async () => {
  const { server, table } = await waiting()
  const { number } = table
  const { think, ...rest } = quick()
  const levels: string[] = []
  const astray: ThinkPool = {
    ...rest,
    think(question) {
      levels.push(question.level)
      return question.level === 'random' ? Promise.resolve({ do: 'award', to: 9 }) : think(question)
    },
  }
  const troubles: string[] = []
  const trouble = (error: unknown): void => void troubles.push(String(error))
  const botQueue = localBotQueue({
    liveTables: server.services.liveTables,
    thinkPool: astray,
    milliseconds: 1,
    pause: 0,
    trouble,
  })
  botQueue.ask({ table: table.id, number, seat: 0 })
  await until(() => table.number > number, 'a substitute has decided')
  assert.deepEqual(levels, ['random', 'greedy'])
  assert.equal(troubles.length, 1)
  await botQueue.close()
  await server.stop()
})

test('the pool serves bots before hints', async (t) => {
  const pool = threadPool(1, SHELF)
  t.after(() => pool.close())
  const order: string[] = []
  const ask = async (name: string, change: Partial<ThinkRequest> = {}): Promise<void> => {
    await pool.think(questionOf(change))
    order.push(name)
  }
  // The first request starts at once; the others wait for the only thread.
  await Promise.all([ask('first', { advice: true }), ask('hint', { advice: true }), ask('bot'), ask('other bot')])
  assert.deepEqual(order, ['first', 'bot', 'other bot', 'hint'])
})

test('a person gets one hint at a time', async () => {
  const { server, services, ann, id } = await seated()
  const asked: ((move: Move) => void)[] = []
  const thinkPool: ThinkPool = {
    think: () => new Promise((resolve) => void asked.push(resolve)),
    load: 0,
    close: async () => {},
  }
  const deps = { ...services, thinkPool, hintMilliseconds: 1, hinted: new Set<string>() }
  const [one, other] = [clientSession(deps, () => ann).calls, clientSession(deps, () => ann).calls]
  const first = one.hint(id, 0)
  await until(() => asked.length === 1, 'the first hint is in progress')
  for (const calls of [one, other]) {
    const second = await calls.hint(id, 0)
    assert.equal(!second.ok && second.code, 'slow')
  }
  asked[0]?.({ do: 'enough' })
  assert.deepEqual(await first, { ok: true, value: { move: { do: 'enough' }, lead: null } })
  const third = other.hint(id, 0)
  await until(() => asked.length === 2, 'the third hint is in progress')
  asked[1]?.({ do: 'enough' })
  assert.ok((await third).ok)
  await server.stop()
})

test('bot memory keeps a bot for later questions only, and drops the oldest ones', () => {
  const memory = new BotMemory()
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
  // A bot that was taken and not put back has crashed.
  assert.equal(memory.take({ key: 'a', at: 6 }, make), second)
  assert.notEqual(ask('a', 7), second)
  const third = ask('a', 8)
  for (let n = 1; n < MOST_REMEMBERED; n++) ask(`another ${n}`, 1)
  assert.equal(ask('a', 9), third)
  for (let n = 1; n <= MOST_REMEMBERED; n++) ask(`yet another ${n}`, 1)
  assert.notEqual(ask('a', 10), third)
})

test('requests go to the thread that keeps the bot, unless too many wait for it', async (t) => {
  const pool = threadPool(2, new URL('./threads.ts', import.meta.url).href)
  t.after(() => pool.close())
  // The only legal move names the thread.
  const ask = async (key: string, at: number): Promise<unknown> => {
    const move = await pool.think(questionOf({ memory: { key, at } }))
    return 'thread' in move ? move.thread : assert.fail()
  }
  const [one, other] = await Promise.all([ask('a', 1), ask('b', 1)])
  assert.notEqual(one, other)
  assert.equal(await ask('b', 2), other)
  assert.equal(await ask('a', 2), one)
  // Both threads are free: the first one takes both bots.
  for (const key of ['c', 'd']) assert.equal(await ask(key, 1), one)
  assert.deepEqual(await Promise.all([ask('a', 3), ask('c', 2), ask('d', 2)]), [one, one, other])
})

test('a bot keeps its plan from decision to decision, and plans again after a rewind', async () => {
  const { server, table } = await waiting('master')
  const { think, ...rest } = quick()
  const memories: BotMemoryKey[] = []
  const thinkPool: ThinkPool = {
    ...rest,
    think(request) {
      memories.push(request.memory ?? assert.fail())
      return think(request)
    },
  }
  const botQueue = localBotQueue({ liveTables: server.services.liveTables, thinkPool, ...terms, pause: 0 })
  const decideFirst = async (ticket: string): Promise<void> => {
    const { number } = table
    botQueue.ask({ table: table.id, number, seat: 0 })
    await until(() => table.number > number, 'the bot has decided')
    const move = table.legal(1)[0] ?? assert.fail()
    must(await table.submit({ do: 'decide', seat: 1, moves: [move], ticket }))
  }
  await decideFirst('first')
  await until(() => table.actors.includes(0), 'the bot is asked again')
  await decideFirst('second')
  must(await table.submit({ do: 'rewind', seat: null, at: 0, ticket: 'rewind' }))
  await decideFirst('third')
  const [first, second, third] = memories
  assert.equal(second?.key, first?.key)
  assert.notEqual(third?.key, first?.key)
  assert.ok((second?.at ?? 0) > (first?.at ?? 0))
  await botQueue.close()
  await server.stop()
})
