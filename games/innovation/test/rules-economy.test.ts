/** Goods, power, conversions, books and income (A4-A6, A10, A23). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { disciplines, terrains, WHEEL } from '../data/index.ts'
import { receive } from '../effects.ts'
import { capacity, charge, gainScholars, spendPower } from '../goods.ts'
import { game, nextIncome } from '../index.ts'
import { player } from '../pieces.ts'
import { coinsWorth } from '../scoring.ts'
import type { InnovationState, Player } from '../state.ts'
import { actAs, bare, canAs, offered, open, playUntil, put } from './table.ts'

function three(options = {}): InnovationState {
  return bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }], options)
}

function goodsOf(p: Player): readonly unknown[] {
  return [p.coins, p.tools, p.scholars, p.pool, p.books, p.bowls]
}

test('A5.4 capacity: twice what is in bowl I and what is in bowl II', () => {
  const p = player(three(), 0)
  p.bowls = [3, 4, 5]
  assert.equal(capacity(p), 10)
  assert.equal(charge(p, 10), 10)
  assert.deepEqual(p.bowls, [0, 0, 12])
  assert.equal(charge(p, 1), 0)
})

test('A5.3 power that is not in bowl III cannot be spent', () => {
  const p = player(three(), 0)
  p.bowls = [2, 7, 3]
  assert.throws(() => spendPower(p, 4))
  spendPower(p, 3)
  assert.deepEqual(p.bowls, [5, 7, 0])
})

test('A4.2 with an empty pool a scholar is lost', () => {
  const p = player(three(), 0)
  Object.assign(p, { pool: 1, scholars: 0 })
  assert.equal(gainScholars(p, 3), 1)
  assert.deepEqual([p.pool, p.scholars], [0, 1])
})

test('A6.1 every conversion: what is paid and what comes', () => {
  const rows: [string, Partial<Player>, readonly unknown[]][] = [
    ['power-scholar', { bowls: [0, 0, 5] }, [0, 0, 1, 6, [0, 0, 0, 0], [5, 0, 0]]],
    ['power-book', { bowls: [0, 0, 5] }, [0, 0, 0, 7, [0, 0, 1, 0], [5, 0, 0]]],
    ['power-tool', { bowls: [0, 0, 3] }, [0, 1, 0, 7, [0, 0, 0, 0], [3, 0, 0]]],
    ['power-coin', { bowls: [0, 0, 1] }, [1, 0, 0, 7, [0, 0, 0, 0], [1, 0, 0]]],
    ['scholar-tool', { bowls: [0, 0, 0], scholars: 1, pool: 6 }, [0, 1, 0, 7, [0, 0, 0, 0], [0, 0, 0]]],
    ['tool-coin', { bowls: [0, 0, 0], tools: 1 }, [1, 0, 0, 7, [0, 0, 0, 0], [0, 0, 0]]],
    ['book-coin', { bowls: [0, 0, 0], books: [0, 0, 1, 0] }, [1, 0, 0, 7, [0, 0, 0, 0], [0, 0, 0]]],
    ['sacrifice-power', { bowls: [0, 2, 0] }, [0, 0, 0, 7, [0, 0, 0, 0], [0, 0, 1]]],
  ]
  for (const [conversion, goods, after] of rows) {
    const s = three()
    Object.assign(player(s, 0), goods)
    const book = conversion === 'power-book' || conversion === 'book-coin'
    actAs(s, 0, book ? { do: 'convert', conversion, discipline: 'engineering' } : { do: 'convert', conversion })
    assert.deepEqual(goodsOf(player(s, 0)), after, conversion)
  }
})

test('A6.1 one power, scholar, tool, book or token less and the conversion is not offered', () => {
  const lacking: [string, Partial<Player>][] = [
    ['power-scholar', { bowls: [8, 0, 4] }],
    ['power-book', { bowls: [8, 0, 4] }],
    ['power-tool', { bowls: [10, 0, 2] }],
    ['power-coin', { bowls: [12, 0, 0] }],
    ['scholar-tool', { scholars: 0 }],
    ['tool-coin', { tools: 0 }],
    ['book-coin', { books: [0, 0, 0, 0] }],
    ['sacrifice-power', { bowls: [11, 1, 0] }],
  ]
  for (const [conversion, goods] of lacking) {
    const s = three()
    Object.assign(player(s, 0), goods)
    assert.ok(!canAs(s, 0, { do: 'convert', conversion }), conversion)
  }
})

test('R30 no scholar for power while the pool is empty', () => {
  const s = three()
  Object.assign(player(s, 0), { bowls: [0, 0, 12], pool: 0, scholars: 7 })
  assert.ok(!canAs(s, 0, { do: 'convert', conversion: 'power-scholar' }))
})

test('A6.1 a book of each colour that there is becomes a coin', () => {
  const s = three()
  player(s, 0).books = [1, 0, 0, 2]
  assert.deepEqual(offered(s, 0, { do: 'convert' }), [
    { do: 'convert', conversion: 'book-coin', discipline: 'banking' },
    { do: 'convert', conversion: 'book-coin', discipline: 'medicine' },
  ])
})

test('A6.3 after the action the turn goes on while something can be converted, and ends by itself otherwise', () => {
  const goes = (goods: Partial<Player>, options = {}): boolean => {
    const s = three(options)
    put(s, 0, 'E12', 'workshop')
    player(s, 0).annexes = 1
    Object.assign(player(s, 0), { bowls: [12, 0, 0] }, goods)
    actAs(s, 0, { do: 'annex', hex: 'E12' })
    return canAs(s, 0, { do: 'end' })
  }
  assert.ok(!goes({}))
  assert.ok(goes({ bowls: [11, 0, 1] }))
  assert.ok(goes({ bowls: [10, 2, 0] }))
  assert.ok(!goes({ bowls: [11, 1, 0] }))
  assert.ok(goes({ scholars: 1 }))
  assert.ok(goes({ tools: 1 }))
  assert.ok(goes({ books: [0, 0, 0, 1] }))
  assert.ok(!goes({ tools: 1 }, { autoEndTurn: true }))
})

test('A6.2 no conversions while an action is being resolved, nor by others', () => {
  const s = three()
  put(s, 0, 'E12', 'workshop')
  s.bookActions = ['book-steps', 'book-coins', 'book-power']
  Object.assign(player(s, 0), { books: [1, 0, 0, 0], tools: 5 })
  actAs(s, 0, { do: 'bookAction', action: 'book-steps' })
  assert.equal(next(s)?.step, 'step')
  assert.ok(!canAs(s, 0, { do: 'convert' }))
})

test('A6.2, A42 while power is offered only the manual allows conversions', () => {
  for (const [rulesVariant, allowed] of [
    ['published', false],
    ['manual', true],
  ] as const) {
    const s = three({ rulesVariant })
    put(s, 0, 'E12', 'workshop')
    put(s, 1, 'E10', 'guild')
    Object.assign(player(s, 0), { tools: 4, coins: 2 })
    player(s, 1).tools = 1
    actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
    assert.equal(next(s)?.step, 'offer')
    assert.equal(canAs(s, 1, { do: 'convert', conversion: 'tool-coin' }), allowed)
  }
})

test('A4.1, A16.4 a payment in any colours is asked one by one, until nothing is left to choose', () => {
  const s = three()
  s.bookActions = ['book-coins', 'book-steps', 'book-power']
  player(s, 0).books = [2, 1, 0, 0]
  actAs(s, 0, { do: 'bookAction', action: 'book-coins' })
  assert.deepEqual(offered(s, 0, {}), [
    { do: 'pay', discipline: 'banking' },
    { do: 'pay', discipline: 'law' },
  ])
  actAs(s, 0, { do: 'pay', discipline: 'law' })
  assert.deepEqual(player(s, 0).books, [1, 0, 0, 0], 'the second book can only be banking')
  assert.equal(player(s, 0).coins, 6)
})

test('A16.4 all books, or books of one colour, are paid without asking', () => {
  for (const [books, left] of [
    [
      [1, 0, 0, 1],
      [0, 0, 0, 0],
    ],
    [
      [0, 3, 0, 0],
      [0, 1, 0, 0],
    ],
  ] as const) {
    const s = three()
    s.bookActions = ['book-coins', 'book-steps', 'book-power']
    player(s, 0).books = [...books]
    actAs(s, 0, { do: 'bookAction', action: 'book-coins' })
    assert.deepEqual(player(s, 0).books, left)
    assert.equal(player(s, 0).coins, 6)
  }
})

test('A4.1 the colour of each book that is gained is picked', () => {
  const s = three()
  Object.assign(player(s, 0), { sailing: 1, coins: 4, scholars: 1, pool: 6 })
  actAs(s, 0, { do: 'sailing' })
  assert.deepEqual(next(s), { step: 'book', seat: 0, count: 2 })
  actAs(s, 0, { do: 'book', discipline: 'medicine' }, { do: 'book', discipline: 'banking' })
  assert.deepEqual(player(s, 0).books, [1, 0, 0, 1])
  assert.ok(!canAs(s, 0, { do: 'book' }))
})

test('A10.1 income: display, slots, palace, bonus, competencies, innovations, faction, tracks', () => {
  const s = three()
  const p = player(s, 0)
  const income = (change: Partial<Player>): readonly number[] => {
    const before = nextIncome(s, 0)
    const kept = { ...p }
    Object.assign(p, change)
    const after = nextIncome(s, 0)
    Object.assign(p, kept)
    return (['coin', 'tool', 'scholar', 'power', 'book', 'vp'] as const).map((good) => after[good] - before[good])
  }
  Object.assign(p, { bonus: '', faction: 'blessed' })
  assert.deepEqual(nextIncome(s, 0), { coin: 0, tool: 1, scholar: 0, power: 0, book: 0, vp: 0 })
  assert.deepEqual(income({ palace: 'palace-08' }), [2, 1, 0, 2, 0, 0])
  assert.deepEqual(income({ bonus: 'academy-call' }), [0, 0, 1, 0, 0, 0])
  assert.deepEqual(income({ competencies: ['points-and-coins', 'book-and-power'] }), [2, 0, 0, 1, 1, 3])
  assert.deepEqual(income({ innovations: ['neutral-university', 'neutral-workshop'] }), [0, 3, 0, 0, 0, 2])
  assert.deepEqual(income({ faction: 'omar' }), [2, 0, 0, 2, 0, 0])
  assert.deepEqual(income({ terrain: WHEEL.indexOf('mountain') }), [2, 0, 0, 0, 0, 0])
  assert.deepEqual(income({ levels: [9, 8, 0, 0] }), [3, 0, 0, 0, 0, 0], 'A25.8 from level 9 on')
  assert.deepEqual(income({ levels: [0, 9, 12, 10] }), [0, 1, 0, 6, 0, 3])
})

test('A32.1 income slots of guilds, schools and the university', () => {
  const s = three()
  const p = player(s, 0)
  p.bonus = ''
  const freed = (place: number, counts: readonly number[]): readonly (readonly number[])[] =>
    counts.map((count) => {
      const kept = [...p.supply]
      p.supply[place] = (p.supply[place] ?? 0) - count
      const { coin, power, scholar, tool } = nextIncome(s, 0)
      p.supply = kept
      return [coin, power, scholar, tool]
    })
  assert.deepEqual(freed(1, [1, 2, 3, 4]), [
    [2, 1, 0, 1],
    [4, 2, 0, 1],
    [6, 4, 0, 1],
    [8, 6, 0, 1],
  ])
  assert.deepEqual(freed(2, [1, 3]), [
    [0, 0, 1, 1],
    [0, 0, 3, 1],
  ])
  assert.deepEqual(freed(3, [1]), [[0, 0, 1, 1]])
  assert.deepEqual(freed(4, [1]), [[0, 0, 0, 1]], 'the palace brings what its tile says')
})

test('A10.1, A10.4 Phase I: steps first, which may open an income in the same phase; points by where they come from', () => {
  const s = three()
  for (const seat of [0, 1, 2]) player(s, seat).bonus = ''
  const p = player(s, 0)
  Object.assign(p, {
    competencies: ['tool-and-step', 'points-and-coins'],
    levels: [0, 0, 0, 8],
    cities: ['city-tools'],
  })
  Object.assign(p, { innovations: ['neutral-university'] })
  s.passing = [0, 1, 2]
  s.agenda = [{ step: 'round' }, { step: 'after', seat: 1 }]
  player(s, 1).tools = 1
  actAs(s, 1, { do: 'end' })
  assert.deepEqual(next(s), { step: 'step', seat: 0, count: 1, times: 1 })
  actAs(s, 0, { do: 'step', discipline: 'medicine' })
  // 3 VP of points-and-coins, 2 of the university, 3 of medicine on level 9.
  assert.equal(p.vp, 28)
  assert.deepEqual([p.points[5], p.points[6], p.points[9]], [3, 2, 3])
  assert.deepEqual([p.coins, p.tools], [2, 2])
})

test('A10.1 goods of an income: coins, tools, scholars as far as the pool goes, power, books of choice', () => {
  const s = three()
  for (const seat of [1, 2]) player(s, seat).bonus = ''
  const p = player(s, 0)
  Object.assign(p, { bonus: 'spade-order', faction: 'omar', supply: [9, 4, 2, 1, 1], pool: 1, scholars: 0 })
  s.passing = [0, 1, 2]
  s.agenda = [{ step: 'round' }, { step: 'after', seat: 1 }]
  player(s, 1).tools = 1
  actAs(s, 1, { do: 'end' })
  assert.deepEqual(next(s), { step: 'book', seat: 0, count: 1 })
  actAs(s, 0, { do: 'book', discipline: 'law' })
  assert.deepEqual([p.coins, p.tools, p.scholars, p.pool, p.bowls, p.books], [2, 1, 1, 0, [10, 2, 0], [0, 1, 0, 0]])
})

test('A43.2 books of a named discipline, and of no other', () => {
  const s = three()
  player(s, 0).books = [0, 0, 0, 0]
  receive(s, 0, { bookOf: { law: 2 } }, { source: 'competencies' })
  assert.deepEqual(player(s, 0).books, [0, 2, 0, 0])
  receive(s, 0, { bookOf: { banking: 1 } }, { source: 'competencies', times: 3 })
  assert.deepEqual(player(s, 0).books, [3, 2, 0, 0])
})

test('A36.5 goods at the end: everything a coin, bowl III a coin each, bowl II a coin a pair', () => {
  const p = player(three(), 0)
  Object.assign(p, { coins: 1, tools: 2, scholars: 3, books: [1, 0, 2, 1], bowls: [9, 3, 4] })
  assert.equal(coinsWorth(p), 1 + 2 + 3 + 4 + 4 + 1)
  p.bowls[1] = 8
  assert.equal(coinsWorth(p), 1 + 2 + 3 + 4 + 4 + 4, 'two tokens of bowl II for one')
})

/** Seat 0 builds on E11 beside a building of seat 1 worth so much. */
function offer(building: 'workshop' | 'guild', goods: Partial<Player>, options = {}): InnovationState {
  const s = bare([{ terrain: 'wasteland' }, { terrain: 'desert' }, { terrain: 'lake' }], options)
  put(s, 0, 'E10', 'workshop')
  put(s, 1, 'E12', building)
  Object.assign(player(s, 0), { tools: 1, coins: 2 })
  Object.assign(player(s, 1), goods)
  actAs(s, 0, { do: 'build', hex: 'E11' })
  return s
}

