/** Worked examples of setup, range, building and exploring (R31 E01 to E26). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaceOf } from '../board.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { actAs, asked, canAs, give, M2, M3, offered, resources, settle, table, tableOf, turnUp } from './table.ts'

const build = (space: string): ReviveMove => ({ do: 'build', space })
const explore = (tile: string): ReviveMove => ({ do: 'explore', tile })
const size = (name: 'small' | 'large'): ReviveMove => ({ do: 'size', size: name })

const fresh = (seats: number): ReviveState => tableOf({ seats, seed: 'setup' })

test('E01 three players: nine artifacts, resources by turn order, energy supply', () => {
  const s = fresh(3)
  assert.equal(s.crater.length, 9)
  for (const color of ['amber', 'teal', 'violet']) assert.equal(s.crater.filter((id) => id.endsWith(color)).length, 3)
  assert.equal(s.energy, 25)
  const [a, b, c] = [0, 1, 2].map((i) => resources(s, (s.first + i) % 3))
  assert.deepEqual(a, { crystal: 1, gear: 0, book: 0, food: 0 })
  assert.deepEqual(b, { crystal: 1, gear: 1, book: 0, food: 0 })
  assert.deepEqual(c, { crystal: 1, gear: 1, book: 1, food: 0 })
})

test('E02 solo: three artifacts, cube on space 1, one crystal', () => {
  const s = fresh(1)
  assert.equal(s.crater.length, 3)
  assert.equal(s.cube, 1)
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 0, book: 0, food: 0 })
})

/** Food that has to be there for the build, gears being plenty; -1 when no amount up to 6 is enough. */
function foodFor(s: ReviveState, move: ReviveMove): number {
  for (let food = 0; food <= 6; food++) {
    give(s, 0, { food })
    if (canAs(s, 0, move)) return food
  }
  return -1
}

test('E03 from the chasm to 1,1 there is one space between', () => {
  const s = table()
  give(s, 0, { gear: 3 })
  assert.equal(foodFor(s, build('1,1')), 1)
})

test('E05 the chasm is no origin any more once a piece is on the map', () => {
  const s = table()
  player(s, 0).small.push(spaceOf('1,1'))
  give(s, 0, { gear: 3 })
  assert.equal(foodFor(s, build('-2,0')), 3)
})

test('E06 face-down tiles: adjacent is free, others by the nearest hex, some without a path', () => {
  const s = table()
  player(s, 0).small.push(spaceOf('1,1'))
  give(s, 0, { gear: 4, book: 4 })
  assert.equal(foodFor(s, explore('P05')), 2)
  assert.equal(foodFor(s, explore('P01')), 4)
  assert.equal(foodFor(s, explore('P24')), -1)
})

test('E07 occupied spaces are passed at the normal price', () => {
  const s = table()
  player(s, 0).small.push(spaceOf('1,1'))
  player(s, 1).small.push(spaceOf('0,2'))
  give(s, 0, { gear: 3 })
  assert.equal(foodFor(s, build('-2,0')), 3)
})

test('E09 forest and water cost Nàdair nothing with t2', () => {
  const s = table({ tribes: ['nadair'] })
  settle(s, 0, { t1: '-1,2', t2: '1,-1' })
  give(s, 0, { gear: 3 })
  assert.equal(foodFor(s, build('-2,0')), 1)
  const without = table({ tribes: ['nadair'] })
  settle(without, 0, { t1: '-1,2', t3: '1,-1' })
  give(without, 0, { gear: 3 })
  assert.equal(foodFor(without, build('-2,0')), 2)
})

test('E10 four spaces between 3,-2 and the large location in the north-east', () => {
  const s = turnUp(table(), M2)
  player(s, 0).small.push(spaceOf('3,-2'))
  give(s, 0, { book: 2 })
  assert.equal(foodFor(s, { do: 'populate', space: 'L:NE' }), 4)
})

test('E11 a crystal pays for the missing food', () => {
  const s = turnUp(table(), M2)
  player(s, 0).small.push(spaceOf('3,-2'))
  give(s, 0, { book: 2, food: 3, crystal: 1 })
  actAs(s, 0, { do: 'populate', space: 'L:NE' })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 0, food: 0 })
  assert.equal(player(s, 0).figures[0], spaceOf('L:NE'))
})

test('E13 first build, small on 1,1: two gray steps, one green, the first reward', () => {
  const s = table()
  give(s, 0, { gear: 3, food: 1 })
  actAs(s, 0, build('1,1'))
  const p = player(s, 0)
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 0, food: 0 })
  assert.deepEqual(p.tracks, { gray: 3, green: 2, yellow: 1 })
  assert.deepEqual(p.rewards, ['R01'])
  assert.equal(p.progress, 1)
  assert.deepEqual(p.machines, [{ id: 'SM1', charged: false }])
})

test('E14 a large building doubles the steps', () => {
  const s = table()
  give(s, 0, { gear: 5, food: 1 })
  actAs(s, 0, build('1,1'), size('large'))
  const p = player(s, 0)
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 0, food: 0 })
  assert.deepEqual(p.tracks, { gray: 5, green: 3, yellow: 1 })
  assert.deepEqual([...p.rewards].sort(), ['R01', 'R02'])
  assert.equal(p.progress, 2)
})

test('E15 a field and a water beside -1,-1', () => {
  const s = table()
  give(s, 0, { gear: 3, food: 1 })
  actAs(s, 0, build('-1,-1'))
  assert.deepEqual(player(s, 0).tracks, { gray: 1, green: 1, yellow: 2 })
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 0, book: 0, food: 0 })
})

