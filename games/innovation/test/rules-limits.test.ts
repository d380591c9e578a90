/** Rules at their limits: exactly enough, one left, nothing to choose. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { boardOf, hexNamed } from '../board.ts'
import { type Building, type FactionId, type Terrain, WHEEL } from '../data/index.ts'
import { game } from '../index.ts'
import { player } from '../pieces.ts'
import { score } from '../scoring.ts'
import type { InnovationState, Player } from '../state.ts'
import { automaActs, stage } from './automa.ts'
import { act, actAs, bare, buildingAt, canAs, offered, open, playUntil, put, terrainAt, turn } from './table.ts'

function three(goods: Partial<Player> = {}, faction: FactionId = 'blessed', options = {}): InnovationState {
  const s = bare([{ terrain: 'desert', faction }, { terrain: 'lake' }, { terrain: 'forest' }], options)
  put(s, 0, 'E12', 'workshop')
  Object.assign(player(s, 0), goods)
  return s
}

function paint(s: InnovationState, terrain: Terrain, ...hexes: readonly string[]): void {
  for (const hex of hexes) s.terrain[hexNamed(s, hex)] = WHEEL.indexOf(terrain)
}

test('A1.1 one to five players', () => {
  assert.deepEqual(game.seats, { min: 1, max: 5 })
})

test('A5.5, A5.6 tokens that are gone or new are kept count of', () => {
  const s = three({ bowls: [8, 4, 0] })
  actAs(s, 0, { do: 'convert', conversion: 'sacrifice-power' }, { do: 'convert', conversion: 'sacrifice-power' })
  assert.deepEqual([player(s, 0).bowls, player(s, 0).lost], [[8, 0, 2], 2])
  const four = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(four, 0, 'E12', 'palace')
  four.innovations[0] = 'neutral-palace'
  player(four, 0).books = [2, 2, 1, 0]
  actAs(four, 0, { do: 'innovation', innovation: 'neutral-palace' })
  assert.equal(player(four, 0).lost, -2)
})

test('A42 one token in bowl III is enough to make room', () => {
  const s = bare([{ terrain: 'wasteland' }, { terrain: 'desert' }, { terrain: 'lake' }], { rulesVariant: 'manual' })
  put(s, 0, 'E10', 'workshop')
  put(s, 1, 'E12', 'guild')
  Object.assign(player(s, 0), { tools: 1, coins: 2 })
  Object.assign(player(s, 1), { bowls: [0, 0, 1] })
  actAs(s, 0, { do: 'build', hex: 'E11' })
  actAs(s, 1, { do: 'convert', conversion: 'power-coin' }, { do: 'accept' })
  assert.deepEqual([player(s, 1).bowls, player(s, 1).vp], [[0, 0, 1], 19])
})

test('A42 a source that can just be paid, in power and in books', () => {
  const s = three({ bowls: [8, 0, 4], books: [3, 0, 0, 0], tools: 3 }, 'blessed', { rulesVariant: 'manual' })
  s.bookActions = ['book-spades', 'book-coins', 'book-power']
  actAs(s, 0, { do: 'terraform', hex: 'D12' })
  assert.deepEqual(offered(s, 0, { do: 'add' }), [
    { do: 'add', source: 'power-spade' },
    { do: 'add', source: 'book-spades' },
  ])
})

test('A42 spades of the Lizards and of setup are joined by nothing', () => {
  const s = bare([{ terrain: 'desert', faction: 'lizards' }, { terrain: 'lake' }, { terrain: 'forest' }], {
    rulesVariant: 'manual',
  })
  put(s, 0, 'E12', 'palace')
  put(s, 0, 'E11', 'guild')
  put(s, 0, 'E10', 'guild')
  Object.assign(player(s, 0), { annexes: 1, tools: 9, bonus: 'spade-order' })
  actAs(s, 0, { do: 'annex', hex: 'E12' }, { do: 'city', tile: 'city-coins' }, { do: 'target', hex: 'F12' })
  assert.ok(canAs(s, 0, { do: 'dig' }) && !canAs(s, 0, { do: 'add' }))
})

test('A24.1, A30.4 a bridge to an empty hex adds no building to the group', () => {
  const s = three()
  for (const [hex, building] of [
    ['D5', 'palace'],
    ['C5', 'guild'],
    ['C6', 'guild'],
  ] as const) {
    put(s, 0, hex, building)
  }
  player(s, 0).bowls = [9, 0, 3]
  actAs(s, 0, { do: 'power', action: 'power-bridge' }, { do: 'bridge', from: 'D5', to: 'F5' })
  assert.ok(!canAs(s, 0, { do: 'city' }), 'power 7, but three buildings')
})

test('A27.16 one guild in supply and one native hex left: it is placed there without asking', () => {
  const s = three()
  put(s, 0, 'E11', 'guild')
  s.palaces = ['palace-16', 'palace-17']
  Object.assign(player(s, 0), { tools: 4, coins: 6, supply: [8, 0, 3, 1, 1] })
  for (const hex of boardOf(s).land) if (s.owner[hex] === -1) s.terrain[hex] = WHEEL.indexOf('lake')
  paint(s, 'desert', 'A1')
  actAs(s, 0, { do: 'upgrade', hex: 'E11', to: 'palace' }, { do: 'palace', palace: 'palace-16' })
  assert.deepEqual([buildingAt(s, 'A1'), player(s, 0).supply[1]], ['guild', 0], 'the guild that became the palace')
})

test('A27.16, A34.1 the free guild counts as built: it scores on the round tile', () => {
  const points = (tile: string): number => {
    const s = three()
    put(s, 0, 'E11', 'guild')
    s.rounds[0] = tile
    s.palaces = ['palace-16', 'palace-17']
    Object.assign(player(s, 0), { tools: 4, coins: 6 })
    for (const hex of boardOf(s).land) if (s.owner[hex] === -1) s.terrain[hex] = WHEEL.indexOf('lake')
    paint(s, 'desert', 'A1')
    actAs(s, 0, { do: 'upgrade', hex: 'E11', to: 'palace' }, { do: 'palace', palace: 'palace-16' })
    assert.equal(buildingAt(s, 'A1'), 'guild')
    return player(s, 0).vp
  }
  assert.equal(points('guild-law') - points('school-banking'), 3)
})

test('A27.16 without a native hex there is no guild', () => {
  const s = three()
  put(s, 0, 'E11', 'guild')
  s.palaces = ['palace-16', 'palace-17']
  Object.assign(player(s, 0), { tools: 4, coins: 6 })
  for (const hex of boardOf(s).land) if (s.owner[hex] === -1) s.terrain[hex] = WHEEL.indexOf('lake')
  actAs(s, 0, { do: 'upgrade', hex: 'E11', to: 'palace' }, { do: 'palace', palace: 'palace-16' })
  assert.equal(player(s, 0).hexes.length, 2)
})

/** A solo table with the Symbionts, seat 0 with a workshop on A1 and cubes beside it. */
function cubes(goods: Partial<Player>): InnovationState {
  const s = stage({ faction: 'symbionts', human: ['A1'] })
  s.automa.cubes = ['A2', 'C10'].map((hex) => hexNamed(s, hex))
  Object.assign(player(s, 0), { books: [1, 0, 0, 0] }, goods)
  turn(s, 0)
  return s
}