test('A23.8 an offer of 1 is taken without asking where the table wants it so', () => {
  const s = offer('workshop', { bowls: [12, 0, 0] })
  assert.deepEqual([player(s, 1).bowls, player(s, 1).vp, next(s)?.step], [[11, 1, 0], 20, 'action'])
  const asked = offer('workshop', { bowls: [12, 0, 0] }, { autoAcceptFreePower: false })
  assert.ok(canAs(asked, 1, { do: 'accept' }) && canAs(asked, 1, { do: 'decline' }))
  actAs(asked, 1, { do: 'decline' })
  assert.deepEqual(player(asked, 1).bowls, [12, 0, 0])
})

test('A23.8 what costs VP is asked; what the bowls or the VP cut down to 1 is not', () => {
  assert.ok(canAs(offer('guild', { bowls: [12, 0, 0] }), 1, { do: 'decline' }))
  assert.deepEqual(player(offer('guild', { bowls: [0, 1, 11] }), 1).bowls, [0, 0, 12], 'room for 1')
  assert.deepEqual(player(offer('guild', { bowls: [12, 0, 0], vp: 0 }), 1).bowls, [11, 1, 0], 'no VP: 1 power')
  const manual = offer('guild', { bowls: [0, 1, 11] }, { rulesVariant: 'manual' })
  assert.ok(canAs(manual, 1, { do: 'decline' }), 'A42: by the manual the whole offer is paid')
})

