/** Parts of the Essence board that need no browser: foresight, patterns, free cells, words. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { frontier } from '../src/boards/essence/cells.ts'
import { catalog, rehearse, rehearsePatterns } from '../src/boards/essence/rehearsal.ts'
import { en } from '../src/words/en.ts'

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

test('free cells lie around the island, one that is moved not counted', () => {
  const island = [
    { card: 'solar-athenaeum', x: 0, y: 0, exhausted: false },
    { card: 'tavern', x: 1, y: 0, exhausted: false },
  ]
  const cells = (except: string): string[] => frontier(island, except).map(({ x, y }) => `${x},${y}`)
  assert.deepEqual(cells('').sort(), ['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'])
  assert.deepEqual(cells('tavern').sort(), ['-1,0', '0,-1', '0,1'])
})

test('every word that the board and the cards ask for is there', async () => {
  const known = { ...en, ...(await catalog()) }
  const used = ['boards/essence/cards', 'boards/essence', 'boards/essence/questions'].flatMap((folder) => {
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
