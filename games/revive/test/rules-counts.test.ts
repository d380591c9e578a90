/** R2.6, R20 Everything that is counted, and the scores that are made of it, each by itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaceOf } from '../board.ts'
import { count, isRecruit } from '../counts.ts'
import type { Count } from '../data/index.ts'
import { player } from '../pieces.ts'
import { artifactPoints, locationPoints, progressPoints, ranks, score, total } from '../scoring.ts'
import type { ReviveState } from '../state.ts'
import { give, slotIn, table } from './table.ts'

const counted = (s: ReviveState, ...what: readonly Count[]): number[] => what.map((one) => count(s, 0, one))

test('R2.6 crates count closed and opened, energy in storage and on machines, modules where they lie', () => {
  const s = table()
  const p = player(s, 0)
  p.crates = ['K01', 'K02']
  p.opened = ['K03']
  p.reopened = ['K03']
  p.energy = 2
  p.machines = [
    { id: 'MG01', charged: true },
    { id: 'MG03', charged: false },
  ]
  p.modules[0] = 'M02'
  p.modules[7] = 'M05'
  assert.deepEqual(counted(s, 'crates', 'energy', 'modules'), [3, 3, 2])
})

test('R2.6 population counts figures anywhere, in large locations apart; pieces count buildings too', () => {
  const s = table()
  const p = player(s, 0)
  assert.deepEqual(counted(s, 'population', 'populationLarge', 'pieces', 'largeBuildings'), [0, 0, 0, 0])
  p.figures[0] = 0
  p.figures[1] = spaceOf('L:NW')
  p.figures[2] = spaceOf('1,0')
  p.small = [spaceOf('1,1'), spaceOf('-1,-1')]
  p.large = [spaceOf('6,0')]
  assert.deepEqual(counted(s, 'population', 'populationLarge', 'pieces', 'largeBuildings'), [3, 1, 6, 1])
})

test('R2.6 flasks: of all cards both halves, visible only the played half of those in slots', () => {
  const s = table()
  const p = player(s, 0)
  p.active = ['CG10']
  p.resting = ['CN10']
  assert.deepEqual(counted(s, 'flasks', 'flasksVisible'), [6, 3], 'a top of one and a bottom of two on each')
  slotIn(s, 0, 'B1', 'CY10', 'bottom')
  assert.deepEqual(counted(s, 'flasks', 'flasksVisible'), [9, 5])
  p.slots.B1 = []
  slotIn(s, 0, 'T1', 'CY10', 'top')
  assert.deepEqual(counted(s, 'flasks', 'flasksVisible'), [9, 4])
  p.machines = [
    { id: 'MN05', charged: true },
    { id: 'SM1', charged: false },
  ]
  p.modules[3] = 'M01'
  assert.deepEqual(counted(s, 'flasks', 'flasksVisible'), [12, 7])
})

test('R2.6 cards count recruits wherever they are, never those of the starting set; slots count everything', () => {
  const s = table()
  const p = player(s, 0)
  assert.ok(isRecruit('CG01') && !isRecruit('SA1'))
  p.active = ['CG01', 'SA1', 'CN01']
  p.resting = ['CG02']
  slotIn(s, 0, 'R', 'CY01', 'top')
  slotIn(s, 0, 'T1', 'CG03', 'top')
  assert.deepEqual(counted(s, 'cards', 'cards:gray', 'cards:green', 'cards:yellow'), [5, 3, 1, 1])
  assert.deepEqual(counted(s, 'slotted:gray', 'slotted:green', 'slotted:yellow'), [1, 0, 1])
  s.wild = 'CY01'
  assert.deepEqual(
    counted(s, 'slotted:gray', 'slotted:green', 'slotted:yellow'),
    [2, 1, 1],
    'R8.8 a card of all colours',
  )
})

test('R2.6, R13.5 waters count once each, with a temple on them or not', () => {
  const sun = table({ tribes: ['hofstadterians'] })
  player(sun, 0).waters = [3, 4]
  player(sun, 0).tiles = [5]
  assert.deepEqual(counted(sun, 'water'), [2])
  const moon = table({ tribes: ['hofstadterians'], options: { sides: 'moon' } })
  player(moon, 0).waters = [3, 4]
  player(moon, 0).tiles = [4, 5]
  assert.deepEqual(counted(moon, 'water'), [3])
  const other = table({ tribes: ['nadair'], options: { sides: 'moon' } })
  player(other, 0).waters = [3]
  player(other, 0).tiles = [4, 5]
  assert.deepEqual(counted(other, 'water'), [1], 'only temples claim water')
})

test('R2.6, R25.4 crystals beside own buildings count once each, vast ones when they are in the game', () => {
  const s = table()
  const p = player(s, 0)
  p.small = [spaceOf('6,0')]
  p.large = [spaceOf('5,2')]
  assert.deepEqual(counted(s, 'crystals'), [2], 'C05 and C06, which both touch')
  s.vastCrystals = true
  assert.deepEqual(counted(s, 'crystals'), [3], 'V3 beside 5,2')
  p.large = []
  assert.deepEqual(counted(s, 'crystals'), [2])
})

test('R2.6 area tiles count where there is a piece, large locations not', () => {
  const s = table()
  const p = player(s, 0)
  p.figures[0] = spaceOf('L:NE')
  assert.deepEqual(counted(s, 'areaTiles'), [0])
  p.figures[1] = 0
  assert.deepEqual(counted(s, 'areaTiles'), [1])
  p.small = [spaceOf('0,-5')]
  assert.deepEqual(counted(s, 'areaTiles'), [1], '-1,-5 and 0,-5 lie on one tile')
  p.large = [spaceOf('6,0')]
  assert.deepEqual(counted(s, 'areaTiles'), [2])
})

test('R2.6 markers, artifacts and tiles explored', () => {
  const s = table()
  const p = player(s, 0)
  p.tribeMarkers = 4
  p.artifacts = ['MA-1-amber', 'MA-2-teal']
  p.minors = 3
  p.explored = 5
  assert.deepEqual(counted(s, 'tribeMarkers', 'artifacts', 'explored'), [4, 2, 5])
})

test('R15.2 progress is worth the lowest vacant space, and 40 when none is left', () => {
  assert.deepEqual(
    [0, 1, 6, 13, 19, 20].map((progress) => progressPoints(progress)),
    [0, 1, 6, 20, 37, 40],
  )
})

test('R20.1 large locations: only with a figure there; tracks by their position, steps from their figure on', () => {
  const s = table()
  const p = player(s, 0)
  s.large[0] = { tile: 'LL1', side: 'A' }
  s.large[1] = { tile: 'LL8', side: 'A' }
  p.tracks = { gray: 9, green: 2, yellow: 3 }
  assert.equal(locationPoints(s, 0, 0), 0)
  p.figures[0] = spaceOf('L:NW')
  p.figures[1] = spaceOf('L:NE')
  const corner = [0, 1, 2, 3].find((one) => locationPoints(s, 0, one) === 9)
  assert.ok(corner !== undefined, 'the gray track')
  s.large = s.large.map(() => ({ tile: 'LL8', side: 'A' }))
  const worth = (tiles: number): number => {
    p.small = ['0,-5', '6,0', '4,-5', '1,-5', '1,1', '-1,-1', '5,2', '-4,5', '-6,0', '1,5', '-5,4']
      .slice(0, tiles)
      .map(spaceOf)
    assert.equal(count(s, 0, 'areaTiles'), tiles)
    return locationPoints(s, 0, corner ?? -1)
  }
  assert.deepEqual([2, 3, 5, 6, 7, 8, 9, 10].map(worth), [0, 3, 3, 7, 7, 12, 12, 15])
})

test('R20.1 item 8: each category once, and once more for each artifact of its colour; every so many counts', () => {
  const s = table()
  const p = player(s, 0)
  p.artifactCard = 'AC03'
  p.modules[0] = 'M02'
  p.modules[1] = 'M05'
  p.modules[2] = 'M06'
  p.tribeMarkers = 2
  assert.equal(artifactPoints(s, 0), 1 + 2, 'three modules are one pair')
  p.artifacts = ['MA-1-amber', 'MA-2-amber', 'MA-1-teal']
  assert.equal(artifactPoints(s, 0), 3 * 1 + 2 * 2)
  p.artifactCard = ''
  assert.equal(artifactPoints(s, 0), 0)
})

test('R14.7, R20.1 end card bonuses score the cards of their colour, resources one point for five', () => {
  const s = table()
  const p = player(s, 0)
  const line = (key: string): number => score(s, 0).find((one) => one.key === key)?.points ?? -1
  p.active = ['CG01', 'CN01', 'CN02']
  p.rewards = ['R04']
  assert.equal(line('cards'), 0)
  p.rewards = ['R10', 'R12']
  assert.equal(line('cards'), 6)
  give(s, 0, { crystal: 1, gear: 1, book: 1, food: 1 })
  assert.equal(line('resources'), 0)
  give(s, 0, { food: 2 })
  assert.equal(line('resources'), 1)
  give(s, 0, { gear: 6, food: 2, book: 0, crystal: 2 })
  assert.equal(line('resources'), 2)
  p.tribe = 'hofstadterians'
  p.figures[0] = 0
  assert.equal(line('technologies'), 3)
  p.figures[1] = spaceOf('L:NW')
  assert.equal(line('technologies'), 7)
  p.tribe = ''
  assert.equal(line('technologies'), 0)
})

test('R20.3 ranks go by points, then by what is left beyond groups of five, then by the tracks together', () => {
  const s = table({ seats: 3 })
  for (const p of s.players) p.artifactCard = ''
  player(s, 2).points = 1
  assert.deepEqual(ranks(s), [2, 2, 1])
  player(s, 2).points = 0
  give(s, 1, { food: 4 })
  assert.deepEqual(ranks(s), [2, 1, 2])
  give(s, 1, { food: 0 })
  for (const track of ['gray', 'green', 'yellow'] as const) {
    player(s, 0).tracks[track]++
    assert.deepEqual(ranks(s), [1, 2, 2], track)
    player(s, 0).tracks[track]--
  }
  assert.equal(total(s, 0), total(s, 1))
})
