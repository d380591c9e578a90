/** The end of the game: places, ties, who wins, and the Automa among them (A36-A38). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Result } from '@ludarium/kernel'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { WHEEL } from '../data/index.ts'
import { finalScores, game, module } from '../index.ts'
import { player } from '../pieces.ts'
import { placePoints, score } from '../scoring.ts'
import type { Automa, InnovationState } from '../state.ts'
import { words } from '../words/index.ts'
import { actAs, bare, open, playUntil, put, type Role, turn } from './table.ts'

const SEATS: readonly Role[] = [
  { terrain: 'desert' },
  { terrain: 'lake' },
  { terrain: 'forest' },
  { terrain: 'swamp' },
  { terrain: 'mountain' },
]

/** An empty table of round 6, nobody with goods. */
function last(seats: number, options = {}): InnovationState {
  const s = bare(SEATS.slice(0, seats), options)
  s.round = 6
  for (const p of s.players) p.bowls = [12, 0, 0]
  return s
}

function line(s: InnovationState, seat: number, key: string): number {
  return score(s, seat).find((one) => one.key === key)?.points ?? -1
}

/** Everybody passes; what the game says about it and how it came out. */
function ended(s: InnovationState): { result: Result; told: string[] } {
  const renderer = new TestRenderer(words)
  const told: string[] = []
  turn(s, 0)
  for (let seat = 0; seat < s.seats; seat++) {
    for (const event of actAs(s, seat, { do: 'pass' })) {
      const message = module.speech.event(event)
      if (message !== null) told.push(renderer.render(message))
    }
  }
  const result = game.result(s)
  assert.ok(result !== null)
  return { result, told }
}

test('A36.3 level 0 gets nothing and takes no place', () => {
  const s = last(4)
  for (const [seat, level] of [5, 0, 3, 0].entries()) player(s, seat).levels = [level, 0, 0, 0]
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => line(s, seat, 'levels')),
    [8, 0, 4, 0],
  )
  player(s, 3).levels = [0, 0, 0, 1]
  assert.equal(line(s, 3, 'levels'), 8, 'alone on the track of medicine')
})

test('A36.4 two share the second place: 4 and 2 VP make 3 each; a third place that does not exist is lost', () => {
  const s = last(3)
  for (const [seat, level] of [9, 4, 4].entries()) player(s, seat).levels = [0, level, 0, 0]
  assert.deepEqual(
    [0, 1, 2].map((seat) => line(s, seat, 'levels')),
    [8, 3, 3],
  )
  // Two share the third place of 6 VP among five.
  const sizes = [9, 8, 5, 5, 2]
  assert.deepEqual(
    sizes.map((_, at) => placePoints(sizes, at, [18, 12, 6])),
    [18, 12, 3, 3, 0],
  )
})

test('A36.4 shares are rounded down: three on the second place of a track have 2 VP each', () => {
  const levels = [7, 3, 3, 3]
  assert.deepEqual(
    levels.map((_, at) => placePoints(levels, at, [8, 4, 2])),
    [8, 2, 2, 2],
  )
})

test('A36.2 area: 18, 12 and 6 VP, by the sailing track and not by river-trade', () => {
  const s = last(3)
  for (const hex of ['E12', 'E11', 'E10']) put(s, 0, hex, 'workshop')
  for (const hex of ['G4', 'E4']) put(s, 1, hex, 'workshop')
  Object.assign(player(s, 1), { sailing: 0, bonus: 'river-trade' })
  put(s, 2, 'A1', 'workshop')
  const areas = (): number[] => [0, 1, 2].map((seat) => line(s, seat, 'area'))
  assert.deepEqual(areas(), [18, 9, 9], 'river-trade joins nothing')
  player(s, 1).sailing = 1
  assert.deepEqual(areas(), [18, 12, 6], 'sailing does')
})

