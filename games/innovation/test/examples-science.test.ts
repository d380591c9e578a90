import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boardOf, hexNamed } from '../board.ts'
import { player } from '../pieces.ts'
import { placePoints, score } from '../scoring.ts'
import type { InnovationState } from '../state.ts'
import { actAs, bare, buildingAt, canAs, put, turn } from './table.ts'

function three(): InnovationState {
  return bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
}

/** Sends a scholar of seat 0 to law. */
function study(s: InnovationState, level: number, steps: number): void {
  const p = player(s, 0)
  Object.assign(p, { scholars: 1, pool: 6, levels: [0, level, 0, 0] })
  actAs(s, 0, { do: 'send', discipline: 'law', steps })
}

test('Ex 46 (A25.3) levels 3 and 5 charge power', () => {
  const s = three()
  study(s, 2, 3)
  assert.equal(player(s, 0).levels[1], 5)
  assert.deepEqual(player(s, 0).bowls, [9, 3, 0])
})

test('Ex 47 (A25.4, A25.7) without a key the marker stops on 7', () => {
  const s = three()
  s.rounds[0] = 'step-medicine'
  study(s, 6, 3)
  assert.equal(player(s, 0).levels[1], 7)
  assert.deepEqual(player(s, 0).bowls, [10, 2, 0])
  assert.equal(player(s, 0).vp, 21)
})

test('Ex 49 (A25.6) level 12 is for one player', () => {
  for (const taken of [true, false]) {
    const s = three()
    player(s, 0).cities = ['city-tools']
    if (taken) player(s, 1).levels = [0, 12, 0, 0]
    study(s, 10, 2)
    assert.equal(player(s, 0).levels[1], taken ? 11 : 12)
    assert.deepEqual(player(s, 0).bowls, taken ? [12, 0, 0] : [9, 3, 0])
  }
})

test('Ex 50 (A17.1, A17.2) spaces for scholars, and what rewards sending them', () => {
  for (const move of ['send', 'return'] as const) {
    const s = three()
    const p = player(s, 0)
    s.spaces[1] = [1, 1, -1, -1]
    Object.assign(p, { scholars: 1, pool: 6, competencies: ['scholar-patron'], bonus: 'academy-call' })
    assert.ok(!canAs(s, 0, { do: 'send', discipline: 'law', steps: 3 }))
    actAs(s, 0, { do: move, discipline: 'law' })
    assert.equal(p.levels[1], move === 'send' ? 2 : 1)
    assert.equal(p.pool, move === 'send' ? 6 : 7)
    assert.equal(p.vp, 24)
  }
})

test('Ex 51 (A24.2) four buildings with power 7 are a city', () => {
  const s = three()
  put(s, 0, 'E12', 'palace')
  put(s, 0, 'E11', 'guild')
  put(s, 0, 'E10', 'workshop')
  Object.assign(player(s, 0), { tools: 4, coins: 2 })
  actAs(s, 0, { do: 'terraform', hex: 'E13' }, { do: 'raise', hex: 'E13' }, { do: 'city', tile: 'city-coins' })
  assert.deepEqual([player(s, 0).cities, player(s, 0).vp, player(s, 0).coins], [['city-coins'], 26, 6])
})

test('Ex 53 (A24.2) a monument and a palace are a city', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'palace')
  s.innovations[0] = 'monument'
  Object.assign(player(s, 0), { books: [2, 2, 1, 0], tools: 3 })
  actAs(s, 0, { do: 'innovation', innovation: 'monument' }, { do: 'place', hex: 'E11' })
  assert.ok(canAs(s, 0, { do: 'city' }))
})

test('Ex 54 (A29.7) an annex makes a city of three guilds, and offers nobody power', () => {
  const s = three()
  for (const hex of ['E12', 'E11', 'E10']) put(s, 0, hex, 'guild')
  put(s, 1, 'E13', 'workshop')
  player(s, 0).annexes = 1
  actAs(s, 0, { do: 'annex', hex: 'E11' })
  assert.ok(canAs(s, 0, { do: 'city' }))
  assert.deepEqual(s.offers, [])
})

test('Ex 55 (A24.4) a group that touches a city joins it', () => {
  const s = three()
  for (const hex of ['E12', 'E11', 'D12', 'D11']) put(s, 0, hex, 'guild')
  for (const hex of ['E12', 'E11', 'D12', 'D11']) s.city[hexNamed(s, hex)] = 1
  for (const hex of ['E8', 'E9', 'D8']) put(s, 0, hex, 'guild')
  put(s, 0, 'E10', 'workshop')
  const p = player(s, 0)
  const at = p.hexes.pop() ?? 0
  s.owner[at] = -1
  s.building[at] = -1
  Object.assign(p, { tools: 1, coins: 2 })
  actAs(s, 0, { do: 'build', hex: 'E10' })
  assert.ok(!canAs(s, 0, { do: 'city' }))
  assert.deepEqual(
    ['E8', 'E9', 'E10'].map((hex) => s.city[hexNamed(s, hex)]),
    [1, 1, 1],
  )
})

test('Ex 57 (A31.6) lizards get a spade and a workshop with a city', () => {
  const s = bare([{ terrain: 'desert', faction: 'lizards' }, { terrain: 'lake' }, { terrain: 'forest' }])
  s.rounds[0] = 'workshop-law'
  put(s, 0, 'E12', 'palace')
  put(s, 0, 'E11', 'guild')
  put(s, 0, 'E10', 'guild')
  player(s, 0).annexes = 1
  actAs(s, 0, { do: 'annex', hex: 'E12' }, { do: 'city', tile: 'city-coins' })
  actAs(s, 0, { do: 'target', hex: 'E13' }, { do: 'raise', hex: 'E13' })
  const p = player(s, 0)
  assert.deepEqual([p.vp, p.coins, p.tools, buildingAt(s, 'E13')], [28, 6, 0, 'workshop'])
})

