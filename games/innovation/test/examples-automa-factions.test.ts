/** The factions of the Automa (A38.23, A38.24). Card S5 is the faction action; support cards are told where they matter. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { automaEndPoints } from '../automa/scoring.ts'
import { boardOf, hexNamed, nameOfHex } from '../board.ts'
import { automaFactions, type Terrain, WHEEL } from '../data/index.ts'
import { player } from '../pieces.ts'
import { automaActs, builtBy, hers, type Solo, stage } from './automa.ts'
import { actAs, bare, open, playUntil, put, terrainAt, turn } from './table.ts'

function paint(s: Solo, terrain: Terrain, ...hexes: readonly string[]): void {
  for (const hex of hexes) s.terrain[hexNamed(s, hex)] = WHEEL.indexOf(terrain)
}

test('A38.23 Simpletons: build and the points of the difficulty', () => {
  const s = stage({ marked: ['D3'], round: 3 })
  assert.equal(builtBy(s, 'S1', 'S5'), 'D2')
  assert.equal(s.automa.vp, 22, '2 VP in round 3 on level 2')
})

test('A38.23 Kuddlers: closest first, then the list of the human; one point more', () => {
  // Beside D3: C3 mountain, C4 forest, D2 wasteland. The human on C2 is beside D2 and C3; his list A: forest, lake, mountain.
  const s = stage({ faction: 'kuddlers', human: ['C2'], marked: ['D3'] })
  assert.equal(builtBy(s, 'S1', 'S5'), 'C3', 'C4 is two away, and mountain comes before wasteland for the forest')
  assert.equal(s.automa.vp, 22, '1 VP in round 1 and 1 more')
})

test('A38.23 Mimics: the list of the human first, then closest', () => {
  const s = stage({ faction: 'mimics', human: ['C2'], marked: ['D3'] })
  assert.equal(builtBy(s, 'S1', 'S5'), 'C4', 'the forest of C4, however far')
  const near = stage({ faction: 'mimics', human: ['C2'], marked: ['D3'] })
  paint(near, 'mountain', 'D2', 'C3', 'C4')
  assert.notEqual(builtBy(near, 'S1', 'S5'), 'C4', 'of three mountains one beside the human')
})

test('A38.23 Druids: build and two levels to catch up', () => {
  const s = stage({ faction: 'druids', marked: ['D3'] })
  s.automa.levels = [3, 0, 3, 3]
  automaActs(s, 'S1', 'S5')
  assert.deepEqual([hers(s), s.automa.levels, s.automa.vp], [['D3', 'D2'], [3, 2, 3, 3], 20])
})

test('A38.23 Wanderers: anywhere on the map; one point less, at least none', () => {
  const s = stage({ faction: 'wanderers', human: ['A8'], marked: ['D3'] })
  // Deserts A3, C7, C10, E7, F10, H2, H5, I7: C7 is two away from A8, A3 five, C10 three.
  assert.equal(builtBy(s, 'S1', 'S5'), 'C7')
  assert.equal(s.automa.vp, 20, '1 VP in round 1, less 1')
  const easy = stage({ faction: 'wanderers', difficulty: 1, marked: ['D3'] })
  automaActs(easy, 'S1', 'S5')
  assert.equal(easy.automa.vp, 20, '0 VP less 1 are none')
})

test('A38.23 Powermongers: where the human gets most power', () => {
  const s = stage({ faction: 'powermongers', human: ['C2'], marked: ['D3'] })
  put(s, 0, 'B5', 'guild')
  // C4 forest is beside the guild of B5 (2 power), D2 and C3 beside the workshop of C2 (1 power).
  assert.equal(builtBy(s, 'S1', 'S5'), 'C4')
  assert.equal(s.automa.vp, 21)
})

test('A38.23 Powermongers catch up when a human charges 2 or more from one build of theirs', () => {
  const charged = (building: 'workshop' | 'guild', faction: 'powermongers' | 'simpletons'): number[] => {
    const s = stage({ faction, human: [], marked: ['D3'] })
    put(s, 0, 'C2', building)
    Object.assign(player(s, 0), { bowls: [12, 0, 0] })
    s.automa.levels = [1, 0, 1, 1]
    Object.assign(s.automa, { shown: 'S1', draw: ['R14', 'R12', 'S4'] })
    s.agenda = [{ step: 'action', seat: 0 }, { step: 'offers' }, { step: 'automa' }, { step: 'after', seat: 0 }]
    player(s, 0).books = [1, 0, 0, 0]
    actAs(s, 0, { do: 'end' })
    assert.ok(hers(s).includes('D2'))
    if (building === 'guild') actAs(s, 0, { do: 'accept' })
    return s.automa.levels
  }
  assert.deepEqual(charged('guild', 'powermongers'), [1, 1, 1, 1])
  assert.deepEqual(charged('workshop', 'powermongers'), [1, 0, 1, 1], '1 power is too little')
  assert.deepEqual(charged('guild', 'simpletons'), [1, 0, 1, 1])
})

test('A38.23 Powermongers learn nothing from builds of other humans', () => {
  const s = bare([{ terrain: 'wasteland' }, { terrain: 'desert' }], { automa: true })
  assert.ok(s.automa !== null)
  Object.assign(s.automa, { faction: 'powermongers', levels: [0, 0, 0, 0] })
  put(s, 0, 'E10', 'workshop')
  put(s, 1, 'E12', 'palace')
  Object.assign(player(s, 0), { tools: 1, coins: 2 })
  actAs(s, 0, { do: 'build', hex: 'E11' })
  actAs(s, 1, { do: 'accept' })
  assert.deepEqual(s.automa.levels, [0, 0, 0, 0])
})

test('A38.24 Symbionts: a cube beside a human building, by the list of the youth terrain, then direction', () => {
  const s = stage({ faction: 'symbionts', human: ['I9'], marked: ['D3'] })
  s.automa.youth = WHEEL.indexOf('forest')
  // Beside I9: H9 forest and I8 wasteland.
  automaActs(s, 'S1', 'S5')
  assert.deepEqual(
    s.automa.cubes.map((hex) => nameOfHex(s, hex)),
    ['H9'],
  )
  automaActs(s, 'S1', 'S5')
  automaActs(s, 'S1', 'S5')
  assert.deepEqual(
    s.automa.cubes.map((hex) => nameOfHex(s, hex)),
    ['H9', 'I8'],
    'one cube a hex, and only free hexes beside a human',
  )
})

test('A38.24 Symbionts: a cube is asked for once and scores 2 VP; those left score 1 each at the end', () => {
  const s = stage({ faction: 'symbionts', human: ['I9'] })
  s.automa.cubes = ['H9', 'I8', 'A1'].map((hex) => hexNamed(s, hex))
  Object.assign(player(s, 0), { tools: 2, coins: 2, books: [1, 0, 0, 0] })
  turn(s, 0)
  actAs(s, 0, { do: 'build', hex: 'H9' })
  assert.deepEqual([player(s, 0).tools, s.automa.vp, s.automa.cubes.length, automaEndPoints(s)], [0, 22, 2, 2])
})

test('R35 (A38.24) markers under a building of hers are gone without points', () => {
  const s = stage({ faction: 'symbionts', human: ['A9'], marked: ['D3'] })
  s.automa.cubes = [hexNamed(s, 'D2')]
  assert.equal(builtBy(s, 'S1'), 'D2')
  assert.deepEqual([s.automa.cubes, s.automa.vp], [[], 20])
})

test('A38.24 Blight: fallow land around a new workshop, two of it blighted by the faction action', () => {
  // D2 is built; free beside it: C2, C3. One point more than the difficulty.
  const s = stage({ faction: 'blight', human: ['B2'], marked: ['D3'] })
  const named = (hexes: readonly number[]): string[] => hexes.map((hex) => nameOfHex(s, hex))
  automaActs(s, 'S1', 'S4')
  assert.deepEqual([hers(s), named(s.automa.fallow), s.automa.blighted], [['D3', 'D2'], ['C2', 'C3'], []])
  automaActs(s, 'S1', 'S5')
  // C2 plains is next; beside it B3 is free and becomes fallow. C3 and B3 are the closest to B2: B3 beside it, C3 two away.
  assert.deepEqual([hers(s).at(-1), named(s.automa.blighted), s.automa.vp], ['C2', ['B3', 'C3'], 22])
  assert.deepEqual([named(s.automa.fallow), automaEndPoints(s)], [[], 2])
})

test('A38.24 Blight: twelve markers and no more', () => {
  const s = stage({ faction: 'blight', marked: ['D3'] })
  const { land } = boardOf(s)
  s.automa.fallow = land.filter((hex) => s.owner[hex] === -1).slice(-6)
  s.automa.blighted = land.filter((hex) => s.owner[hex] === -1).slice(-11, -6)
  automaActs(s, 'S1', 'S4')
  assert.equal(s.automa.fallow.length + s.automa.blighted.length, 12)
})

test('A38.24 Blight: the last spade that would reach the terrain is the second one', () => {
  const s = stage({ faction: 'blight', human: ['I9'] })
  s.automa.blighted = [hexNamed(s, 'I8')]
  Object.assign(player(s, 0), { tools: 6, books: [1, 0, 0, 0], terraforming: 2 })
  turn(s, 0)
  actAs(s, 0, { do: 'terraform', hex: 'I8' }, { do: 'dig', spades: 3 })
  assert.deepEqual([terrainAt(s, 'I8'), player(s, 0).tools, s.automa.blighted], ['forest', 0, []])
})

test('A38.24 Gognomes: six achievements of 4 VP, each once', () => {
  const reached = (prepare: (s: Solo) => void): string[] => {
    const s = stage({ faction: 'gognomes', human: ['E5'] })
    s.automa.supply = [0, 0, 0, 0, 0]
    prepare(s)
    // R8 card: a scholar and 3 VP; nothing is built.
    automaActs(s, 'S4', 'R14')
    const { achievements } = s.automa
    assert.equal(s.automa.vp, 21 + 4 * achievements.length)
    automaActs(s, 'S4', 'R14')
    assert.equal(s.automa.vp, 22 + 4 * achievements.length, 'once')
    return achievements
  }
  const stand = (s: Solo, building: 'workshop' | 'palace' | 'university', ...hexes: readonly string[]): void => {
    for (const hex of hexes) put(s, 1, hex, building)
  }
  assert.deepEqual(
    reached((s) => stand(s, 'workshop', 'A1', 'A2', 'E8')),
    [],
  )
  assert.deepEqual(
    reached((s) => stand(s, 'workshop', 'A1', 'A2', 'A3')),
    ['border-3'],
  )
  assert.deepEqual(
    reached((s) => stand(s, 'workshop', 'B5', 'C4', 'D3', 'D2', 'H3', 'C3')),
    [],
    'four by the river',
  )
  assert.deepEqual(
    reached((s) => stand(s, 'workshop', 'B5', 'C4', 'D3', 'D2', 'H5')),
    ['riverside-5'],
  )
  assert.deepEqual(
    reached((s) => stand(s, 'palace', 'E8')),
    ['palace'],
  )
  assert.deepEqual(
    reached((s) => stand(s, 'university', 'E8')),
    ['university'],
  )
  assert.deepEqual(
    reached((s) => Object.assign(s.automa, { levels: [6, 6, 6, 6] })),
    [],
  )
  assert.deepEqual(
    reached((s) => Object.assign(s.automa, { levels: [0, 0, 7, 0] })),
    ['level-7'],
  )
  assert.deepEqual(
    reached((s) => stand(s, 'workshop', 'C3', 'H3', 'B3', 'B4', 'B8', 'E8')),
    [],
  )
  assert.deepEqual(
    reached((s) => stand(s, 'workshop', 'C3', 'H3', 'B3', 'B4', 'B8', 'E8', 'D3')),
    ['workshops-7'],
  )
})

test('A38.24 only the Gognomes have achievements', () => {
  const s = stage({ human: ['E5'] })
  for (const hex of ['A1', 'A2', 'A3']) put(s, 1, hex, 'workshop')
  automaActs(s, 'S4', 'R14')
  assert.deepEqual([s.automa.achievements, s.automa.vp], [[], 21])
})

test('A38.23, A38.24 points at the end: 2 for each building of the Wanderers, 1 for each marker that is left', () => {
  const points = (faction: 'wanderers' | 'symbionts' | 'blight' | 'simpletons'): number => {
    const s = stage({ faction, marked: ['D3'], unmarked: ['H5', 'C10'] })
    Object.assign(s.automa, { cubes: [1, 2, 3, 4], blighted: [5, 6], fallow: [7] })
    return automaEndPoints(s)
  }
  assert.deepEqual([points('wanderers'), points('symbionts'), points('blight'), points('simpletons')], [6, 4, 2, 0])
})

test('A38.3 starting steps of the factions', () => {
  for (const { id, start } of automaFactions) {
    const s = open(1, { automaFaction: id })
    const { steps } = start
    assert.deepEqual(s.automa?.levels, [
      steps.banking ?? 0,
      steps.law ?? 0,
      steps.engineering ?? 0,
      steps.medicine ?? 0,
    ])
    assert.equal(s.automa?.faction, id)
  }
})

test('A38.24 the designed factions do not come up by themselves', () => {
  const met = new Set(Array.from({ length: 120 }, (_, n) => open(1, {}, `faction ${n}`).automa?.faction))
  assert.equal(met.size, 7)
  for (const designed of ['symbionts', 'blight', 'gognomes'] as const) assert.ok(!met.has(designed))
})

test('A38.24 the youth terrain of the Symbionts is neither hers nor the human’s', () => {
  for (let n = 0; n < 20; n++) {
    const s = open(1, { automaFaction: 'symbionts', automaTerrain: 'random' }, `youth ${n}`)
    playUntil(s, (now) => (now.automa?.youth ?? -1) >= 0)
    const { automa } = s
    assert.ok(automa !== null)
    assert.equal(new Set([automa.youth, automa.terrain, player(s, 0).terrain]).size, 3)
  }
  const other = open(1, { automaFaction: 'druids', automaTerrain: 'random' })
  playUntil(other, (now) => now.phase === 'actions')
  assert.equal(other.automa?.youth, -1)
})
