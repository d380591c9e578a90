/** What a page is told before a decision agrees with what the decision then does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADJACENT, CELLS, positionOf, spaceOf } from '../board.ts'
import { game, groundsOf, tileGains } from '../index.ts'
import { player } from '../pieces.ts'
import { buildPreview, lit, targets } from '../preview.ts'
import { actAs, give, M3, resources, table, turnUp } from './table.ts'

test('targets: range and cost of every tile, sand and location', () => {
  const s = table({ tribes: ['vukuntur'] })
  give(s, 0, { gear: 3, food: 1 })
  const found = targets(s, 0)
  const small = found.find(({ at: space, what }) => space === '1,1' && what === 'small')
  assert.deepEqual([small?.kind, small?.range, small?.gear, small?.missing], ['build', 1, 3, 0])
  assert.equal(found.find(({ at: space, what }) => space === '1,1' && what === 'large')?.missing, 2)
  assert.equal(found.find(({ at: tile }) => tile === 'P24')?.range, -1)
  assert.equal(found.find(({ at: space }) => space === '1,0')?.book, 2)
})

test('a building brings what its preview says (E13, E18)', () => {
  const s = table()
  assert.deepEqual(buildPreview(s, 0, '1,1', 'large'), {
    steps: { gray: 4, green: 2, yellow: 0 },
    crystals: 0,
    points: 0,
    waters: [],
  })
  const far = turnUp(table(), M3)
  const corner = buildPreview(far, 0, '6,0', 'large')
  assert.deepEqual([corner.steps.green, corner.crystals], [2, 4])
  assert.deepEqual(corner.waters, [{ space: '5,0', effect: 'effect.A16.b' }])
  give(s, 0, { gear: 3, food: 1 })
  actAs(s, 0, { do: 'build', space: '1,1' })
  assert.deepEqual(player(s, 0).small, [spaceOf('1,1')])
  assert.equal(resources(s, 0).gear, 0)
})

test('lit: everything the legal moves are about', () => {
  const s = table()
  give(s, 0, { gear: 3, food: 1 })
  const ids = lit(game.legal(s, 0))
  assert.ok(ids.has('1,1'))
  for (const card of player(s, 0).active) assert.ok(ids.has(card))
  assert.ok(!ids.has('P24'))
})

test('a tile that is still to be laid says which building would gain from which of its hexes (R13.6)', () => {
  const s = turnUp(table(), { P01: 0 })
  const position = positionOf('P01')
  const cells = CELLS[position] ?? []
  const [, mountain = -1, water = -1] = cells
  const [first = -1] = (ADJACENT[mountain] ?? []).filter(
    (next) => !cells.includes(next) && !ADJACENT[water]?.includes(next),
  )
  player(s, 0).small = [first]
  const before = game.clone(s)
  const step = { do: 'advance', track: 'gray', n: 1 }
  assert.deepEqual(tileGains(s, position, 0), [{ seat: 0, space: mountain, building: first, effect: step }])
  player(s, 0).small = []
  player(s, 1).large = [first]
  const twice = { seat: 1, space: mountain, building: first, effect: step }
  assert.deepEqual(tileGains(s, position, 0), [twice, twice])
  assert.ok(
    tileGains(s, position, 1).every(({ space }) => groundsOf(s, position, 1).some((hex) => hex.space === space)),
  )
  player(s, 1).large = []
  player(s, 0).small = [first]
  assert.deepEqual(s, before)
})
