/** R26 The campaign's stars, unlocks and wishes, each by itself; R24.7, R26.4 the solo victory. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Options } from '@ludarium/kernel'
import { spaceOf } from '../board.ts'
import {
  type Campaign,
  chapterTable,
  isOver,
  leadersOf,
  newCampaign,
  readCampaign,
  readSaved,
  recordChapter,
  type Wishes,
} from '../campaign.ts'
import { player } from '../pieces.ts'
import { RATINGS, ratingOf, total, winnersOf } from '../scoring.ts'
import type { ReviveState } from '../state.ts'
import { actAs, asked, canAs, offered, resources, table, tableOf } from './table.ts'

/** A finished table of the chapter at which everybody has the points and nothing else. */
function finished(chapter: number, points: readonly number[]): ReviveState {
  const s = table({ seats: points.length, options: { chapter } })
  for (const [seat, p] of s.players.entries()) {
    p.artifactCard = ''
    p.points = points[seat] ?? 0
  }
  s.over = true
  s.agenda = []
  return s
}

function campaignAt(chapter: number, ...names: readonly string[]): Campaign {
  return { ...newCampaign(names.length, 'stars', names), chapter }
}

/** The settings that the table of the next chapter is opened with. */
function settings(campaign: Campaign, wishes: Wishes = {}): Options {
  return tableOf(chapterTable(campaign, wishes)).options
}

/** Hibernates and takes nothing. */
function sleep(s: ReviveState): void {
  actAs(s, 0, { do: 'hibernate' })
  while (asked(s) !== 'turn' && !s.over) actAs(s, 0, canAs(s, 0, { do: 'decline' }) ? { do: 'decline' } : { do: 'end' })
}

/** The stars that the chapter brings, in the order of the names. */
function starsOf(s: ReviveState): number[] {
  const names = ['A', 'B', 'C', 'D'].slice(0, s.seats)
  const { stars } = recordChapter(campaignAt(s.chapter, ...names), s)
  return names.map((name) => stars[name] ?? -1)
}

test('R26.4, R24.7 a solo player wins a chapter with exactly 100 points and not with 99', () => {
  for (const [points, wins] of [
    [99, false],
    [100, true],
    [101, true],
  ] as const) {
    const s = finished(1, [0])
    player(s, 0).points = points - total(s, 0)
    assert.equal(total(s, 0), points)
    assert.deepEqual(winnersOf(s), wins ? [0] : [])
    const next = recordChapter(campaignAt(1, 'Ann'), s)
    assert.deepEqual(next.played[0]?.winners, wins ? ['Ann'] : [])
    assert.equal(next.stars.Ann, wins ? 1 : 0)
  }
})

test('R24.7 each rating begins at its figure', () => {
  const figures = [50, 75, 100, 130, 160, 180]
  const names = ['survivor', 'minor', 'regular', 'major', 'superior', 'utopia']
  for (const [at, from] of figures.entries()) {
    assert.equal(ratingOf(from), names[at])
    assert.equal(ratingOf(from - 1), at === 0 ? 'loss' : names[at - 1])
  }
  assert.equal(ratingOf(0), 'loss')
  assert.equal(ratingOf(-3), 'loss')
  assert.equal(RATINGS.length, 7)
})

test('R26.2 chapter 1: a star for four pieces, one for the victory', () => {
  const s = finished(1, [10, 50, 20])
  player(s, 0).small = [spaceOf('1,1'), spaceOf('-1,-1')]
  player(s, 0).large = [spaceOf('6,0')]
  player(s, 0).figures[0] = spaceOf('1,0')
  player(s, 2).small = [spaceOf('1,1'), spaceOf('-1,-1'), spaceOf('6,0')]
  player(s, 1).points = 90
  assert.deepEqual(starsOf(s), [1, 1, 0])
})

