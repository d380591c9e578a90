/** Parts of the Essence board that need no browser: patterns, names of cells, words. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { game, matches, type Player, type Segment } from '@ludarium/essence'
import { fragments } from '@ludarium/essence/data'
import { words as speech } from '@ludarium/essence/words'
import { cellName, frontier, gridOf } from '../src/boards/essence/cells.ts'
import { progressOf } from '../src/boards/essence/view.ts'
import { words } from '../src/boards/essence/words.ts'

const options = { edition: 'revised', factionAssignment: 'random', factions: ['random', 'random'], firstSeat: '0' }

test('a pattern is whole exactly where the rules find it', () => {
  let whole = 0
  for (let n = 1; n <= 8; n++) {
    const s = game.setup({ seats: 2, options, seed: n.toString(16).padStart(64, '0') })
    let random = n * 104729
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const seat = actors[0] ?? 0
      const moves = game.legal(s, seat)
      random = (random * 16807) % 2147483647
      const move = moves[random % moves.length]
      if (move !== undefined) game.play(s, seat, move)
    }
    for (const [seat, player] of s.players.entries()) {
      for (const card of fragments) {
        if (card.requires[0]?.req !== 'pattern') continue
        const { have, need } = progressOf(player as Player, card)
        assert.equal(have === need, matches(s, seat, card.id).length > 0, card.id)
        if (have === need) whole++
      }
    }
  }
  assert.ok(whole > 0)
})

test('cells are named from the upper left corner of the ring around the island', () => {
  const island: Segment[] = [
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
  const catalog = { ...words, ...(await speech.en?.())?.catalog }
  const folders = ['cards', 'boards/essence', 'boards/essence/stage']
  const used = folders.flatMap((folder) => {
    const path = new URL(`../src/${folder}/`, import.meta.url)
    return readdirSync(path)
      .filter((file) => /\.tsx?$/.test(file) && file !== 'words.ts')
      .flatMap((file) => [...readFileSync(new URL(file, path), 'utf8').matchAll(/\b(?:t|say)\(\s*'([\w.-]+)'/g)])
      .map((match) => match[1] ?? '')
  })
  assert.ok(used.length > 80)
  assert.deepEqual(
    used.filter((key) => !(key in catalog)),
    [],
  )
})
