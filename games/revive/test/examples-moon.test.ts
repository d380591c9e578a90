/** Worked examples of tribes, sun and moon (R31 E70 to E78). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaceOf } from '../board.ts'
import { costOf, payment } from '../costs.ts'
import { count } from '../counts.ts'
import { POSITION_NUMBER } from '../data/index.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { standing } from '../standing.ts'
import type { ReviveState } from '../state.ts'
import { actAs, asked, canAs, give, offered, resources, settle, table, turnUp } from './table.ts'

const moon = (...tribes: string[]): ReviveState => table({ tribes, options: { sides: 'moon' } })
const tile = (space: string): ReviveMove => ({ do: 'tile', space })

/** A star from a crate, used as a free action; the price is accepted where there is one. */
function star(s: ReviveState): void {
  player(s, 0).crates = ['K16']
  actAs(s, 0, { do: 'crate', crate: 'K16' })
  if (asked(s) === 'ability') actAs(s, 0, { do: 'accept' })
}

test('E70 Nàdair: forest tiles, green steps for buildings beside them, books for the group', () => {
  const s = moon('nadair')
  const p = player(s, 0)
  p.large.push(spaceOf('1,1'))
  give(s, 0, { crystal: 1 })
  star(s)
  actAs(s, 0, tile('0,2'))
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 1, food: 0 })
  assert.equal(p.tribeMarkers, 1)
  assert.equal(p.tracks.green, 3)
  turnUp(s, { P05: 0 })
  give(s, 0, { crystal: 1, food: 1 })
  star(s)
  actAs(s, 0, tile('0,3'))
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 3, food: 0 })
  assert.equal(p.tracks.green, 3)
})

test('E71 Hofstadterians: a temple pays again, counts once, and extends the range', () => {
  const s = moon('hofstadterians')
  const p = player(s, 0)
  p.small.push(spaceOf('-1,-1'))
  p.waters.push(spaceOf('0,-2'))
  give(s, 0, { crystal: 1 })
  star(s)
  actAs(s, 0, tile('0,-2'))
  assert.equal(p.resources.crystal, 1)
  assert.equal(count(s, 0, 'water'), 1)
  settle(s, 0, { t1: '-1,0' })
  give(s, 0, { crystal: 0 })
  p.small = []
  p.figures[0] = -1
  const cost = costOf(s, standing(s, 0), { ...payment(s, 0, 'build', ''), target: spaceOf('1,1'), size: 'small' })
  assert.equal(cost.range, 1)
})

test('E73 Kuniban: sand on a terrain, a card of its colour, a point for whoever builds there', () => {
  const s = moon('kuniban')
  player(s, 0).small.push(spaceOf('1,1'))
  s.display = ['CG01', 'CG02', 'CN01', 'CN02', 'CY01']
  star(s)
  actAs(s, 0, tile('2,0'))
  assert.deepEqual(
    offered(s, 0, { do: 'recruit' }).map((move) => (move.do === 'recruit' ? move.card : '')),
    ['CG01', 'CG02'],
  )
  actAs(s, 0, { do: 'recruit', card: 'CG01' })
  s.active = 1
  s.agenda = [{ step: 'turn', seat: 1 }]
  give(s, 1, { gear: 3, food: 3 })
  actAs(s, 1, { do: 'build', space: '2,0' })
  assert.equal(player(s, 1).points, 1)
})

test('E74 two workshops beside a tile still save only one', () => {
  const s = moon('formica')
  const position = POSITION_NUMBER.get('P05') ?? -1
  player(s, 0).tiles = [spaceOf('2,1'), spaceOf('2,1')]
  player(s, 0).tiles = ['2,1', '0,2'].map(spaceOf)
  const { discount } = costOf(s, standing(s, 0), { ...payment(s, 0, 'explore', ''), target: position })
  assert.equal(discount, 1)
})

test('E75 Formica copy the bottom half of another player’s card with the switch', () => {
  const s = moon('formica')
  settle(s, 0, { t1: '1,0', t2: '1,-1' })
  player(s, 1).active = ['SA4']
  player(s, 1).slots.T1 = []
  actAs(s, 0, { do: 'switch' }, { do: 'lever', copy: true }, { do: 'copy', card: 'SA4' })
  assert.deepEqual(player(s, 0).tracks, { gray: 2, green: 2, yellow: 1 })
})

test('E77 Formica save a gear for each mountain', () => {
  const s = table({ tribes: ['formica'] })
  settle(s, 0, { t1: '1,0', t2: '1,-1' })
  give(s, 0, { gear: 3 })
  actAs(s, 0, { do: 'build', space: '1,1' })
  if (asked(s) === 'size') actAs(s, 0, { do: 'size', size: 'large' })
  assert.equal(player(s, 0).large.length, 1)
  assert.equal(player(s, 0).resources.gear, 0)
})

test('E78 Vukuntur explore at once with one more range, as part of one action', () => {
  const s = table({ tribes: ['vukuntur'] })
  give(s, 0, { food: 2, gear: 1 })
  player(s, 0).active = ['SA2']
  actAs(s, 0, { do: 'play', card: 'SA2' }, { do: 'slot', slot: 'B1', half: 'bottom' })
  assert.ok(canAs(s, 0, { do: 'explore', tile: 'P01' }))
  actAs(s, 0, { do: 'explore', tile: 'P01' }, { do: 'draw' }, { do: 'orient', orientation: 0 })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 0, food: 0 })
  assert.equal(s.actions, 1)
  assert.equal(asked(s), 'turn')
})

test('R22.3 a target saves its owner two gears; others pay the owner', () => {
  const s = moon('0x49')
  star(s)
  actAs(s, 0, tile('1,1'))
  const other = structuredClone(s)
  give(s, 0, { gear: 1, food: 1 })
  actAs(s, 0, { do: 'build', space: '1,1' })
  assert.deepEqual(player(s, 0).tiles, [])
  assert.equal(player(s, 0).small.length, 1)
  other.active = 1
  other.agenda = [{ step: 'turn', seat: 1 }]
  give(other, 1, { gear: 3, food: 1 })
  actAs(other, 1, { do: 'build', space: '1,1' })
  assert.equal(player(other, 0).resources.gear, 3)
  assert.deepEqual(player(other, 0).tiles, [])
})

test('R22.6 the falcon flies three spaces for each marker and ends on terrain', () => {
  const s = moon('vukuntur')
  player(s, 0).falcon = spaceOf('0,0')
  star(s)
  assert.ok(canAs(s, 0, { do: 'falcon', space: '2,1' }))
  assert.ok(!canAs(s, 0, { do: 'falcon', space: '1,0' }))
  actAs(s, 0, { do: 'falcon', space: '2,1' })
  assert.equal(player(s, 0).falcon, spaceOf('2,1'))
})
