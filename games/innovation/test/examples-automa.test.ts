/** What the Automa chooses (A38.7-A38.20). Cards are those of the data; the figures needed are told beside them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { automaSailing, difficultyPoints } from '../automa/sailing.ts'
import { reshuffle } from '../automa/turn.ts'
import { hexNamed, nameOfHex } from '../board.ts'
import { difficulties } from '../data/index.ts'
import { player } from '../pieces.ts'
import { automaActs, automaPasses, automaTurn, builtBy, hers, stage } from './automa.ts'
import { buildingAt, open, playUntil, put, terrainAt } from './table.ts'

test('A38.10 she builds on the best terrain of her list beside the marked buildings; list A or B', () => {
  // Beside D3: C3 mountain, C4 forest, D2 wasteland. S1: marked, list A (wasteland is second).
  const s = stage({ marked: ['D3'], unmarked: ['H5'] })
  assert.equal(builtBy(s, 'S1'), 'D2')
  assert.equal(terrainAt(s, 'D2'), 'desert', 'the hex becomes her terrain')
  assert.deepEqual(
    s.automa.marked.map((hex) => nameOfHex(s, hex)),
    ['D3', 'D2'],
  )
  assert.equal(s.automa.supply[0], 6, 'one workshop less than the seven she had left')
  // Without D2: list A has mountain before forest, list B (S2) forest before mountain.
  assert.equal(builtBy(stage({ human: ['I9', 'D2'], marked: ['D3'] }), 'S1'), 'C3')
  assert.equal(builtBy(stage({ human: ['I9', 'D2'], marked: ['D3'] }), 'S2'), 'C4')
})

test('A38.10 the group is that of the support card, and the new workshop belongs to it', () => {
  // S6: unmarked. Beside H5: H4 wasteland, H6 forest, I4 lake, I5 swamp.
  const s = stage({ marked: ['D3'], unmarked: ['H5'] })
  assert.equal(builtBy(s, 'S6'), 'H4')
  assert.equal(s.automa.marked.length, 1)
})

test('A38.10, R23 a group without buildings or candidates leaves it to the other one', () => {
  const only = stage({ marked: ['D3'] })
  assert.equal(builtBy(only, 'S6'), 'D2', 'S6 asks for unmarked buildings, of which there are none')
  assert.equal(only.automa.marked.length, 2)
  const shut = stage({ human: ['I9', 'A2', 'B2'], marked: ['A1'], unmarked: ['H5'] })
  assert.equal(builtBy(shut, 'S1'), 'H4', 'A1 is shut in')
  assert.equal(shut.automa.marked.length, 1)
})

test('A38.10, A38.11 without any candidate, or without a workshop, she upgrades', () => {
  const shut = stage({ human: ['A2', 'B2'], marked: ['A1'] })
  assert.equal(builtBy(shut, 'S1'), '')
  assert.equal(buildingAt(shut, 'A1'), 'guild')
  const spent = stage({ marked: ['D3'] })
  spent.automa.supply[0] = 0
  assert.equal(builtBy(spent, 'S1'), '')
  assert.equal(buildingAt(spent, 'D3'), 'guild')
})

test('A38.10, A38.25 her reach is the sailing value of the round', () => {
  // On the desert of C7 with B7 and B8 taken, only the river leads on: D5 E5 E6 E7 D8 with sailing 1.
  const at = (round: number): string => builtBy(stage({ human: ['B7', 'B8'], marked: ['C7'], round }), 'S1')
  assert.equal(at(2), '', 'sailing 0 on level 2')
  assert.equal(at(3), 'E7', 'sailing 1: the desert of E7')
})

test('A38.25 figures of the difficulty table, at the end those of round 6', () => {
  const s = stage({ difficulty: 5 })
  const by = (figure: () => number): number[] =>
    [1, 2, 3, 4, 5, 6].map((round) => {
      s.round = round
      return figure()
    })
  assert.deepEqual(
    by(() => automaSailing(s)),
    [1, 1, 2, 2, 3, 3],
  )
  assert.deepEqual(
    by(() => difficultyPoints(s)),
    [3, 3, 4, 4, 4, 4],
  )
  s.round = 0
  assert.equal(automaSailing(s), 1, 'before round 1 that of round 1')
  s.round = 1
  s.phase = 'over'
  assert.equal(automaSailing(s), 3)
  assert.deepEqual(
    difficulties.map(({ vpByRound }) => vpByRound[0]),
    [0, 1, 2, 2, 3],
  )
})

test('A38.10 bring together: only hexes that make the way between the groups shorter', () => {
  // S5: marked, together. C10 and H5 are 7 apart; beside C10: B11 (8), D9 (6), D10 (7). D9 plains would not be her first.
  const far = stage({ marked: ['C10'], unmarked: ['H5'] })
  far.terrain[hexNamed(far, 'D10')] = 0
  assert.equal(builtBy(far, 'S5'), 'D9', 'although D10 is desert')
  const alone = stage({ marked: ['C10'] })
  alone.terrain[hexNamed(alone, 'D10')] = 0
  assert.equal(builtBy(alone, 'S5'), 'D10', 'there is nothing to bring together')
  // D3 and H5 are 4 apart and every hex beside D3 is 5 away from H5: all are kept.
  assert.equal(builtBy(stage({ marked: ['D3'], unmarked: ['H5'] }), 'S5'), 'D2')
})

test('A38.10 bring together is over once one group is in reach of the other', () => {
  const s = stage({ marked: ['C10'], unmarked: ['D9'] })
  s.terrain[hexNamed(s, 'B11')] = 0
  // The groups are adjacent; B11 is 3 away from D9 and desert.
  assert.equal(builtBy(s, 'S5'), 'B11')
  const afloat = stage({ marked: ['C7', 'H5'], unmarked: ['E7', 'A1'], round: 3 })
  afloat.terrain[hexNamed(afloat, 'B8')] = 0
  assert.equal(builtBy(afloat, 'S5'), 'B8', 'C7 and E7 are one river hex apart with sailing 1; that is enough')
})

test('A38.10, A2.3 among equal terrains the one closest to a human building', () => {
  const s = stage({ human: ['H5', 'A9'], marked: ['H3'] })
  for (const hex of ['G2', 'G3', 'H2', 'H4', 'I2', 'I3']) s.terrain[hexNamed(s, hex)] = 0
  assert.equal(builtBy(s, 'S1'), 'H4', 'beside H5')
})

test('A38.9 equal candidates in reading order, from the front or the back, counting on from the start', () => {
  // Around H3 everything is desert and the human is equally far from G2, G3 ... : no human building at all.
  const around = (support: string): string => {
    const s = stage({ human: [], marked: ['H3'] })
    for (const hex of ['G2', 'G3', 'H2', 'H4', 'I2', 'I3']) s.terrain[hexNamed(s, hex)] = 0
    return builtBy(s, support)
  }
  assert.equal(around('S1'), 'G3', 'right-down 2')
  assert.equal(around('S2'), 'I3', 'left-up 1')
  assert.equal(around('R12'), 'H4', 'left-up 3; R12 asks for unmarked buildings, of which there are none')
  const two = stage({ human: [], marked: ['A1'] })
  for (const hex of ['A2', 'B2']) two.terrain[hexNamed(two, hex)] = 0
  assert.equal(builtBy(two, 'R14'), 'A2', 'right-down 3 of two')
})

test('A38.10, A23.1 a build of hers offers power to the human beside it', () => {
  const s = stage({ human: ['C2'], marked: ['D3'] })
  assert.equal(builtBy(s, 'S1'), 'D2')
  assert.deepEqual(s.offers, [{ seat: 0, from: 1, amount: 1, hex: hexNamed(s, 'D2') }])
})

test('A38.12 a workshop beside a human first, the one that offers least; to a guild', () => {
  // D3 is beside D2 (workshop, 1 power), B9 beside B8 and A9 (2 power), H5 beside nobody. S1 card: upgrade.
  const s = stage({ human: ['D2', 'B8', 'A9'], marked: ['D3', 'B9'], unmarked: ['H5'] })
  automaActs(s, 'R8', 'S1')
  assert.deepEqual(
    ['D3', 'B9', 'H5'].map((hex) => buildingAt(s, hex)),
    ['guild', 'workshop', 'workshop'],
  )
  assert.deepEqual([s.automa.supply[0], s.automa.supply[1]], [7, 3])
  assert.deepEqual(s.offers, [{ seat: 0, from: 1, amount: 1, hex: hexNamed(s, 'D3') }])
  assert.equal(s.automa.marked.length, 2, 'marks stay')
})

test('A38.12 otherwise any building that can become another; direction decides', () => {
  // R8 counts right-down 1, S2 left-up 1.
  for (const [support, hex] of [
    ['R8', 'D3'],
    ['S2', 'H5'],
  ] as const) {
    const s = stage({ marked: ['H5'], unmarked: ['D3'] })
    automaActs(s, support, 'S1')
    assert.equal(buildingAt(s, hex), 'guild', 'in reading order, not in the order of building')
  }
})

test('A38.12 a guild becomes the palace, then schools; a school the university; nothing else is left', () => {
  const next = (building: 'guild' | 'school', supply: readonly number[]): string | undefined => {
    const s = stage()
    put(s, 1, 'D3', building)
    s.automa.supply = [...supply]
    automaActs(s, 'R8', 'S1')
    return buildingAt(s, 'D3')
  }
  assert.equal(next('guild', [9, 3, 3, 1, 1]), 'palace')
  assert.equal(next('guild', [9, 3, 3, 1, 0]), 'school')
  assert.equal(next('guild', [9, 3, 0, 1, 0]), 'guild', 'skipped')
  assert.equal(next('school', [9, 3, 3, 1, 1]), 'university')
  assert.equal(next('school', [9, 3, 3, 0, 1]), 'school', 'skipped')
})

test('A38.12 without a guild in supply workshops stay, and a guild beside nobody is upgraded', () => {
  const s = stage({ human: ['D2'], marked: ['D3'] })
  put(s, 1, 'H5', 'guild')
  s.automa.supply[1] = 0
  automaActs(s, 'R8', 'S1')
  assert.deepEqual([buildingAt(s, 'D3'), buildingAt(s, 'H5')], ['workshop', 'palace'])
})

test('A38.13 catch-up: a track where she stands on 0, the one that the direction names', () => {
  // S3 card: send a scholar. Support R8: catch-up, right-down 1; R9: right-down 2.
  const s = stage()
  s.automa.levels = [2, 0, 0, 3]
  player(s, 0).levels = [2, 9, 9, 3]
  automaActs(s, 'R8', 'S3')
  assert.deepEqual([s.automa.levels, s.automa.scholars, s.spaces[1]], [[2, 3, 0, 3], 6, [1, -1, -1, -1]])
  const other = stage()
  other.automa.levels = [2, 0, 0, 3]
  automaActs(other, 'R9', 'S3')
  assert.deepEqual(other.automa.levels, [2, 0, 3, 3])
})

test('A38.13 catch-up: the only track where she stands on 0, however far the human is', () => {
  const s = stage()
  s.automa.levels = [2, 4, 0, 3]
  player(s, 0).levels = [2, 4, 9, 3]
  automaActs(s, 'R8', 'S3')
  assert.deepEqual(s.automa.levels, [2, 4, 3, 3])
})

test('A38.13 catch-up: else where she is nearest to the human, before or behind', () => {
  const s = stage()
  s.automa.levels = [5, 4, 1, 2]
  player(s, 0).levels = [1, 7, 5, 4]
  automaActs(s, 'R8', 'S3')
  assert.deepEqual(s.automa.levels, [5, 4, 1, 5], 'gaps 4, 3, 4, 2')
})

test('A38.13 the free space with the most steps; without a scholar or a space one level', () => {
  const s = stage()
  s.automa.levels = [0, 5, 5, 5]
  s.spaces[0] = [0, 0, -1, -1]
  automaActs(s, 'R8', 'S3')
  assert.deepEqual([s.automa.levels[0], s.spaces[0]], [2, [0, 0, 1, -1]])
  s.automa.levels = [0, 5, 5, 5]
  s.spaces[0] = [0, 0, 1, 0]
  automaActs(s, 'R8', 'S3')
  assert.deepEqual([s.automa.levels[0], s.automa.scholars], [1, 6], 'no space: no scholar spent')
  s.automa.levels = [0, 5, 5, 5]
  s.spaces[0] = [-1, -1, -1, -1]
  s.automa.scholars = 0
  automaActs(s, 'R8', 'S3')
  assert.deepEqual([s.automa.levels[0], s.spaces[0]], [1, [-1, -1, -1, -1]])
})

test('A38.13 round-tile: the discipline of the tile, in round 6 of the final tile, while she can advance there', () => {
  // S1 and S3 say round-tile. School-banking names banking, grand-banking too; final-school law.
  const s = stage()
  s.automa.levels = [1, 0, 0, 0]
  automaActs(s, 'S1', 'S3')
  assert.deepEqual(s.automa.levels, [4, 0, 0, 0])
  const last = stage({ round: 6 })
  automaActs(last, 'S1', 'S3')
  assert.deepEqual(last.automa.levels, [0, 3, 0, 0])
  const full = stage()
  full.automa.levels = [12, 0, 0, 0]
  automaActs(full, 'S3', 'S3')
  // S3 counts right-down 3: of law, engineering, medicine the last.
  assert.deepEqual(full.automa.levels, [12, 0, 0, 3])
})

test('A38.14, A38.15, A25.6 levels without a scholar and without a key; level 12 is for one', () => {
  // S6 card: from round 3 an innovation, then 1 level. Support R8.
  const s = stage()
  s.automa.levels = [7, 8, 8, 8]
  player(s, 0).levels = [7, 0, 0, 0]
  const events = automaActs(s, 'R8', 'S6')
  assert.deepEqual([s.automa.levels, s.automa.scholars], [[8, 8, 8, 8], 7])
  assert.deepEqual(events.at(-1), { type: 'automaStepped', discipline: 'banking', steps: 1, level: 8 })
  s.automa.levels = [11, 5, 5, 5]
  player(s, 0).levels = [12, 4, 0, 0]
  automaActs(s, 'R8', 'S6')
  assert.deepEqual(s.automa.levels, [11, 6, 5, 5], 'level 12 of banking is taken')
  s.automa.levels = [11, 1, 1, 1]
  player(s, 0).levels = [11, 9, 9, 9]
  automaActs(s, 'R8', 'S6')
  assert.deepEqual(s.automa.levels, [12, 1, 1, 1])
  s.automa.levels = [12, 12, 12, 12]
  const last = automaActs(s, 'R8', 'S6')
  assert.deepEqual([s.automa.levels, last.at(-1)?.type], [[12, 12, 12, 12], 'automaTurn'])
})

test('A38.13 three steps end on level 12', () => {
  const s = stage()
  s.automa.levels = [10, 1, 1, 1]
  player(s, 0).levels = [10, 9, 9, 9]
  const events = automaActs(s, 'R8', 'S3')
  assert.equal(s.automa.levels[0], 12)
  assert.deepEqual(
    events.find((event) => event.type === 'automaStepped'),
    { type: 'automaStepped', discipline: 'banking', steps: 2, level: 12 },
  )
})

test('A38.16 one free power action and one free book action are used up', () => {
  // S2 card: block actions. Support R9: right-down 2.
  const s = stage()
  s.usedActions = ['power-bridge']
  automaActs(s, 'R9', 'S2')
  assert.deepEqual(s.usedActions, ['power-bridge', 'power-tools', s.bookActions[1]])
  const books = stage()
  books.usedActions = [...books.bookActions]
  automaActs(books, 'R8', 'S2')
  assert.deepEqual(books.usedActions.slice(3), ['power-bridge'], 'no book action is free')
})

test('A38.17 an innovation from round 3 on, three at most', () => {
  // S6 card; support R9 counts right-down 2.
  const s = stage({ round: 3 })
  s.innovations = ['', 'steel', 'library', 'science', '', '']
  automaActs(s, 'R9', 'S6')
  assert.deepEqual([s.innovations[2], s.automa.innovations], ['', ['library']])
  const early = stage({ round: 2 })
  automaActs(early, 'R9', 'S6')
  assert.deepEqual(early.automa.innovations, [])
  const full = stage({ round: 6 })
  full.automa.innovations = ['a', 'b', 'c']
  automaActs(full, 'R9', 'S6')
  assert.equal(full.automa.innovations.length, 3)
})

test('A38.18 points of cards: a number, or that of the difficulty', () => {
  const s = stage({ difficulty: 4, round: 3 })
  s.automa.supply = [0, 0, 0, 0, 0]
  automaActs(s, 'R8', 'R10')
  assert.equal(s.automa.vp, 22, 'R10: 2 VP')
  automaActs(s, 'R8', 'R11')
  assert.equal(s.automa.vp, 25, 'R11: 3 VP in round 3 on level 4')
})

test('A38.7 with more than two cards left the pass icon does not count', () => {
  // S4 has the pass icon; three cards are left with it.
  const s = stage({ marked: ['D3'] })
  automaActs(s, 'S1', 'S4')
  assert.ok(!s.automa.passed)
  automaTurn(s, 'S1', ['R14', 'S5'])
  assert.deepEqual([hers(s), s.automa.passed], [['D3', 'D2', 'C2'], false], 'S5 has no pass icon')
  automaTurn(s, 'S1', ['R14', 'S4'])
  assert.ok(s.automa.passed, 'two cards are left and S4 has the icon')
})

test('A38.20 passing: points by round, the bonus of the slot, its coins gone, the old bonus in its place', () => {
  const passed = (round: number, support: string): readonly [number, string, string[], number[]] => {
    const s = stage({ round })
    s.rounds = s.rounds.map(() => 'school-banking')
    s.bonuses = ['coin-purse', 'academy-call', 'grand-seal']
    s.bonusCoins = [1, 2, 3]
    s.automa.bonus = 'river-trade'
    s.passing = []
    automaPasses(s, support)
    return [s.automa.vp - 20, s.automa.bonus, s.bonuses, s.bonusCoins]
  }
  // S1 left, S2 middle, S3 right. School-banking: 3 VP in rounds 1 to 3, 7 in rounds 4 and 5; final-school: 6 VP.
  assert.deepEqual(passed(1, 'S1'), [3, 'coin-purse', ['river-trade', 'academy-call', 'grand-seal'], [0, 2, 3]])
  assert.deepEqual(passed(3, 'S2'), [3, 'academy-call', ['coin-purse', 'river-trade', 'grand-seal'], [1, 0, 3]])
  assert.deepEqual(passed(4, 'S3'), [7, 'grand-seal', ['coin-purse', 'academy-call', 'river-trade'], [1, 2, 0]])
  assert.deepEqual(passed(5, 'S1')[0], 7)
  assert.deepEqual(passed(6, 'S1'), [6, 'river-trade', ['coin-purse', 'academy-call', 'grand-seal'], [1, 2, 3]])
})

test('A38.20, A38.23 the Racelings score twice when they pass first, and only then', () => {
  const points = (passing: number[]): number => {
    const s = stage({ faction: 'racelings' })
    s.rounds[0] = 'school-banking'
    s.passing = [...passing]
    automaPasses(s, 'S1')
    assert.deepEqual(s.passing, [...passing, 1])
    return s.automa.vp - 20
  }
  assert.deepEqual([points([]), points([0])], [6, 3])
})

test('A38.8 between rounds all her cards and the top one of the reserve are one pile', () => {
  const s = stage()
  Object.assign(s.automa, { draw: ['S1', 'S2'], shown: 'S3', discard: ['S4', 'S5'], reserve: ['R7', 'R8'] })
  reshuffle(s)
  const { draw, shown, discard, reserve } = s.automa
  assert.deepEqual([[...draw].sort(), shown, discard, reserve], [['R8', 'S1', 'S2', 'S3', 'S4', 'S5'], '', [], ['R7']])
  Object.assign(s.automa, { draw: ['S1'], shown: '', discard: ['S4'], reserve: [] })
  reshuffle(s)
  assert.deepEqual([...s.automa.draw].sort(), ['S1', 'S4'])
})

test('A38.7 cards that were turned up are known from then on', () => {
  const s = stage()
  s.automa.known = ['S1', 'S2']
  automaActs(s, 'R8', 'S6')
  assert.deepEqual(s.automa.known, ['S1', 'S2', 'R8', 'S6'])
  automaActs(s, 'S6', 'S1')
  automaPasses(s, 'S1')
  assert.deepEqual(s.automa.known, ['S1', 'S2', 'R8', 'S6'], 'each once, and no card that is not there')
})

test('A38.4, A38.5 the human settles, then she twice, then the human again; the human begins', () => {
  const s = open(1, { automaFaction: 'simpletons', automaTerrain: 'random' })
  playUntil(s, (now) => now.automa?.hexes.length === 2)
  assert.equal(player(s, 0).hexes.length, player(s, 0).faction === 'monks' ? 0 : 1)
  playUntil(s, (now) => now.phase === 'actions')
  assert.deepEqual([s.order, s.round], [[0, 1], 1])
  assert.equal(s.automa?.marked.length, 1)
  assert.deepEqual(s.automa?.levels, [1, 1, 1, 1], 'the Simpletons start a step up everywhere')
})

test('A38.3 she has the first of five bonuses, the human picks another, three are left with a coin each', () => {
  const s = open(1, { automaTerrain: 'random' })
  playUntil(s, (now) => now.agenda.at(-1)?.step === 'opening')
  const [first, second] = s.bonuses
  assert.equal(s.bonuses.length, 5)
  playUntil(s, (now) => now.agenda.at(-1)?.step !== 'opening')
  assert.equal(s.automa?.bonus, first)
  assert.equal(player(s, 0).bonus, second)
  assert.deepEqual([s.bonuses.length, s.bonusCoins], [3, [1, 1, 1]])
  assert.ok(!s.bonuses.includes(first ?? '') && !s.bonuses.includes(second ?? ''))
})

test('A38.21 her hexes are hers alone', () => {
  const s = stage({ marked: ['D3'], unmarked: ['H5'] })
  assert.deepEqual(hers(s), ['D3', 'H5'])
  assert.deepEqual(s.owner.filter((owner) => owner === 1).length, 2)
})
