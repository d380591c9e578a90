/** E10 and E11 by rule number: building, moving, swapping. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cell } from '@ludarium/kernel'
import { buildPrice, type EssenceState, game, placement } from '../index.ts'
import { canLift, hangsTogether, openCells } from '../island.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, resolve, TIK, UNI } from './table.ts'

const cells = (list: readonly Cell[]): string[] => list.map(({ x, y }) => `${x},${y}`).sort()

function cellsOffered(s: EssenceState): string[] {
  return cells(game.legal(s, 0).flatMap((move) => (move.do === 'place' ? [move] : [])))
}

test('E10.1, E10.2 a segment goes on an empty cell that shares an edge with the island', () => {
  const s = atTurn([TIK, UNI])
  resolve(s, { step: 'place', seat: 0, card: 'tavern' })
  assert.deepEqual(cellsOffered(s), ['-1,0', '0,-1', '0,1', '1,0'])
  island(s, 0, ['mint', 1, 0], ['bank', 1, 1])
  assert.deepEqual(cellsOffered(s), ['-1,0', '0,-1', '0,1', '1,-1', '1,2', '2,0', '2,1'])
})

test('E10.2 step 1: a readied Foundation is exhausted; without one there is nothing to build', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  s.market = ['tavern']
  Object.assign(p, { wealth: 9, foundations: 0, spent: 2 })
  assert.ok(!canAs(s, 0, { do: 'build' }))
  p.foundations = 1
  actAs(s, 0, { do: 'build', card: 'tavern' })
  assert.deepEqual([p.foundations, p.spent, p.wealth], [0, 3, 7])
})

test('E10.2 step 2: a card is offered to whoever has exactly its Wealth', () => {
  const s = atTurn([TIK, UNI])
  s.market = ['tavern', 'cloud-nets', 'bank']
  player(s, 0).wealth = 2
  const offered = game.legal(s, 0).flatMap((move) => (move.do === 'build' ? [move.card] : []))
  assert.deepEqual(offered, ['tavern', 'cloud-nets'])
})

test('E19.2 a discount is used up by the next build even if not fully needed', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  s.market = ['cloud-nets', 'tavern']
  Object.assign(p, { wealth: 1, buildDiscount: 3 })
  assert.equal(buildPrice(s, 0, 'cloud-nets'), 0)
  actAs(s, 0, { do: 'build', card: 'cloud-nets' }, { do: 'place', x: 1, y: 0 })
  assert.deepEqual([p.wealth, p.buildDiscount, buildPrice(s, 0, 'tavern')], [1 + 2, 0, 2])
})

test('E19.5 modifiers look at the type or kind of the card that is built', () => {
  const s = atTurn([TIK, UNI])
  const price = (card: string): number => buildPrice(s, 0, card)
  island(s, 0, ['sawmill', 1, 0])
  assert.deepEqual(['grand-exchange', 'bank', 'theatre'].map(price), [4, 3, 2])
  island(s, 0, ['sawmill', 1, 0], ['guild-hall', 2, 0])
  assert.deepEqual(['grand-exchange', 'bank', 'theatre', 'sky-foundry', 'astral-library'].map(price), [3, 2, 2, 3, 4])
})

test('E10.3 a Monument counts 2 for a plus neighbour and 1 for a minus neighbour', () => {
  const s = atTurn([TIK, UNI])
  island(s, 0, ['theatre', 1, 1], ['fortress', 0, 1])
  const { essence, base, parts } = placement(s, 0, 'amphitheatre-of-winds', 1, 0)
  assert.deepEqual([essence, base, parts.map(({ n }) => n)], [6 - 1 + 2, 6, [-1, 2]])
})

test('E10.2 step 3: the card leaves the market when it is placed, and joins the island last', () => {
  const s = atTurn([TIK, UNI])
  s.market = ['tavern', 'theatre']
  player(s, 0).wealth = 5
  actAs(s, 0, { do: 'build', card: 'theatre' }, { do: 'place', x: 0, y: -1 })
  assert.deepEqual(s.market, ['tavern'])
  assert.deepEqual(player(s, 0).island.at(-1), { card: 'theatre', x: 0, y: -1, exhausted: false })
})

test('E10.2 step 6: passives of the other segments look at the type', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['public-garden', 1, 0])
  s.market = ['bank', 'museum']
  Object.assign(p, { wealth: 9, essence: 0, foundations: 2 })
  actAs(s, 0, { do: 'build', card: 'bank' }, { do: 'place', x: -1, y: 0 })
  assert.equal(p.essence, 1 - 1)
  s.mainDone = false
  actAs(s, 0, { do: 'build', card: 'museum' }, { do: 'place', x: 2, y: 0 })
  assert.equal(p.essence, 3 + 1 + 2 + 1)
})

test('E19.2 buildAction: an offer, cheaper and without a Foundation', () => {
  const s = atTurn([CHO, UNI])
  const p = player(s, 0)
  s.market = ['tavern', 'bank']
  Object.assign(p, { foundations: 0, wealth: 1, essence: 0, hand: [`${CHO}.gardener`] })
  actAs(s, 0, { do: 'play', card: `${CHO}.gardener`, option: 0 })
  assert.deepEqual(game.legal(s, 0), [{ do: 'build', card: 'tavern' }, { do: 'decline' }])
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([p.essence, p.wealth, p.island.length], [1, 1, 1])
})

test('E19.6 a buildAction that needs a Foundation is skipped without one', () => {
  const s = atTurn(['windward-league', UNI])
  const p = player(s, 0)
  Object.assign(p, { foundations: 0, wealth: 9, hand: ['windward-league.smuggler'] })
  s.market = ['tavern']
  actAs(s, 0, { do: 'play', card: 'windward-league.smuggler', option: 0 })
  assert.equal(s.market.length, 3)
  assert.ok(canAs(s, 0, { do: 'end' }))
})

test('E19.2 a buildAction with a Foundation exhausts it, its discount and others add up', () => {
  const s = atTurn(['windward-league', UNI])
  const p = player(s, 0)
  Object.assign(p, { foundations: 1, spent: 0, wealth: 1, buildDiscount: 1, hand: ['windward-league.smuggler'] })
  s.market = ['grand-exchange', 'mint']
  s.locations = ['bank', 'museum']
  actAs(s, 0, { do: 'play', card: 'windward-league.smuggler', option: 0 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'build', card: 'mint' },
    { do: 'build', card: 'museum' },
    { do: 'build', card: 'bank' },
    { do: 'decline' },
  ])
  actAs(s, 0, { do: 'build', card: 'mint' })
  assert.deepEqual([p.foundations, p.spent, p.wealth, p.buildDiscount], [0, 1, 1, 0])
})

test('E11.2 which segments can be lifted: the others must hang together', () => {
  const s = atTurn([TIK, UNI])
  const movable = (): string[] => player(s, 0).island.flatMap(({ card }) => (lifts(card) ? [card] : []))
  const lifts = (card: string): boolean => canLift(s, player(s, 0).island, card)
  assert.deepEqual(movable(), [])
  island(s, 0, ['mint', 1, 0], ['bank', 2, 0], ['museum', 0, 1])
  assert.deepEqual(movable(), ['bank', 'museum'])
  island(s, 0, ['mint', 1, 0], ['bank', 1, 1], ['museum', 0, 1])
  assert.deepEqual(movable(), ['hall-of-the-three-peaks', 'mint', 'bank', 'museum'])
  assert.ok(hangsTogether(s, player(s, 0).island))
  island(s, 0, ['mint', 1, 1])
  assert.ok(!hangsTogether(s, player(s, 0).island))
})

test('E11.2 a lifted segment goes to another cell that touches the others', () => {
  const s = atTurn([TIK, UNI])
  island(s, 0, ['mint', 1, 0], ['bank', 2, 0])
  assert.deepEqual(cells(openCells(s, player(s, 0).island, 'bank')), ['-1,0', '0,-1', '0,1', '1,-1', '1,1'])
  resolve(s, { step: 'put', seat: 0, card: 'bank' })
  assert.deepEqual(cellsOffered(s), ['-1,0', '0,-1', '0,1', '1,-1', '1,1'])
})

test('E11.1, E11.5 the Palace moves too, yields nothing, and tokens stay on the card', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['fortress', 1, 0])
  for (const segment of p.island) segment.exhausted = true
  p.essence = 4
  resolve(s, { step: 'lift', seat: 0 })
  actAs(s, 0, { do: 'lift', card: 'hall-of-the-three-peaks' }, { do: 'place', x: 2, y: 0 })
  assert.deepEqual([p.essence, p.island[0]], [4, { card: 'hall-of-the-three-peaks', x: 2, y: 0, exhausted: true }])
})

test('E11.2, E11.3 moving and swapping are offers, and an island of one card is not asked', () => {
  const s = atTurn([TIK, UNI])
  for (const step of ['lift', 'swap'] as const) {
    island(s, 0)
    resolve(s, { step, seat: 0 })
    assert.equal(s.agenda.length, 0)
    island(s, 0, ['fortress', 1, 0])
    resolve(s, { step, seat: 0 })
    assert.ok(canAs(s, 0, { do: 'decline' }))
    actAs(s, 0, { do: 'decline' })
    assert.equal(s.agenda.length, 0)
  }
})

for (const [edition, palisade, theatre] of [
  ['revised', 1, -1],
  ['draft', 3, 2],
] as const) {
  test(`E11.3, E11.4, R9 a swap scores one of the two on its new cell, ${edition}`, () => {
    const swapped = (scored: string): number => {
      const s = atTurn([TIK, UNI], edition)
      const p = player(s, 0)
      island(s, 0, ['theatre', 1, 0], ['notary', 2, 0], ['palisade', 3, 0])
      p.essence = 5
      resolve(s, { step: 'swap', seat: 0 })
      actAs(s, 0, { do: 'swap', card: 'theatre' })
      assert.ok(!canAs(s, 0, { do: 'swapWith', card: 'theatre' }))
      actAs(s, 0, { do: 'swapWith', card: 'palisade' })
      assert.deepEqual(
        p.island.map(({ card, x }) => [card, x]),
        [
          ['hall-of-the-three-peaks', 0],
          ['theatre', 3],
          ['notary', 2],
          ['palisade', 1],
        ],
      )
      assert.deepEqual(game.legal(s, 0), [
        { do: 'score', card: 'theatre' },
        { do: 'score', card: 'palisade' },
      ])
      actAs(s, 0, { do: 'score', card: scored })
      return p.essence - 5
    }
    assert.deepEqual([swapped('palisade'), swapped('theatre')], [palisade, theatre])
  })
}

test('E11.2, E11.3 cards move in both directions of the grid', () => {
  const s = atTurn([TIK, UNI])
  const where = (): string[] => player(s, 0).island.map(({ x, y }) => `${x},${y}`)
  island(s, 0, ['mint', 1, 0], ['bank', 1, 1])
  resolve(s, { step: 'lift', seat: 0 })
  actAs(s, 0, { do: 'lift', card: 'bank' }, { do: 'place', x: 0, y: -1 })
  assert.deepEqual(where(), ['0,0', '1,0', '0,-1'])
  resolve(s, { step: 'swap', seat: 0 })
  actAs(s, 0, { do: 'swap', card: 'mint' }, { do: 'swapWith', card: 'bank' })
  assert.deepEqual(where(), ['0,0', '0,-1', '1,0'])
})

test('E11.3 of two segments the second needs no question', () => {
  const s = atTurn([TIK, UNI])
  island(s, 0, ['palisade', 0, 1])
  resolve(s, { step: 'swap', seat: 0 })
  actAs(s, 0, { do: 'swap', card: 'palisade' })
  assert.deepEqual(
    player(s, 0).island.map(({ y }) => y),
    [1, 0],
  )
})

test('R50 a swap whose two cards would bring the same asks nothing', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['watchtower', 1, 0], ['drill-yard', 2, 0], ['palisade', 3, 0])
  p.essence = 0
  resolve(s, { step: 'swap', seat: 0 })
  actAs(s, 0, { do: 'swap', card: 'watchtower' }, { do: 'swapWith', card: 'drill-yard' })
  assert.deepEqual([p.essence, s.agenda.length], [2, 0])
})

test('R49 of two lists one that cannot do anything is not offered', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  Object.assign(p, { foundations: 0, hand: [`${CHA}.engineer`] })
  actAs(s, 0, { do: 'play', card: `${CHA}.engineer`, option: 0 })
  assert.deepEqual([p.foundations, s.mainDone, canAs(s, 0, { do: 'end' })], [1, true, true])
})
