/** Adjacency, reach, bridges, cities and areas (A7, A24, A27.14, A30, A36.2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { boardOf, figure, hexNamed, nameOfHex, oneSpadeFrom, spadesBetween } from '../board.ts'
import { type Building, type FactionId, WHEEL } from '../data/index.ts'
import { largestArea, linksOf, riverCities, settlements } from '../groups.ts'
import { cityProgress, game, hexesInReach } from '../index.ts'
import { player } from '../pieces.ts'
import { hasForeignNeighbour, powerAround } from '../reach.ts'
import type { InnovationState } from '../state.ts'
import { actAs, bare, buildingAt, canAs, clear, offered, put, turn } from './table.ts'

function three(faction: FactionId = 'blessed'): InnovationState {
  return bare([{ terrain: 'desert', faction }, { terrain: 'lake' }, { terrain: 'forest' }])
}

function bridge(s: InnovationState, owner: number, from: string, to: string): void {
  s.bridges.push({ from: hexNamed(s, from), to: hexNamed(s, to), owner })
}

function reach(s: InnovationState): string[] {
  return hexesInReach(s, 0)
    .map(({ hex }) => hex)
    .sort()
}

test('A3.2, A3.3 the shorter way round the wheel, one spade at a time', () => {
  const [desert, plains, swamp, lake, forest, mountain, wasteland] = [0, 1, 2, 3, 4, 5, 6]
  assert.deepEqual(
    [plains, swamp, lake, forest, mountain, wasteland].map((terrain) => spadesBetween(terrain, desert)),
    [1, 2, 3, 3, 2, 1],
  )
  assert.equal(spadesBetween(desert, desert), 0)
  const walk = (from: number, to: number): number[] => [oneSpadeFrom(from, to), oneSpadeFrom(to, from)]
  assert.deepEqual(walk(desert, lake), [plains, swamp])
  assert.deepEqual(walk(desert, forest), [wasteland, mountain])
  assert.deepEqual(walk(wasteland, plains), [desert, desert])
  assert.deepEqual(walk(mountain, mountain), [mountain, mountain])
})

test('A7.1, A7.2 an own bridge makes its ends adjacent, one of somebody else does not', () => {
  const s = three()
  put(s, 0, 'D5', 'workshop')
  assert.deepEqual(reach(s), ['C5', 'C6', 'D6'])
  bridge(s, 1, 'D5', 'F5')
  assert.deepEqual(reach(s), ['C5', 'C6', 'D6'])
  bridge(s, 0, 'D5', 'F5')
  assert.deepEqual(reach(s), ['C5', 'C6', 'D6', 'F5'])
  bridge(s, 0, 'E4', 'D5')
  assert.deepEqual(reach(s), ['C5', 'C6', 'D6', 'E4', 'F5'], 'from either end')
})

test('A7.3 occupied hexes are not in reach, and nobody reaches from a bridge without a building at its end', () => {
  const s = three()
  put(s, 0, 'D5', 'workshop')
  put(s, 1, 'C5', 'workshop')
  bridge(s, 0, 'E8', 'D6')
  assert.deepEqual(reach(s), ['C6', 'D6'])
})

test('A30.1 places for bridges are listed in the order of the board, wherever the buildings came first', () => {
  const listed = (...hexes: readonly string[]): string[] => {
    const s = three('moles')
    for (const hex of hexes) put(s, 0, hex, 'workshop')
    s.agenda = [...s.agenda, { step: 'bridge', seat: 0, optional: false }]
    return offered(s, 0, { do: 'bridge' }).map((move) => JSON.stringify(move))
  }
  assert.ok(listed('D5', 'H9').length > 3)
  assert.deepEqual(listed('D5', 'H9'), listed('H9', 'D5'))
})

test('A13.1, A7.2 a foreign building is beside a hex over a bridge of either owner, not over one elsewhere', () => {
  const s = three()
  put(s, 0, 'D5', 'workshop')
  put(s, 1, 'F5', 'workshop')
  const beside = (): boolean => hasForeignNeighbour(s, 0, hexNamed(s, 'D5'))
  assert.equal(beside(), false)
  bridge(s, 0, 'E8', 'D6')
  assert.equal(beside(), false, 'a bridge between other hexes')
  bridge(s, 0, 'D5', 'E4')
  assert.equal(beside(), false, 'nobody lives at its end')
  bridge(s, 2, 'D5', 'F5')
  assert.equal(beside(), false, 'a bridge of a third player')
  bridge(s, 1, 'F5', 'D5')
  assert.equal(beside(), true)
  s.bridges.pop()
  bridge(s, 0, 'D5', 'F5')
  assert.equal(beside(), true)
})

test('A31.7 a tunnel is for hexes that are not adjacent, a bridge included (R13)', () => {
  const s = three('moles')
  put(s, 0, 'D5', 'workshop')
  Object.assign(player(s, 0), { tools: 20 })
  assert.ok(canAs(s, 0, { do: 'terraform', hex: 'F5', way: 'tunnel' }))
  assert.ok(canAs(s, 0, { do: 'terraform', hex: 'B5', way: 'tunnel' }), 'over land too')
  assert.ok(!canAs(s, 0, { do: 'terraform', hex: 'B6', way: 'tunnel' }) || canAs(s, 0, { do: 'terraform', hex: 'B6' }))
  const { distance } = boardOf(s)
  const dug = offered(s, 0, { do: 'terraform', way: 'tunnel' }).map((move) => ('hex' in move ? String(move.hex) : ''))
  assert.deepEqual(
    [...new Set(dug.map((hex) => figure(distance, hexNamed(s, 'D5'), hexNamed(s, hex))))],
    [2],
    'under one hex, not under two',
  )
  bridge(s, 0, 'D5', 'F5')
  assert.ok(!canAs(s, 0, { do: 'terraform', hex: 'F5', way: 'tunnel' }))
  assert.ok(canAs(s, 0, { do: 'terraform', hex: 'F5', way: '' }))
  player(s, 0).sailing = 1
  assert.ok(canAs(s, 0, { do: 'terraform', hex: 'D3', way: 'tunnel' }), 'sailing reach does not forbid it')
  player(s, 0).tools = 3
  assert.ok(
    !canAs(s, 0, { do: 'terraform', hex: 'D3', way: 'tunnel' }),
    'a tool for the tunnel and three for the spade',
  )
})

test('A23.1, A7.2 power for neighbours: all buildings beside the hex, across bridges of the two', () => {
  const s = three()
  put(s, 1, 'C5', 'guild')
  put(s, 1, 'D6', 'palace')
  put(s, 1, 'F5', 'workshop')
  s.annex[hexNamed(s, 'D6')] = 1
  const d5 = hexNamed(s, 'D5')
  assert.equal(powerAround(s, 1, d5, 0), 2 + 3 + 1, 'guild 2, palace 3 and its annex')
  bridge(s, 2, 'D5', 'F5')
  assert.equal(powerAround(s, 1, d5, 0), 6, 'a bridge of a third player')
  bridge(s, 1, 'F5', 'D5')
  assert.equal(powerAround(s, 1, d5, 0), 7, 'his own bridge')
  s.bridges = []
  bridge(s, 0, 'D5', 'F5')
  assert.equal(powerAround(s, 1, d5, 0), 7, 'the bridge of the builder')
  assert.equal(powerAround(s, 2, d5, 0), 0)
})

test('A23.2 offers of one build in turn order after the builder; the builder himself is not asked (A23.6)', () => {
  const s = three()
  s.order = [2, 0, 1]
  put(s, 0, 'E12', 'workshop')
  put(s, 1, 'E10', 'guild')
  put(s, 2, 'F11', 'guild')
  Object.assign(player(s, 0), { tools: 4, coins: 2 })
  turn(s, 0)
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
  assert.deepEqual(game.actors(s), [1])
  actAs(s, 1, { do: 'decline' })
  assert.deepEqual(game.actors(s), [2])
})

test('A30.1, A30.2 a bridge needs an own end, a free site and a bridge in stock', () => {
  const s = three()
  put(s, 0, 'D5', 'workshop')
  player(s, 0).bowls = [0, 0, 12]
  actAs(s, 0, { do: 'power', action: 'power-bridge' })
  assert.deepEqual(offered(s, 0, { do: 'bridge' }), [
    { do: 'bridge', from: 'D5', to: 'E4' },
    { do: 'bridge', from: 'D5', to: 'F5' },
  ])
  assert.ok(!canAs(s, 0, { do: 'decline' }), 'A40: the bridge of an action is not declined')
  actAs(s, 0, { do: 'bridge', to: 'F5' })
  assert.deepEqual([player(s, 0).bridges, s.bridges.length], [2, 1])
  turn(s, 0)
  s.usedActions = []
  put(s, 1, 'E4', 'workshop')
  actAs(s, 0, { do: 'power', action: 'power-bridge' })
  assert.equal(s.bridges.length, 2, 'the only site left is taken without asking; R3: also to somebody else')
  turn(s, 0)
  s.usedActions = []
  assert.ok(!canAs(s, 0, { do: 'power', action: 'power-bridge' }), 'A30.5 no free site')
  put(s, 0, 'E8', 'workshop')
  assert.ok(canAs(s, 0, { do: 'power', action: 'power-bridge' }))
  player(s, 0).bridges = 0
  assert.ok(!canAs(s, 0, { do: 'power', action: 'power-bridge' }), 'A30.5 no bridge')
})

test('A31.7, R27 only the Moles bridge land', () => {
  const sites = (faction: FactionId): string[] => {
    const s = three(faction)
    put(s, 0, 'C6', 'workshop')
    Object.assign(player(s, 0), { bonus: 'bridge-order', tools: 1 })
    if (!canAs(s, 0, { do: 'special', special: 'bonus-bridge-special' })) return []
    actAs(s, 0, { do: 'special', special: 'bonus-bridge-special' })
    return offered(s, 0, { do: 'bridge' }).map((move) => (move.do === 'bridge' ? `${move.from}-${move.to}` : ''))
  }
  assert.deepEqual(sites('blessed'), [], 'no river at C6')
  assert.deepEqual(sites('moles'), ['A6-C6', 'B4-C6', 'B7-C6'])
  const s = three('moles')
  put(s, 0, 'C6', 'workshop')
  assert.ok(!canAs(s, 0, { do: 'molesBridge' }), 'no tool')
  player(s, 0).tools = 1
  assert.ok(canAs(s, 0, { do: 'molesBridge' }))
  player(s, 0).faction = 'omar'
  assert.ok(!canAs(s, 0, { do: 'molesBridge' }))
})

test('A30.4 a bridge from the far end is checked for a city too', () => {
  const s = three()
  for (const [hex, building] of [
    ['F5', 'palace'],
    ['F6', 'guild'],
    ['D5', 'workshop'],
    ['C5', 'workshop'],
  ] as const) {
    put(s, 0, hex, building)
  }
  player(s, 0).bowls = [0, 0, 3]
  actAs(s, 0, { do: 'power', action: 'power-bridge' }, { do: 'bridge', from: 'D5', to: 'F5' })
  assert.equal(next(s)?.step, 'cityTile')
})

test('A30.4 a bridge whose first end is empty', () => {
  const s = three()
  for (const [hex, building] of [
    ['F5', 'palace'],
    ['F6', 'guild'],
    ['G6', 'workshop'],
    ['G7', 'workshop'],
  ] as const) {
    put(s, 0, hex, building)
  }
  player(s, 0).bowls = [0, 0, 3]
  actAs(s, 0, { do: 'power', action: 'power-bridge' }, { do: 'bridge', from: 'D5', to: 'F5' })
  assert.equal(next(s)?.step, 'cityTile', 'the group that was never checked is a city now')
})

/** Buildings of seat 0 in a row of adjacent hexes; the last one is upgraded from what `put` can place by an annex. */
function group(s: InnovationState, ...buildings: readonly Building[]): void {
  const row = ['E13', 'E12', 'E11', 'E10', 'E9', 'E8']
  for (const [n, building] of buildings.entries()) {
    put(s, 0, row[n] ?? '', building, building === 'tower' || building === 'monument')
  }
}