test('A23.3 accepting costs VP, booked as paid for power', () => {
  const s = offer('guild', { bowls: [12, 0, 0] })
  actAs(s, 1, { do: 'accept' })
  assert.deepEqual([player(s, 1).vp, player(s, 1).points[11], player(s, 1).bowls], [19, -1, [10, 2, 0]])
})

test('A23.5 a player who has passed is asked too', () => {
  const s = bare([{ terrain: 'wasteland' }, { terrain: 'desert' }, { terrain: 'lake' }])
  put(s, 0, 'E10', 'workshop')
  put(s, 1, 'E12', 'guild')
  Object.assign(player(s, 0), { tools: 1, coins: 2 })
  Object.assign(player(s, 1), { passed: true })
  s.passing = [1]
  actAs(s, 0, { do: 'build', hex: 'E11' })
  assert.deepEqual(game.actors(s), [1])
  actAs(s, 1, { do: 'accept' })
  assert.deepEqual(game.actors(s), [2], 'A11.1 and then passed over')
})

test('A32 starting goods of the seven displays', () => {
  const goods = terrains.map(({ start }) => [
    start.coin,
    start.tool,
    start.scholar,
    start.power.bowl1,
    start.power.bowl2,
  ])
  assert.deepEqual(goods, [
    [15, 3, 0, 5, 7],
    [15, 3, 0, 5, 7],
    [15, 3, 1, 3, 9],
    [15, 3, 0, 5, 7],
    [15, 3, 0, 4, 8],
    [15, 3, 0, 5, 7],
    [15, 4, 0, 5, 7],
  ])
  assert.equal(disciplines.length, 4)
})

test('A36.1 a game from setup to the end: points by source are the points, and the result is their sum', () => {
  const s = open(3, {}, 'whole game')
  playUntil(s, (now) => game.actors(now).length === 0)
  for (const p of s.players)
    assert.equal(
      p.points.reduce((sum, n) => sum + n, 0),
      p.vp,
    )
  assert.equal(s.round, 6)
})
