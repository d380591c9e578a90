/** Names of cells, in sentences and in the sketch. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellName, gridOf } from '../grid.ts'
import { player } from '../pieces.ts'
import { sketch } from '../sketch.ts'
import { speech } from '../words/index.ts'
import { atTurn, CHO, island, resolve, UNI } from './table.ts'

test('cells are named from the upper left corner of the ring around the island', () => {
  const s = atTurn([UNI, CHO])
  island(s, 0, ['tavern', 1, 0])
  const grid = gridOf(player(s, 0).island, 1)
  assert.deepEqual([grid.columns, grid.rows], [4, 3])
  assert.equal(cellName(grid, { x: 0, y: 0 }), 'B2')
  assert.equal(cellName(grid, { x: -1, y: -1 }), 'A1')
  resolve(s, { step: 'place', seat: 0, card: 'mint' })
  assert.equal(speech.move(s, 0, { do: 'place', x: 2, y: 0 }).params?.cell, 'D2')
})

test('the sketch draws an island by the letters of patterns, small where exhausted', () => {
  const s = atTurn([UNI, CHO])
  island(s, 0, ['tavern', 1, 0], ['mint', 1, 1])
  for (const segment of player(s, 0).island) segment.exhausted = segment.card === 'mint'
  const drawn = sketch(s).seats[0]?.find(({ title }) => title.key === 'sketch.island')
  const rows = drawn?.lines.map(({ value }) => (typeof value === 'number' ? value : value.params?.cells))
  assert.deepEqual(rows?.slice(0, 5), ['A B C D', '. . . .', '. P Y .', '. . y .', '. . . .'])
})
