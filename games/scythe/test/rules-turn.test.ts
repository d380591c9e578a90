/** S3, S13, S14, S15 The turn, objective windows, stars and the end, rule by rule. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next, type Seat } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import { BOTTOM_ACTIONS, GOALS, type Goal, SECTIONS } from '../data/index.ts'
import { game } from '../game.ts'
import { objectiveHolds } from '../objectives.ts'
import { neighbour, starsPlaced } from '../pieces.ts'
import type { ScytheState } from '../state.ts'
import { act, agenda, deploy, moving, of, put, tableWith, tokens, walk, where } from './table.ts'

const isAt = (s: ScytheState, step: string): boolean => next(s)?.step === step

function starsFor(s: ScytheState, seat: Seat, goal: Goal): number | undefined {
  return s.players[seat]?.stars[GOALS.indexOf(goal)]
}

test('S3.1, S2.8 Any section on the first turn; the Factory card only with one', () => {
  const s = tableWith(['saxony', 'nordic'])
  const sections = (): string[] => game.legal(s, 0).flatMap((move) => (move.do === 'section' ? [move.section] : []))
  assert.deepEqual(sections(), [...BOTTOM_ACTIONS])
  of(s, 'saxony').factoryCard = 'fac01'
  assert.deepEqual(sections(), [...SECTIONS])
  of(s, 'saxony').section = SECTIONS.indexOf('factory')
  assert.deepEqual(sections(), [...BOTTOM_ACTIONS], 'not the same again')
})

test('S3.1, S1.7 Section, top row, bottom row, end, then the left neighbour', () => {
  const s = tableWith(['nordic', 'crimea', 'rusviet'], {}, ['industrial', 'patriotic', 'mechanical'])
  tokens(s, 'r0c4', 'oil', 3)
  act(s, { do: 'section', section: 'upgrade' })
  assert.ok(isAt(s, 'top'))
  act(s, { do: 'skip' })
  assert.ok(isAt(s, 'bottom'))
  act(s, { do: 'skip' })
  assert.ok(isAt(s, 'end'))
  act(s, { do: 'end' })
  assert.deepEqual([game.actors(s), next(s)?.step], [[2], 'section'], 'clockwise from Nordic comes Rusviet')
})

test('S1.7 Neighbours run around the board in both directions', () => {
  const s = tableWith(['nordic', 'crimea', 'rusviet'])
  assert.deepEqual(
    [0, 1, 2].map((seat) => [neighbour(s, seat, 1), neighbour(s, seat, -1)]),
    [
      [2, 1],
      [0, 2],
      [1, 0],
    ],
  )
})

test('S3 Rounds are counted from the first player on, and each turn begins afresh', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const { round, turn } = s
  s.forced = 2
  s.coerced = true
  s.toka = true
  s.moved = 5
  s.preferred = 3
  agenda(s, { step: 'turn', seat: 1 })
  assert.deepEqual([s.round, s.turn, s.active], [round, turn + 1, 1])
  assert.deepEqual([s.forced, s.coerced, s.toka, s.moved, s.preferred], [0, false, false, 0, 0])
  agenda(s, { step: 'turn', seat: 0 })
  assert.deepEqual([s.round, s.turn, s.active], [round + 1, turn + 2, 0])
})

test('R41 Each standing preference can be turned over, once a turn each', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  const preferences = (): string[] =>
    game.legal(s, 0).flatMap((move) => (move.do === 'prefer' ? [`${move.what} ${move.on}`] : []))
  assert.deepEqual(preferences(), ['upgrade false', 'deploy false', 'build false', 'enlist false', 'gains true'])
  act(s, { do: 'prefer', what: 'upgrade' })
  assert.deepEqual([p.accepts, p.asks], [[false, true, true, true], false])
  assert.deepEqual(preferences(), ['deploy false', 'build false', 'enlist false', 'gains true'])
  act(s, { do: 'prefer', what: 'gains' })
  assert.deepEqual([p.accepts, p.asks], [[false, true, true, true], true])
  assert.deepEqual(preferences(), ['deploy false', 'build false', 'enlist false'])
  act(s, { do: 'prefer', what: 'enlist' }, { do: 'prefer', what: 'deploy' }, { do: 'prefer', what: 'build' })
  assert.deepEqual(preferences(), [])
  assert.deepEqual(p.accepts, [false, false, false, false])
  assert.ok(isAt(s, 'section'), 'the section is still to be chosen')
  agenda(s, { step: 'turn', seat: 0 })
  assert.deepEqual(preferences(), ['upgrade true', 'deploy true', 'build true', 'enlist true', 'gains false'])
})

test('S13.3 Window C is asked of everybody who may still score an objective, nobody else', () => {
  for (const [faction, stars, objectives, asked] of [
    ['nordic', 0, ['obj12', 'obj01'], true],
    ['nordic', 1, [], false],
    ['nordic', 1, ['obj12'], false],
    ['saxony', 1, ['obj12'], true],
    ['saxony', 2, [], false],
    ['nordic', 0, [], false],
  ] as const) {
    const s = tableWith([faction, 'rusviet'])
    const p = of(s, faction)
    p.objectives = [...objectives]
    p.stars[GOALS.indexOf('objective')] = stars
    agenda(s, { step: 'end', seat: 0 })
    assert.equal(isAt(s, 'end'), asked, `${faction} ${stars} ${objectives}`)
  }
})

test('S13.2 A revealed objective is public and cannot be undone; others go under the deck', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  p.objectives = ['obj22', 'obj12']
  p.factoryCard = 'fac05'
  s.objectiveDeck = ['obj01', 'obj02']
  agenda(s, { step: 'end', seat: 0 })
  const { reveals } = s
  act(s, { do: 'reveal', objective: 'obj22' })
  assert.deepEqual([p.revealed, p.objectives, s.objectiveDeck], [['obj22'], [], ['obj12', 'obj01', 'obj02']])
  assert.ok(s.reveals > reveals)
  assert.equal(starsFor(s, 0, 'objective'), 1)
})

test('S13.2 The second objective of Saxony brings a second star, and the window comes again', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  p.objectives = ['obj22', 'obj12']
  p.factoryCard = 'fac05'
  p.coins = 20
  agenda(s, { step: 'end', seat: 0 })
  act(s, { do: 'reveal', objective: 'obj12' }, { do: 'reveal', objective: 'obj22' })
  assert.equal(starsFor(s, 0, 'objective'), 2)
})

test('S13.4 Edges of conditions', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  put(p, { worker1: 'r5c0', worker2: 'r5c0', worker3: 'hb_saxony', worker4: 'hb_saxony', character: 'hb_saxony' })
  p.units[1] = placeOf('hb_saxony')
  p.units[2] = placeOf('hb_saxony')
  p.units[3] = placeOf('hb_saxony')
  const pieces = { type: 'ownPiecesOnOneTerritory', min: 6, counts: [] } as const
  assert.equal(objectiveHolds(s, 0, pieces), false, 'a base is no territory')
  put(p, { worker3: 'r0c1', worker4: 'r0c1', character: 'r0c1', mech1: 'r0c1', mech2: 'r0c1', mech3: 'r0c1' })
  assert.equal(objectiveHolds(s, 0, pieces), true, 'the first hex of the map is one')
  put(p, { mech3: 'r5c1' })
  assert.equal(objectiveHolds(s, 0, pieces), false, 'five units')
  p.structures[0] = placeOf('r0c1')
  assert.equal(objectiveHolds(s, 0, pieces), true, 'and a structure')
  const forced = { type: 'forcedWorkerRetreatThisTurn', min: 1 } as const
  s.forced = 1
  assert.deepEqual([objectiveHolds(s, 0, forced), objectiveHolds(s, 1, forced)], [true, false], 'who sent them home')
})

test('S13.4, X5 Highest or tied power compares all players', () => {
  const s = tableWith(['saxony', 'nordic', 'polania'])
  const condition = { type: 'highestOrTied', stat: 'power' } as const
  of(s, 'saxony').power = 5
  of(s, 'nordic').power = 5
  of(s, 'polania').power = 2
  assert.equal(objectiveHolds(s, 0, condition), true)
  of(s, 'polania').power = 6
  assert.equal(objectiveHolds(s, 0, condition), false)
})

test('S13.4 Objective 9 wants every type on the same territory, objective 16 exact figures', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  const nine = { type: 'territoryResources', minTotal: 9, allTypes: true } as const
  for (let type = 0; type < 4; type++) s.resources[4 * placeOf('r5c0') + type] = type === 3 ? 8 : 1
  assert.equal(objectiveHolds(s, 0, nine), true)
  for (let type = 0; type < 4; type++) {
    const copy = game.clone(s)
    copy.resources[4 * placeOf('r5c0') + type] = 0
    copy.resources[4 * placeOf('r5c0') + ((type + 1) % 4)] = 9
    assert.equal(objectiveHolds(copy, 0, nine), false, `without type ${type}`)
  }
  assert.equal(objectiveHolds(s, 0, { ...nine, minTotal: 11 }), true)
  assert.equal(objectiveHolds(s, 0, { ...nine, minTotal: 12 }), false)
  const sheep = { type: 'territoryComposition', character: 1, mechs: 1, workers: 1, resourcesMin: 5 } as const
  put(p, { character: 'r5c0', mech1: 'r5c0' })
  assert.equal(objectiveHolds(s, 0, sheep), true)
  put(p, { mech2: 'r5c0' })
  assert.equal(objectiveHolds(s, 0, sheep), false, 'two mechs')
  put(p, { mech2: '', character: 'hb_saxony' })
  assert.equal(objectiveHolds(s, 0, sheep), false, 'no character')
})

test('S13.4 Six units on Nordic’s own base are on no territory', () => {
  const s = tableWith(['nordic', 'saxony'])
  of(s, 'nordic').units.fill(placeOf('hb_nordic'), 0, 8)
  assert.equal(objectiveHolds(s, 0, { type: 'ownPiecesOnOneTerritory', min: 6, counts: [] }), false)
})

test('S13.4 Objective 26 wants a worker on each terrain, no other unit', () => {
  const s = tableWith(['saxony', 'nordic'])
  const terrains = { type: 'workerOnEachTerrain', terrains: ['mountain', 'tundra'] } as const
  assert.equal(objectiveHolds(s, 0, terrains), true)
  put(of(s, 'saxony'), { worker1: 'r5c1', character: 'r5c0' })
  assert.equal(objectiveHolds(s, 0, terrains), false)
})

test('S13.4 The first hex of the map counts as the mountain it is', () => {
  const s = tableWith(['saxony', 'nordic'])
  put(of(s, 'saxony'), { worker1: 'r0c1', worker2: 'r5c1' })
  assert.equal(objectiveHolds(s, 0, { type: 'controlTerrainCount', terrain: 'mountain', min: 1 }), true)
})

test('S13.4 Printed tunnels count, a mine does not (R20); one controlled neighbour of the Factory is too few', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  put(p, { worker1: 'r4c2', worker2: 'r5c3', worker3: 'r4c3' })
  p.structures[2] = placeOf('r4c3')
  assert.equal(objectiveHolds(s, 0, { type: 'controlTunnelCount', min: 2 }), true)
  assert.equal(objectiveHolds(s, 0, { type: 'controlTunnelCount', min: 3 }), false)
  assert.equal(objectiveHolds(s, 0, { type: 'controlNeighborsOf', hex: 'r3c3', min: 2 }), false)
  put(p, { character: 'r3c4' })
  assert.equal(objectiveHolds(s, 0, { type: 'controlNeighborsOf', hex: 'r3c3', min: 2 }), true)
})

/** Makes the goal met for seat 0. */
const meets: Readonly<Record<Goal, (s: ScytheState) => void>> = {
  upgrades: (s) => void of(s, 'nordic').cubes.fill(true),
  mechs: (s) => void of(s, 'nordic').units.fill(placeOf('r0c4'), 1, 5),
  structures: (s) => {
    of(s, 'nordic').structures = ['r0c4', 'r0c5', 'r1c4', 'r0c3'].map(placeOf)
  },
  recruits: (s) => void of(s, 'nordic').recruits.fill(true),
  workers: (s) => void of(s, 'nordic').units.fill(placeOf('r0c4'), 5, 13),
  objective: (s) => void of(s, 'nordic').revealed.push('obj01'),
  combat: (s) => {
    of(s, 'nordic').wins = 1
  },
  popularity: (s) => {
    of(s, 'nordic').popularity = 18
  },
  power: (s) => {
    of(s, 'nordic').power = 16
  },
}

