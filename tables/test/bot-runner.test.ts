/** Bots that think elsewhere, break, overrun or cheat: greedy decides in their place, it is told, and the table goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash, type Move } from '@ludarium/kernel'
import { type BotHost, type BotQuestion, BotRunner, type BotTrouble, decideForBot } from '../index.ts'
import { atOnce, BOT, bazaarRecords, game, openOn, storeOf } from './stores.ts'

const records = bazaarRecords('minds', [BOT, { ...BOT, level: 'elsewhere' }])

/** Plays to the end with what thinks for seat 1; gives what went wrong. */
async function playOut(
  decide: (question: BotQuestion) => Promise<Move>,
): Promise<{ troubles: BotTrouble[]; closed: number }> {
  const table = openOn(storeOf(records))
  const troubles: BotTrouble[] = []
  let closed = 0
  const host: BotHost = {
    think: decide,
    close() {
      closed++
    },
  }
  const minds = new BotRunner(table, () => atOnce, {
    hostOf: (level) => (level === 'elsewhere' ? host : null),
    trouble: (one) => troubles.push(one),
  })
  for (let seat = table.actors[0]; seat !== undefined; seat = table.actors[0]) assert.ok((await minds.decide(seat)).ok)
  assert.ok(table.over)
  minds.close()
  return { troubles, closed }
}

test('somebody elsewhere decides, and is asked with nothing but the view', async () => {
  const { troubles, closed } = await playOut(async ({ seat, view, legal }) => {
    assert.equal(seat, 1)
    assert.equal(view.chance.seed, '')
    assert.equal(hash(game.legal(view, seat)), hash(legal))
    return legal[0] as Move
  })
  assert.deepEqual(troubles, [])
  assert.equal(closed, 1)
})

for (const [name, decide, reason] of [
  ['breaks', () => Promise.reject(new Error('no luck')), /no luck/],
  ['chooses what it may not', async () => ({ do: 'cheat' }), /illegal move/],
] as const) {
  test(`one that ${name}: greedy decides, it is told, and the game comes to its end`, async () => {
    const { troubles } = await playOut(decide)
    assert.ok(troubles.length > 3)
    for (const trouble of troubles) {
      assert.equal(trouble.seat, 1)
      assert.equal(trouble.level, 'elsewhere')
      assert.match(trouble.reason, reason)
    }
  })
}

test('if the substitute fails too, random decides', async () => {
  const table = openOn(storeOf(records))
  const troubles: BotTrouble[] = []
  const broken: BotHost = { think: () => Promise.reject(new Error('crashed')), close: () => {} }
  const levels: string[] = []
  const substitutes: BotHost = {
    think: async ({ level, legal }) => {
      levels.push(level)
      return level === 'greedy' ? { do: 'cheat' } : (legal[0] ?? null)
    },
    close: () => {},
  }
  const hosts = { hostOf: () => broken, substitutes, trouble: (one: BotTrouble) => troubles.push(one) }
  assert.ok((await decideForBot(table, 1, hosts, new AbortController().signal)).ok)
  assert.deepEqual(levels, ['greedy', 'random'])
  assert.deepEqual(
    troubles.map(({ level, reason }) => [level, reason]),
    [
      ['elsewhere', 'crashed'],
      ['greedy', 'It chose an illegal move.'],
    ],
  )
})

test('a bot that is stopped decides nothing, and no substitute decides for it', async () => {
  const table = openOn(storeOf(records))
  const stop = new AbortController()
  const stopped: BotHost = {
    async think() {
      stop.abort()
      throw new Error('It was stopped.')
    },
    close: () => {},
  }
  const hosts = { hostOf: () => stopped, substitutes: stopped, trouble: () => assert.fail('no trouble') }
  const decided = await decideForBot(table, 1, hosts, stop.signal)
  assert.equal(!decided.ok && decided.code, 'stale')
  assert.equal(table.at, 0)
})
