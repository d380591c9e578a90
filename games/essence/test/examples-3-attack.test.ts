/** Worked examples X26 to X45: treaties, attacks, special characters. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackPreview, treatyPrice } from '../index.ts'
import { attackValue } from '../steps/attack.ts'
import { atTurn, CHA, CHO, TIK, UNI, WIN } from './table.ts'

test('X26 the War Pact', () => {
  const x = atTurn([TIK, UNI])
  const p = x.p(0)
  Object.assign(p, { wealth: 1, influence: 1, essence: 0 })
  x.play(0, { do: 'sign', treaty: 'war-pact' }, { do: 'attackThreat' })
  assert.deepEqual([p.wealth, p.influence, p.essence, x.s.threat, p.tokens], [0, 0, 5, 1, 6])
  assert.equal(treatyPrice(x.s, 1, 'war-pact'), 3)
})

test('X27 an attack on a player', () => {
  const x = atTurn([TIK, UNI])
  const [p, q] = [x.p(0), x.p(1)]
  x.island(0, ['arrow-loft', 1, 0])
  Object.assign(p, { attack: 6, influence: 2, wealth: 0, essence: 0 })
  Object.assign(q, { defense: 3, wealth: 2 })
  x.play(0, { do: 'sign', treaty: 'war-pact' })
  assert.deepEqual(attackPreview(x.s, 0, { do: 'attack', seat: 1 }), {
    attack: 6,
    defense: 3,
    essence: 3,
    outcome: 'success',
  })
  x.play(0, { do: 'attack', seat: 1 }, { do: 'loot', token: 'wealth' })
  assert.deepEqual([p.essence, p.wealth, q.wealth, q.defense, p.attacksWon], [3, 1, 1, 4, 1])
})

test('X29 exhausting a segment as loot', () => {
  const x = atTurn([CHA, UNI])
  const [p, q] = [x.p(0), x.p(1)]
  x.island(1, ['war-room', 1, 0])
  Object.assign(p, { attack: 4, essence: 0, hand: [`${CHA}.slaver`] })
  Object.assign(q, { defense: 3 })
  x.play(0, { do: 'play', card: `${CHA}.slaver`, option: 0 }, { do: 'attack', seat: 1 })
  x.play(0, { do: 'exhaust', seat: 1, card: 'war-room' })
  assert.deepEqual([p.essence, q.defense, q.island[1]?.exhausted], [1, 4, true])
  x.resolve({ step: 'turn', seat: 1 })
  x.s.mainDone = false
  assert.ok(!x.can(1, { do: 'use', card: 'war-room' }))
  x.resolve({ step: 'cleaning' })
  assert.equal(q.island[1]?.exhausted, false)
})

for (const [edition, threat] of [
  ['revised', 12],
  ['draft', 13],
] as const) {
  test(`X30 the threat at 12, ${edition}`, () => {
    const x = atTurn([TIK, UNI], edition)
    const p = x.p(0)
    x.s.threat = 12
    Object.assign(p, { attack: 14, essence: 0, hand: ['admiral-of-the-dawn'] })
    x.play(0, { do: 'play', card: 'admiral-of-the-dawn', option: 0 }, { do: 'attackThreat' })
    assert.deepEqual([p.essence, x.s.threat], [5, threat])
  })
}

for (const [attack, ignores] of [
  [4, 1],
  [7, 0],
] as const) {
  test(`X31 a charge against an attack of ${attack}`, () => {
    const x = atTurn([TIK, CHO])
    const [p, q] = [x.p(0), x.p(1)]
    Object.assign(p, { attack, wealth: 2, influence: 0, essence: 0 })
    Object.assign(q, { defense: 4, ignores: 1, wealth: 3 })
    x.play(0, { do: 'sign', treaty: 'war-pact' }, { do: 'attack', seat: 1 })
    assert.deepEqual([q.ignores, p.essence, q.wealth, q.defense, p.attacksWon], [ignores, 0, 3, 4, 0])
  })
}

test('X33 the Slaver uses a Priest', () => {
  const x = atTurn([CHA, UNI])
  const [p, q] = [x.p(0), x.p(1)]
  Object.assign(p, { attack: 4, influence: 1, essence: 0, hand: [`${CHA}.slaver`] })
  Object.assign(q, { defense: 3, discard: [`${UNI}.priest`] })
  x.play(0, { do: 'play', card: `${CHA}.slaver`, option: 0 }, { do: 'attack', seat: 1 })
  x.play(0, { do: 'enslave', card: `${UNI}.priest`, option: 1 })
  assert.deepEqual([p.essence, p.influence, q.discard], [4, 0, [`${UNI}.priest`]])
})

test('X34 the Spy copies a War Room', () => {
  const x = atTurn([UNI, CHA])
  const p = x.p(0)
  x.island(1, ['war-room', 1, 0])
  Object.assign(p, { attack: 2, essence: 0, hand: [`${UNI}.spy`] })
  x.play(0, { do: 'play', card: `${UNI}.spy`, option: 0 }, { do: 'copy', seat: 1, card: 'war-room' })
  x.play(0, { do: 'attackThreat' })
  assert.deepEqual([p.essence, x.s.threat, x.p(1).island[1]?.exhausted], [3, 1, false])
  assert.ok(x.s.mainDone || x.s.at !== 0)
})

test('X35 what the Spy cannot copy', () => {
  const x = atTurn([UNI, CHA])
  const p = x.p(0)
  const spy = { do: 'play', card: `${UNI}.spy`, option: 0 } as const
  x.island(1, ['spy-nest', 1, 0], ['thunder-bastion', 2, 0], ['theatre', 3, 0])
  const theatre = x.p(1).island[3]
  assert.ok(theatre !== undefined)
  theatre.exhausted = true
  Object.assign(p, { influence: 4, essence: 0, hand: [`${UNI}.spy`] })
  assert.ok(!x.can(0, spy))
  theatre.exhausted = false
  p.influence = 0
  assert.ok(!x.can(0, spy))
  p.influence = 1
  x.play(0, spy)
  assert.ok(!x.can(0, { do: 'copy', seat: 1, card: 'spy-nest' }))
  assert.ok(!x.can(0, { do: 'copy', seat: 1, card: 'thunder-bastion' }))
  x.play(0, { do: 'copy', seat: 1, card: 'theatre' })
  assert.deepEqual([p.influence, p.essence, x.s.mainDone], [0, 2, false])
})

test('X37 the Warden', () => {
  const x = atTurn([CHO, WIN])
  const [p, q] = [x.p(0), x.p(1)]
  Object.assign(p, { attack: 2, defense: 4, wealth: 0, essence: 0, hand: [`${CHO}.warden`] })
  Object.assign(q, { defense: 3, wealth: 1, influence: 0 })
  x.play(0, { do: 'play', card: `${CHO}.warden`, option: 0 })
  assert.deepEqual([p.attack, p.defense], [4, 2])
  x.play(0, { do: 'attack', seat: 1 }, { do: 'loot', token: 'wealth' })
  assert.deepEqual([p.essence, p.wealth, q.defense], [1, 1, 4])
})

test('X38 the Inquisitor lets an opponent decide', () => {
  const x = atTurn([CHA, UNI, TIK])
  const p = x.p(0)
  Object.assign(p, { wealth: 0, influence: 0, essence: 0, hand: [`${CHA}.inquisitor`] })
  x.play(0, { do: 'play', card: `${CHA}.inquisitor`, option: 0 }, { do: 'judge', seat: 2 })
  x.play(2, { do: 'choose', option: 1 })
  assert.deepEqual([p.wealth, p.influence, p.essence], [3, 3, 0])
})

test('X39 the giver picks the mix', () => {
  const x = atTurn([TIK, WIN])
  const [p, q] = [x.p(0), x.p(1)]
  Object.assign(p, { influence: 0, hand: ['chancellor'] })
  Object.assign(q, { wealth: 3, influence: 2 })
  x.play(0, { do: 'play', card: 'chancellor', option: 1 })
  x.play(1, { do: 'give', wealth: 0, influence: 2 })
  assert.deepEqual([q.wealth, q.influence, p.influence], [3, 0, 2])
})

test('X41 a passive of the defender comes after the loot', () => {
  const x = atTurn([CHA, UNI])
  const [p, q] = [x.p(0), x.p(1)]
  x.island(1, ['palisade', 1, 0])
  Object.assign(p, { attack: 4, wealth: 2, influence: 0 })
  Object.assign(q, { defense: 3, wealth: 1, influence: 0 })
  x.play(0, { do: 'sign', treaty: 'war-pact' }, { do: 'attack', seat: 1 })
  assert.equal(q.defense, 3)
  x.play(0, { do: 'loot', token: 'wealth' })
  assert.deepEqual([q.wealth, q.defense, p.wealth], [1, 4, 1])
})

test('X42 a modifier against monsters only', () => {
  const x = atTurn([TIK, UNI])
  x.island(0, ['hunters-lodge', 1, 0])
  x.p(0).attack = 5
  assert.equal(attackValue(x.s, 0, 0, 'monster', -1), 7)
  assert.equal(attackValue(x.s, 0, 0, 'threat', -1), 5)
})

test('X43 the Trade agreement', () => {
  const x = atTurn([WIN, TIK])
  const [p, q] = [x.p(0), x.p(1)]
  Object.assign(p, { wealth: 0, essence: 0 })
  Object.assign(q, { wealth: 2, influence: 0 })
  x.play(0, { do: 'use', card: 'exchange-of-the-four-winds' }, { do: 'trade', treaty: 'war-pact' })
  assert.deepEqual([p.wealth, p.essence], [1, 1])
  assert.deepEqual([treatyPrice(x.s, 0, 'war-pact'), treatyPrice(x.s, 1, 'war-pact')], [1, 2])
  x.resolve({ step: 'turn', seat: 1 })
  x.play(1, { do: 'sign', treaty: 'war-pact' }, { do: 'attackThreat' })
  assert.deepEqual([p.wealth, q.wealth], [2, 0])
  assert.equal(treatyPrice(x.s, 0, 'war-pact'), 2)
})

test('X45 exhausting an own Location as a cost', () => {
  const x = atTurn([CHA, UNI])
  const p = x.p(0)
  const overseer = { do: 'play', card: `${CHA}.overseer`, option: 1 } as const
  Object.assign(p, { wealth: 0, influence: 0, hand: [`${CHA}.overseer`, `${CHA}.slaver`] })
  assert.ok(!x.can(0, overseer))
  x.island(0, ['theatre', 1, 0])
  x.play(0, overseer)
  assert.deepEqual([p.wealth, p.influence, p.island[1]?.exhausted], [2, 2, true])
  assert.ok(!x.can(0, { do: 'use', card: 'theatre' }))
})