test('A38.24 a free spade on a cube hex needs its tool, on other hexes none', () => {
  const targets = (tools: number): string[] => {
    const s = cubes({ bowls: [8, 0, 4], tools })
    actAs(s, 0, { do: 'power', action: 'power-spade' })
    return offered(s, 0, { do: 'target' }).map((move) => ('hex' in move ? move.hex : ''))
  }
  assert.deepEqual(targets(1), ['A2', 'B2'])
  const poor = cubes({ bowls: [8, 0, 4], tools: 0 })
  actAs(poor, 0, { do: 'power', action: 'power-spade' })
  assert.notEqual(terrainAt(poor, 'B2'), 'swamp', 'the only target left')
})

test('A38.24 bought spades, workshops and neutral buildings on a cube hex cost a tool more', () => {
  assert.ok(!canAs(cubes({ tools: 3 }), 0, { do: 'terraform', hex: 'A2' }))
  assert.ok(canAs(cubes({ tools: 4 }), 0, { do: 'terraform', hex: 'A2' }))
  const native = (tools: number): InnovationState => {
    const s = cubes({ tools, coins: 2 })
    paint(s, 'forest', 'A2')
    return s
  }
  assert.ok(!canAs(native(1), 0, { do: 'build', hex: 'A2' }))
  assert.ok(canAs(native(2), 0, { do: 'build', hex: 'A2' }))
  const tower = (tools: number): InnovationState => {
    const s = cubes({ tools: 3 + tools, coins: 5 })
    put(s, 0, 'A1', 'guild')
    actAs(s, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency: 'tower' })
    return s
  }
  assert.ok(!canAs(tower(3), 0, { do: 'place', hex: 'A2' }), 'a spade for 3 tools and the cube')
  const s = tower(4)
  actAs(s, 0, { do: 'place', hex: 'A2' })
  assert.deepEqual([player(s, 0).tools, s.automa?.vp, s.automa?.cubes.length], [0, 22, 1])
})

