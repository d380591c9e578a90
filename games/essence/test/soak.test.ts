/**
 * Many random games with the invariants checked on the way. SOAK=20000 runs the long soak; the usual run is a taste of
 * it. SOAK_FROM starts at another game.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, chanceOf, pick, seedOf } from '@ludarium/kernel'
import { invariants } from '../audit.ts'
import { game } from '../index.ts'
import { tables } from './tables.ts'

const games = Number(process.env.SOAK ?? 240)
const from = Number(process.env.SOAK_FROM ?? 0)
/** The invariants are checked once in so many decisions. */
const EVERY = 16

function soak(n: number): number {
  const table = tables[n % tables.length]
  const factionAssignment = n % 3 === 0 ? 'choose' : 'random'
  const opened = begin(game, {
    seats: table?.seats,
    options: { ...table?.options, factionAssignment },
    seed: `soak ${n}`,
  })
  assert.ok(opened.ok)
  const s = opened.value.state
  const chance = chanceOf(seedOf(`soak luck ${n}`))
  const components = game.components(s)
  let decisions = 0
  for (; ; decisions++) {
    const actors = game.actors(s)
    if (actors.length === 0) break
    assert.ok(decisions < game.bounds.decisions, `game ${n} is too long`)
    const seat = pick(chance, actors)
    const legal = game.legal(s, seat)
    assert.ok(legal.length > 0 && legal.length <= game.bounds.branching, `game ${n}: ${legal.length} moves`)
    game.play(s, seat, pick(chance, legal))
    if (decisions % EVERY === 0) invariants(s)
  }
  invariants(s)
  assert.deepEqual(game.components(s), components)
  assert.ok(s.players.some((p) => p.shards >= 10))
  return decisions
}

test(`a soak of ${games} games`, () => {
  for (let n = from; n < from + games; n++) soak(n)
})