/** One short of the goal. */
const falls: Readonly<Partial<Record<Goal, (s: ScytheState) => void>>> = {
  upgrades: (s) => void of(s, 'nordic').cubes.fill(true, 1),
  mechs: (s) => void of(s, 'nordic').units.fill(placeOf('r0c4'), 1, 4),
  structures: (s) => {
    of(s, 'nordic').structures = ['r0c4', 'r0c5', 'r1c4'].map(placeOf).concat(-1)
  },
  recruits: (s) => void of(s, 'nordic').recruits.fill(true, 1),
  workers: (s) => void of(s, 'nordic').units.fill(placeOf('r0c4'), 5, 12),
  popularity: (s) => {
    of(s, 'nordic').popularity = 17
  },
  power: (s) => {
    of(s, 'nordic').power = 15
  },
}

for (const goal of GOALS) {
  test(`S14.1 The star for ${goal}: when it is met, not before, and once`, () => {
    const s = tableWith(['nordic', 'saxony'])
    falls[goal]?.(s)
    agenda(s, { step: 'stars', seat: 0 })
    assert.equal(starsPlaced(of(s, 'nordic')), 0, 'one short')
    meets[goal](s)
    agenda(s, { step: 'stars', seat: 0 })
    agenda(s, { step: 'stars', seat: 0 })
    assert.equal(starsFor(s, 0, goal), 1)
    assert.equal(starsPlaced(of(s, 'nordic')), 1)
  })
}