test('A38.24, A27.16 the free guild pays for the cube too', () => {
  const at = (tools: number): InnovationState => {
    const s = cubes({ tools: 4 + tools, coins: 6 })
    put(s, 0, 'A1', 'guild')
    for (const hex of boardOf(s).land) if (s.owner[hex] === -1) s.terrain[hex] = WHEEL.indexOf('lake')
    paint(s, 'forest', 'C10', 'I1')
    s.palaces = ['palace-16', 'palace-17']
    actAs(s, 0, { do: 'upgrade', to: 'palace' }, { do: 'palace', palace: 'palace-16' })
    return s
  }
  assert.equal(buildingAt(at(0), 'I1'), 'guild', 'no tool for the cube on C10')
  const s = at(1)
  actAs(s, 0, { do: 'place', hex: 'C10' })
  assert.deepEqual([player(s, 0).tools, s.automa?.vp], [0, 22])
})

test('A38.24, A31.6 the free workshop of the Lizards pays for a cube as well', () => {
  const s = stage({ faction: 'symbionts', human: [] })
  player(s, 0).faction = 'lizards'
  for (const [hex, building] of [
    ['A1', 'palace'],
    ['A2', 'guild'],
    ['A3', 'guild'],
  ] as const) {
    put(s, 0, hex, building)
  }
  paint(s, 'forest', 'B2', 'B3')
  s.automa.cubes = [hexNamed(s, 'B2')]
  Object.assign(player(s, 0), { annexes: 1, books: [1, 0, 0, 0] })
  turn(s, 0)
  actAs(s, 0, { do: 'annex', hex: 'A1' }, { do: 'city', tile: 'city-coins' }, { do: 'decline' })
  assert.ok(!canAs(s, 0, { do: 'raise', hex: 'B2' }) && canAs(s, 0, { do: 'raise', hex: 'B3' }))
  player(s, 0).tools = 1
  actAs(s, 0, { do: 'raise', hex: 'B2' })
  assert.deepEqual([player(s, 0).tools, s.automa.vp], [0, 22])
})

test('A38.24 a spade of the science bonus on a cube hex costs its tool', () => {
  const s = cubes({ tools: 1 })
  s.agenda = [
    { step: 'action', seat: 0 },
    { step: 'spades', seat: 0, count: 1 },
  ]
  actAs(s, 0, { do: 'spade', hex: 'A2' })
  assert.deepEqual([player(s, 0).tools, s.automa?.vp, s.automa?.cubes.length], [0, 22, 1])
})

test('A26.2 one competency left is taken without asking', () => {
  const s = three({ tools: 3, coins: 5 })
  put(s, 0, 'E12', 'guild')
  s.copies = s.copies.map((_, slot) => (s.competencies[slot] === 'windfall' ? 1 : 0))
  actAs(s, 0, { do: 'upgrade', to: 'school' })
  assert.deepEqual(player(s, 0).competencies, ['windfall'])
})

test('A19.1 the last guild can still be had for free', () => {
  const s = three({ books: [2, 0, 0, 0], supply: [8, 1, 3, 1, 1] })
  s.bookActions = ['book-guild', 'book-coins', 'book-power']
  actAs(s, 0, { do: 'bookAction', action: 'book-guild' })
  assert.equal(buildingAt(s, 'E12'), 'guild')
})

test('A38.24 Blight: two fallow hexes a time, the third stays fallow', () => {
  const s = stage({ faction: 'blight', human: ['B2'], marked: ['D3'] })
  s.automa.supply[0] = 0
  s.automa.fallow = ['A1', 'A2', 'C2', 'I9'].map((hex) => hexNamed(s, hex))
  automaActs(s, 'R8', 'S5')
  assert.deepEqual([s.automa.fallow.length, s.automa.blighted.length], [2, 2])
})

test('A37.3 a face-down area tile counts nothing yet', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  put(s, 0, 'A3', 'workshop')
  const area = (): number => score(game.view(s, 0), 0).find(({ key }) => key === 'area')?.points ?? -1
  assert.equal(area(), 18, 'seat 1 and the virtual player share nothing with one building')
  s.round = 6
  assert.equal(area(), 12)
})

/** The seat that is asked next, and what. */
function asked(s: InnovationState): string {
  return `${game.actors(s)[0]} ${next(s)?.step}`
}