/** Whether these buildings become a city when the first of them gets an annex. */
function foundsWithAnnex(...buildings: readonly Building[]): boolean {
  const s = three()
  group(s, ...buildings)
  player(s, 0).annexes = 1
  actAs(s, 0, { do: 'annex', hex: 'E13' })
  return canAs(s, 0, { do: 'city' })
}

test('A24.2 what a city needs: power 7, and 4 buildings, 3 with a university, 2 with a monument', () => {
  // The annex adds 1 power and counts as one more building.
  assert.ok(foundsWithAnnex('guild', 'guild', 'guild'), '6 + 1 power, 3 + 1 buildings')
  assert.ok(!foundsWithAnnex('guild', 'guild', 'workshop'), 'power 6')
  assert.ok(!foundsWithAnnex('palace', 'palace'), '7 power, 3 buildings')
  assert.ok(foundsWithAnnex('university', 'palace'), '7 power, 3 buildings with a university')
  assert.ok(!foundsWithAnnex('university', 'guild'), 'power 6')
  assert.ok(foundsWithAnnex('monument', 'guild'), '7 power with a monument')
  assert.ok(!foundsWithAnnex('monument', 'workshop'), 'power 6')
  assert.ok(!foundsWithAnnex('monument'), 'one building and its annex: power 5')
  assert.ok(foundsWithAnnex('tower', 'school', 'guild'), 'towers and schools are worth 2')
})

