/** Worked examples X1 to X13: setup, Income, Advisors. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { player } from '../pieces.ts'
import { actAs, atTurn, bidNothing, CHA, canAs, island, laidOut, opened, resolve, TIK, UNI } from './table.ts'

const ADVISORS = ['admiral-of-the-dawn', 'admiral-of-the-dusk', 'hierophant', 'guildmaster', 'architect', 'chancellor']

test('X1 three players set up', () => {
  const s = laidOut(3)
  assert.equal(s.market.length, 8)
  assert.equal(s.locations.length, 68)
  assert.equal(s.prophecies.length, 37)
  assert.equal(s.row.filter((card) => card !== '').length, 6)
  assert.deepEqual(
    s.players.map((p) => [p.wealth, p.influence, p.hand.length]),
    [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ],
  )
})

test('X2 five players set up', () => {
  const s = laidOut(5)
  assert.equal(s.market.length, 12)
  assert.deepEqual(
    s.players.map((p) => p.wealth),
    [0, 1, 2, 3, 4],
  )
})

test('X3 Income of the University on place II', () => {
  const { wealth, influence, hand, pile, attack, defense, foundations } = player(opened([TIK, UNI]), 1)
  assert.deepEqual(
    { wealth, influence, hand: hand.length, pile: pile.length, attack, defense, foundations },
    { wealth: 4, influence: 4, hand: 4, pile: 4, attack: 2, defense: 3, foundations: 2 },
  )
})

test('X5 Foundations are capped at five', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  p.foundations = 2
  p.spent = 2
  p.hand = ['chain-throne.overseer']
  actAs(s, 0, { do: 'play', card: 'chain-throne.overseer', option: 0 })
  assert.deepEqual([p.foundations, p.spent], [3, 2])
})

test('X6 Income rebuilds an empty pile', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  const [one, two, three, four, five, six] = [...p.hand, ...p.pile]
  assert.ok(one && two && three && four && five && six)
  p.hand = []
  p.pile = [one]
  p.discard = [two, three, four, five, six]
  resolve(s, { step: 'income' })
  assert.deepEqual([p.hand.length, p.pile.length, p.discard.length], [3, 3, 0])
  assert.ok(p.hand.includes(one))
})

test('X7 drawing in a turn never reshuffles', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  const all = [...p.hand, ...p.pile].filter((card) => !card.endsWith('astronomer'))
  p.hand = ['university-of-the-sun.astronomer']
  p.influence = 1
  p.pile = all.slice(0, 1)
  p.discard = all.slice(1, 6)
  const discarded = p.discard.length
  actAs(s, 0, { do: 'play', card: 'university-of-the-sun.astronomer', option: 1 })
  assert.deepEqual([p.hand.length, p.pile.length, p.discard.length], [1, 0, discarded + 1])
})

test('X9 the bidding of the rulebook', () => {
  const s = opened([TIK, UNI, CHA])
  const bids = [
    [2, 1],
    [4, 0],
    [1, 2],
  ] as const
  for (const [seat, [wealth, influence]] of bids.entries()) {
    player(s, seat).wealth = 4
    player(s, seat).influence = 4
    actAs(s, seat, { do: 'bidWealth', wealth }, { do: 'bidInfluence', influence })
  }
  actAs(s, 1, { do: 'advisor', advisor: 'admiral-of-the-dawn' })
  actAs(s, 2, { do: 'advisor', advisor: 'admiral-of-the-dusk' })
  actAs(s, 0, { do: 'advisor', advisor: 'hierophant' })
  const tokens = [0, 1, 2].reduce((sum, seat) => sum + player(s, seat).wealth + player(s, seat).influence, 0)
  assert.equal(tokens, 3 * 8 - 10)
  const left = s.advisors.filter((pile) => pile.shown).map((pile) => [pile.advisor, pile.wealth])
  assert.deepEqual(left, [
    ['guildmaster', 1],
    ['architect', 1],
    ['chancellor', 1],
  ])
  assert.equal(s.phase, 'turns')
})

test('X10 the first player orders equal bidders', () => {
  const s = opened([TIK, UNI, CHA])
  s.order = [1, 2, 0]
  for (const seat of [0, 1, 2]) {
    player(s, seat).wealth = 3
    player(s, seat).influence = 3
    actAs(s, seat, { do: 'bidWealth', wealth: 1 }, { do: 'bidInfluence', influence: 1 })
  }
  assert.ok([0, 1, 2].every((seat) => canAs(s, 1, { do: 'rank', seat })))
  actAs(s, 1, { do: 'rank', seat: 2 }, { do: 'rank', seat: 0 })
  actAs(s, 2, { do: 'advisor', advisor: 'architect' })
  actAs(s, 0, { do: 'advisor', advisor: 'guildmaster' })
  actAs(s, 1, { do: 'advisor', advisor: 'chancellor' })
  assert.deepEqual(player(s, 2).advisors, ['architect'])
})

test('X11 nobody bids', () => {
  const s = opened([TIK, UNI])
  // These would show in Wealth and Influence if the bidding were won.
  island(s, 0, ['council-chamber', 1, 0])
  island(s, 1, ['council-chamber', 1, 0])
  const before = [0, 1].map((seat) => player(s, seat).influence)
  bidNothing(s)
  assert.deepEqual(
    [0, 1].map((seat) => player(s, seat).influence),
    before,
  )
  assert.deepEqual(
    s.advisors.map((pile) => [pile.advisor, pile.shown, pile.wealth]),
    ADVISORS.map((id) => [id, true, 1]),
  )
  resolve(s, { step: 'advisors' })
  bidNothing(s)
  assert.ok(s.advisors.every((pile) => pile.wealth === 2))
})

test('X13 winning the bidding', () => {
  const s = opened([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['council-chamber', 1, 0], ['story-circle', 2, 0])
  for (const pile of s.advisors) if (pile.advisor === 'guildmaster') pile.wealth = 2
  p.wealth = 1
  p.influence = 1
  const hand = p.hand.length
  actAs(s, 0, { do: 'bidWealth', wealth: 1 }, { do: 'bidInfluence', influence: 1 })
  actAs(s, 1, { do: 'bidWealth', wealth: 0 }, { do: 'bidInfluence', influence: 0 })
  actAs(s, 0, { do: 'advisor', advisor: 'guildmaster' })
  assert.deepEqual([p.wealth, p.influence], [2, 2])
  assert.equal(p.hand.length, hand + 2)
  assert.equal(p.hand[hand], 'guildmaster')
})
