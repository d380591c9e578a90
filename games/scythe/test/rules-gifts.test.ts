/** S17, R42 Gifts of coins: who may give how much to whom, and how often. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game } from '../game.ts'
import type { ScytheState } from '../state.ts'
import { act, actAs, can, deploy, moving, of, put, tableWith, walk, where } from './table.ts'

/** Gifts that the seat could make now, as "coins to seat". */
function gifts(s: ScytheState, seat = 0): string[] {
  return game.legal(s, seat).flatMap((move) => (move.do === 'give' ? [`${move.coins} to ${move.to}`] : []))
}

test('S17.1 Coins change hands only if the table allows bribes', () => {
  for (const allowBribes of [false, true]) {
    const s = tableWith(['nordic', 'saxony'], { allowBribes })
    assert.equal(can(s, { do: 'give' }), allowBribes)
  }
})

test('R42 A gift is 1, 2, 5 or 10 coins, no more than there are, to any other seat', () => {
  const s = tableWith(['nordic', 'saxony', 'polania'], { allowBribes: true })
  const p = of(s, 'nordic')
  p.coins = 4
  assert.deepEqual(gifts(s), ['1 to 1', '2 to 1', '1 to 2', '2 to 2'])
  p.coins = 5
  assert.deepEqual(gifts(s), ['1 to 1', '2 to 1', '5 to 1', '1 to 2', '2 to 2', '5 to 2'])
  p.coins = 10
  assert.ok(gifts(s).includes('10 to 2'))
  p.coins = 0
  assert.deepEqual(gifts(s), [])
})

test('S17.2 The coins go from one purse to the other, and the question stays', () => {
  const s = tableWith(['nordic', 'saxony'], { allowBribes: true })
  const [a, b] = [of(s, 'nordic'), of(s, 'saxony')]
  a.coins = 9
  b.coins = 4
  act(s, { do: 'give', to: 1, coins: 5 })
  assert.deepEqual([a.coins, b.coins], [4, 9])
  assert.ok(can(s, { do: 'section', section: 'build' }))
})

test('R42 At most three gifts a seat while one turn lasts; the next turn allows them again', () => {
  const s = tableWith(['nordic', 'saxony'], { allowBribes: true }, ['industrial', 'patriotic'])
  of(s, 'nordic').coins = 20
  for (let made = 0; made < 3; made++) {
    assert.ok(can(s, { do: 'give' }), `after ${made}`)
    act(s, { do: 'give', to: 1, coins: 1 })
  }
  assert.equal(can(s, { do: 'give' }), false)
  act(s, { do: 'section', section: 'upgrade' })
  assert.equal(can(s, { do: 'give' }), false, 'the same turn')
  act(s, { do: 'skip' }, { do: 'end' })
  assert.deepEqual(game.actors(s), [1])
  act(s, { do: 'section', section: 'upgrade' }, { do: 'coins' }, { do: 'end' })
  assert.deepEqual(game.actors(s), [0])
  assert.ok(can(s, { do: 'give', to: 1, coins: 10 }), 'a new turn')
})

test('R42 The limit counts each seat’s own gifts', () => {
  const s = tableWith(['nordic', 'saxony', 'polania'], { allowBribes: true })
  of(s, 'saxony').gifts = 3
  assert.ok(can(s, { do: 'give', to: 1, coins: 1 }), 'who has given may still be given to')
  of(s, 'nordic').gifts = 3
  assert.equal(can(s, { do: 'give' }), false)
})

test('S17.2 No gift between the two sides of a combat until it is settled, either way', () => {
  const s = tableWith(['saxony', 'nordic', 'polania'], { allowBribes: true })
  deploy(of(s, 'nordic'), 'artillery', 'r5c3')
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  for (const p of s.players) {
    p.coins = 1
    p.hand = []
  }
  moving(s, 2)
  assert.deepEqual(gifts(s), ['1 to 1', '1 to 2'])
  walk(s, 'mech4', 'r5c3')
  assert.deepEqual(gifts(s), ['1 to 2'], 'the attacker')
  act(s, { do: 'endMove' })
  assert.deepEqual([game.actors(s), gifts(s, 1)], [[1], ['1 to 2']], 'the defender')
  act(s, { do: 'ability', use: false })
  assert.deepEqual([gifts(s, 0), gifts(s, 1)], [[], []], 'nobody while they commit')
  actAs(s, 0, { do: 'dial', power: 1 })
  actAs(s, 1, { do: 'dial', power: 0 })
  assert.deepEqual(gifts(s), ['1 to 1', '1 to 2'], 'settled')
})

test('S17.2 Two who both defend may give to each other', () => {
  const s = tableWith(['saxony', 'nordic', 'togawa'], { allowBribes: true })
  deploy(of(s, 'nordic'), 'artillery', 'r5c3')
  put(of(s, 'togawa'), { character: 'r4c5' })
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  put(of(s, 'saxony'), { character: 'r5c4' })
  of(s, 'nordic').coins = 1
  moving(s, 2)
  walk(s, 'mech4', 'r5c3')
  walk(s, 'character', 'r4c5')
  act(s, { do: 'fight', at: 'r5c3' })
  assert.deepEqual([game.actors(s), gifts(s, 1)], [[1], ['1 to 2']])
})

test('R42 Who chooses between combats or places to retreat to may give first', () => {
  const s = tableWith(['saxony', 'nordic', 'polania'], { allowBribes: true })
  const b = of(s, 'nordic')
  deploy(b, 'seaworthy', 'r6c1')
  put(b, { character: 'r5c3', worker1: 'r6c1' })
  put(of(s, 'saxony'), { worker2: 'r5c0' })
  deploy(of(s, 'saxony'), 'speed', 'r5c1')
  deploy(of(s, 'saxony'), 'riverwalk', 'r5c4')
  for (const p of s.players) {
    p.coins = 1
    p.hand = []
    p.power = 3
  }
  moving(s, 2)
  walk(s, 'mech4', 'r6c1')
  walk(s, 'mech1', 'r5c3')
  assert.deepEqual(
    game.legal(s, 0).map((move) => move.do),
    ['fight', 'fight', 'give'],
    'to Polania alone',
  )
  act(s, { do: 'fight', at: 'r6c1' })
  actAs(s, 0, { do: 'dial', power: 1 })
  actAs(s, 1, { do: 'dial', power: 0 })
  assert.deepEqual(
    game.legal(s, 1).map((move) => (move.do === 'retreat' ? move.to : move.do)),
    ['hb_nordic', 'r6c2', 'give'],
    'one lake is a choice',
  )
  act(s, { do: 'retreat', to: 'hb_nordic' })
  assert.equal(where(b, 'worker1'), 'hb_nordic', 'the worker is not asked about')
})

test('R42 A combat order or a retreat without a choice is not held up by gifts', () => {
  const s = tableWith(['saxony', 'nordic', 'polania'], { allowBribes: true })
  put(of(s, 'nordic'), { character: 'r5c3' })
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  moving(s, 1)
  walk(s, 'mech4', 'r5c3')
  assert.equal(can(s, { do: 'fight' }), false)
  assert.ok(can(s, { do: 'dial', power: 0 }))
})
