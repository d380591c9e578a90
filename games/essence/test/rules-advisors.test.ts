/** E8 by rule number: the Advisors phase. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at } from '@ludarium/kernel'
import { type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, CHA, CHO, canAs, island, opened, resolve, TIK, UNI } from './table.ts'

/** All bids by seat, Wealth and Influence, sealed by seats with four tokens of each kind. */
function bid(s: EssenceState, ...bids: readonly (readonly [wealth: number, influence: number])[]): void {
  for (let seat = 0; seat < s.seats; seat++) Object.assign(player(s, seat), { wealth: 4, influence: 4 })
  for (const [seat, [wealth, influence]] of bids.entries()) {
    actAs(s, seat, { do: 'bidWealth', wealth }, { do: 'bidInfluence', influence })
  }
}

test('E8.1 a pile without cards offers nothing; a card left over keeps its Wealth', () => {
  const s = opened([TIK, UNI])
  Object.assign(at(s.advisors, 0), { left: 0, shown: false })
  Object.assign(at(s.advisors, 1), { left: 1, shown: false })
  Object.assign(at(s.advisors, 2), { left: 2, shown: true, wealth: 3 })
  resolve(s, { step: 'advisors' })
  assert.deepEqual(
    s.advisors.slice(0, 3).map(({ left, shown, wealth }) => [left, shown, wealth]),
    [
      [0, false, 0],
      [1, true, 0],
      [2, true, 3],
    ],
  )
})

test('E8.2 any number of own tokens may be bid, none too', () => {
  const s = opened([TIK, UNI])
  Object.assign(player(s, 0), { wealth: 2, influence: 1 })
  const wealth = game.legal(s, 0).map((move) => (move.do === 'bidWealth' ? move.wealth : -1))
  assert.deepEqual(wealth, [0, 1, 2])
  actAs(s, 0, { do: 'bidWealth', wealth: 2 })
  const influence = game.legal(s, 0).map((move) => (move.do === 'bidInfluence' ? move.influence : -1))
  assert.deepEqual(influence, [0, 1])
})

test('E8.2 what a seat does not own is not asked for', () => {
  const s = opened([TIK, UNI])
  Object.assign(player(s, 0), { wealth: 0, influence: 2 })
  Object.assign(player(s, 1), { wealth: 2, influence: 0 })
  assert.ok(!canAs(s, 0, { do: 'bidWealth' }))
  actAs(s, 0, { do: 'bidInfluence', influence: 1 })
  assert.deepEqual(game.actors(s), [1])
  actAs(s, 1, { do: 'bidWealth', wealth: 2 })
  assert.deepEqual(game.actors(s), [1])
  assert.ok(canAs(s, 1, { do: 'advisor' }))
})

test('R52 a seat without any token bids zero without being asked', () => {
  const s = opened([TIK, UNI])
  Object.assign(player(s, 0), { wealth: 0, influence: 0, bidWealth: 2, bidInfluence: 1 })
  resolve(s, { step: 'advisors' })
  assert.deepEqual(game.actors(s), [1])
  assert.deepEqual([player(s, 0).bidWealth, player(s, 0).bidInfluence], [0, 0])
})

test('R1, E8.3 all bids are paid, also that of a bidder who takes nothing', () => {
  const s = opened([TIK, UNI])
  bid(s, [1, 2], [3, 0])
  actAs(s, 0, { do: 'decline' })
  actAs(s, 1, { do: 'decline' })
  assert.deepEqual(
    s.players.map((p) => [p.wealth, p.influence, p.advisors.length]),
    [
      [3, 2, 0],
      [1, 4, 0],
    ],
  )
})

test('E8.4 more tokens first, zero bidders are not ranked, ties in the middle are put in order by the first player', () => {
  const s = opened([TIK, UNI, CHA, CHO])
  s.order = [3, 0, 1, 2]
  bid(s, [1, 1], [0, 0], [2, 2], [1, 1])
  const picks: number[] = []
  const pick = (): void => {
    picks.push(at(game.actors(s), 0))
    actAs(s, at(picks, -1 + picks.length), { do: 'advisor' })
  }
  assert.deepEqual(game.actors(s), [3])
  assert.deepEqual(game.legal(s, 3), [
    { do: 'rank', seat: 0 },
    { do: 'rank', seat: 3 },
  ])
  actAs(s, 3, { do: 'rank', seat: 0 })
  pick()
  pick()
  pick()
  assert.deepEqual([picks, s.phase], [[2, 0, 3], 'turns'])
})

