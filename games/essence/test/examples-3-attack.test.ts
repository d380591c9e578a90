/** Worked examples X26 to X45: treaties, attacks, special characters. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackPreview, treatyPrice } from '../index.ts'
import { player } from '../pieces.ts'
import { attackValue } from '../steps/attack.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, resolve, TIK, UNI, WIN } from './table.ts'

test('X26 the War Pact', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { wealth: 1, influence: 1, essence: 0 })
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' }, { do: 'attackThreat' })
  assert.deepEqual([p.wealth, p.influence, p.essence, s.threat, p.tokens], [0, 0, 5, 1, 6])
  assert.equal(treatyPrice(s, 1, 'war-pact'), 3)
})

test('X27 an attack on a player', () => {
  const s = atTurn([TIK, UNI])
  const [p, q] = [player(s, 0), player(s, 1)]
  island(s, 0, ['arrow-loft', 1, 0])
  Object.assign(p, { attack: 6, influence: 2, wealth: 0, essence: 0 })
  Object.assign(q, { defense: 3, wealth: 2 })
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' })
  assert.deepEqual(attackPreview(s, 0, { do: 'attack', seat: 1 }), {
    attack: 6,
    defense: 3,
    essence: 3,
    outcome: 'success',
  })
  actAs(s, 0, { do: 'attack', seat: 1 }, { do: 'loot', token: 'wealth' })
  assert.deepEqual([p.essence, p.wealth, q.wealth, q.defense, p.attacksWon], [3, 1, 1, 4, 1])
})

test('X29 exhausting a segment as loot', () => {
  const s = atTurn([CHA, UNI])
  const [p, q] = [player(s, 0), player(s, 1)]
  island(s, 1, ['war-room', 1, 0])
  Object.assign(p, { attack: 4, essence: 0, hand: [`${CHA}.slaver`] })
  Object.assign(q, { defense: 3 })
  actAs(s, 0, { do: 'play', card: `${CHA}.slaver`, option: 0 }, { do: 'attack', seat: 1 })
  actAs(s, 0, { do: 'exhaust', seat: 1, card: 'war-room' })
  assert.deepEqual([p.essence, q.defense, q.island[1]?.exhausted], [1, 4, true])
  resolve(s, { step: 'turn', seat: 1 })
  s.mainDone = false
  assert.ok(!canAs(s, 1, { do: 'use', card: 'war-room' }))
  resolve(s, { step: 'cleaning' })
  assert.equal(q.island[1]?.exhausted, false)
})

for (const [edition, threat] of [
  ['revised', 12],
  ['draft', 13],
] as const) {
  test(`X30 the threat at 12, ${edition}`, () => {
    const s = atTurn([TIK, UNI], edition)
    const p = player(s, 0)
    s.threat = 12
    Object.assign(p, { attack: 14, essence: 0, hand: ['admiral-of-the-dawn'] })
    actAs(s, 0, { do: 'play', card: 'admiral-of-the-dawn', option: 0 }, { do: 'attackThreat' })
    assert.deepEqual([p.essence, s.threat], [5, threat])
  })
}

for (const [attack, ignores] of [
  [4, 1],
  [7, 0],
] as const) {
  test(`X31 a charge against an attack of ${attack}`, () => {
    const s = atTurn([TIK, CHO])
    const [p, q] = [player(s, 0), player(s, 1)]
    Object.assign(p, { attack, wealth: 2, influence: 0, essence: 0 })
    Object.assign(q, { defense: 4, ignores: 1, wealth: 3 })
    actAs(s, 0, { do: 'sign', treaty: 'war-pact' }, { do: 'attack', seat: 1 })
    assert.deepEqual([q.ignores, p.essence, q.wealth, q.defense, p.attacksWon], [ignores, 0, 3, 4, 0])
  })
}

test('X33 the Slaver uses a Priest', () => {
  const s = atTurn([CHA, UNI])
  const [p, q] = [player(s, 0), player(s, 1)]
  Object.assign(p, { attack: 4, influence: 1, essence: 0, hand: [`${CHA}.slaver`] })
  Object.assign(q, { defense: 3, discard: [`${UNI}.priest`] })
  actAs(s, 0, { do: 'play', card: `${CHA}.slaver`, option: 0 }, { do: 'attack', seat: 1 })
  actAs(s, 0, { do: 'enslave', card: `${UNI}.priest`, option: 1 })
  assert.deepEqual([p.essence, p.influence, q.discard], [4, 0, [`${UNI}.priest`]])
})

test('X34 the Spy copies a War Room', () => {
  const s = atTurn([UNI, CHA])
  const p = player(s, 0)
  island(s, 1, ['war-room', 1, 0])
  Object.assign(p, { attack: 2, essence: 0, hand: [`${UNI}.spy`] })
  actAs(s, 0, { do: 'play', card: `${UNI}.spy`, option: 0 }, { do: 'copy', seat: 1, card: 'war-room' })
  actAs(s, 0, { do: 'attackThreat' })
  assert.deepEqual([p.essence, s.threat, player(s, 1).island[1]?.exhausted], [3, 1, false])
  assert.deepEqual([s.mainDone, s.at], [true, 0])
})

test('X35 what the Spy cannot copy', () => {
  const s = atTurn([UNI, CHA])
  const p = player(s, 0)
  const spy = { do: 'play', card: `${UNI}.spy`, option: 0 } as const
  island(s, 1, ['spy-nest', 1, 0], ['thunder-bastion', 2, 0], ['theatre', 3, 0])
  const theatre = player(s, 1).island[3]
  assert.ok(theatre !== undefined)
  theatre.exhausted = true
  Object.assign(p, { influence: 4, essence: 0, hand: [`${UNI}.spy`] })
  assert.ok(!canAs(s, 0, spy))
  theatre.exhausted = false
  p.influence = 0
  assert.ok(!canAs(s, 0, spy))
  p.influence = 1
  actAs(s, 0, spy)
  assert.ok(!canAs(s, 0, { do: 'copy', seat: 1, card: 'spy-nest' }))
  assert.ok(!canAs(s, 0, { do: 'copy', seat: 1, card: 'thunder-bastion' }))
  actAs(s, 0, { do: 'copy', seat: 1, card: 'theatre' })
  assert.deepEqual([p.influence, p.essence, s.mainDone], [0, 2, false])
})

test('X37 the Warden', () => {
  const s = atTurn([CHO, WIN])
  const [p, q] = [player(s, 0), player(s, 1)]
  Object.assign(p, { attack: 2, defense: 4, wealth: 0, essence: 0, hand: [`${CHO}.warden`] })
  Object.assign(q, { defense: 3, wealth: 1, influence: 0 })
  actAs(s, 0, { do: 'play', card: `${CHO}.warden`, option: 0 })
  assert.deepEqual([p.attack, p.defense], [4, 2])
  actAs(s, 0, { do: 'attack', seat: 1 }, { do: 'loot', token: 'wealth' })
  assert.deepEqual([p.essence, p.wealth, q.defense], [1, 1, 4])
})

test('X38 the Inquisitor lets an opponent decide', () => {
  const s = atTurn([CHA, UNI, TIK])
  const p = player(s, 0)
  Object.assign(p, { wealth: 0, influence: 0, essence: 0, hand: [`${CHA}.inquisitor`] })
  actAs(s, 0, { do: 'play', card: `${CHA}.inquisitor`, option: 0 }, { do: 'judge', seat: 2 })
  actAs(s, 2, { do: 'choose', option: 1 })
  assert.deepEqual([p.wealth, p.influence, p.essence], [3, 3, 0])
})

test('X39 the giver picks the mix', () => {
  const s = atTurn([TIK, WIN])
  const [p, q] = [player(s, 0), player(s, 1)]
  Object.assign(p, { influence: 0, hand: ['chancellor'] })
  Object.assign(q, { wealth: 3, influence: 2 })
  actAs(s, 0, { do: 'play', card: 'chancellor', option: 1 })
  actAs(s, 1, { do: 'give', wealth: 0, influence: 2 })
  assert.deepEqual([q.wealth, q.influence, p.influence], [3, 0, 2])
})

test('X41 a passive of the defender comes after the loot', () => {
  const s = atTurn([CHA, UNI])
  const [p, q] = [player(s, 0), player(s, 1)]
  island(s, 1, ['palisade', 1, 0])
  Object.assign(p, { attack: 4, wealth: 2, influence: 0 })
  Object.assign(q, { defense: 3, wealth: 1, influence: 0 })
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' }, { do: 'attack', seat: 1 })
  assert.equal(q.defense, 3)
  actAs(s, 0, { do: 'loot', token: 'wealth' })
  assert.deepEqual([q.wealth, q.defense, p.wealth], [1, 4, 1])
})

test('X42 a modifier against monsters only', () => {
  const s = atTurn([TIK, UNI])
  island(s, 0, ['hunters-lodge', 1, 0])
  player(s, 0).attack = 5
  assert.equal(attackValue(s, 0, 0, 'monster', -1), 7)
  assert.equal(attackValue(s, 0, 0, 'threat', -1), 5)
})

test('X43 the Trade agreement', () => {
  const s = atTurn([WIN, TIK])
  const [p, q] = [player(s, 0), player(s, 1)]
  Object.assign(p, { wealth: 0, essence: 0 })
  Object.assign(q, { wealth: 2, influence: 0 })
  actAs(s, 0, { do: 'use', card: 'exchange-of-the-four-winds' }, { do: 'trade', treaty: 'war-pact' })
  assert.deepEqual([p.wealth, p.essence], [1, 1])
  assert.deepEqual([treatyPrice(s, 0, 'war-pact'), treatyPrice(s, 1, 'war-pact')], [1, 2])
  resolve(s, { step: 'turn', seat: 1 })
  actAs(s, 1, { do: 'sign', treaty: 'war-pact' }, { do: 'attackThreat' })
  assert.deepEqual([p.wealth, q.wealth], [2, 0])
  assert.equal(treatyPrice(s, 0, 'war-pact'), 2)
})

test('R44 the Trade agreement pays after the signing is complete: effect, passives, then the trader', () => {
  const s = atTurn([WIN, TIK])
  island(s, 1, ['embassy-row', 1, 0])
  s.trade = 'shield-accord'
  resolve(s, { step: 'turn', seat: 1 })
  Object.assign(player(s, 1), { wealth: 1, influence: 0 })
  const events = actAs(s, 1, { do: 'sign', treaty: 'shield-accord' })
  assert.deepEqual(
    events.map((event) => [event.type, 'seat' in event ? event.seat : -1]),
    [
      ['sign', 1],
      ['paid', 1],
      ['gain', 1],
      ['gain', 1],
      ['trade', 0],
    ],
  )
})

test('E20.6 who signs with the own Trade agreement gains nothing from it', () => {
  const s = atTurn([WIN, TIK])
  s.trade = 'shield-accord'
  player(s, 0).wealth = 3
  actAs(s, 0, { do: 'sign', treaty: 'shield-accord' })
  assert.equal(player(s, 0).wealth, 3)
})

for (const [version, hand] of [
  [1, ['guildmaster', 'guildmaster']],
  [1, ['guildmaster']],
  [2, ['guildmaster', 'guildmaster']],
  [2, ['guildmaster']],
] as const) {
  test(`R57 a hand of ${hand.length} that leaves no choice pays a card as a cost, version ${version}`, () => {
    const s = atTurn([CHA, UNI])
    const p = player(s, 0)
    s.version = version
    island(s, 0, ['pawnshop', 1, 0])
    Object.assign(p, { wealth: 0, hand: [...hand] })
    const events = actAs(s, 0, { do: 'use', card: 'pawnshop' })
    assert.equal(canAs(s, 0, { do: 'discard', card: 'guildmaster' }), version === 2)
    if (version === 2) events.push(...actAs(s, 0, { do: 'discard', card: 'guildmaster' }))
    assert.deepEqual([p.wealth, p.hand, p.discard.at(-1)], [3, hand.slice(1), 'guildmaster'])
    assert.deepEqual(
      events.map((event) => event.type),
      ['use', 'discard', 'gain'],
    )
  })
}

test('X45 exhausting an own Location as a cost', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  const overseer = { do: 'play', card: `${CHA}.overseer`, option: 1 } as const
  Object.assign(p, { wealth: 0, influence: 0, hand: [`${CHA}.overseer`, `${CHA}.slaver`] })
  assert.ok(!canAs(s, 0, overseer))
  island(s, 0, ['theatre', 1, 0])
  actAs(s, 0, overseer)
  assert.deepEqual([p.wealth, p.influence, p.island[1]?.exhausted], [2, 2, true])
  assert.ok(!canAs(s, 0, { do: 'use', card: 'theatre' }))
})
