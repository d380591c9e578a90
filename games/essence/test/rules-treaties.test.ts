/** E12 and E20.6 by rule number: treaties and the Trade agreement. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EssenceState, game, treatyPrice } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, canAs, island, resolve, TIK, UNI, WIN } from './table.ts'

const offered = (s: EssenceState): string[] =>
  game.legal(s, 0).flatMap((move) => (move.do === 'sign' ? [move.treaty] : []))
const prices = (s: EssenceState, seat: number): (number | null)[] =>
  ['war-pact', 'shield-accord', 'open-letters', 'masons-charter'].map((id) => treatyPrice(s, seat, id))

test('E12.1 every signing takes the lowest empty space', () => {
  const s = atTurn([TIK, UNI])
  assert.deepEqual(prices(s, 0), [2, 1, 1, 2])
  s.treaties = [[0, 1], [0], [1, 1, 0], [0, 0]]
  assert.deepEqual(prices(s, 0), [4, 2, 6, 6])
  s.treaties = [
    [0, 1, 0, 1, 0],
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [0, 1, 0],
  ]
  assert.deepEqual(prices(s, 0), [null, null, null, null])
  assert.deepEqual(offered(s), [])
})

test('E12.2 token, payment, effect', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 1, influence: 0, tokens: 3, treatiesSigned: 1, defense: 3 })
  actAs(s, 0, { do: 'sign', treaty: 'shield-accord' })
  assert.deepEqual([p.wealth, p.tokens, p.treatiesSigned, p.defense], [0, 2, 2, 6])
  assert.deepEqual(s.treaties, [[], [0], [], []])
})

test('E12.4 a free token and enough Wealth and Influence together are needed', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 1, influence: 1 })
  assert.deepEqual(offered(s), ['war-pact', 'shield-accord', 'open-letters', 'masons-charter'])
  Object.assign(p, { wealth: 0, influence: 1 })
  assert.deepEqual(offered(s), ['shield-accord', 'open-letters'])
  Object.assign(p, { wealth: 9, tokens: 0 })
  assert.deepEqual(offered(s), [])
})

test('E12.2 any mix may be paid; where there is only one nobody is asked', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 2, influence: 3 })
  s.treaties = [[1], [], [], []]
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'pay', wealth: 2, influence: 1 },
    { do: 'pay', wealth: 1, influence: 2 },
    { do: 'pay', wealth: 0, influence: 3 },
  ])
  actAs(s, 0, { do: 'pay', wealth: 1, influence: 2 })
  assert.deepEqual([p.wealth, p.influence], [1, 1])
  for (const [wealth, influence] of [
    [5, 0],
    [0, 5],
    [1, 2],
  ] as const) {
    const t = atTurn([TIK, UNI])
    Object.assign(player(t, 0), { wealth, influence })
    t.treaties = [[1], [], [], []]
    actAs(t, 0, { do: 'sign', treaty: 'war-pact' })
    assert.ok(canAs(t, 0, { do: 'attackThreat' }))
    assert.equal(player(t, 0).wealth + player(t, 0).influence, wealth + influence - 3)
  }
})

test('E12.2, E19.2 discounts and modifiers add up, never below 0, and the discount is used up', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['petition-hall', 1, 0], ['throne-of-accord', 0, 1])
  assert.deepEqual(prices(s, 0), [0, 0, 0, 0])
  s.treaties = [[1, 1], [1], [1], [1]]
  assert.deepEqual(prices(s, 0), [2, 0, 0, 2])
  Object.assign(p, { treatyDiscount: 1, wealth: 0, influence: 1 })
  assert.deepEqual(prices(s, 0), [1, 0, 0, 1])
  actAs(s, 0, { do: 'sign', treaty: 'open-letters' })
  assert.deepEqual([p.influence, p.treatyDiscount, prices(s, 0)], [1, 0, [2, 0, 2, 2]])
})

test('E12.4, E19.2 a discount for the next treaty counts when treaties are offered', () => {
  const s = atTurn([WIN, TIK])
  Object.assign(player(s, 0), { wealth: 0, influence: 0, hand: [`${WIN}.harbour-factor`] })
  s.treaties = [[1], [1, 1], [1], [1]]
  assert.deepEqual(offered(s), [])
  actAs(s, 0, { do: 'play', card: `${WIN}.harbour-factor`, option: 1 })
  assert.deepEqual(offered(s), ['open-letters'])
})

test('E12.3 the same treaty may be signed again', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 3, influence: 0, defense: 0 })
  actAs(s, 0, { do: 'sign', treaty: 'shield-accord' })
  s.mainDone = false
  actAs(s, 0, { do: 'sign', treaty: 'shield-accord' })
  assert.deepEqual([p.wealth, p.defense, s.treaties[1], p.tokens], [0, 6, [0, 0], 5])
})

test('E19.2 treatyAction: an offer with its own discount, skipped without a legal choice', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 0, influence: 0, essence: 0, hand: ['chancellor'] })
  s.treaties = [[1], [1, 1], [1, 1], [1]]
  actAs(s, 0, { do: 'play', card: 'chancellor', option: 0 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'sign', treaty: 'war-pact' },
    { do: 'sign', treaty: 'shield-accord' },
    { do: 'decline' },
  ])
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([p.essence, p.treatiesSigned], [1, 0])
  const t = atTurn([CHA, UNI])
  Object.assign(player(t, 0), { tokens: 0, essence: 0, hand: ['chancellor'] })
  actAs(t, 0, { do: 'play', card: 'chancellor', option: 0 })
  assert.deepEqual([player(t, 0).essence, canAs(t, 0, { do: 'end' })], [1, true])
})

test('E20.6 the Trade agreement lowers the cost for its owner only, and only there', () => {
  const s = atTurn([WIN, TIK])
  s.trade = 'masons-charter'
  assert.deepEqual(
    [prices(s, 0), prices(s, 1)],
    [
      [2, 1, 1, 1],
      [2, 1, 1, 2],
    ],
  )
})

test('E20.6 the token may be moved to another treaty', () => {
  const s = atTurn([WIN, TIK])
  s.trade = 'war-pact'
  actAs(s, 0, { do: 'use', card: 'exchange-of-the-four-winds' })
  assert.equal(game.legal(s, 0).length, 4)
  actAs(s, 0, { do: 'trade', treaty: 'open-letters' })
  assert.equal(s.trade, 'open-letters')
})

test('E20.6 nothing is paid when another treaty is signed', () => {
  const s = atTurn([WIN, TIK])
  s.trade = 'war-pact'
  resolve(s, { step: 'turn', seat: 1 })
  Object.assign(player(s, 0), { wealth: 0 })
  Object.assign(player(s, 1), { wealth: 5, influence: 0 })
  actAs(s, 1, { do: 'sign', treaty: 'shield-accord' })
  assert.equal(player(s, 0).wealth, 0)
})
