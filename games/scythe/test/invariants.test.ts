/** Random games in which every position is looked at. */
import { test } from 'node:test'
import { chanceOf, pick, readTable, seedOf } from '@ludarium/kernel'
import { invariants } from '../audit.ts'
import { game } from '../game.ts'
import { tables } from './tables.ts'

for (const [i, { seats, options }] of tables.entries()) {
  test(`S22.3 Invariants hold in every position, table ${i + 1} with ${seats} seats`, () => {
    for (let n = 0; n < 12; n++) {
      const table = readTable(game as never, { seats, options: options ?? {}, seed: `invariants ${n}` })
      if (!table.ok) throw new Error(table.sentence)
      const s = game.setup(table.value)
      const luck = chanceOf(seedOf(`luck ${n}`))
      for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
        invariants(s)
        const seat = pick(luck, actors)
        game.play(s, seat, pick(luck, game.brisk(s, seat, game.legal(s, seat))))
      }
      invariants(s)
    }
  })
}