test('E17 a water is claimed once by building', () => {
  const s = turnUp(table(), M2)
  const p = player(s, 0)
  p.small.push(spaceOf('-1,-1'))
  p.waters.push(spaceOf('0,-2'))
  give(s, 0, { gear: 3, food: 6 })
  actAs(s, 0, build('1,-2'))
  assert.deepEqual(p.tracks, { gray: 2, green: 1, yellow: 2 })
  assert.equal(p.crates.length, 1)
  assert.deepEqual([...p.waters].sort(), [spaceOf('0,-2'), spaceOf('2,-3')].sort())
  assert.equal(p.resources.crystal, 0)
})

test('E18 large on 6,0: doubled crystals, overflow as basic resources, water once', () => {
  const s = turnUp(table(), M3)
  const p = player(s, 0)
  p.small.push(spaceOf('3,-2'))
  give(s, 0, { gear: 5, food: 4, crystal: 1 })
  actAs(s, 0, build('6,0'), size('large'))
  assert.equal(p.tracks.green, 3)
  const [card] = s.display
  assert.ok(card !== undefined)
  let taken = 0
  while (asked(s) !== 'turn') {
    if (asked(s) === 'overflow') {
      actAs(s, 0, { do: 'take', resource: taken === 0 ? 'gear' : 'food' })
      taken++
    } else actAs(s, 0, { do: 'recruit', card })
  }
  assert.equal(taken, 2)
  assert.deepEqual(resources(s, 0), { crystal: 3, gear: 1, book: 0, food: 1 })
  assert.ok(p.active.includes(card))
})

test('E19 only sand without a building can be built on', () => {
  const s = table()
  give(s, 0, { gear: 6, food: 6, crystal: 3 })
  player(s, 1).small.push(spaceOf('1,1'))
  assert.ok(canAs(s, 0, build('-1,-1')))
  for (const space of ['1,0', '0,-2', '1,1']) assert.ok(!canAs(s, 0, build(space)), space)
})

test('E21 exploring P01 from the chasm at five points', () => {
  const s = table()
  const p = player(s, 0)
  p.points = 5
  give(s, 0, { food: 3, gear: 1 })
  actAs(s, 0, explore('P01'))
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 0, food: 0 })
  assert.equal(p.points, 8)
  assert.equal(p.crates.length, 1)
  const cards = p.active.length
  actAs(s, 0, { do: 'draw' })
  assert.equal(p.active.length, cards + 1)
  assert.equal(offered(s, 0, { do: 'orient' }).length, 2)
  actAs(s, 0, { do: 'orient', orientation: 1 })
  assert.equal(s.turned[5], 1)
})

function exploreP07(orientation: number): ReviveState {
  const s = table({ seats: 3 })
  player(s, 0).large.push(spaceOf('-2,0'))
  player(s, 1).small.push(spaceOf('-1,-1'))
  s.active = 2
  s.agenda = [{ step: 'turn', seat: 2 }]
  give(s, 2, { gear: 2, book: 2, food: 6 })
  actAs(s, 2, explore('P07'), { do: 'draw' }, { do: 'orient', orientation })
  return s
}

test('E22 neighbours of a new forest advance, a large building twice', () => {
  const s = exploreP07(1)
  assert.deepEqual(
    s.players.map((p) => p.tracks.green),
    [3, 2, 1],
  )
})

test('E23 the other way round only water: its reward is not doubled', () => {
  const s = exploreP07(0)
  assert.deepEqual(
    s.players.map((p) => p.tracks.green),
    [1, 1, 1],
  )
  assert.deepEqual(
    s.players.map((p) => p.resources.crystal),
    [2, 0, 0],
  )
})

test('E25 ]0x49[ saves a food, and with the machine explores from anywhere', () => {
  const s = table({ tribes: ['0x49'] })
  settle(s, 0, { t1: '1,0' })
  player(s, 0).energy = 0
  give(s, 0, { food: 2, book: 2 })
  assert.ok(!canAs(s, 0, explore('P09')))
  give(s, 0, { food: 3, book: 2 })
  actAs(s, 0, explore('P09'))
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 0, food: 0 })

  const later = table({ tribes: ['0x49'] })
  settle(later, 0, { t1: '1,0', t2: '-1,0' })
  give(later, 0, { food: 1, book: 2 })
  actAs(later, 0, explore('P09'))
  assert.ok(!canAs(later, 0, { do: 'confirm' }))
  actAs(later, 0, { do: 'machine', machine: '0x49.sun.t2' })
  if (asked(later) === 'pay') actAs(later, 0, { do: 'confirm' })
  assert.deepEqual(resources(later, 0), { crystal: 0, gear: 0, book: 0, food: 0 })
  assert.equal(later.turned[13] === -1, true)
  assert.equal(asked(later), 'recruitAny')
})

test('E26 Kuniban gain a resource for a card of the display, not for one of the deck', () => {
  const recruitOn = (move: ReviveMove, prepare: (s: ReviveState) => void): ReviveState => {
    const s = table({ tribes: ['kuniban'] })
    settle(s, 0, { t1: '1,0' })
    give(s, 0, { food: 6, gear: 1 })
    prepare(s)
    actAs(s, 0, explore('P01'), move)
    return s
  }
  const green = recruitOn({ do: 'recruit', card: 'CN01' }, (s) => {
    s.display = ['CN01', 'CG01', 'CG02', 'CG03', 'CY01']
  })
  assert.equal(player(green, 0).resources.book, 1)
  const drawn = recruitOn({ do: 'draw' }, (s) => {
    s.deck[s.deck.length - 1] = 'CN02'
  })
  assert.equal(player(drawn, 0).resources.book, 0)
})