test('Ex 58 (A27.11) palace-11 gives a city tile without a city', () => {
  const s = three()
  put(s, 0, 'E12', 'guild')
  s.palaces = ['palace-11', 'palace-17']
  const p = player(s, 0)
  Object.assign(p, { tools: 4, coins: 6 })
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'palace' }, { do: 'palace', palace: 'palace-11' })
  actAs(s, 0, { do: 'city', tile: 'city-tools' })
  assert.deepEqual([p.vp, p.tools, p.cities.length, s.city[hexNamed(s, 'E12')]], [24, 3, 1, 0])
})

test('Ex 59 (A30.4, A24.1) a bridge joins two groups to a city', () => {
  const s = three()
  put(s, 0, 'D5', 'guild')
  put(s, 0, 'C5', 'workshop')
  put(s, 0, 'F5', 'palace')
  put(s, 0, 'G6', 'workshop')
  put(s, 1, 'D6', 'palace')
  player(s, 0).bowls = [9, 0, 3]
  actAs(s, 0, { do: 'power', action: 'power-bridge' }, { do: 'bridge', from: 'D5', to: 'F5' })
  assert.ok(canAs(s, 0, { do: 'city' }))
  assert.deepEqual(s.offers, [])
})

test('Ex 61 (A21.1) passing: steps before points', () => {
  const s = three()
  const p = player(s, 0)
  put(s, 0, 'E12', 'school')
  Object.assign(p, { levels: [3, 3, 3, 2], bonus: 'school-report', competencies: ['broad-studies'] })
  actAs(s, 0, { do: 'pass' }, { do: 'step', discipline: 'medicine' })
  assert.equal(p.vp, 23)
})

test('Ex 62 (A9.2) the order of passing is the next turn order', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  s.order = [1, 3, 0, 2]
  turn(s, 1)
  for (const seat of [1, 3, 0, 2]) actAs(s, seat, { do: 'pass' }, { do: 'bonus' })
  assert.equal(s.round, 2)
  assert.deepEqual(s.order, [1, 3, 0, 2])
})

/** Phase III of round 1, everybody having passed, with these levels of law. */
function scienceBonus(tile: string, law: readonly number[]): InnovationState {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake', faction: 'omar' }, { terrain: 'forest', faction: 'omar' }])
  s.rounds[0] = tile
  for (const [seat, level] of law.entries()) Object.assign(player(s, seat), { levels: [0, level, 0, 0], bonus: '' })
  // The last of the three to pass decides about his bonus; then Phase III begins.
  Object.assign(player(s, 0), { passed: true })
  Object.assign(player(s, 1), { passed: true })
  s.passing = [0, 1]
  s.bonuses = ['coin-purse', 'river-trade', 'grand-seal']
  turn(s, 2)
  actAs(s, 2, { do: 'pass' }, { do: 'bonus', bonus: 'coin-purse' })
  assert.equal(s.round, 2)
  return s
}

test('Ex 63 (A35.1, A31.1) the science bonus, three levels more for the blessed', () => {
  const s = scienceBonus('workshop-law', [4, 5, 0])
  assert.equal(player(s, 0).scholars, 2)
  assert.equal(player(s, 1).scholars, 1)
})

test('Ex 65 (A35.1) power from the science bonus', () => {
  const s = scienceBonus('innovation-law', [0, 5, 0])
  // Charge 6 of the bonus; 2 more are the income of Omar in the next Phase I.
  assert.deepEqual(player(s, 1).bowls, [12 - 6 - 2, 6 + 2, 0])
})

test('Ex 66 (A36.4) equal areas share their places', () => {
  const sizes = [12, 12, 9, 7]
  assert.deepEqual(
    sizes.map((_, at) => placePoints(sizes, at, [18, 12, 6])),
    [15, 15, 6, 0],
  )
})

test('Ex 67 (A36.4) three share all places', () => {
  const sizes = [8, 8, 8, 2]
  assert.deepEqual(
    sizes.map((_, at) => placePoints(sizes, at, [18, 12, 6])),
    [12, 12, 12, 0],
  )
})

function line(s: InnovationState, seat: number, key: string): number {
  return score(s, seat).find((one) => one.key === key)?.points ?? -1
}

test('Ex 69 (A36.5) all goods count as coins', () => {
  const s = three()
  Object.assign(player(s, 0), { coins: 3, tools: 2, scholars: 1, books: [1, 0, 1, 0], bowls: [4, 5, 3] })
  assert.equal(line(s, 0, 'goods'), 2)
})

test('Ex 70 (A37.5) the virtual player wins places', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  const { land } = boardOf(s)
  assert.ok(s.virtual !== null)
  s.virtual.area = 'area-b'
  s.round = 6
  // Flight makes any hexes in reading order one area.
  for (const [seat, hexes] of [land.slice(0, 13), land.slice(-9)].entries()) {
    Object.assign(player(s, seat), { hexes, palace: 'palace-09' })
    for (const hex of hexes) s.owner[hex] = seat
  }
  assert.deepEqual([line(s, 0, 'area'), line(s, 1, 'area')], [18, 6])
})

test('Ex 71 (A37.4) the virtual marker moves by the icons of the round tile', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  s.rounds[0] = 'workshop-law'
  assert.ok(s.virtual !== null)
  assert.deepEqual(s.virtual.levels, [2, 2, 2, 2])
  actAs(s, 0, { do: 'pass' }, { do: 'bonus' })
  actAs(s, 1, { do: 'pass' }, { do: 'bonus' })
  assert.deepEqual(s.virtual.levels, [2, 5, 2, 2])
})
