/** Geometry of the map (R7), and the values that the worked examples rely on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADJACENT, CHASM, CRYSTALS_AT, FIRST_LARGE, SPACE_ID, spaceOf } from '../board.ts'
import {
  AREA_TILES,
  ARTIFACT_CARD,
  CARD,
  type CardHalf,
  CHASM_ID,
  COMMON_TECHS,
  CRATE,
  CRYSTALS,
  GROUNDS,
  KINDS,
  LARGE_CELLS,
  LARGE_LOCATION,
  MACHINE,
  MODULE,
  POSITIONS,
  PROGRESS_TRACK,
  REWARD_SPACES,
  SPACE,
  SPACES,
  TILE,
  TILE_BASE,
  TRIBES,
  VAST_CRYSTALS,
} from '../data/index.ts'
import { areaOf, lieOf, nearest, waysFrom } from '../ways.ts'
import { M2, M3, table, turnUp } from './table.ts'

const coordinates = (id: string): [number, number] => id.split(',').map(Number) as [number, number]
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

function around(id: string): string[] {
  const [q, r] = coordinates(id)
  return DIRECTIONS.map(([a, b]) => `${q + a},${r + b}`)
}

const hexes = SPACES.slice(0, FIRST_LARGE)
const isHex = (id: string): boolean => SPACE.has(id) && !id.startsWith('L')
const largeOf = new Map(Object.entries(LARGE_CELLS).flatMap(([id, cells]) => cells.map((cell) => [cell, id])))

test('121 hexes in 30 tiles of the same shape around the chasm', () => {
  assert.equal(hexes.length, 121)
  assert.equal(SPACES.length, 125)
  assert.equal(POSITIONS.filter(({ kind }) => kind === 'start').length, 5)
  assert.equal(POSITIONS.filter(({ kind }) => kind === 'area').length, 25)
  const covered = new Set<string>()
  for (const { id, rotation, cells, kind } of POSITIONS) {
    let shape: (readonly [number, number])[] = [...TILE_BASE]
    for (let i = 0; i < rotation; i++) shape = shape.map(([q, r]) => [-r, q + r])
    const [q0, r0] = coordinates(cells[0])
    assert.deepEqual(
      cells,
      shape.map(([q, r]) => `${q0 + q},${r0 + r}`),
      id,
    )
    for (const [i, cell] of cells.entries()) {
      assert.ok(!covered.has(cell))
      covered.add(cell)
      assert.deepEqual([SPACE.get(cell)?.position, SPACE.get(cell)?.cell], [id, 'abcd'[i]])
    }
    assert.equal(
      cells.some((cell) => SPACE.get(cell)?.adjacent.includes(CHASM_ID)),
      kind === 'start',
      id,
    )
  }
  assert.equal(covered.size, 120)
  assert.ok(!covered.has(CHASM_ID))
})

test('neighbours follow from the coordinates and are mutual; everything is connected, corners seven steps away', () => {
  for (const hex of hexes) {
    assert.deepEqual([hex.q, hex.r], coordinates(hex.id))
    const want = new Set(around(hex.id).flatMap((id) => (isHex(id) ? [id] : (largeOf.get(id) ?? []))))
    assert.deepEqual([...hex.adjacent].sort(), [...want].sort(), hex.id)
  }
  for (const large of SPACES.slice(FIRST_LARGE)) {
    const want = new Set((LARGE_CELLS[large.id] ?? []).flatMap(around).filter(isHex))
    assert.deepEqual([...large.adjacent].sort(), [...want].sort(), large.id)
    assert.ok(large.adjacent.length >= 3)
  }
  for (const [space, adjacent] of ADJACENT.entries())
    for (const next of adjacent) assert.ok(ADJACENT[next]?.includes(space))
  const steps = new Map([[CHASM, 0]])
  for (const [space, n] of steps) for (const next of ADJACENT[space] ?? []) if (!steps.has(next)) steps.set(next, n + 1)
  assert.equal(steps.size, 125)
  for (let corner = FIRST_LARGE; corner < SPACES.length; corner++) assert.equal(steps.get(corner), 7)
})

test('crystals lie outside beside at least two hexes', () => {
  assert.deepEqual([CRYSTALS.length, VAST_CRYSTALS.length], [12, 4])
  for (const { id, at, adjacent } of [...CRYSTALS, ...VAST_CRYSTALS]) {
    assert.ok(!SPACE.has(at) && !largeOf.has(at), id)
    assert.deepEqual([...adjacent].sort(), around(at).filter(isHex).sort(), id)
    assert.ok(adjacent.length >= 2, id)
  }
})

function spaces(
  up: Readonly<Record<string, number>>,
  from: readonly string[],
  to: readonly string[],
  free = 0,
): number {
  const s = turnUp(table(), up)
  return nearest(waysFrom(lieOf(s.ground), from.map(spaceOf), free), areaOf(to.map(spaceOf)))
}

const cells = (position: string): readonly string[] => POSITIONS.find(({ id }) => id === position)?.cells ?? []

function ring(up: Readonly<Record<string, number>>, id: string): Record<string, number> {
  const s = turnUp(table(), up)
  const counts: Record<string, number> = {}
  for (const next of ADJACENT[spaceOf(id)] ?? []) {
    const ground = GROUNDS[s.ground[next] ?? 0] ?? ''
    counts[ground] = (counts[ground] ?? 0) + 1
  }
  return counts
}

test('distances and surroundings that the worked examples name', () => {
  const wet = (1 << GROUNDS.indexOf('forest')) | (1 << GROUNDS.indexOf('water'))
  assert.equal(spaces({}, ['0,0'], ['1,1']), 1)
  assert.equal(spaces({}, ['0,0'], ['1,0']), 0)
  assert.equal(spaces({}, ['0,0'], ['-1,-1']), 1)
  assert.equal(spaces({}, ['0,0'], cells('P01')), 1)
  assert.equal(spaces({}, ['0,0'], cells('P09')), 3)
  assert.equal(spaces({}, ['1,1'], cells('P05')), 0)
  assert.equal(spaces({}, ['1,1'], cells('P01')), 2)
  assert.equal(spaces({}, ['1,1'], cells('P24')), 99)
  assert.equal(spaces({}, ['1,1'], ['-2,0']), 3)
  assert.equal(spaces({}, ['-1,2', '1,-1'], ['-2,0'], wet), 1)
  assert.equal(spaces({}, ['-1,2', '1,-1'], ['-2,0']), 2)
  assert.equal(spaces(M2, ['3,-2'], ['L:NE']), 4)
  assert.equal(spaces(M3, ['3,-2'], ['6,0']), 4)
  assert.equal(spaces({}, ['1,0'], cells('P09')), 2)
  assert.equal(spaces({ P05: 0 }, ['1,1'], ['0,3']), 1)
  assert.deepEqual(ring({}, '1,1'), { mountain: 2, forest: 1, location: 1, sand: 1, facedown: 1 })
  assert.deepEqual(ring({}, '-1,-1'), { location: 2, water: 1, field: 1, facedown: 1, sand: 1 })
  assert.deepEqual(ring(M2, '1,-2'), { field: 1, water: 2, mountain: 1, location: 2 })
  assert.deepEqual(ring(M3, '6,0'), { forest: 1, water: 1, facedown: 1 })
  assert.deepEqual(
    CRYSTALS_AT[spaceOf('6,0')]?.map((i) => CRYSTALS[i]?.id),
    ['C05', 'C06'],
  )
  assert.ok(ADJACENT[spaceOf('0,2')]?.includes(spaceOf('0,3')))
  const chasm = ['1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1']
  const s = table()
  assert.deepEqual(
    chasm.map((id) => GROUNDS[s.ground[spaceOf(id)] ?? 0]),
    ['location', 'location', 'mountain', 'mountain', 'location', 'location'],
  )
  assert.equal(SPACE_ID[CHASM], CHASM_ID)
})

test('orientation turns a tile by half (R7.2)', () => {
  const on = (o: number) => {
    const s = turnUp(table(), { P07: o })
    return ['-2,-1', '-3,0', '-3,-1', '-4,0'].map((id) => GROUNDS[s.ground[spaceOf(id)] ?? 0])
  }
  assert.deepEqual(on(0), ['sand', 'water', 'location', 'forest'])
  assert.deepEqual(on(1), ['forest', 'location', 'water', 'sand'])
})

const halfOf = (id: string, half: 'top' | 'bottom'): CardHalf | undefined => CARD.get(id)?.[half]

test('component values that the worked examples rely on', () => {
  assert.deepEqual([CARD.get('SA1')?.color, halfOf('SA1', 'top')?.effect], ['gray', { do: 'gain', gear: 2 }])
  assert.deepEqual(halfOf('SA1', 'bottom')?.effect, { do: 'module', n: 1 })
  assert.deepEqual(halfOf('SA3', 'top')?.effect, { do: 'gain', book: 2 })
  assert.deepEqual(halfOf('CG04', 'top'), { effect: { do: 'gain', gear: 2 }, flasks: 0, slotSymbol: true })
  assert.deepEqual(halfOf('CN04', 'top'), { effect: { do: 'gain', book: 2 }, flasks: 0, slotSymbol: true })
  assert.deepEqual(
    ['M25', 'M17'].map((id) => MODULE.get(id)?.colors),
    [['gray', 'green'], ['yellow']],
  )
  assert.deepEqual(MACHINE.get('MG01')?.effect, { do: 'gain', gear: 2 })
  assert.deepEqual(MACHINE.get('MY05')?.effect, { do: 'boost', kinds: ['explore'], unlimited: true })
  assert.deepEqual(CRATE.get('K20')?.effect, { do: 'boost', kinds: KINDS, range: 3 })
  assert.deepEqual(TILE.get('A09')?.back, { cost: { gear: 0, book: 2, food: 2 }, points: 5 })
  assert.equal(AREA_TILES[0]?.back?.points, 3)
  const needs = (id: string) => REWARD_SPACES.find((reward) => reward.id === id)?.needs
  assert.deepEqual([needs('R01'), needs('R04'), needs('R07')], [{ gray: 3 }, { gray: 6 }, { gray: 5, green: 5 }])
  assert.deepEqual([needs('R10'), needs('R13')], [{ gray: 8, green: 8 }, { gray: 11 }])
  assert.deepEqual(PROGRESS_TRACK[11]?.bonus, { do: 'gain', artifact: 1 })
  assert.equal(PROGRESS_TRACK[13]?.points, 20)
  assert.equal(ARTIFACT_CARD.get('AC01')?.categories.amber.count, 'crates')
  assert.deepEqual(LARGE_LOCATION.get('LL4')?.sides.B.score, { do: 'score', points: 2, count: 'water', every: 1 })
  assert.deepEqual([COMMON_TECHS.t3.points, COMMON_TECHS.t6.points], [2, 3])
  const nadair = TRIBES.find(({ id }) => id === 'nadair')?.sides.sun.techs
  assert.deepEqual([nadair?.t1.points, nadair?.t2.points], [1, 2])
})
