/** Bots that think elsewhere, break, overrun or cheat: greedy decides in their place, it is told, and the table goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash, type Move } from '@ludarium/kernel'
import { type BotTrouble, Minds, type Question, type Thinker } from '../index.ts'
import { atOnce, BOT, bazaarRecords, game, openOn, storeOf } from './stores.ts'

const records = bazaarRecords('minds', [BOT, { ...BOT, level: 'elsewhere' }])

/** Plays to the end with what thinks for seat 1; gives what went wrong. */
async function played(
  decide: (question: Question) => Promise<Move>,
): Promise<{ troubles: BotTrouble[]; closed: number }> {
  const table = openOn(storeOf(records))
  const troubles: BotTrouble[] = []
  let closed = 0
  const thinker: Thinker = {
    decide,
    close() {
      closed++
    },
  }
  const minds = new Minds(table, () => atOnce, {
    thinker: (level) => (level === 'elsewhere' ? thinker : null),
    trouble: (one) => troubles.push(one),
  })
  for (let seat = table.actors[0]; seat !== undefined; seat = table.actors[0]) assert.ok((await minds.decide(seat)).ok)
  assert.ok(table.over)
  minds.close()
  return { troubles, closed }
}

test('somebody elsewhere decides, and is asked with nothing but the view', async () => {
  const { troubles, closed } = await played(async ({ seat, view, legal }) => {
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
  ['chooses what it may not', async () => ({ do: 'cheat' }), /not possible/],
] as const) {
  test(`one that ${name}: greedy decides, it is told, and the game comes to its end`, async () => {
    const { troubles } = await played(decide)
    assert.ok(troubles.length > 3)
    for (const trouble of troubles) {
      assert.equal(trouble.seat, 1)
      assert.equal(trouble.level, 'elsewhere')
      assert.match(trouble.reason, reason)
    }
  })
}
