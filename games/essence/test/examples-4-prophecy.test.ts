/** Worked examples X46 to X59: moving, prophecy. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game, matches, readPrice } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, TIK, UNI } from './table.ts'

for (const [edition, essence] of [
  ['revised', 2],
  ['draft', 4],
] as const) {
  test(`X46 the Engineer moves the Tavern, ${edition}`, () => {
    const s = atTurn([CHO, UNI], edition)
    const p = player(s, 0)
    island(s, 0, ['theatre', 0, 1], ['rune-circle', 0, -1], ['museum', 1, -1], ['tavern', 0, 2])
    Object.assign(p, { essence: 0, foundations: 1, hand: [`${CHO}.engineer`] })
    actAs(s, 0, { do: 'play', card: `${CHO}.engineer`, option: 0 }, { do: 'choose', option: 0 })
    actAs(s, 0, { do: 'lift', card: 'tavern' }, { do: 'place', x: 1, y: 0 })
    assert.deepEqual([p.essence, p.hand.length, p.foundations], [essence, 0, 2])
  })
}

test('X47 what would split the island cannot be moved', () => {
  const s = atTurn([CHO, UNI])
  island(s, 0, ['theatre', 1, 0], ['tavern', 2, 0])
  player(s, 0).hand = [`${CHO}.engineer`]
  actAs(s, 0, { do: 'play', card: `${CHO}.engineer`, option: 0 }, { do: 'choose', option: 0 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'lift', card: 'cloister-of-falling-water' },
    { do: 'lift', card: 'tavern' },
    { do: 'decline' },
  ])
})

test('X49 moving triggers nothing', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  island(s, 0, ['courthouse', 0, 1], ['public-garden', 0, 2], ['bank', 0, 3])
  Object.assign(p, { essence: 0, wealth: 5, hand: [`${CHA}.engineer`] })
  actAs(s, 0, { do: 'play', card: `${CHA}.engineer`, option: 0 }, { do: 'choose', option: 0 })
  actAs(s, 0, { do: 'lift', card: 'bank' }, { do: 'place', x: 1, y: 1 })
  assert.deepEqual([p.essence, p.wealth], [1, 5])
})

test('X50 reading, revised figures', () => {
  const s = atTurn([CHO, UNI])
  const p = player(s, 0)
  island(s, 0, ['tavern', 1, 0], ['theatre', 2, 0])
  s.row = ['i-20', 'i-01', 'i-06', 'i-12', 'i-13', 'i-14']
  const top = s.prophecies.at(-1)
  Object.assign(p, { influence: 1, essence: 0 })
  assert.deepEqual(matches(s, 0, 'i-06'), [
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
  ])
  actAs(s, 0, { do: 'read', slot: 3 })
  assert.deepEqual([p.influence, p.essence, p.fragments], [0, 3, ['i-06']])
  assert.deepEqual(s.row, [top, 'i-20', 'i-01', 'i-12', 'i-13', 'i-14'])
  assert.equal(s.mainDone, false)
  p.wealth = 9
  assert.ok(!game.legal(s, 0).some((move) => move.do === 'read'))
})

test('X51 reading, draft figures', () => {
  const s = atTurn([TIK, UNI], 'draft')
  const p = player(s, 0)
  island(s, 0, ['courthouse', 0, 1])
  s.row[4] = 'i-04'
  Object.assign(p, { influence: 2, essence: 0 })
  actAs(s, 0, { do: 'read', slot: 5 })
  assert.deepEqual([p.influence, p.essence], [0, 3])
})

test('X53 patterns turn but are not mirrored', () => {
  const found = (blue: number[], red: number[], yellow: number[], green: number[]): number => {
    const s = atTurn([CHA, UNI])
    // The Palace of the Chain Throne is blue and stands for the blue letter.
    const [bx = 0, by = 0] = blue
    const at = ([cx = 0, cy = 0]: number[]) => [cx - bx, cy - by] as const
    island(s, 0, ['barracks', ...at(red)], ['bank', ...at(yellow)], ['theatre', ...at(green)])
    return matches(s, 0, 'ii-10').length
  }
  assert.equal(found([0, 0], [1, 0], [1, 1], [2, 1]), 1)
  assert.equal(found([0, 0], [0, 1], [-1, 1], [-1, 2]), 1)
  assert.equal(found([0, 1], [1, 1], [1, 0], [2, 0]), 0)
})

test('X54 beating a monster', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  s.row[2] = 'ii-17'
  Object.assign(p, { attack: 8, influence: 3, wealth: 0, essence: 0 })
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' }, { do: 'attackMonster', slot: 3 })
  assert.deepEqual([p.attacksWon, p.essence, p.influence, p.fragments, s.readDone], [1, 6, 0, ['ii-17'], true])
})

test('X55 when a monster can be attacked', () => {
  const attackable = (influence: number, readDone: boolean): boolean => {
    const s = atTurn([CHA, UNI])
    s.row = ['i-01', 'i-02', 'ii-17', 'i-04', 'i-05', 'i-07']
    Object.assign(player(s, 0), { attack: 8, influence, hand: [`${CHA}.slaver`] })
    s.readDone = readDone
    actAs(s, 0, { do: 'play', card: `${CHA}.slaver`, option: 0 })
    return canAs(s, 0, { do: 'attackMonster', slot: 3 })
  }
  assert.equal(attackable(0, false), false)
  assert.equal(attackable(1, false), true)
  assert.equal(attackable(1, true), false)
})

test('X57 spending any tokens', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  s.row[5] = 'ii-16'
  Object.assign(p, { wealth: 4, influence: 2, essence: 0, foundations: 1 })
  actAs(s, 0, { do: 'read', slot: 6 })
  assert.deepEqual([p.wealth, p.influence, p.essence, p.foundations], [0, 0, 7, 2])
})

test('X58 cheaper fragments', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  island(s, 0, ['scrying-pool', 1, 0])
  p.hand = [`${UNI}.illuminator`]
  assert.equal(readPrice(s, 0, 'iii-10'), 2)
  actAs(s, 0, { do: 'play', card: `${UNI}.illuminator`, option: 1 })
  assert.equal(readPrice(s, 0, 'iii-10'), 0)
})

test('X59 the Palace of the University', () => {
  const s = atTurn([UNI, TIK])
  const p = player(s, 0)
  s.row[1] = 'i-14'
  Object.assign(p, { wealth: 3, essence: 0 })
  const hand = p.hand.length
  actAs(s, 0, { do: 'read', slot: 2 })
  assert.deepEqual([p.wealth, p.essence, p.hand.length], [0, 5, hand + 2])
})
