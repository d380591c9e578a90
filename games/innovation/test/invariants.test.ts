/** What must hold in every position of every game. SOAK=1200 plays 1,200 games at each kind of table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOf, pick, readTable, seedOf } from '@ludarium/kernel'
import { game } from '../index.ts'
import type { InnovationState } from '../state.ts'
import { tables } from './tables.ts'

const GAMES = Number(process.env.SOAK ?? 10)
const CHECK_EVERY = 25

function holds(s: InnovationState): void {
  for (const [seat, p] of s.players.entries()) {
    const counts = [p.coins, p.tools, p.scholars, p.pool, p.vp, p.bridges, p.annexes]
    for (const n of [...counts, ...p.books, ...p.bowls, ...p.supply]) assert.ok(n >= 0, 'something is owed')
    for (const level of p.levels) assert.ok(level >= 0 && level <= 12)
    assert.ok(p.levels.filter((level) => level > 7).length <= p.cities.length, 'a key is missing')
    assert.ok(p.innovations.length <= 3)
    assert.equal(new Set(p.competencies).size, p.competencies.length, 'a competency twice')
    assert.equal(
      p.points.reduce((sum, n) => sum + n, 0),
      p.vp,
    )
    for (const hex of p.hexes) {
      assert.equal(s.owner[hex], seat)
      assert.equal(s.terrain[hex], p.terrain, 'a building stands on foreign terrain')
    }
  }
  const held = [...s.players.map((p) => p.hexes.length), s.automa?.hexes.length ?? 0]
  assert.equal(
    s.owner.filter((owner) => owner >= 0).length,
    held.reduce((sum, n) => sum + n, 0),
  )
  for (let d = 0; d < 4; d++) {
    const tops = [...s.players.map((p) => p.levels[d]), s.automa?.levels[d]].filter((level) => level === 12)
    assert.ok(tops.length <= 1, 'two stand on level 12')
  }
  for (const [hex, owner] of s.owner.entries()) {
    assert.equal(owner >= 0, (s.building[hex] ?? -1) >= 0)
    if (owner < 0) assert.deepEqual([s.neutral[hex], s.annex[hex], s.city[hex]], [0, 0, 0])
    if (s.terrain[hex] === -1) assert.equal(owner, -1, 'a building stands in the river')
  }
  const sites = new Set(s.bridges.map(({ from, to }) => `${from}-${to}`))
  assert.equal(sites.size, s.bridges.length, 'two bridges on one site')
}

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
        if (decisions % CHECK_EVERY === 0) holds(s)
      }
      holds(s)
      assert.deepEqual(game.components(s), components)
    }
  })
}