test('A40 what leaves no choice is not asked', () => {
  const one = three({ bowls: [9, 0, 3] })
  put(one, 0, 'D6', 'workshop')
  one.bridges.push({ from: hexNamed(one, 'D6'), to: hexNamed(one, 'F6'), owner: 1 })
  actAs(one, 0, { do: 'power', action: 'power-bridge' })
  assert.equal(one.bridges.length, 2, 'one site: D6 to E8')

  const school = three({ palace: 'palace-03' })
  put(school, 0, 'E11', 'school')
  actAs(school, 0, { do: 'special', special: 'palace-03-special' })
  assert.equal(buildingAt(school, 'E11'), 'guild', 'one school')

  const palace = three({ tools: 4, coins: 6 })
  put(palace, 0, 'E12', 'guild')
  palace.palaces = ['palace-17']
  actAs(palace, 0, { do: 'upgrade', to: 'palace' })
  assert.equal(player(palace, 0).palace, 'palace-17', 'one palace tile')

  const city = three({ annexes: 1 })
  for (const hex of ['E13', 'E11']) put(city, 0, hex, 'guild')
  put(city, 0, 'E12', 'guild')
  city.cityTiles = [0, 0, 0, 1, 0, 0, 0]
  actAs(city, 0, { do: 'annex', hex: 'E12' })
  assert.deepEqual(player(city, 0).cities, ['city-coins'], 'one city tile')

  const eight = three({ tools: 4, coins: 6 })
  for (const hex of ['E12', 'E11', 'D12']) put(eight, 0, hex, 'guild')
  put(eight, 0, 'A1', 'guild')
  for (const hex of ['B1', 'C1', 'C2']) put(eight, 0, hex, 'workshop')
  eight.annex[hexNamed(eight, 'B1')] = 1
  eight.palaces = ['palace-08']
  actAs(eight, 0, { do: 'upgrade', hex: 'E11', to: 'palace' })
  assert.equal(asked(eight), '0 cityTile', 'one group is a city now, and is founded without asking')
})

test('A25.2 the only track that can move is taken; a marker on 7 counts where a key is there', () => {
  const s = three({ bonus: 'lecture-notes', levels: [5, 7, 7, 7] })
  actAs(s, 0, { do: 'special', special: 'bonus-step-special' })
  assert.deepEqual(player(s, 0).levels, [6, 7, 7, 7])
})

test('A12.4, A8.13 spades without a hex to use them on are given up without asking', () => {
  const s = three()
  for (const hex of ['D11', 'D12', 'E11', 'E13', 'F11', 'F12']) paint(s, 'desert', hex)
  s.agenda = [
    { step: 'action', seat: 1 },
    { step: 'spades', seat: 0, count: 2 },
    { step: 'book', seat: 2, count: 1 },
  ]
  actAs(s, 2, { do: 'book', discipline: 'law' })
  assert.equal(asked(s), '1 action')
})

test('A12.6, A29.6 a workshop or neutral building that is impossible is not asked for', () => {
  const s = three({ tools: 3 })
  actAs(s, 0, { do: 'terraform', hex: 'E11' })
  assert.equal(asked(s), '1 action', 'no tool for the workshop')
  const shut = three({ tools: 3, coins: 5 })
  put(shut, 0, 'E12', 'guild')
  for (const hex of ['D11', 'D12', 'E11', 'E13', 'F11', 'F12']) put(shut, 1, hex, 'workshop')
  actAs(shut, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency: 'tower' })
  assert.equal(asked(shut), '1 offer', 'no hex for the tower')
})

test('A8.12 the same effect twice, or one alone, is not asked for', () => {
  const s = three()
  s.agenda = [
    { step: 'action', seat: 1 },
    { step: 'order', seat: 0, items: [{ step: 'book', seat: 0, count: 1 }] },
    { step: 'book', seat: 2, count: 1 },
  ]
  actAs(s, 2, { do: 'book', discipline: 'law' })
  assert.equal(asked(s), '0 book')
})

test('A37.3 nothing of the virtual player is asked for beside two people', () => {
  const s = open(2)
  playUntil(s, (now) => now.phase === 'actions')
  assert.ok(game.actors(s).every((seat) => seat < 2))
  act(s, { do: 'pass' })
})

const VALUES: readonly [Building, number][] = [
  ['workshop', 1],
  ['guild', 2],
  ['school', 2],
  ['university', 3],
  ['palace', 3],
]

test('A29 power values of buildings, as a neighbour’s build offers them', () => {
  for (const [building, value] of VALUES) {
    const s = bare([{ terrain: 'wasteland' }, { terrain: 'desert' }, { terrain: 'lake' }], {
      autoAcceptFreePower: false,
    })
    put(s, 0, 'E10', 'workshop')
    put(s, 1, 'E12', building)
    Object.assign(player(s, 0), { tools: 1, coins: 2 })
    actAs(s, 0, { do: 'build', hex: 'E11' })
    assert.deepEqual(next(s), { step: 'offer', seat: 1, amount: value, hex: hexNamed(s, 'E11'), from: 0 })
  }
})
