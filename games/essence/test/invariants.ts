/** What must hold in every position, whatever the players do. */
import assert from 'node:assert/strict'
import { board, editionOf, treaties } from '../data/index.ts'
import type { EssenceState, Player } from '../index.ts'
import { canLift } from '../island.ts'

const isWithin = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to

/** E10.1, E11.2 Every segment has its own cell, and the island hangs together. */
function checkIsland(p: Player): void {
  const cells = new Set(p.island.map(({ x, y }) => `${x},${y}`))
  assert.equal(cells.size, p.island.length, 'two segments share a cell')
  // A segment far away that touches nothing can be lifted exactly when the others form one group.
  const apart = [...p.island, { card: 'tavern', x: 100, y: 100, exhausted: false }]
  const known = p.island.some((segment) => segment.card === 'tavern')
  assert.ok(known || p.island.length === 0 || canLift(apart, 'tavern'), 'the island has come apart')
}

function checkPlayer(s: EssenceState, p: Player): void {
  for (const n of [p.wealth, p.influence, p.essence, p.shards, p.revenge, p.ignores, p.raid]) {
    assert.ok(isWithin(n, 0, 1000), 'a figure is below 0')
  }
  assert.ok(isWithin(p.attack, 0, 20) && isWithin(p.defense, 0, 20), 'a track has been left')
  assert.ok(isWithin(p.foundations + p.spent, 0, board.foundations.maxPerPlayer), 'too many Foundations')
  assert.ok(isWithin(p.tokens, 0, 7), 'faction tokens')
  assert.ok(isWithin(p.pass, 0, s.seats), 'Pass tokens')
  assert.ok(isWithin(p.reserved, 0, 6) && p.reserved !== 1, 'a reservation of the locked slot')
  for (const advisor of p.advisors)
    assert.ok([...p.hand, ...p.pile, ...p.discard].includes(advisor), 'an advisor is lost')
  checkIsland(p)
}

export function checkInvariants(s: EssenceState): void {
  for (const p of s.players) checkPlayer(s, p)
  const passes = s.players.map((p) => p.pass).filter((pass) => pass > 0)
  assert.equal(new Set(passes).size, passes.length, 'two seats have the same Pass token')
  assert.deepEqual(
    [...s.order].sort((a, b) => a - b),
    s.players.map((_, seat) => seat),
  )
  assert.ok(isWithin(s.threat, 0, editionOf(s.options.edition).threatMax ?? 1000), 'the threat')
  for (const [i, tokens] of s.treaties.entries())
    assert.ok(tokens.length <= (treaties[i]?.spaces.length ?? 0), 'treaty')
  assert.equal(s.row.length, board.prophecyRow.slots)
  for (const pile of s.advisors)
    assert.ok(isWithin(pile.left, 0, 5) && (!pile.shown || pile.left > 0), 'an advisor pile')
  const segments = [...s.market, ...s.locations, ...s.monuments, ...s.locationDiscard, ...s.monumentDiscard]
  for (const p of s.players) segments.push(...p.island.map((segment) => segment.card))
  assert.equal(new Set(segments).size, segments.length, 'a segment is in two places')
}
