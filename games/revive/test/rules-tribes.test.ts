/** R21, R22 What technologies add to what happens, each by itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaceOf } from '../board.ts'
import { player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { actAs, asked, give, offered, resources, settle, table } from './table.ts'

const at = (tribe: string, side: 'sun' | 'moon', other = 'random'): ReviveState =>
  table({ tribes: [tribe, other], options: { sides: side } })

/** Puts a crate into the hands of seat 0 and opens it; a price is accepted. */
function open(s: ReviveState, crate: string): void {
  player(s, 0).crates = [crate]
  actAs(s, 0, { do: 'crate', crate })
  if (asked(s) === 'ability') actAs(s, 0, { do: 'accept' })
}

/** Builds a small building there and answers whatever follows with the first thing offered. */
function build(s: ReviveState, space: string): void {
  actAs(s, 0, { do: 'build', space })
  if (asked(s) === 'size') actAs(s, 0, { do: 'size', size: 'small' })
  while (asked(s) !== 'turn') actAs(s, 0, offered(s, 0, {})[0] ?? assert.fail())
}

test('R22.3 a target that returns gives its owner two points by t1, whoever acts there; others pay the owner', () => {
  const own = at('0x49', 'moon')
  settle(own, 0, { t1: '1,0' })
  player(own, 0).tiles = [spaceOf('1,1')]
  give(own, 0, { gear: 1 })
  build(own, '1,1')
  assert.deepEqual([player(own, 0).points, player(own, 0).tiles, player(own, 0).resources.gear], [2, [], 0])
  const other = at('nadair', 'moon', '0x49')
  settle(other, 1, { t1: '-1,0' })
  player(other, 1).tiles = [spaceOf('1,1')]
  player(other, 0).figures[0] = spaceOf('1,0')
  give(other, 0, { gear: 3 })
  build(other, '1,1')
  assert.deepEqual([player(other, 1).points, player(other, 1).tiles, player(other, 1).resources.gear], [2, [], 3])
  const plain = at('0x49', 'moon')
  player(plain, 0).figures[0] = spaceOf('1,0')
  player(plain, 0).tiles = [spaceOf('1,1'), spaceOf('-1,-1')]
  give(plain, 0, { gear: 1 })
  build(plain, '1,1')
  assert.deepEqual([player(plain, 0).points, player(plain, 0).tiles], [0, [spaceOf('-1,-1')]])
})

test('R22.3 populating a target’s location returns it too, and its books go to the owner', () => {
  const s = at('nadair', 'moon', '0x49')
  player(s, 1).tiles = [spaceOf('1,0')]
  give(s, 0, { book: 6 })
  const before = player(s, 1).resources.book
  actAs(s, 0, { do: 'populate', space: '1,0' })
  const paid = 6 - player(s, 0).resources.book
  assert.ok(paid > 0)
  assert.deepEqual([player(s, 1).tiles, player(s, 1).resources.book - before], [[], paid])
})

test('R22.4 whoever builds on a sand tile gains a point, its owner a crystal by t4', () => {
  const s = at('nadair', 'moon', 'kuniban')
  player(s, 0).figures[0] = spaceOf('1,0')
  player(s, 1).tiles = [spaceOf('1,1')]
  give(s, 0, { gear: 6 })
  build(s, '1,1')
  assert.deepEqual([player(s, 0).points, player(s, 1).resources.crystal], [1, 0])
  const t4 = at('nadair', 'moon', 'kuniban')
  settle(t4, 1, { t4: 'L:SW' })
  player(t4, 0).figures[0] = spaceOf('1,0')
  player(t4, 1).tiles = [spaceOf('1,1')]
  give(t4, 0, { gear: 6 })
  build(t4, '1,1')
  assert.deepEqual([player(t4, 0).points, player(t4, 1).resources.crystal], [1, 1])
  const elsewhere = at('nadair', 'moon', 'kuniban')
  player(elsewhere, 0).figures[0] = spaceOf('1,0')
  player(elsewhere, 1).tiles = [spaceOf('-1,-1')]
  give(elsewhere, 0, { gear: 6 })
  build(elsewhere, '1,1')
  assert.equal(player(elsewhere, 0).points, 0)
})

test('R22.1 a forest tile gives two points by t1, and range food is due', () => {
  const s = at('nadair', 'moon')
  settle(s, 0, { t1: '1,0' })
  give(s, 0, { crystal: 1 })
  open(s, 'K16')
  actAs(s, 0, { do: 'tile', space: '1,1' })
  assert.deepEqual([player(s, 0).points, resources(s, 0)], [2, { crystal: 0, gear: 0, book: 1, food: 0 }])
})

test('R21.6 Vukuntur: a point for exploring by t2, a crystal for each crate by t4', () => {
  const s = at('vukuntur', 'sun')
  give(s, 0, { gear: 1, food: 3 })
  actAs(s, 0, { do: 'explore', tile: 'P01' })
  const bare = player(s, 0).points
  const t2 = at('vukuntur', 'sun')
  settle(t2, 0, { t2: 'L:SW' })
  player(t2, 0).figures[1] = -1
  give(t2, 0, { gear: 1, food: 3 })
  actAs(t2, 0, { do: 'explore', tile: 'P01' })
  assert.equal(player(t2, 0).points, bare + 1)
  const crates = at('vukuntur', 'sun')
  player(crates, 0).mods.push('vukuntur.sun.t4.1')
  player(crates, 0).points = 6
  open(crates, 'K18')
  player(crates, 0).points = 13
  player(crates, 0).crates = []
  open(crates, 'K19')
  assert.deepEqual([player(crates, 0).bonuses, player(crates, 0).crates.length], [2, 1])
  assert.equal(player(crates, 0).resources.crystal, 2)
})

test('R21.2 Hofstadterians: three points and a crystal for each water by t2', () => {
  const s = at('hofstadterians', 'sun')
  settle(s, 0, { t2: 'L:SW' })
  player(s, 0).figures[1] = spaceOf('0,-1')
  give(s, 0, { gear: 6, food: 2 })
  build(s, '-1,-1')
  assert.equal(player(s, 0).waters.length, 1)
  assert.ok(player(s, 0).points >= 3)
  assert.ok(player(s, 0).resources.crystal >= 1)
})

test('R22.6, R22.3 what t2 adds to the ability: resources of the terrain, or one of choice', () => {
  const s = at('vukuntur', 'moon')
  settle(s, 0, { t2: 'L:SW' })
  player(s, 0).falcon = spaceOf('0,1')
  open(s, 'K16')
  actAs(s, 0, { do: 'falcon', space: '0,1' })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 3, book: 0, food: 0 }, 'a mountain')
  assert.deepEqual([player(s, 0).tribeMarkers, s.abilities], [1, 1])
  const target = at('0x49', 'moon')
  settle(target, 0, { t2: 'L:SW' })
  open(target, 'K16')
  actAs(target, 0, { do: 'tile', space: '1,1' })
  assert.equal(asked(target), 'basic')
})

test('R18.1 five markers, each with its progress', () => {
  const s = at('nadair', 'sun')
  const p = player(s, 0)
  p.tribeMarkers = 4
  p.progress = 4
  open(s, 'K16')
  assert.deepEqual([p.tribeMarkers, p.progress], [5, 5])
  open(s, 'K17')
  assert.deepEqual([p.tribeMarkers, p.progress, s.abilities], [5, 5, 2])
  assert.deepEqual([p.resources.book, p.resources.food], [2, 2])
})
