/** Counts, colours and curves of the components: the conditions that the data was made under (R1, R30). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AREA_TILES,
  ARTIFACT_CARDS,
  ARTIFACT_COLORS,
  ARTIFACTS,
  type AreaTile,
  CAPS,
  type CardHalf,
  CITIZENS,
  COLORS,
  COMMON_TECHS,
  CRATES,
  type Effect,
  ENERGY_SUPPLY,
  FIGURES,
  HIBERNATION_REMOVAL,
  HIBERNATION_REWARDS,
  LARGE_BUILDINGS,
  LARGE_LOCATIONS,
  MACHINES,
  MODULE_SPACES,
  POINT_BONUSES,
  POINT_TRACK_LENGTH,
  PROGRESS_FULL_POINTS,
  PROGRESS_TRACK,
  REWARD_SPACES,
  SLOT_MODULES,
  SMALL_BUILDINGS,
  STANDARD_MACHINES,
  START_RESOURCES,
  STARTING_CITIZENS,
  STARTING_TILES,
  TECH_CONNECTIONS,
  TECHS,
  TRACK_LENGTH,
  TRACK_START,
  TRIBE_MARKERS,
  TRIBES,
} from '../data/index.ts'

function tally<T>(list: readonly T[], name: (item: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of list) counts[name(item)] = (counts[name(item)] ?? 0) + 1
  return counts
}

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const sorted = (list: readonly string[]): string[] => [...list].sort()

test('ids are unique', () => {
  const ids = [
    ...[AREA_TILES, STARTING_TILES, CITIZENS, STARTING_CITIZENS, SLOT_MODULES, MACHINES, STANDARD_MACHINES].flat(),
    ...[CRATES, ARTIFACTS, ARTIFACT_CARDS, LARGE_LOCATIONS, TRIBES, REWARD_SPACES, MODULE_SPACES].flat(),
  ].map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
})

test('R1 counts of the component list', () => {
  assert.deepEqual([AREA_TILES.length, STARTING_TILES.length], [25, 5])
  assert.deepEqual(
    tally(LARGE_LOCATIONS, ({ set }) => set),
    { base: 5, campaign: 3 },
  )
  assert.deepEqual([CITIZENS.length, STARTING_CITIZENS.length, SLOT_MODULES.length], [39, 24, 48])
  assert.deepEqual([MACHINES.length, CRATES.length, ARTIFACTS.length, ARTIFACT_CARDS.length], [30, 28, 12, 10])
  assert.deepEqual([TRIBES.length, ENERGY_SUPPLY, REWARD_SPACES.length, FIGURES], [6, 28, 15, 7])
  assert.deepEqual([SMALL_BUILDINGS, LARGE_BUILDINGS], [5, 3])
  assert.equal(REWARD_SPACES.length + TRIBE_MARKERS, 20)
  assert.equal(PROGRESS_TRACK.length, 20)
  assert.equal(MODULE_SPACES.length * 4, 48)
})

const cells = (tiles: readonly AreaTile[]) => tiles.flatMap((tile) => tile.front)

test('tiles: sand on each, rewards only on water, costs on the curve', () => {
  for (const tile of [...AREA_TILES, ...STARTING_TILES]) {
    assert.ok(
      tile.front.some(({ ground }) => ground === 'sand'),
      tile.id,
    )
    for (const { ground, reward } of tile.front) assert.equal(ground === 'water', reward !== null, tile.id)
  }
  for (const { id, back } of AREA_TILES) {
    assert.ok(back !== null)
    const cost = total(Object.values(back.cost))
    const kinds = Object.values(back.cost).filter((n) => n > 0).length
    const want = cost === 2 ? 2 : cost === 3 ? (kinds === 3 ? 4 : 3) : cost === 4 ? 5 : 0
    assert.equal(back.points, want, id)
  }
  assert.deepEqual(
    tally(cells(AREA_TILES), ({ ground }) => ground),
    {
      sand: 28,
      mountain: 13,
      water: 17,
      location: 16,
      forest: 13,
      field: 13,
    },
  )
  assert.deepEqual(
    tally(cells(STARTING_TILES), ({ ground }) => ground),
    {
      sand: 5,
      forest: 2,
      field: 3,
      location: 5,
      mountain: 3,
      water: 2,
    },
  )
})

function shape(effect: Effect): string {
  if (!('do' in effect)) return effect.map(shape).join('+')
  return effect.do === 'choose' ? `choose(${effect.of.map(shape).join('|')})` : effect.do
}

test('citizens: thirteen of a colour; starting sets have the same tops and kinds of bottoms', () => {
  assert.deepEqual(
    tally(CITIZENS, ({ color }) => color),
    { gray: 13, green: 13, yellow: 13 },
  )
  const of = (set: string) => STARTING_CITIZENS.filter((card) => card.set === set)
  const tops = (set: string) => sorted(of(set).map(({ top }) => JSON.stringify(top.effect)))
  const bottoms = (set: string) => sorted(of(set).map(({ bottom }) => shape(bottom.effect)))
  for (const set of ['A', 'B', 'C', 'D']) {
    assert.equal(of(set).length, 6)
    assert.deepEqual(
      tally(of(set), ({ color }) => color),
      { gray: 2, green: 2, yellow: 2 },
    )
    assert.deepEqual(tops(set), tops('A'))
    assert.deepEqual(bottoms(set), bottoms('A'))
  }
})

test('modules and machines are spread evenly over the colours', () => {
  assert.deepEqual(Object.values(tally(SLOT_MODULES, ({ colors }) => sorted(colors).join('+'))), [8, 8, 8, 8, 8, 8])
  assert.deepEqual(
    tally(MACHINES, ({ color }) => color),
    { gray: 10, green: 10, yellow: 10 },
  )
})

test('artifacts: three a mark, four a colour; cards with three different categories', () => {
  assert.deepEqual(
    tally(ARTIFACTS, ({ minPlayers }) => minPlayers),
    { 1: 3, 2: 3, 3: 3, 4: 3 },
  )
  assert.deepEqual(
    tally(ARTIFACTS, ({ color }) => color),
    { amber: 4, teal: 4, violet: 4 },
  )
  for (const { id, categories } of ARTIFACT_CARDS) {
    assert.deepEqual(Object.keys(categories), [...ARTIFACT_COLORS], id)
    assert.equal(new Set(Object.values(categories).map(({ count }) => count)).size, 3, id)
  }
  assert.equal(new Set(ARTIFACT_CARDS.map(({ categories }) => JSON.stringify(categories))).size, 10)
  const uses = Object.values(
    tally(
      ARTIFACT_CARDS.flatMap(({ categories }) => Object.values(categories)),
      ({ count }) => count,
    ),
  )
  assert.equal(uses.length, 9)
  assert.ok(uses.every((n) => n >= 3 && n <= 4))
  assert.equal(new Set(LARGE_LOCATIONS.flatMap(({ sides }) => [sides.A.name, sides.B.name])).size, 16)
})

test('player board: caps, reward spaces, progress, hibernation and points rise as they should', () => {
  assert.deepEqual(CAPS, { crystal: 3, gear: 6, book: 6, food: 6 })
  assert.equal(START_RESOURCES.length, 4)
  assert.deepEqual(
    tally(REWARD_SPACES, ({ kind }) => kind),
    {
      standardMachine: 3,
      specialMachine: 6,
      endCardBonus: 3,
      artifact: 3,
    },
  )
  for (const { id, needs, machine, kind } of REWARD_SPACES) {
    const values = Object.entries(needs)
    assert.ok(values.length === 1 || values.length === 2, id)
    for (const [color, n] of values)
      assert.ok((COLORS as readonly string[]).includes(color) && n > TRACK_START && n <= TRACK_LENGTH, id)
    assert.equal(
      STANDARD_MACHINES.some((one) => one.id === machine),
      kind === 'standardMachine',
      id,
    )
  }
  const special = REWARD_SPACES.filter(({ kind }) => kind === 'specialMachine')
  assert.deepEqual(
    tally(special, ({ color }) => color),
    { gray: 2, green: 2, yellow: 2 },
  )
  for (const [i, { points }] of PROGRESS_TRACK.entries())
    assert.ok(i === 0 || points >= (PROGRESS_TRACK[i - 1]?.points ?? 0))
  assert.ok(PROGRESS_FULL_POINTS > (PROGRESS_TRACK[19]?.points ?? 0))
  assert.equal(HIBERNATION_REWARDS.length, 5)
  assert.equal(HIBERNATION_REMOVAL, 4)
  for (const [i, { at }] of POINT_BONUSES.entries()) {
    assert.ok(at <= POINT_TRACK_LENGTH && at > (POINT_BONUSES[i - 1]?.at ?? 0))
  }
})

test('tribes: four and two, technologies connected, tiles only on moon sides', () => {
  assert.deepEqual(TECHS, ['t1', 't2', 't3', 't4', 't5', 't6', 't7'])
  const seen = new Set<string>(['t1'])
  for (let i = 0; i < 7; i++) for (const [a, b] of TECH_CONNECTIONS) if (seen.has(a) || seen.has(b)) seen.add(a).add(b)
  assert.equal(seen.size, 7)
  assert.deepEqual(Object.keys(COMMON_TECHS), ['t3', 't5', 't6', 't7'])
  assert.deepEqual(
    tally(TRIBES, ({ unlocked }) => unlocked),
    { base: 4, campaign: 2 },
  )
  for (const { id, sides } of TRIBES) {
    assert.deepEqual([sides.sun.tiles > 0, sides.moon.tiles > 0], [false, true], id)
    for (const side of [sides.sun, sides.moon]) {
      assert.deepEqual(Object.keys(side.techs), ['t1', 't2', 't4'], id)
      for (const { cost, points } of Object.values(side.techs)) assert.ok(cost > 0 && points > 0, id)
    }
  }
})

/** R30.1 What things are worth in basic resources. */
const UNIT: Readonly<Record<string, number>> = {
  gear: 1,
  book: 1,
  food: 1,
  basic: 1.2,
  crystal: 1.5,
  points: 0.8,
  energy: 3,
  crate: 2.2,
  artifact: 6,
}
const TYPICAL: Readonly<Record<string, number>> = {
  'slotted:gray': 2,
  'slotted:green': 2,
  'slotted:yellow': 2,
  flasksVisible: 2.6,
  population: 2.8,
  water: 2.5,
}

