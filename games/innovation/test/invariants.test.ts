/** What must hold in every position of every game. SOAK=1200 plays 1,200 games at each kind of table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOf, pick, readTable, seedOf } from '@ludarium/kernel'
import { invariants } from '../audit.ts'
import { game } from '../index.ts'
import { tables } from './tables.ts'

const GAMES = Number(process.env.SOAK ?? 10)
const CHECK_EVERY = 25

for (const table of tables) {
  test(`${GAMES} games keep the invariants: ${table.seats} seats ${JSON.stringify(table.options)}`, () => {
    for (let n = 0; n < GAMES; n++) {
      const opened = readTable(game, { ...table, seed: `invariants ${n}` })
      assert.ok(opened.ok)
      const s = game.setup(opened.value)
      const components = game.components(s)
      const luck = chanceOf(seedOf(`luck ${n}`))
      for (let decisions = 0; game.actors(s).length > 0; decisions++) {
        assert.ok(decisions < game.bounds.decisions)
        const seat = pick(luck, game.actors(s))
        const legal = game.legal(s, seat)
        assert.ok(legal.length > 0 && legal.length <= game.bounds.branching)
        game.play(s, seat, pick(luck, game.brisk(s, seat, legal)))
        if (decisions % CHECK_EVERY === 0) invariants(s)
      }
      invariants(s)
      assert.deepEqual(game.components(s), components)
    }
  })
}
