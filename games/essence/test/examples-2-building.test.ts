/** Worked examples X14 to X25: building. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placement } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, resolve, TIK, UNI } from './table.ts'

test('X14 the Tavern', () => {
  const s = atTurn([CHO, UNI])
  const p = player(s, 0)
  island(s, 0, ['rune-circle', 1, 0], ['theatre', 1, 1])
  Object.assign(p, { foundations: 1, spent: 1, wealth: 3, influence: 0, essence: 0, hand: [] })
  s.market = ['tavern']
  actAs(s, 0, { do: 'build', card: 'tavern' })
  assert.deepEqual(placement(s, 0, 'tavern', 0, 1), {
    essence: 4,
    base: 2,
    parts: [
      { card: 'cloister-of-falling-water', x: 0, y: 0, n: 1 },
      { card: 'theatre', x: 1, y: 1, n: 1 },
    ],
  })
  actAs(s, 0, { do: 'place', x: 0, y: 1 })
  assert.deepEqual([p.essence, p.wealth, p.foundations, p.spent, p.hand.length], [4, 1, 0, 2, 2])
})

for (const [before, after] of [
  [5, 4],
  [0, 0],
] as const) {
  test(`X15 a placement that costs Essence, from ${before}`, () => {
    const s = atTurn([TIK, UNI])
    const p = player(s, 0)
    island(s, 0, ['cloud-nets', 0, 1], ['barracks', 1, 1])
    Object.assign(p, { essence: before, wealth: 1 })
    s.market = ['market-stall']
    actAs(s, 0, { do: 'build', card: 'market-stall' }, { do: 'place', x: 1, y: 0 })
    assert.deepEqual([p.essence, p.wealth], [after, 1])
  })
}

test('X17 Garden of the First Seed', () => {
  const s = atTurn([CHO, UNI])
  const p = player(s, 0)
  island(s, 0, ['cloud-nets', 0, 1], ['theatre', 1, 1], ['notary', 2, 1], ['rune-circle', 2, 0])
  Object.assign(p, { essence: 0, wealth: 5 })
  s.market = ['garden-of-the-first-seed']
  actAs(s, 0, { do: 'build', card: 'garden-of-the-first-seed' }, { do: 'place', x: 1, y: 0 })
  assert.equal(p.essence, 14)
})

test('X18 golden effects at once and in each Income', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { essence: 0, wealth: 3 })
  s.market = ['bank']
  actAs(s, 0, { do: 'build', card: 'bank' }, { do: 'place', x: 1, y: 0 })
  assert.deepEqual([p.essence, p.wealth], [0, 2])
  resolve(s, { step: 'income' })
  assert.equal(p.wealth, 2 + 3 + 2)
})

test('X19 discounts and modifiers add up', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['guild-hall', 1, 0])
  Object.assign(p, { essence: 0, wealth: 0, hand: [`${TIK}.engineer`] })
  s.market = ['grand-bazaar']
  assert.ok(!canAs(s, 0, { do: 'build', card: 'grand-bazaar' }))
  actAs(s, 0, { do: 'play', card: `${TIK}.engineer`, option: 1 })
  actAs(s, 0, { do: 'build', card: 'grand-bazaar' }, { do: 'place', x: 2, y: 0 })
  assert.deepEqual([p.essence, p.wealth], [5, 2])
})

test('X21 the Gardener needs no Foundation', () => {
  const s = atTurn([CHO, UNI])
  const p = player(s, 0)
  Object.assign(p, { foundations: 0, spent: 2, wealth: 1, essence: 0, hand: [`${CHO}.gardener`] })
  s.market = ['tavern']
  actAs(s, 0, { do: 'play', card: `${CHO}.gardener`, option: 0 })
  actAs(s, 0, { do: 'build', card: 'tavern' }, { do: 'place', x: 1, y: 0 })
  assert.deepEqual([p.essence, p.wealth, p.foundations, p.spent, p.hand.length], [4, 0, 0, 2, 2])
})

test('X22 a passive on building is silent for its own card', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 3, essence: 0, foundations: 2, hand: [] })
  s.market = ['public-garden', 'theatre']
  actAs(s, 0, { do: 'build', card: 'public-garden' }, { do: 'place', x: 1, y: 0 })
  assert.equal(p.essence, 2)
  resolve(s, { step: 'turn', seat: 0 })
  s.mainDone = false
  actAs(s, 0, { do: 'build', card: 'theatre' }, { do: 'place', x: 2, y: 0 })
  assert.equal(p.essence, 7)
})

test('X23 the market is refilled only by effects', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['caravanserai', 1, 0])
  p.wealth = 10
  s.market = ['tavern', 'bank', 'mint', 'theatre', 'museum', 'school', 'prison']
  actAs(s, 0, { do: 'build', card: 'tavern' }, { do: 'place', x: 2, y: 0 })
  assert.equal(s.market.length, 6)
  actAs(s, 0, { do: 'use', card: 'caravanserai' })
  assert.equal(s.market.length, 7)
  assert.equal(p.buildDiscount, 1)
})

test('X25 Courier Roost signs a treaty', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 2, influence: 0, defense: 3, essence: 0 })
  s.market = ['courier-roost']
  actAs(s, 0, { do: 'build', card: 'courier-roost' }, { do: 'place', x: 0, y: 1 })
  assert.equal(p.essence, 2)
  actAs(s, 0, { do: 'sign', treaty: 'shield-accord' })
  assert.deepEqual([p.defense, p.wealth, p.treatiesSigned, s.mainDone], [6, 0, 1, true])
})