const bag = (record: object): number =>
  total(Object.entries(record).map(([key, n]) => (key === 'do' ? 0 : (UNIT[key] ?? 0) * Number(n))))

function value(effect: Effect): number {
  if (!('do' in effect)) return total(effect.map(value))
  switch (effect.do) {
    case 'gain':
      return bag(effect)
    case 'trade':
    case 'restPlayed':
      return 1.2
    case 'pay':
      return Math.max(0.3, value(effect.get) - bag(effect.cost)) * (effect.times === 3 ? 2 : 1)
    case 'choose':
      return Math.max(...effect.of.map(value)) + 0.3
    case 'seq':
      return total(effect.of.map(value))
    case 'advance':
      return effect.n * (effect.track === 'any' ? 1.5 : 1.2)
    case 'module':
      return 2 * effect.n
    case 'tribe':
      return 3
    case 'energyBack':
    case 'flip':
      return 1.5
    case 'wake':
      return 2
    case 'restActive':
      return 2.5
    case 'playCard':
      return effect.color === 'any' ? 2 : 1.6
    case 'recruit':
      return effect.color === 'any' ? 2.5 : 2
    case 'act':
      return 2.5 + 0.7 * (effect.range ?? 0) + (effect.discount ?? 0)
    case 'boost':
      return 0.8 * (effect.range ?? 0) + 0.9 * (effect.discount ?? 0) + (effect.unlimited ? 2.2 : 0)
    case 'allColors':
      return 1
    case 'reopenCrate':
      return 2.2
    case 'per':
      return (TYPICAL[effect.count] ?? 0) * bag(effect.get)
    case 'ongoing':
      return effect.mod.mod === 'discount' ? 1.5 : 1
    case 'hibernate':
      return 0.5
    default:
      throw new Error(`no value for ${effect.do}`)
  }
}

