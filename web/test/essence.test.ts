/** Parts of the Essence board that need no browser: foresight, patterns, names of cells, words. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cellName, frontier, gridOf } from '../src/boards/essence/cells.ts'
import { catalog, rehearse, rehearsePatterns } from '../src/boards/essence/rehearsal.ts'

test('the figures after a move are as foretold', () => {
  const { checked, wrong } = rehearse(6)
  assert.deepEqual(wrong, [])
  assert.ok(checked > 200, `${checked} moves`)
})

test('a pattern is whole exactly where the rules find it', () => {
  const { checked, wrong } = rehearsePatterns(10)
  assert.deepEqual(wrong, [])
  assert.ok(checked > 0)
})

test('cells are named from the upper left corner of the ring around the island', () => {
  const island = [
    { card: 'solar-athenaeum', x: 0, y: 0, exhausted: false },
    { card: 'tavern', x: 1, y: 0, exhausted: false },
  ]
  const grid = gridOf(island, 1)
  assert.deepEqual([grid.columns, grid.rows], [4, 3])
  assert.equal(cellName(grid, { x: 0, y: 0 }), 'B2')
  const names = frontier(island, '').map((cell) => cellName(grid, cell))
  assert.deepEqual(names.sort(), ['A2', 'B1', 'B3', 'C1', 'C3', 'D2'])
})

test('every word that the board and the cards ask for is there', async () => {
  const known = await catalog()
  const used = ['cards', 'boards/essence', 'boards/essence/stage'].flatMap((folder) => {
    const path = new URL(`../src/${folder}/`, import.meta.url)
    return readdirSync(path)
      .filter((file) => /\.tsx?$/.test(file) && file !== 'words.ts')
      .flatMap((file) => [...readFileSync(new URL(file, path), 'utf8').matchAll(/\b(?:t|say)\(\s*'([\w.-]+)'/g)])
      .map((match) => match[1] ?? '')
  })
  assert.ok(used.length > 80)
  assert.deepEqual(
    used.filter((key) => !(key in known)),
    [],
  )
})
