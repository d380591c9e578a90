/** Names of cells, in sentences and in the sketch. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MessageParam } from '@ludarium/kernel'
import { cellName, columnName, gridOf, nameOfCell } from '../grid.ts'
import { player } from '../pieces.ts'
import { sketch } from '../sketch.ts'
import { speech } from '../words/index.ts'
import { atTurn, CHO, island, resolve, UNI } from './table.ts'

test('a cell keeps its name while the island grows to all sides', () => {
  const s = atTurn([UNI, CHO])
  const beside = { do: 'place', x: 1, y: 0 } as const
  const named = (): MessageParam | undefined => speech.move(s, 0, beside).params?.cell
  resolve(s, { step: 'place', seat: 0, card: 'mint' })
  assert.deepEqual([nameOfCell({ x: 0, y: 0 }), named()], ['M13', 'N13'])
  island(s, 0, ['tavern', -1, 0], ['theatre', -2, 0], ['museum', 0, -1])
  assert.equal(named(), 'N13')
  assert.equal(cellName(gridOf(player(s, 0).island, 0), beside), 'N13')
  assert.equal(cellName(gridOf(player(s, 0).island, 1), beside), 'N13')
})

test('the grid holds the island and the ring around it', () => {
  const s = atTurn([UNI, CHO])
  island(s, 0, ['tavern', 1, 0], ['mint', 1, 1], ['bank', 1, 2])
  assert.deepEqual(gridOf(player(s, 0).island, 0), { left: 0, top: 0, columns: 2, rows: 3 })
  assert.deepEqual(gridOf(player(s, 0).island, 1), { left: -1, top: -1, columns: 4, rows: 5 })
})

test('no two cells share a name, however far an island reaches', () => {
  const reach = Array.from({ length: 201 }, (_, i) => i - 100)
  const names = reach.flatMap((x) => reach.map((y) => nameOfCell({ x, y })))
  assert.equal(new Set(names).size, names.length)
  assert.deepEqual([-14, -13, -12, 13, 14, 40].map(columnName), ['ZY', 'ZZ', 'A', 'Z', 'AA', 'BA'])
})

test('the sketch names cells as sentences do', () => {
  const s = atTurn([UNI, CHO])
  island(s, 0, ['tavern', -1, 0])
  const panels = sketch(s, null).seats[0] ?? []
  const drawn = panels.find(({ title }) => title.key === 'sketch.island')
  assert.deepEqual(
    drawn?.lines.slice(1, 4).map(({ label }) => label.params?.n),
    [12, 13, 14],
  )
  const built = panels.find(({ title }) => title.key === 'sketch.built')?.cards ?? []
  assert.deepEqual(
    built.map(({ params }) =>
      typeof params?.name === 'object' && 'key' in params.name ? params.name.params?.cell : '',
    ),
    ['M13', 'L13'],
  )
})

test('the sketch draws an island by the letters of patterns, small where exhausted', () => {
  const s = atTurn([UNI, CHO])
  island(s, 0, ['tavern', 1, 0], ['mint', 1, 1])
  for (const segment of player(s, 0).island) segment.exhausted = segment.card === 'mint'
  const drawn = sketch(s, null).seats[0]?.find(({ title }) => title.key === 'sketch.island')
  const rows = drawn?.lines.map(({ value }) => (typeof value === 'number' ? value : value.params?.cells))
  assert.deepEqual(rows?.slice(0, 5), ['L M N O', '. . . .', '. P Y .', '. . y .', '. . . .'])
})