const half = ({ effect, flasks, slotSymbol }: CardHalf): number => value(effect) + 0.5 * flasks + (slotSymbol ? 1 : 0)

function within(n: number, low: number, high: number, at: string): void {
  assert.ok(n >= low - 1e-9 && n <= high + 1e-9, `${at}: value ${n.toFixed(2)} outside ${low} to ${high}`)
}

test('R30.2 every component lies in the band of its kind', () => {
  for (const { id, top, bottom } of STARTING_CITIZENS) {
    within(half(top), 2, 2.2, id)
    within(half(bottom), 2, 3.3, id)
  }
  for (const card of CITIZENS) {
    const most = JSON.stringify(card).includes('hibernate') ? 5.2 : 4.1
    within(half(card.top), 2.5, most, card.id)
    within(half(card.bottom), 2.5, most, card.id)
  }
  for (const { id, colors, effect, flasks } of SLOT_MODULES) {
    if (colors.length === 1) within(value(effect) + 0.5 * flasks, 1.4, 2, id)
    else within(value(effect) + 0.5 * flasks, 1.1, 1.5, id)
  }
  for (const { id, effect, flasks } of MACHINES) within(value(effect) + 0.5 * flasks, 1.6, 2.6, id)
  for (const { id, effect } of CRATES) within(value(effect), 2, 3, id)
  for (const { id, front } of AREA_TILES) {
    for (const { reward } of front) if (reward !== null) within(value(reward), 2, 3, id)
  }
})
