/** E2, E5 to E7 by rule number: options, setup, Preparation, Income. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, begin } from '@ludarium/kernel'
import { fragmentValue } from '../card.ts'
import { factionById } from '../data/index.ts'
import { type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, island, laidOut, opened, resolve, TIK, tableOf, UNI, WIN } from './table.ts'

const valuesOf = (s: EssenceState, cards: readonly string[]): number[] => cards.map((card) => fragmentValue(s, card))
const count = (list: readonly number[], value: number): number => list.filter((one) => one === value).length

test('E2.1 two to five sit at a table', () => {
  const seated = [1, 2, 3, 4, 5, 6].filter((seats) => begin(game, { seats, seed: 'seats' }).ok)
  assert.deepEqual(seated, [2, 3, 4, 5])
})

test('E5.3, R4 six fragments of value I and six of value II leave the game, none of value III', () => {
  const s = laidOut(3)
  const removed = valuesOf(s, s.removed)
  assert.deepEqual([count(removed, 1), count(removed, 2), count(removed, 3)], [6, 6, 0])
})

test('E5.3, E5.4 value I lies above II above III, and the row shows six of value I', () => {
  const s = laidOut(3)
  const pile = valuesOf(s, s.prophecies)
  assert.deepEqual([count(pile, 1), count(pile, 2), count(pile, 3)], [8, 14, 15])
  assert.deepEqual(
    pile,
    [...pile].sort((a, b) => b - a),
  )
  assert.deepEqual(valuesOf(s, s.row), [1, 1, 1, 1, 1, 1])
})

test('E5.7 everything starts at nothing', () => {
  const s = laidOut(2)
  const { faction: _, wealth, tokens, ...rest } = player(s, 1)
  assert.deepEqual([wealth, tokens], [1, 7])
  for (const value of Object.values(rest)) assert.equal(Array.isArray(value) ? value.length : value, 0)
  assert.deepEqual([s.threat, s.trade, s.embassy, s.mainDone, s.readDone], [0, '', -1, false, false])
  assert.deepEqual(s.treaties, [[], [], [], []])
  assert.deepEqual([s.locationDiscard, s.monumentDiscard, s.prophecyDiscard], [[], [], []])
  assert.ok(s.advisors.every(({ left, shown, wealth: onIt }) => left === 5 && !shown && onIt === 0))
  assert.deepEqual([s.locations.length, s.monuments.length], [70, 14])
})

test('E5.8, E5.9 the others follow the first seat clockwise, Wealth by place', () => {
  const s = tableOf({ seats: 3, options: { factions: [TIK, UNI, WIN], firstSeat: '1' } })
  assert.deepEqual(s.order, [1, 2, 0])
  const received = [TIK, UNI, WIN].map((id) => factionById.get(id)?.stats.wealth ?? 0)
  assert.deepEqual(
    s.players.map((p, seat) => p.wealth - at(received, seat)),
    [2, 0, 1],
  )
})

test('E5.1, E5.6, E5.10 eight followers, the Palace at (0, 0), and round 1 has had its Income', () => {
  const s = opened([CHA, UNI])
  const p = player(s, 0)
  assert.equal(p.hand.length + p.pile.length, 8)
  assert.deepEqual(p.island, [{ card: 'obsidian-court', x: 0, y: 0, exhausted: false }])
  assert.deepEqual([s.round, s.phase, s.at], [1, 'advisors', -1])
})

test('E2.1 seats choose among the factions left, the last in turn order first', () => {
  const s = tableOf({ seats: 3, options: { factionAssignment: 'choose', firstSeat: '1' } })
  assert.deepEqual(game.actors(s), [0])
  assert.equal(game.legal(s, 0).length, 5)
  actAs(s, 0, { do: 'faction', faction: TIK })
  assert.deepEqual(game.actors(s), [2])
  assert.equal(game.legal(s, 2).length, 4)
  actAs(s, 2, { do: 'faction', faction: UNI })
  actAs(s, 1, { do: 'faction', faction: CHO })
  assert.deepEqual(
    s.players.map((p) => p.faction),
    [TIK, CHO, UNI],
  )
  assert.equal(player(s, 1).island[0]?.card, 'cloister-of-falling-water')
})

test('R54 a seat with a named faction does not choose, and nobody else can have it', () => {
  const factions = ['random', WIN, 'random']
  const s = tableOf({ seats: 3, options: { factionAssignment: 'choose', factions, firstSeat: '0' } })
  assert.equal(player(s, 1).faction, WIN)
  assert.deepEqual(game.actors(s), [2])
  assert.ok(!game.legal(s, 2).some((move) => move.do === 'faction' && move.faction === WIN))
  for (let seed = 0; seed < 20; seed++) {
    const dealt = tableOf({ seats: 3, options: { factions }, seed: `dealt ${seed}` }).players.map((p) => p.faction)
    assert.equal(dealt[1], WIN)
    assert.equal(new Set(dealt).size, 3)
  }
})

test('E6.2 Preparation: Essence to 0, order by Pass tokens, a new market', () => {
  const s = atTurn([TIK, UNI, CHA])
  for (const [seat, pass] of [3, 1, 2].entries()) Object.assign(player(s, seat), { pass, idle: 4, essence: 9 })
  s.market = []
  resolve(s, { step: 'preparation' })
  assert.deepEqual(s.order, [1, 2, 0])
  assert.deepEqual(
    s.players.map((p) => [p.pass, p.idle, p.essence]),
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  )
  assert.equal(s.round, 2)
  assert.equal(s.market.length, 2 + 6)
  assert.deepEqual([s.monuments.length, s.locations.length], [12, 68 - 6])
})

test('E6.3, R33 an empty deck is rebuilt from its discards; without any fewer cards come', () => {
  const s = atTurn([TIK, UNI])
  Object.assign(s, { market: [], locations: ['bank'], locationDiscard: ['mint', 'school', 'prison', 'museum'] })
  Object.assign(s, { monuments: [], monumentDiscard: ['sky-foundry'] })
  resolve(s, { step: 'preparation' })
  assert.deepEqual([s.market.length, s.locations.length, s.locationDiscard.length], [1 + 4, 1, 0])
  assert.deepEqual(s.market.slice(0, 2), ['sky-foundry', 'bank'])
  assert.deepEqual([s.monuments, s.monumentDiscard], [[], []])
})

test('E7.1 to E7.6 faction figures and all golden gains', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(
    s,
    0,
    ['watchtower', 1, 0],
    ['sky-dock', 2, 0],
    ['stonecutters-yard', 3, 0],
    ['bank', 4, 0],
    ['notary', 5, 0],
    ['bathhouse', 6, 0],
    ['wall-of-the-ancients', 7, 0],
    ['school', 8, 0],
    ['theatre', 9, 0],
  )
  Object.assign(p, {
    wealth: 10,
    influence: 20,
    essence: 0,
    hand: [],
    pile: ['a', 'b', 'c', 'd', 'e', 'f'],
    discard: [],
  })
  Object.assign(p, { attack: 9, defense: 0, foundations: 1, spent: 2, ignores: 4 })
  resolve(s, { step: 'income' })
  assert.deepEqual([p.attack, p.defense], [5 + 1, 3 + 1])
  assert.deepEqual([p.foundations, p.spent], [2 + 1, 0])
  assert.deepEqual([p.wealth, p.influence], [10 + 3 + 2, 20 + 2 + 1])
  assert.deepEqual([p.essence, p.ignores], [1, 1])
  assert.deepEqual([p.hand.length, p.pile.length], [3 + 1, 2])
})

test('E7.2 what counted for the last round lapses', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 1)
  Object.assign(p, { attacksWon: 2, treatiesSigned: 3, ignores: 1, raid: 4 })
  Object.assign(p, { buildDiscount: 1, treatyDiscount: 2, prophecyDiscount: 3 })
  resolve(s, { step: 'income' })
  assert.deepEqual([p.attacksWon, p.treatiesSigned, p.ignores, p.raid], [0, 0, 0, 0])
  assert.deepEqual([p.buildDiscount, p.treatyDiscount, p.prophecyDiscount], [0, 0, 0])
})

test('E7.3, R36 at most five Foundations come, and R31 tracks end at 20', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  const yards = Array.from({ length: 6 }, (_, i) => ['stonecutters-yard', 1 + i, 0] as const)
  const lofts = Array.from({ length: 20 }, (_, i) => ['colossus-of-the-vanguard', 7 + i, 0] as const)
  island(s, 0, ...yards, ...lofts)
  resolve(s, { step: 'income' })
  assert.deepEqual([p.foundations, p.attack, p.defense], [5, 20, 20])
})

test('E7.6 the discard pile is left alone while the draw pile has enough', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  for (const [pile, left] of [
    [['a', 'b', 'c', 'd'], ['a']],
    [['a', 'b', 'c'], []],
  ] as const) {
    Object.assign(p, { hand: [], pile: [...pile], discard: ['x', 'y'] })
    resolve(s, { step: 'income' })
    assert.deepEqual([p.hand.length, p.pile, p.discard], [3, left, ['x', 'y']])
  }
})

test('E7.6 drawing stops when both piles are empty', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  Object.assign(p, { hand: ['x'], pile: ['a'], discard: ['b'] })
  const events = resolve(s, { step: 'income' })
  assert.deepEqual([p.hand.toSorted(), p.pile, p.discard], [['a', 'b', 'x'], [], []])
  const told = events.flatMap((event) => (event.type === 'income' && event.seat === 0 ? [event.cards] : []))
  assert.deepEqual(told, [2], 'cards of both piles are told together')
})