test('A42 by the manual places are worth 4, 2 and 1 VP', () => {
  const s = last(3, { rulesVariant: 'manual' })
  for (const hex of ['E12', 'E11']) put(s, 0, hex, 'workshop')
  put(s, 1, 'A1', 'workshop')
  player(s, 1).levels = [2, 0, 0, 0]
  player(s, 2).levels = [1, 0, 0, 0]
  assert.deepEqual([line(s, 0, 'area'), line(s, 1, 'area'), line(s, 2, 'area')], [4, 2, 1])
  assert.deepEqual([line(s, 0, 'levels'), line(s, 1, 'levels'), line(s, 2, 'levels')], [0, 4, 2])
})

/** Seats 0 and 1 end with 40 VP in all, seat 0 with the higher sum of levels. */
function tied(variant: string): InnovationState {
  const s = last(3, { rulesVariant: variant })
  player(s, 0).levels = [3, 0, 0, 0]
  player(s, 1).levels = [0, 1, 0, 0]
  return levelled(s, 40)
}

/** Seats 0 and 1 get so many VP that they would end with the same total. */
function levelled(s: InnovationState, total: number): InnovationState {
  for (const seat of [0, 1]) {
    const p = player(s, seat)
    const missing = total - finalScores(s, seat).total
    p.vp += missing
    p.points[0] = (p.points[0] ?? 0) + missing
  }
  return s
}

test('A36.6 equal VP share the victory', () => {
  const { result } = ended(tied('published'))
  assert.deepEqual(
    [result.totals.slice(0, 2), result.ranks],
    [
      [40, 40],
      [1, 1, 3],
    ],
  )
})

test('A42 by the manual the higher sum of levels breaks the tie', () => {
  const { result } = ended(tied('manual'))
  assert.deepEqual(
    [result.totals.slice(0, 2), result.ranks],
    [
      [40, 40],
      [1, 2, 3],
    ],
  )
  const even = tied('manual')
  player(even, 0).levels = [2, 1, 0, 0]
  player(even, 1).levels = [0, 0, 2, 1]
  const { result: shared } = ended(levelled(even, 40))
  assert.deepEqual(shared.ranks.slice(0, 2), [1, 1], 'then it is shared')
})

/** A solo table in round 6: the Automa has one workshop on the small map and passes next. */
function solo(options = {}): InnovationState & { automa: Automa } {
  const s = bare([{ terrain: 'forest' }], { automaFaction: 'simpletons', automaTerrain: 'random', ...options })
  assert.ok(s.automa !== null)
  const { automa } = s
  s.round = 6
  Object.assign(automa, { draw: [], shown: '', discard: ['S1'], terrain: WHEEL.indexOf('desert') })
  Object.assign(automa, { vp: 20, levels: [0, 0, 0, 0], passed: true })
  s.passing = [1]
  put(s, 0, 'A1', 'workshop')
  return Object.assign(s, { automa })
}

test('A38.22, R40 the Automa has a place, a total and lines in the result', () => {
  const s = solo()
  put(s, 1, 'C10', 'workshop')
  put(s, 1, 'C9', 'workshop')
  s.automa.vp = 63
  s.automa.levels = [2, 0, 0, 0]
  player(s, 0).levels = [1, 1, 0, 0]
  const { result, told } = ended(s)
  // The human: 20, area 12, banking 4, law 8. She: 63, area 18, banking 8.
  assert.deepEqual([result.ranks, result.totals], [[2], [44]])
  assert.deepEqual(result.others, [
    {
      key: 'other.automa',
      rank: 1,
      total: 89,
      lines: [
        { key: 'start', points: 20 },
        { key: 'turns', points: 43 },
        { key: 'factions', points: 0 },
        { key: 'area', points: 18 },
        { key: 'levels', points: 8 },
      ],
    },
  ])
  assert.equal(told.at(-1), 'The Automa scores 18 VP for the area and 8 for disciplines: 89 VP in all. She wins.')
})

