/** E9 and E15 by rule number: turns and passing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EssenceMove, type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, TIK, UNI, WIN } from './table.ts'

const verbs = (s: EssenceState, seat: number): Set<EssenceMove['do']> =>
  new Set(game.legal(s, seat).map((move) => move.do))

test('E9.2 one main action, side actions before and after it; then the turn can end', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['theatre', 1, 0], ['war-room', 0, 1])
  s.market = ['tavern']
  s.row = ['', '', '', '', '', '']
  Object.assign(p, { wealth: 9, influence: 9, hand: [`${TIK}.runesmith`, `${TIK}.axe-captain`, `${TIK}.mayor`] })
  assert.deepEqual(verbs(s, 0), new Set(['build', 'sign', 'play', 'use', 'pass']))
  actAs(s, 0, { do: 'play', card: `${TIK}.runesmith`, option: 0 })
  assert.ok(!canAs(s, 0, { do: 'end' }))
  actAs(s, 0, { do: 'play', card: `${TIK}.mayor`, option: 0 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'use', card: 'hall-of-the-three-peaks' },
    { do: 'use', card: 'theatre' },
    { do: 'end' },
  ])
  actAs(s, 0, { do: 'use', card: 'theatre' }, { do: 'end' })
  assert.deepEqual(game.actors(s), [1])
})

for (const main of [
  { do: 'sign', treaty: 'shield-accord' },
  { do: 'use', card: 'mint' },
  { do: 'play', card: `${UNI}.priest`, option: 0 },
] as const) {
  test(`E9.3 ${JSON.stringify(main)} is a main action`, () => {
    const s = atTurn([UNI, TIK])
    island(s, 0, ['mint', 1, 0])
    Object.assign(player(s, 0), { wealth: 1, influence: 0, hand: [`${UNI}.priest`, `${UNI}.mayor`] })
    actAs(s, 0, main)
    assert.ok(s.mainDone)
    assert.ok(!canAs(s, 0, { do: 'play', option: 0 }))
    assert.ok(canAs(s, 0, { do: 'play', card: `${UNI}.mayor`, option: 1 }))
  })
}

test('E9.4 side actions leave the main action open', () => {
  const s = atTurn([UNI, TIK])
  island(s, 0, ['theatre', 1, 0])
  s.row[4] = 'i-14'
  Object.assign(player(s, 0), { wealth: 3, influence: 1, hand: [`${UNI}.mayor`] })
  actAs(s, 0, { do: 'use', card: 'theatre' }, { do: 'read', slot: 5 })
  actAs(s, 0, { do: 'play', card: `${UNI}.mayor`, option: 1 })
  assert.ok(!s.mainDone)
  assert.ok(canAs(s, 0, { do: 'pass' }))
})

test('E9.5 only the chosen option happens, and its cost is paid', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  Object.assign(p, { influence: 2, essence: 0, hand: [`${UNI}.priest`], discard: [] })
  actAs(s, 0, { do: 'play', card: `${UNI}.priest`, option: 1 })
  assert.deepEqual([p.influence, p.essence, p.hand, p.discard], [1, 3, [], [`${UNI}.priest`]])
})

test('E9.6 the cost of a star is paid, in Wealth too', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  island(s, 0, ['alchemists-shed', 1, 0])
  Object.assign(p, { wealth: 3, influence: 0, essence: 0 })
  actAs(s, 0, { do: 'use', card: 'alchemists-shed' })
  assert.deepEqual([p.wealth, p.influence, p.essence], [2, 1, 1])
})

test('E9.7 an action is legal only if its whole cost can be paid', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  island(s, 0, ['alchemists-shed', 1, 0], ['pawnshop', 0, 1])
  Object.assign(p, { wealth: 0, influence: 0, hand: [] })
  for (const card of ['alchemists-shed', 'pawnshop']) assert.ok(!canAs(s, 0, { do: 'use', card }), card)
  Object.assign(p, { wealth: 1, hand: [`${UNI}.priest`] })
  for (const card of ['alchemists-shed', 'pawnshop']) assert.ok(canAs(s, 0, { do: 'use', card }), card)
  assert.ok(!canAs(s, 0, { do: 'play', card: `${UNI}.priest`, option: 1 }))
  p.influence = 1
  assert.ok(canAs(s, 0, { do: 'play', card: `${UNI}.priest`, option: 1 }))
})

test('R42 a played card cannot pay for what it is played for', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  const spy = { do: 'play', card: `${TIK}.spy`, option: 0 } as const
  island(s, 1, ['pawnshop', 1, 0])
  Object.assign(p, { wealth: 0, hand: [`${TIK}.spy`] })
  assert.ok(!canAs(s, 0, spy))
  p.hand.push(`${TIK}.mayor`)
  actAs(s, 0, spy, { do: 'copy', seat: 1, card: 'pawnshop' })
  assert.deepEqual(game.legal(s, 0), [{ do: 'discard', card: `${TIK}.mayor` }])
  actAs(s, 0, { do: 'discard' })
  assert.deepEqual([p.wealth, p.hand, p.discard], [3, [], [`${TIK}.spy`, `${TIK}.mayor`]])
})

test('R42 a played card lies in the discard pile before its effects happen', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { hand: [`${TIK}.axe-captain`], discard: [] })
  actAs(s, 0, { do: 'play', card: `${TIK}.axe-captain`, option: 0 })
  assert.ok(canAs(s, 0, { do: 'attackThreat' }))
  assert.deepEqual([p.hand, p.discard], [[], [`${TIK}.axe-captain`]])
})

test('E9.6 a used segment is exhausted and cannot be used again', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  island(s, 0, ['theatre', 1, 0], ['hedge-shrine', 2, 0])
  Object.assign(p, { influence: 4, essence: 0 })
  actAs(s, 0, { do: 'use', card: 'theatre' })
  assert.deepEqual([p.influence, p.essence, p.island.map((one) => one.exhausted)], [3, 2, [false, true, false]])
  assert.ok(!canAs(s, 0, { do: 'use', card: 'theatre' }))
  assert.ok(canAs(s, 0, { do: 'use', card: 'hedge-shrine' }))
})

test('R13 a segment may be used in the turn it was built', () => {
  const s = atTurn([UNI, TIK])
  Object.assign(player(s, 0), { wealth: 2, influence: 1, essence: 0 })
  s.market = ['theatre']
  actAs(s, 0, { do: 'build', card: 'theatre' }, { do: 'place', x: 1, y: 0 }, { do: 'use', card: 'theatre' })
  assert.equal(player(s, 0).essence, 3 + 2)
})

test('E9.8 discounts lapse at the end of the turn', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  Object.assign(p, { buildDiscount: 1, treatyDiscount: 1, prophecyDiscount: 1, hand: [`${UNI}.priest`] })
  actAs(s, 0, { do: 'play', option: 0 }, { do: 'end' })
  assert.deepEqual([p.buildDiscount, p.treatyDiscount, p.prophecyDiscount], [0, 0, 0])
})

test('E9.1, E13.2 turns follow the order track, each with a main action and a reading of its own', () => {
  const s = atTurn([UNI, TIK, WIN])
  s.order = [0, 2, 1]
  for (const seat of [0, 2, 1, 0]) {
    assert.deepEqual([game.actors(s), s.mainDone, s.readDone], [[seat], false, false])
    const turn = s.turn
    s.row[3] = 'i-17'
    Object.assign(player(s, seat), { wealth: 3, foundations: 0, influence: 0, hand: [] })
    actAs(s, seat, { do: 'read', slot: 4 }, { do: 'sign', treaty: 'shield-accord' }, { do: 'end' })
    s.treaties = [[], [], [], []]
    assert.equal(s.turn, turn + 1)
  }
})

test('E15.4 a passed player gains 1, 2, then 3 Essence each time', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  Object.assign(p, { essence: 0, hand: [] })
  actAs(s, 0, { do: 'pass' })
  const gained: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    Object.assign(player(s, 1), { hand: [`${TIK}.priest`] })
    const before = p.essence
    actAs(s, 1, { do: 'play', option: 0 }, { do: 'end' })
    gained.push(p.essence - before)
  }
  assert.deepEqual(gained, [1, 2, 3, 3])
})

test('R11, E9.1 the phase stops at the moment the last player passes', () => {
  const s = atTurn([UNI, TIK])
  for (const p of s.players) Object.assign(p, { essence: 5, hand: [], discard: [] })
  actAs(s, 0, { do: 'pass' })
  assert.equal(s.phase, 'turns')
  const events = actAs(s, 1, { do: 'pass' })
  assert.equal(s.phase, 'cleaning')
  assert.ok(!events.some((event) => event.type === 'idle'))
  assert.deepEqual(
    s.players.map((p) => [p.pass, p.essence]),
    [
      [1, 5],
      [2, 5],
    ],
  )
})

test('E15.2 any number of cards is discarded for 1 Wealth each; the others are kept', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  Object.assign(p, { wealth: 1, hand: ['guildmaster', 'architect', 'guildmaster'], discard: [] })
  actAs(s, 0, { do: 'pass' })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'keep' },
    { do: 'discard', card: 'guildmaster' },
    { do: 'discard', card: 'architect' },
  ])
  actAs(s, 0, { do: 'discard', card: 'guildmaster' }, { do: 'keep' })
  assert.deepEqual([p.wealth, p.hand, p.discard], [2, ['architect', 'guildmaster'], ['guildmaster']])
})

test('E15.3 Pass tokens in the order of passing, then the passives', () => {
  const s = atTurn([UNI, TIK, CHO])
  for (const [seat, p] of s.players.entries()) {
    island(s, seat, ['minstrel-stage', 1, 0])
    Object.assign(p, { essence: 0, hand: [] })
  }
  actAs(s, 0, { do: 'pass' })
  actAs(s, 1, { do: 'pass' })
  assert.deepEqual(
    s.players.map((p) => [p.pass, p.essence]),
    [
      [1, 1],
      [2, 1],
      [0, 0],
    ],
  )
})

test('E15.5 a passed player gives tokens and picks for others', () => {
  const s = atTurn([UNI, CHA])
  Object.assign(player(s, 0), { wealth: 1, influence: 1, hand: [] })
  Object.assign(player(s, 1), { wealth: 0, influence: 0, essence: 0, hand: [`${CHA}.inquisitor`] })
  actAs(s, 0, { do: 'pass' })
  actAs(s, 1, { do: 'play', card: `${CHA}.inquisitor`, option: 0 })
  actAs(s, 0, { do: 'choose', option: 0 })
  actAs(s, 1, { do: 'use', card: 'obsidian-court' })
  assert.deepEqual([player(s, 1).essence, player(s, 1).wealth, player(s, 1).influence], [6, 1, 1])
})