test('A29.7 an annex goes beside a building without one, and there are as many as were taken', () => {
  const s = three()
  group(s, 'workshop', 'workshop')
  assert.ok(!canAs(s, 0, { do: 'annex' }))
  player(s, 0).annexes = 2
  actAs(s, 0, { do: 'annex', hex: 'E13' })
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'annex', hex: 'E13' }))
  actAs(s, 0, { do: 'annex', hex: 'E12' })
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'annex' }))
  assert.deepEqual([player(s, 0).annexes, s.annex.filter((n) => n === 1).length], [0, 2])
})

test('A24.6 without a city tile there is no city, and a tile that is gone cannot be taken', () => {
  const s = three()
  group(s, 'guild', 'guild', 'guild')
  player(s, 0).annexes = 1
  s.cityTiles = [0, 0, 0, 0, 0, 0, 0]
  actAs(s, 0, { do: 'annex', hex: 'E13' })
  assert.ok(!canAs(s, 0, { do: 'city' }))
  assert.equal(s.city[hexNamed(s, 'E13')], 0)
  const other = three()
  group(other, 'guild', 'guild', 'guild')
  player(other, 0).annexes = 1
  other.cityTiles = [0, 0, 0, 2, 0, 0, 1]
  actAs(other, 0, { do: 'annex', hex: 'E13' })
  assert.deepEqual(offered(other, 0, {}), [
    { do: 'city', tile: 'city-coins' },
    { do: 'city', tile: 'city-scholar' },
  ])
  actAs(other, 0, { do: 'city', tile: 'city-scholar' })
  assert.deepEqual([other.cityTiles, player(other, 0).scholars, player(other, 0).vp], [[0, 0, 0, 2, 0, 0, 0], 1, 28])
})