test('R26.2 chapter 2: a star for the first large location, another for the second; shared victory, shared star', () => {
  const s = finished(2, [30, 30])
  s.large = s.large.map((one) => ({ ...one }))
  player(s, 0).figures[0] = spaceOf('L:NE')
  player(s, 1).figures[0] = spaceOf('L:NE')
  player(s, 1).figures[1] = spaceOf('L:SW')
  const places = winnersOf(s)
  const wins = [0, 1].map((seat) => (places.includes(seat) ? 1 : 0))
  assert.deepEqual(starsOf(s), [1 + (wins[0] ?? 0), 2 + (wins[1] ?? 0)])
  const tied = finished(2, [30, 30])
  assert.deepEqual(winnersOf(tied), [0, 1])
  assert.deepEqual(starsOf(tied), [1, 1])
  tied.first = 1
  assert.deepEqual(winnersOf(tied), [1, 0], 'in turn order')
})

test('R26.2, I15 chapter 3: three markers bring a star, most artifacts another; with none nobody has most', () => {
  const s = finished(3, [0, 0, 60])
  player(s, 0).tribeMarkers = 3
  player(s, 1).tribeMarkers = 2
  assert.deepEqual(starsOf(s), [1, 0, 1])
  player(s, 0).artifacts = ['MA-1-amber']
  player(s, 1).artifacts = ['MA-1-teal']
  assert.deepEqual(starsOf(s), [2, 1, 1], 'all who are tied')
  player(s, 1).artifacts.push('MA-2-teal')
  assert.deepEqual(starsOf(s), [1, 1, 1])
})

test('R26.2 chapter 4: two crystals bring a star, most tiles explored another', () => {
  const s = finished(4, [0, 80])
  player(s, 0).explored = 3
  player(s, 1).explored = 2
  assert.deepEqual(starsOf(s), [1, 1])
})

test('R26.4 stars add up over chapters by name; whoever has most leads, all who are tied', () => {
  const before: Campaign = { ...campaignAt(1, 'Ann', 'Bo'), stars: { Ann: 2, Cy: 3 } }
  const next = recordChapter(before, finished(1, [0, 40]))
  assert.deepEqual(next.stars, { Ann: 2, Cy: 3, Bo: 1 })
  assert.deepEqual(leadersOf(next), ['Cy'])
  assert.deepEqual(leadersOf({ ...next, stars: { Ann: 3, Cy: 3, Bo: 1 } }), ['Ann', 'Cy'])
  assert.deepEqual(leadersOf(newCampaign(2, 'x')), [])
})

test('R26.4 players named constructor and __proto__ have stars like everybody', () => {
  const names = ['constructor', '__proto__', 'toString']
  const first = recordChapter(campaignAt(1, ...names), finished(1, [0, 40, 0]))
  assert.deepEqual(Object.entries(first.stars), [
    ['constructor', 0],
    ['__proto__', 1],
    ['toString', 0],
  ])
  assert.deepEqual(Object.entries(first.played[0]?.stars ?? {}), Object.entries(first.stars))
  const saved = readCampaign(JSON.stringify(first))
  assert.ok(saved !== null)
  const second = recordChapter(saved, finished(2, [50, 0, 0]))
  assert.deepEqual(Object.entries(second.stars), [
    ['constructor', 1],
    ['__proto__', 1],
    ['toString', 0],
  ])
  assert.deepEqual(leadersOf(second), ['constructor', '__proto__'])
})

test('R26.4 a new campaign has nothing unlocked, and seats without a name are called by their number', () => {
  assert.deepEqual(newCampaign(2, 'x', ['Ann']), {
    schema: 'revive/campaign/1',
    seed: 'x',
    names: ['Ann', 'Seat 2'],
    chapter: 1,
    tribes: [],
    switchSide: 'SW0',
    moonSides: false,
    largeLocations: false,
    vastCrystals: false,
    longGame: false,
    draftArtifacts: false,
    stars: {},
    played: [],
  })
})

