/**
 * A store that fails at any decision of a whole game: throws once, throws always, never answers. Nothing is lost,
 * doubled or out of step, and the person reads a sentence.
 */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Decision } from '@ludarium/kernel'
import { BotRunner } from '../index.ts'
import {
  assertFolds,
  assertInStep,
  atOnce,
  BOT,
  bazaarRecords,
  decideNext,
  openOn,
  PERSON,
  personDecides,
  playOut,
  sentenceOf,
  storeOf,
  type WriteFate,
} from './stores.ts'

const records = bazaarRecords('a failing store', [PERSON, BOT, PERSON])

/** The game as it goes when nothing fails. */
let reference: readonly Decision[] = []
before(async () => {
  const store = storeOf(records)
  const table = openOn(store)
  await playOut(table, ({ code }) => assert.fail(code))
  reference = table.match.decisions
  assert.ok(reference.length > 30)
  assertInStep(table, store)
})

/** Plays with one failure at each decision in turn; the game must come out as if nothing had happened. */
async function failsOnceAt(at: number, fate: WriteFate): Promise<void> {
  const store = storeOf(records, (keep) => (keep === at ? fate : 'well'))
  const table = openOn(store)
  const before: string[] = []
  await playOut(table, (refusal) => {
    assert.equal(refusal.code, 'store')
    assert.equal(table.at, at)
    assertFolds(table)
    before.push(sentenceOf(refusal))
  })
  assert.deepEqual(table.match.decisions, reference, `a failure at decision ${at}`)
  assertInStep(table, store)
  assert.equal(before.length, 1)
  assert.match(before[0] ?? '', /Try again/)
}

test('throws once: nothing was stored', async () => {
  for (let at = 0; at < reference.length; at++) await failsOnceAt(at, 'lost')
})

test('throws once: it was stored all the same', async () => {
  for (let at = 0; at < reference.length; at++) await failsOnceAt(at, 'unheard')
})

test('never answers once: nothing was stored', async () => {
  for (let at = 0; at < reference.length; at++) await failsOnceAt(at, 'never')
})

test('never answers once: it was stored all the same', async () => {
  for (let at = 0; at < reference.length; at++) await failsOnceAt(at, 'silent')
})

for (const [name, fate] of [
  ['throws always', 'lost'],
  ['never answers any more', 'never'],
] as const) {
  test(`${name}: the table stays as it was, whoever decides, and goes on when the store is back`, async () => {
    for (let at = 0; at < reference.length; at += 3) {
      let broken = true
      const store = storeOf(records, (keep) => (broken && keep >= at ? fate : 'well'))
      const table = openOn(store)
      const minds = new BotRunner(table, () => atOnce)
      while (table.at < at) assert.ok((await decideNext(table, minds))?.ok)
      for (let tries = 0; tries < 4; tries++) {
        // The store may be read again or not: an order is refused either way.
        store.readable = tries < 2
        const refused = await decideNext(table, minds)
        assert.ok(refused !== null && !refused.ok)
        assert.equal(refused.code, 'store')
        assert.match(sentenceOf(refused), /Try again/)
        assert.equal(table.at, at)
        assert.deepEqual(table.stored, store.records)
        assertFolds(table)
      }
      minds.close()
      broken = false
      store.readable = true
      await playOut(table, ({ code }) => assert.fail(code))
      assert.deepEqual(table.match.decisions, reference)
      assertInStep(table, store)
    }
  })
}

test('a store that answers after nobody waited any longer is taken over when it does', async () => {
  const store = storeOf(records)
  const { keep } = store
  const held = Promise.withResolvers<void>()
  let first = true
  store.keep = async (record, number) => {
    if (!first) return keep(record, number)
    first = false
    queueMicrotask(() => store.giveUp())
    await held.promise
    return keep(record, number)
  }
  const table = openOn(store)
  const seat = table.actors.find((one) => table.sitters[one]?.kind === 'person') ?? 0
  const refused = await personDecides(table, seat)
  assert.equal(refused.ok, false)
  assert.equal(table.at, 0)
  const moved = new Promise<void>((done) => table.watch(() => done()))
  held.resolve()
  await moved
  assert.equal(table.at, 1)
  assertInStep(table, store)
})

test('whoever gives up waiting can go on, and so can others', async () => {
  const store = storeOf(records)
  store.timeout = undefined
  const { keep } = store
  let hangs = true
  store.keep = (record, number) => (hangs ? new Promise(() => {}) : keep(record, number))
  const table = openOn(store)
  const seat = table.actors.find((one) => table.sitters[one]?.kind === 'person') ?? 0
  const [move] = table.game.legal(table.match.state, seat)
  assert.ok(move)
  const enough = new AbortController()
  const order = { do: 'decide', seat, moves: [move], ticket: 'one' } as const
  const waiting = table.submit(order, enough.signal)
  const behind = table.submit({ do: 'undo', seat, ticket: 'two' })
  enough.abort()
  const late = await waiting
  assert.ok(!late.ok)
  assert.match(sentenceOf(late), /is not responding/)
  const undone = await behind
  assert.equal(!undone.ok && undone.code, 'undo')
  hangs = false
  assert.ok((await table.submit(order)).ok)
  assertInStep(table, store)
})

test('bots stop in trouble and go on when they are woken', async () => {
  const bots = bazaarRecords('trouble', [BOT, BOT])
  let broken = true
  const store = storeOf(bots, (keep) => (broken && keep >= 5 ? 'lost' : 'well'))
  const table = openOn(store)
  const minds = new BotRunner(table, () => atOnce)
  const hears = (fits: () => boolean): Promise<void> =>
    new Promise((done) => {
      const leave = table.watch(() => {
        if (!fits()) return
        leave()
        done()
      })
    })
  const trouble = hears(() => table.activity.trouble !== null && table.activity.thinking === null)
  minds.wake()
  await trouble
  assert.equal(table.at, 5)
  assert.equal(table.activity.trouble?.code, 'store')
  broken = false
  const over = hears(() => table.over && table.activity.thinking === null)
  minds.wake()
  await over
  assert.equal(table.activity.trouble, null)
  assertInStep(table, store)
})