test('A24.3, A34.1, A31.2 a city tile scores on the round tile, and gives the Felines three steps and a book', () => {
  const s = three('felines')
  s.rounds[0] = 'city-engineering'
  group(s, 'guild', 'guild', 'guild')
  player(s, 0).annexes = 1
  actAs(s, 0, { do: 'annex', hex: 'E13' }, { do: 'city', tile: 'city-tools' })
  const steps = ['law', 'law', 'medicine'] as const
  actAs(s, 0, { do: 'book', discipline: 'law' })
  for (const discipline of steps) actAs(s, 0, { do: 'step', discipline })
  const p = player(s, 0)
  assert.deepEqual([p.vp, p.tools, p.levels, p.books], [20 + 4 + 5, 3, [0, 2, 0, 1], [0, 1, 0, 0]])
  assert.ok(!canAs(s, 0, { do: 'step' }))
})

test('A24.3 city-knowledge uses its own key: a marker on 7 goes on', () => {
  const s = three()
  group(s, 'guild', 'guild', 'guild')
  Object.assign(player(s, 0), { annexes: 1, levels: [7, 8, 8, 8], cities: ['city-coins', 'city-coins', 'city-coins'] })
  actAs(s, 0, { do: 'annex', hex: 'E13' }, { do: 'city', tile: 'city-knowledge' })
  assert.deepEqual([player(s, 0).levels, player(s, 0).vp], [[8, 9, 9, 9], 27])
})

test('A24.5 two cities that grow together stay two', () => {
  const s = three()
  for (const hex of ['E13', 'E12', 'D12', 'D13']) put(s, 0, hex, 'guild')
  for (const hex of ['E10', 'E9', 'F9', 'E8']) put(s, 0, hex, 'guild')
  for (const hex of player(s, 0).hexes) s.city[hex] = 1
  Object.assign(player(s, 0), { tools: 4, coins: 2, cities: ['city-coins', 'city-tools'] })
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
  assert.ok(!canAs(s, 0, { do: 'city' }))
  assert.equal(s.city[hexNamed(s, 'E11')], 1)
})