test('R26.1 only the finished table of the next chapter is recorded, and after five there is none', () => {
  const over = finished(1, [0, 40])
  assert.throws(() => recordChapter(campaignAt(2, 'A', 'B'), over), /chapter 1, not of 2/)
  assert.throws(() => recordChapter(campaignAt(1, 'A', 'B'), { ...over, over: false }), /not finished/)
  assert.throws(
    () => recordChapter(campaignAt(1, 'A', 'B'), { ...over, agenda: [{ step: 'branch', seat: 0 }] }),
    /not finished/,
  )
  assert.equal(isOver(campaignAt(5, 'A', 'B')), false)
  assert.ok(isOver(campaignAt(6, 'A', 'B')))
  assert.throws(() => recordChapter(campaignAt(6, 'A', 'B'), finished(5, [0, 40])), /All chapters/)
})

test('R25.1, R26.2 the long game is played once it is unlocked, and only by those who want it', () => {
  const long = (longGame: boolean, wish?: boolean): unknown =>
    settings({ ...campaignAt(5, 'A', 'B'), longGame }, wish === undefined ? {} : { long: wish }).long
  assert.equal(long(true, true), true)
  assert.equal(long(true, false), false)
  assert.equal(long(true), false, 'nobody has asked for it')
  assert.equal(long(false, true), false, 'it is locked')
})

test('R25.2, R26.2 artifacts are drafted once that is unlocked: in the last chapter unless declined, before by wish', () => {
  const draft = (chapter: number, draftArtifacts: boolean, wish?: boolean): unknown =>
    settings({ ...campaignAt(chapter, 'A', 'B'), draftArtifacts }, wish === undefined ? {} : { draft: wish }).draft
  assert.deepEqual(
    [draft(4, true), draft(4, true, true), draft(5, true), draft(5, true, false), draft(5, false, true)],
    [false, true, true, false, false],
  )
})

test('R26.2 what a chapter brings by itself: moon sides in the third, vast crystals in the fourth, all chosen in the last', () => {
  const optionsOf = (chapter: number, more: Partial<Campaign> = {}): Options =>
    settings({ ...campaignAt(chapter, 'A', 'B'), ...more })
  assert.deepEqual(
    [1, 2, 3, 4].map((chapter) => optionsOf(chapter).sides),
    ['sun', 'sun', 'moon', 'sun'],
  )
  assert.equal(optionsOf(3, { moonSides: true }).sides, 'chosen')
  assert.deepEqual(
    [3, 4, 5].map((chapter) => optionsOf(chapter).vastCrystals),
    [false, true, false],
  )
  assert.equal(optionsOf(5, { vastCrystals: true }).vastCrystals, true)
  assert.deepEqual(
    [4, 5].map((chapter) => optionsOf(chapter).tribeChoice),
    ['dealt', 'chosen'],
  )
  assert.deepEqual(
    [
      optionsOf(2).formica,
      optionsOf(2, { tribes: ['formica'] }).formica,
      optionsOf(2, { tribes: ['formica'] }).vukuntur,
    ],
    [false, true, false],
  )
})

test('R26.5 each chapter unlocks what its cards say, and what is unlocked stays', () => {
  const after = (chapter: number): Campaign => recordChapter(campaignAt(chapter, 'A', 'B'), finished(chapter, [0, 40]))
  assert.deepEqual([after(1).tribes, after(1).switchSide], [['formica'], 'SW1'])
  assert.deepEqual([after(2).tribes, after(2).largeLocations], [['vukuntur'], true])
  assert.deepEqual([after(3).moonSides, after(3).draftArtifacts, after(3).largeLocations], [true, true, false])
  const fourth = after(4)
  assert.deepEqual(
    [fourth.vastCrystals, fourth.switchSide, fourth.longGame, fourth.moonSides],
    [true, 'SW4', true, false],
  )
  const kept = recordChapter(
    { ...campaignAt(2, 'A', 'B'), tribes: ['formica'], switchSide: 'SW1' },
    finished(2, [0, 40]),
  )
  assert.deepEqual([kept.tribes, kept.switchSide], [['formica', 'vukuntur'], 'SW1'], 'nobody chose another side')
})