test('S14.1 Two stars for combat at the most, for Saxony as many as there are', () => {
  for (const [faction, stars] of [
    ['nordic', 2],
    ['saxony', 4],
  ] as const) {
    const s = tableWith([faction, 'rusviet'])
    of(s, faction).wins = 4
    agenda(s, { step: 'stars', seat: 0 })
    assert.equal(starsFor(s, 0, 'combat'), stars)
  }
})

test('S14.3 As many stars as are left are placed without asking; more are asked about one by one', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  p.stars = [1, 1, 1, 1, 0, 0, 0, 0, 0]
  p.power = 16
  p.popularity = 18
  agenda(s, { step: 'stars', seat: 0 })
  assert.equal(starsPlaced(p), 6, 'two goals, two stars')
  assert.deepEqual(game.actors(s), [])
  const t = tableWith(['nordic', 'saxony'])
  const q = of(t, 'nordic')
  q.stars = [1, 1, 1, 1, 0, 0, 0, 0, 0]
  q.power = 16
  q.popularity = 18
  q.wins = 2
  agenda(t, { step: 'stars', seat: 0 })
  assert.deepEqual(game.legal(t, 0), [
    { do: 'star', goal: 'combat' },
    { do: 'star', goal: 'popularity' },
    { do: 'star', goal: 'power' },
  ])
  act(t, { do: 'star', goal: 'combat' })
  assert.deepEqual([starsPlaced(q), game.actors(t)], [5, [0]], 'one star left')
  act(t, { do: 'star', goal: 'combat' })
  assert.deepEqual([q.stars[GOALS.indexOf('combat')], game.actors(t)], [2, []])
})