test('A24.1 buildings of others do not connect a group', () => {
  const s = three()
  group(s, 'guild', 'guild')
  put(s, 1, 'E11', 'guild')
  put(s, 0, 'E10', 'guild')
  player(s, 0).annexes = 1
  actAs(s, 0, { do: 'annex', hex: 'E13' })
  assert.ok(!canAs(s, 0, { do: 'city' }))
  assert.deepEqual(
    cityProgress(s, 0).map(({ power, buildings }) => [power, buildings]),
    [
      [5, 3],
      [2, 1],
    ],
  )
})

/** palace-14: guild and workshop on D5 and C5, a palace on F5; a workshop follows on F6. */
function harbour(): InnovationState {
  const s = three()
  put(s, 0, 'D5', 'guild')
  put(s, 0, 'C5', 'workshop')
  put(s, 0, 'F5', 'palace')
  put(s, 0, 'F6', 'workshop')
  Object.assign(player(s, 0), { palace: 'palace-14', tools: 20, coins: 20 })
  clear(s, 'F6')
  return s
}

test('A27.14 founding across a river hex is offered, may be declined, and marks that hex', () => {
  const s = harbour()
  actAs(s, 0, { do: 'build', hex: 'F6' })
  const rivers = offered(s, 0, { do: 'found' })
  assert.ok(rivers.length > 0)
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([player(s, 0).cities, player(s, 0).rivers], [[], []])
})

test('A27.14 without the tile, or with too little power, nothing is offered', () => {
  const s = harbour()
  player(s, 0).palace = 'palace-17'
  actAs(s, 0, { do: 'build', hex: 'F6' })
  assert.ok(!canAs(s, 0, { do: 'found' }))
  const weak = harbour()
  clear(weak, 'C5')
  actAs(weak, 0, { do: 'build', hex: 'F6' })
  assert.ok(!canAs(weak, 0, { do: 'found' }), 'three buildings')
  const none = harbour()
  none.cityTiles = none.cityTiles.map(() => 0)
  actAs(none, 0, { do: 'build', hex: 'F6' })
  assert.ok(!canAs(none, 0, { do: 'found' }), 'A24.6')
})

test('A27.14 a building that stands alone is joined with what lies across the river hex, and by no other river', () => {
  const s = three()
  for (const hex of ['D5', 'C5', 'C6']) put(s, 0, hex, 'guild')
  put(s, 0, 'F5', 'workshop')
  const board = boardOf(s)
  const touches = (river: number, hex: string): boolean => figure(board.distance, hexNamed(s, hex), river) === 1
  const between = board.rivers.filter(
    (river) => touches(river, 'F5') && ['D5', 'C5', 'C6'].some((hex) => touches(river, hex)),
  )
  Object.assign(player(s, 0), { palace: 'palace-14', tools: 20, coins: 20 })
  assert.ok(between.length > 0)
  assert.deepEqual(riverCities(s, 0, hexNamed(s, 'F5')), between)
})

test('A27.14 a group that is enough by itself needs no river', () => {
  const s = three()
  for (const hex of ['D5', 'C5', 'C6']) put(s, 0, hex, 'guild')
  player(s, 0).palace = 'palace-14'
  assert.deepEqual(riverCities(s, 0, -1), [], 'three buildings')
  put(s, 0, 'B5', 'guild')
  assert.equal(cityProgress(s, 0).length, 1)
  assert.deepEqual(riverCities(s, 0, -1), [], 'four buildings that have power 8')
})

test('A27.14 a later building beside the marker joins the city', () => {
  const s = harbour()
  actAs(s, 0, { do: 'build', hex: 'F6' }, { do: 'found' }, { do: 'city', tile: 'city-power' })
  const [marker = 0] = player(s, 0).rivers
  turn(s, 0)
  put(s, 0, 'E4', 'workshop')
  clear(s, 'E4')
  player(s, 0).sailing = 3
  actAs(s, 0, { do: 'build', hex: 'E4' })
  assert.equal(s.city[hexNamed(s, 'E4')], 1, `E4 touches ${nameOfHex(s, marker)}`)
})