test('R3.6, R25.1 the crater supply, and one player more of it in the long game', () => {
  const supply = (seats: number, long: boolean): [number, number] => {
    const s = tableOf({ seats, options: { long }, seed: 'supply' })
    return [s.crater.length, s.craterMinors]
  }
  assert.deepEqual(
    [1, 2, 3, 4].map((seats) => supply(seats, false)),
    [
      [3, 0],
      [6, 0],
      [9, 0],
      [12, 0],
    ],
  )
  assert.deepEqual(
    [1, 2, 3, 4].map((seats) => supply(seats, true)),
    [
      [6, 0],
      [9, 0],
      [12, 0],
      [12, 2],
    ],
  )
})

test('R26.2, I14 the winner of the second chapter chooses a side of the switch; alone, below 100 points, nobody does', () => {
  for (const points of [99, 100]) {
    const s = table({ seats: 1, options: { chapter: 2, switch: 'SW1' } })
    s.cube = 21
    actAs(s, 0, { do: 'switch' }, { do: 'choose', option: 0 }, { do: 'take', resource: 'gear' })
    player(s, 0).artifactCard = ''
    player(s, 0).points += points - total(s, 0)
    actAs(s, 0, { do: 'end' })
    assert.ok(s.over)
    assert.equal(asked(s), points === 100 ? 'branch' : 'over')
    if (points < 100) continue
    assert.equal(offered(s, 0, {}).length, 2)
    actAs(s, 0, { do: 'branch', option: 1 })
    assert.equal(s.branch, 1)
  }
})

test('R24.3, R24.4 alone, a card moves the cube one space, hibernation two, and beyond space 20 the game ends', () => {
  const s = table({ seats: 1 })
  assert.equal(s.cube, 1)
  player(s, 0).active = ['SA1', 'SA2']
  actAs(s, 0, { do: 'play', card: 'SA1' })
  assert.equal(s.cube, 2)
  const other = table({ seats: 1 })
  actAs(other, 0, { do: 'switch' }, { do: 'take', resource: 'gear' })
  assert.equal(other.cube, 1, 'other actions do not move it')
  assert.deepEqual(offered(other, 0, {}), [{ do: 'end' }], 'a turn is one action')
  actAs(other, 0, { do: 'end' })
  other.cube = 18
  sleep(other)
  assert.equal(other.cube, 20)
  assert.equal(other.over, false)
  other.cube = 19
  sleep(other)
  assert.ok(other.over)
  assert.equal(other.cube, 21)
})

test('Q26 a card that rests unplayed gives its gains and makes nobody hibernate', () => {
  const s = table()
  const p = player(s, 0)
  p.energy = 1
  p.machines = [{ id: 'MN06', charged: false }]
  p.active = ['CN12', 'SA1']
  actAs(s, 0, { do: 'machine', machine: 'MN06' })
  assert.equal(asked(s), 'restActive')
  assert.equal(offered(s, 0, { do: 'rest' }).length, 2)
  actAs(s, 0, { do: 'rest', card: 'CN12' })
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 0, book: 3, food: 0 })
  assert.equal(asked(s), 'turn')
  assert.equal(s.active, 0)
  assert.deepEqual([p.hibernation, p.slept, s.sleeper], [0, 0, ''])
  assert.ok(p.resting.includes('CN12'), 'the card stays')
  assert.ok(!s.gone.includes('CN12'))
  assert.deepEqual(p.active, ['SA1'])
})

test('R26 a campaign is read again with its stars, and not when they are no numbers', () => {
  const saved = { ...campaignAt(2, 'Ann', 'Bo'), stars: { Ann: 2, Bo: 0 } }
  assert.deepEqual(readSaved(JSON.stringify(saved)), saved)
  assert.equal(readSaved(JSON.stringify({ ...saved, stars: { Ann: 2, Bo: 'none' } })), null)
})

test('R26 a campaign is read again after its last chapter, and not beyond', () => {
  const over = campaignAt(6, 'Ann', 'Bo')
  assert.deepEqual(readSaved(JSON.stringify(over)), over)
  assert.equal(readSaved(JSON.stringify({ ...over, chapter: 7 })), null)
  assert.equal(readSaved(JSON.stringify({ ...over, chapter: 0 })), null)
})