test('E8.4 of three tied bidders the first player is asked twice; who bid less comes after them', () => {
  const s = opened([TIK, UNI, CHA, CHO])
  bid(s, [2, 0], [1, 0], [2, 0], [2, 0])
  actAs(s, 0, { do: 'rank', seat: 3 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'rank', seat: 0 },
    { do: 'rank', seat: 2 },
  ])
  actAs(s, 0, { do: 'rank', seat: 2 })
  const order = [3, 2, 0, 1]
  for (const seat of order) {
    assert.deepEqual(game.actors(s), [seat])
    actAs(s, seat, { do: 'decline' })
  }
})

test('E8.6 the card and the Wealth on it come to the seat for good; its pile shows nothing more this round', () => {
  const s = opened([TIK, UNI])
  Object.assign(at(s.advisors, 2), { wealth: 3 })
  bid(s, [1, 0], [0, 0])
  actAs(s, 0, { do: 'advisor', advisor: 'hierophant' })
  const p = player(s, 0)
  assert.deepEqual([p.wealth, p.hand.at(-1), p.advisors], [3 + 3, 'hierophant', ['hierophant']])
  assert.deepEqual(s.advisors[2], { advisor: 'hierophant', left: 4, shown: false, wealth: 0 })
})

for (const [edition, declines] of [
  ['revised', true],
  ['draft', false],
] as const) {
  test(`E8.6 a bidder may decline, ${edition}: ${declines}`, () => {
    const s = opened([TIK, UNI], edition)
    bid(s, [1, 0], [0, 0])
    assert.equal(canAs(s, 0, { do: 'decline' }), declines)
  })
}

test('E8.6 draft: the only advisor that is left has to be taken, so nobody is asked', () => {
  const s = opened([TIK, UNI], 'draft')
  for (const pile of s.advisors) Object.assign(pile, { left: 0, shown: false })
  at(s.advisors, 4).left = 1
  resolve(s, { step: 'advisors' })
  bid(s, [1, 0], [0, 0])
  assert.deepEqual([player(s, 0).advisors, s.phase], [['architect'], 'turns'])
})

test('R32, R53 who finds no advisor gets the bid back, and has still won the bidding', () => {
  const s = opened([TIK, UNI])
  island(s, 0, ['council-chamber', 1, 0])
  for (const pile of s.advisors) Object.assign(pile, { left: 0, shown: false })
  at(s.advisors, 4).left = 1
  resolve(s, { step: 'advisors' })
  bid(s, [1, 3], [2, 0])
  actAs(s, 0, { do: 'advisor', advisor: 'architect' })
  assert.deepEqual(
    s.players.map((p) => [p.wealth, p.influence]),
    [
      [3, 1 + 2],
      [4, 4],
    ],
  )
  assert.equal(s.phase, 'turns')
  for (const pile of s.advisors) Object.assign(pile, { left: 0, shown: false })
  resolve(s, { step: 'advisors' })
  bid(s, [1, 3], [2, 0])
  assert.deepEqual(
    s.players.map((p) => [p.wealth, p.influence]),
    [
      [4, 4 + 2],
      [4, 4],
    ],
  )
})

test('E8.5 only the first of the ranking has won the bidding', () => {
  const s = opened([TIK, UNI])
  for (const seat of [0, 1]) island(s, seat, ['council-chamber', 1, 0])
  bid(s, [1, 0], [2, 0])
  actAs(s, 1, { do: 'decline' })
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual(
    s.players.map((p) => p.influence),
    [4, 4 + 2],
  )
})

test('E8.7, E9.1 Wealth is added to what lies face up only, and the first of the order begins', () => {
  const s = opened([TIK, UNI])
  s.order = [1, 0]
  Object.assign(at(s.advisors, 0), { wealth: 2 })
  bid(s, [0, 0], [1, 0])
  actAs(s, 1, { do: 'advisor', advisor: 'chancellor' })
  assert.deepEqual(
    s.advisors.map(({ wealth }) => wealth),
    [3, 1, 1, 1, 1, 0],
  )
  assert.deepEqual([game.actors(s), s.at, s.phase], [[1], 0, 'turns'])
})