test('A27.14, A22.2 with the palace a city is offered at its check and once more after the sailing steps of the tile', () => {
  const s = three()
  s.palaces = ['palace-14', 'palace-17']
  put(s, 0, 'D5', 'guild')
  put(s, 0, 'C5', 'workshop')
  put(s, 0, 'F5', 'guild')
  put(s, 0, 'F6', 'guild')
  Object.assign(player(s, 0), { tools: 4, coins: 6 })
  actAs(s, 0, { do: 'upgrade', hex: 'F5', to: 'palace' }, { do: 'palace', palace: 'palace-14' })
  actAs(s, 0, { do: 'decline' })
  actAs(s, 0, { do: 'book', discipline: 'law' }, { do: 'book', discipline: 'law' })
  assert.equal(player(s, 0).sailing, 2, 'two free steps of sailing with their rewards')
  assert.equal(player(s, 0).vp, 22)
  actAs(s, 0, { do: 'found' }, { do: 'city', tile: 'city-coins' })
  assert.deepEqual(player(s, 0).cities, ['city-coins'])
})

test('A28.2 settlements are groups of adjacent buildings, own bridges included', () => {
  const s = three()
  for (const hex of ['D5', 'C5', 'F5', 'A1']) put(s, 0, hex, 'workshop')
  assert.equal(settlements(s, 0), 3)
  bridge(s, 1, 'D5', 'F5')
  assert.equal(settlements(s, 0), 3)
  bridge(s, 0, 'F5', 'D5')
  assert.equal(settlements(s, 0), 2)
})

/** The largest area of seat 0. */
function area(s: InnovationState): number {
  const p = player(s, 0)
  return largestArea(s, 0, p.hexes, linksOf(s, p))
}

test('A36.2 area: adjacent, by sailing, by own bridges, the Moles across one hex, flight across two', () => {
  const s = three()
  for (const hex of ['D5', 'C5', 'F5', 'H5', 'I13']) put(s, 0, hex, 'workshop')
  assert.equal(area(s), 2, 'D5 and C5')
  bridge(s, 0, 'F5', 'D5')
  assert.equal(area(s), 3)
  s.bridges = []
  bridge(s, 1, 'F5', 'D5')
  assert.equal(area(s), 2, 'somebody else’s bridge')
  player(s, 0).sailing = 1
  assert.equal(area(s), 4, 'D5, C5, F5 and H5 over one river hex each')
  player(s, 0).sailing = 0
  player(s, 0).faction = 'moles'
  assert.equal(area(s), 4, 'distance 2')
  player(s, 0).faction = 'omar'
  player(s, 0).palace = 'palace-09'
  put(s, 0, 'I8', 'workshop')
  assert.equal(area(s), 5, 'distance 3 from H5')
  put(s, 0, 'I12', 'workshop')
  assert.equal(area(s), 5, 'I12 is 4 away from I8')
})

test('A36.2 a bridge joins its two ends and nothing else, whichever was built first', () => {
  for (const hexes of [
    ['D5', 'F5', 'A1', 'I13'],
    ['F5', 'D5', 'A1', 'I13'],
    ['A1', 'I13', 'F5', 'D5'],
  ]) {
    for (const [from, to] of [
      ['D5', 'F5'],
      ['F5', 'D5'],
    ] as const) {
      const s = three()
      for (const hex of hexes) put(s, 0, hex, 'workshop')
      assert.equal(area(s), 1)
      bridge(s, 0, from, to)
      assert.equal(area(s), 2)
    }
  }
})

test('A36.2 the largest of several areas counts, whichever was built first', () => {
  const s = three()
  for (const hex of ['A1', 'E12', 'E11', 'E10', 'I1']) put(s, 0, hex, 'workshop')
  assert.equal(area(s), 3)
})

test('A13.2 a piece that is replaced goes back to supply; a neutral one takes none from it', () => {
  const s = three()
  put(s, 0, 'E12', 'workshop')
  assert.equal(player(s, 0).supply[0], 8)
  put(s, 0, 'E12', 'guild')
  assert.deepEqual(player(s, 0).supply, [9, 3, 3, 1, 1])
  assert.equal(player(s, 0).hexes.length, 1)
  put(s, 0, 'E11', 'guild', true)
  assert.deepEqual([player(s, 0).supply[1], buildingAt(s, 'E11'), s.neutral[hexNamed(s, 'E11')]], [3, 'guild', 1])
})

test('WHEEL A3.1 the order of terrains', () => {
  assert.deepEqual(WHEEL, ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'])
})
