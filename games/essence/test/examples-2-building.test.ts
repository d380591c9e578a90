/** Worked examples X14 to X25: building. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placement } from '../index.ts'
import { atTurn, CHA, CHO, TIK, UNI } from './table.ts'

test('X14 the Tavern', () => {
  const x = atTurn([CHO, UNI])
  const p = x.p(0)
  x.island(0, ['rune-circle', 1, 0], ['theatre', 1, 1])
  Object.assign(p, { foundations: 1, spent: 1, wealth: 3, influence: 0, essence: 0, hand: [] })
  x.s.market = ['tavern']
  x.play(0, { do: 'build', card: 'tavern' })
  assert.deepEqual(placement(x.s, 0, 'tavern', 0, 1), {
    essence: 4,
    base: 2,
    parts: [
      { card: 'cloister-of-falling-water', x: 0, y: 0, n: 1 },
      { card: 'theatre', x: 1, y: 1, n: 1 },
    ],
  })
  x.play(0, { do: 'place', x: 0, y: 1 })
  assert.deepEqual([p.essence, p.wealth, p.foundations, p.spent, p.hand.length], [4, 1, 0, 2, 2])
})

for (const [before, after] of [
  [5, 4],
  [0, 0],
] as const) {
  test(`X15 a placement that costs Essence, from ${before}`, () => {
    const x = atTurn([TIK, UNI])
    const p = x.p(0)
    x.island(0, ['cloud-nets', 0, 1], ['barracks', 1, 1])
    Object.assign(p, { essence: before, wealth: 1 })
    x.s.market = ['market-stall']
    x.play(0, { do: 'build', card: 'market-stall' }, { do: 'place', x: 1, y: 0 })
    assert.deepEqual([p.essence, p.wealth], [after, 1])
  })
}

test('X17 Garden of the First Seed', () => {
  const x = atTurn([CHO, UNI])
  const p = x.p(0)
  x.island(0, ['cloud-nets', 0, 1], ['theatre', 1, 1], ['notary', 2, 1], ['rune-circle', 2, 0])
  Object.assign(p, { essence: 0, wealth: 5 })
  x.s.market = ['garden-of-the-first-seed']
  x.play(0, { do: 'build', card: 'garden-of-the-first-seed' }, { do: 'place', x: 1, y: 0 })
  assert.equal(p.essence, 14)
})

test('X18 golden effects at once and in each Income', () => {
  const x = atTurn([TIK, UNI])
  const p = x.p(0)
  Object.assign(p, { essence: 0, wealth: 3 })
  x.s.market = ['bank']
  x.play(0, { do: 'build', card: 'bank' }, { do: 'place', x: 1, y: 0 })
  assert.deepEqual([p.essence, p.wealth], [0, 2])
  x.resolve({ step: 'income' })
  assert.equal(p.wealth, 2 + 3 + 2)
})

test('X19 discounts and modifiers add up', () => {
  const x = atTurn([TIK, UNI])
  const p = x.p(0)
  x.island(0, ['guild-hall', 1, 0])
  Object.assign(p, { essence: 0, wealth: 0, hand: [`${TIK}.engineer`] })
  x.s.market = ['grand-bazaar']
  assert.ok(!x.can(0, { do: 'build', card: 'grand-bazaar' }))
  x.play(0, { do: 'play', card: `${TIK}.engineer`, option: 1 })
  x.play(0, { do: 'build', card: 'grand-bazaar' }, { do: 'place', x: 2, y: 0 })
  assert.deepEqual([p.essence, p.wealth], [5, 2])
})

test('X21 the Gardener needs no Foundation', () => {
  const x = atTurn([CHO, UNI])
  const p = x.p(0)
  Object.assign(p, { foundations: 0, spent: 2, wealth: 1, essence: 0, hand: [`${CHO}.gardener`] })
  x.s.market = ['tavern']
  x.play(0, { do: 'play', card: `${CHO}.gardener`, option: 0 })
  x.play(0, { do: 'build', card: 'tavern' }, { do: 'place', x: 1, y: 0 })
  assert.deepEqual([p.essence, p.wealth, p.foundations, p.spent, p.hand.length], [4, 0, 0, 2, 2])
})

test('X22 a passive on building is silent for its own card', () => {
  const x = atTurn([TIK, UNI])
  const p = x.p(0)
  Object.assign(p, { wealth: 3, essence: 0, foundations: 2, hand: [] })
  x.s.market = ['public-garden', 'theatre']
  x.play(0, { do: 'build', card: 'public-garden' }, { do: 'place', x: 1, y: 0 })
  assert.equal(p.essence, 2)
  x.resolve({ step: 'turn', seat: 0 })
  x.s.mainDone = false
  x.play(0, { do: 'build', card: 'theatre' }, { do: 'place', x: 2, y: 0 })
  assert.equal(p.essence, 7)
})

test('X23 the market is refilled only by effects', () => {
  const x = atTurn([TIK, UNI])
  const p = x.p(0)
  x.island(0, ['caravanserai', 1, 0])
  p.wealth = 10
  x.s.market = ['tavern', 'bank', 'mint', 'theatre', 'museum', 'school', 'prison']
  x.play(0, { do: 'build', card: 'tavern' }, { do: 'place', x: 2, y: 0 })
  assert.equal(x.s.market.length, 6)
  x.play(0, { do: 'use', card: 'caravanserai' })
  assert.equal(x.s.market.length, 7)
  assert.equal(p.buildDiscount, 1)
})

test('X25 Courier Roost signs a treaty', () => {
  const x = atTurn([CHA, UNI])
  const p = x.p(0)
  Object.assign(p, { wealth: 2, influence: 0, defense: 3, essence: 0 })
  x.s.market = ['courier-roost']
  x.play(0, { do: 'build', card: 'courier-roost' }, { do: 'place', x: 0, y: 1 })
  assert.equal(p.essence, 2)
  x.play(0, { do: 'sign', treaty: 'shield-accord' })
  assert.deepEqual([p.defense, p.wealth, p.treatiesSigned, x.s.mainDone], [6, 0, 1, true])
})
