/** Worked examples X1 to X13: setup, Income, Advisors. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atTurn, bidNothing, CHA, laidOut, opened, TIK, UNI } from './table.ts'

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
  const { wealth, influence, hand, pile, attack, defense, foundations } = opened([TIK, UNI]).p(1)
  assert.deepEqual(
    { wealth, influence, hand: hand.length, pile: pile.length, attack, defense, foundations },
    { wealth: 4, influence: 4, hand: 4, pile: 4, attack: 2, defense: 3, foundations: 2 },
  )
})

test('X5 Foundations are capped at five', () => {
  const x = atTurn([CHA, UNI])
  const p = x.p(0)
  p.foundations = 2
  p.spent = 2
  p.hand = ['chain-throne.overseer']
  x.play(0, { do: 'play', card: 'chain-throne.overseer', option: 0 })
  assert.deepEqual([p.foundations, p.spent], [3, 2])
})

test('X6 Income rebuilds an empty pile', () => {
  const x = atTurn([TIK, UNI])
  const p = x.p(0)
  const [one, two, three, four, five, six] = [...p.hand, ...p.pile]
  assert.ok(one && two && three && four && five && six)
  p.hand = []
  p.pile = [one]
  p.discard = [two, three, four, five, six]
  x.resolve({ step: 'income' })
  assert.deepEqual([p.hand.length, p.pile.length, p.discard.length], [3, 3, 0])
  assert.ok(p.hand.includes(one))
})

test('X7 drawing in a turn never reshuffles', () => {
  const x = atTurn([UNI, TIK])
  const p = x.p(0)
  const all = [...p.hand, ...p.pile].filter((card) => !card.endsWith('astronomer'))
  p.hand = ['university-of-the-sun.astronomer']
  p.influence = 1
  p.pile = all.slice(0, 1)
  p.discard = all.slice(1, 6)
  const discarded = p.discard.length
  x.play(0, { do: 'play', card: 'university-of-the-sun.astronomer', option: 1 })
  assert.deepEqual([p.hand.length, p.pile.length, p.discard.length], [1, 0, discarded + 1])
})

test('X9 the bidding of the rulebook', () => {
  const x = opened([TIK, UNI, CHA])
  const bids = [
    [2, 1],
    [4, 0],
    [1, 2],
  ] as const
  for (const [seat, [wealth, influence]] of bids.entries()) {
    x.p(seat).wealth = 4
    x.p(seat).influence = 4
    x.play(seat, { do: 'bidWealth', wealth }, { do: 'bidInfluence', influence })
  }
  x.play(1, { do: 'advisor', advisor: 'admiral-of-the-dawn' })
  x.play(2, { do: 'advisor', advisor: 'admiral-of-the-dusk' })
  x.play(0, { do: 'advisor', advisor: 'hierophant' })
  const tokens = [0, 1, 2].reduce((sum, seat) => sum + x.p(seat).wealth + x.p(seat).influence, 0)
  assert.equal(tokens, 3 * 8 - 10)
  const left = x.s.advisors.filter((pile) => pile.shown).map((pile) => [pile.advisor, pile.wealth])
  assert.deepEqual(left, [
    ['guildmaster', 1],
    ['architect', 1],
    ['chancellor', 1],
  ])
  assert.equal(x.s.phase, 'turns')
})

test('X10 the first player orders equal bidders', () => {
  const x = opened([TIK, UNI, CHA])
  x.s.order = [1, 2, 0]
  for (const seat of [0, 1, 2]) {
    x.p(seat).wealth = 3
    x.p(seat).influence = 3
    x.play(seat, { do: 'bidWealth', wealth: 1 }, { do: 'bidInfluence', influence: 1 })
  }
  assert.ok([0, 1, 2].every((seat) => x.can(1, { do: 'rank', seat })))
  x.play(1, { do: 'rank', seat: 2 }, { do: 'rank', seat: 0 })
  x.play(2, { do: 'advisor', advisor: 'architect' })
  x.play(0, { do: 'advisor', advisor: 'guildmaster' })
  x.play(1, { do: 'advisor', advisor: 'chancellor' })
  assert.deepEqual(x.p(2).advisors, ['architect'])
})

test('X11 nobody bids', () => {
  const x = opened([TIK, UNI])
  // These would show in Wealth and Influence if the bidding were won.
  x.island(0, ['council-chamber', 1, 0])
  x.island(1, ['council-chamber', 1, 0])
  const before = [0, 1].map((seat) => x.p(seat).influence)
  bidNothing(x)
  assert.deepEqual(
    [0, 1].map((seat) => x.p(seat).influence),
    before,
  )
  assert.deepEqual(
    x.s.advisors.map((pile) => [pile.advisor, pile.shown, pile.wealth]),
    ADVISORS.map((id) => [id, true, 1]),
  )
  x.resolve({ step: 'advisors' })
  bidNothing(x)
  assert.ok(x.s.advisors.every((pile) => pile.wealth === 2))
})

test('X13 winning the bidding', () => {
  const x = opened([TIK, UNI])
  const p = x.p(0)
  x.island(0, ['council-chamber', 1, 0], ['story-circle', 2, 0])
  for (const pile of x.s.advisors) if (pile.advisor === 'guildmaster') pile.wealth = 2
  p.wealth = 1
  p.influence = 1
  const hand = p.hand.length
  x.play(0, { do: 'bidWealth', wealth: 1 }, { do: 'bidInfluence', influence: 1 })
  x.play(1, { do: 'bidWealth', wealth: 0 }, { do: 'bidInfluence', influence: 0 })
  x.play(0, { do: 'advisor', advisor: 'guildmaster' })
  assert.deepEqual([p.wealth, p.influence], [2, 2])
  assert.equal(p.hand.length, hand + 2)
  assert.equal(p.hand[hand], 'guildmaster')
})