test('A38.22, A38.25 her area: adjacent hexes, and those within her sailing value of round 6', () => {
  const points = (difficulty: number, ...hexes: readonly string[]): number => {
    const s = solo({ difficulty })
    put(s, 0, 'A2', 'workshop')
    for (const hex of hexes) put(s, 1, hex, 'workshop')
    return finalScores(s, 1).area
  }
  assert.equal(points(2, 'I1', 'I3'), 12, 'two apart over land: one building against two')
  assert.equal(points(2, 'I1', 'I2'), 15)
  assert.equal(points(2, 'A6', 'A4', 'B5'), 18, 'over one river hex')
})

test('A38.22, A38.23 the Wanderers end with 2 VP for each building; who has more beats her', () => {
  const s = solo({ automaFaction: 'wanderers' })
  put(s, 1, 'C10', 'workshop')
  put(s, 1, 'H5', 'guild')
  Object.assign(player(s, 0), { coins: 200 })
  const { result, told } = ended(s)
  assert.deepEqual([result.ranks, result.others[0]?.rank], [[1], 2])
  assert.deepEqual(
    result.others[0]?.lines.find((one) => one.key === 'factions'),
    { key: 'factions', points: 4 },
  )
  // 20 VP, 18 for an area of one building like that of the human, shared: 15; 4 for two buildings.
  assert.match(
    told.at(-1) ?? '',
    /15 VP for the area, 0 for disciplines and 4 for her faction: 39 VP in all\. She is beaten\.$/,
  )
})

test('A36.6, A42 a tie with the Automa is shared, by the manual the levels decide', () => {
  const even = (rulesVariant: string, levels: number[]): Result & { told: string } => {
    const s = solo({ rulesVariant })
    put(s, 1, 'C10', 'workshop')
    s.automa.levels = levels
    player(s, 0).levels = [1, 0, 0, 0]
    s.automa.vp += finalScores(s, 0).total - finalScores(s, 1).total
    const { result, told } = ended(s)
    assert.equal(result.totals[0], result.others[0]?.total)
    return { ...result, told: told.at(-1) ?? '' }
  }
  const published = even('published', [0, 3, 0, 0])
  assert.deepEqual([published.ranks, published.others[0]?.rank], [[1], 1])
  assert.match(published.told, /She shares the victory\.$/)
  const more = even('manual', [0, 3, 0, 0])
  assert.deepEqual([more.ranks, more.others[0]?.rank], [[2], 1])
  assert.match(more.told, /She wins\.$/)
  const equal = even('manual', [0, 1, 0, 0])
  assert.deepEqual([equal.ranks, equal.others[0]?.rank], [[1], 1])
})

test('A39 beside two people the Automa is ranked among both', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }], { automa: true })
  assert.ok(s.automa !== null)
  s.round = 6
  Object.assign(s.automa, { passed: true, vp: 60, levels: [0, 0, 0, 0] })
  s.passing = [2]
  for (const [seat, vp] of [80, 40].entries()) {
    const p = player(s, seat)
    Object.assign(p, { vp, points: p.points.map((_, n) => (n === 0 ? vp : 0)) })
  }
  const { result } = ended(s)
  assert.deepEqual([result.ranks, result.others[0]?.rank], [[1, 3], 2])
})

test('R40 tables of version 1 rank the people alone', () => {
  const s = solo()
  s.version = 1
  s.automa.vp = 200
  const { result } = ended(s)
  assert.deepEqual([result.ranks, result.others], [[1], []])
})

test('there is no other participant without the Automa', () => {
  assert.deepEqual(game.others(open(2)), [])
  assert.deepEqual(
    game.others(open(2, { automa: true })).map(({ key }) => key),
    ['other.automa'],
  )
})

test('A38.22 what she would score is told at every moment, and adds up at the end', () => {
  const s = open(1, { automaTerrain: 'random' })
  playUntil(s, (now) => now.phase === 'over')
  const [other] = game.others(s)
  assert.equal(
    other?.lines.reduce((sum, { points }) => sum + points, 0),
    finalScores(s, 1).total,
  )
})