test('S15.1 The fifth star ends nothing, the sixth everything; the open encounter card is put away', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  p.stars = [1, 1, 1, 1, 0, 0, 0, 0, 0]
  p.power = 16
  s.encounter = 'enc01'
  agenda(s, { step: 'stars', seat: 0 })
  assert.deepEqual([starsPlaced(p), game.actors(s), s.encounter], [5, [0], 'enc01'])
  p.popularity = 18
  const { reveals } = s
  agenda(s, { step: 'stars', seat: 0 })
  assert.deepEqual([starsPlaced(p), game.actors(s), s.encounter], [6, [], ''])
  assert.deepEqual(s.encountersSeen.slice(-1), ['enc01'])
  assert.ok(s.reveals > reveals, 'R56 purses are shown')
})

test('S15.1 Nothing is put away when no encounter is open', () => {
  const s = tableWith(['nordic', 'saxony'])
  of(s, 'nordic').stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  of(s, 'nordic').power = 16
  agenda(s, { step: 'stars', seat: 0 })
  assert.deepEqual(s.encountersSeen, [])
})

test('S15.4 Popularity lost by driving off workers stands; only contested units step back', () => {
  const s = tableWith(['saxony', 'albion', 'nordic'])
  const a = of(s, 'saxony')
  const b = of(s, 'albion')
  a.popularity = 5
  deploy(a, 'riverwalk', 'r4c3')
  deploy(a, 'underpass', 'r5c4')
  put(of(s, 'nordic'), { worker1: 'r5c2' })
  deploy(b, 'shield', 'r5c3')
  b.stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  b.power = 14
  moving(s, 2)
  walk(s, 'mech1', 'r5c2')
  walk(s, 'mech2', 'r5c3')
  assert.deepEqual([starsPlaced(b), game.actors(s)], [6, []], 'Shield brings the sixth star')
  assert.deepEqual([where(a, 'mech1'), where(a, 'mech2'), a.popularity], ['r5c2', 'r5c4', 4])
  assert.equal(where(of(s, 'nordic'), 'worker1'), 'hb_nordic')
})
