/** The components against what is known of them, condition by condition. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as data from '../data/index.ts'
import { words } from '../words/en.ts'

const { HEXES, BASES, RIVERS, FACTIONS, MATS, OBJECTIVES, ENCOUNTERS, FACTORY_CARDS, BONUS_TILES } = data
const hexes = new Map(HEXES.map((hex) => [hex.id, hex]))
const eq: typeof assert.deepEqual = assert.deepEqual
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)
const unique = (list: readonly unknown[], what: string): void => assert.equal(new Set(list).size, list.length, what)

function hex(id: string): data.MapHex {
  const found = hexes.get(id)
  assert.ok(found !== undefined, `hex ${id}`)
  return found
}

function tally(list: readonly string[]): Record<string, number> {
  const count: Record<string, number> = {}
  for (const one of list) count[one] = (count[one] ?? 0) + 1
  return count
}

interface Axial {
  readonly q: number
  readonly r: number
}
const distance = (a: Axial, b: Axial): number => {
  const dq = a.q - b.q
  const dr = a.r - b.r
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

test('map: hexes, terrains, tunnels, encounters', () => {
  unique(
    HEXES.map(({ id }) => id),
    'hex ids',
  )
  assert.equal(HEXES.length, 47)
  const terrains = { village: 9, mountain: 8, tundra: 8, farm: 7, forest: 7, lake: 7, factory: 1 }
  eq(tally(HEXES.map(({ terrain }) => terrain)), terrains)
  eq(
    [0, 1, 2, 3, 4, 5, 6, 7].map((row) => HEXES.filter((one) => one.row === row).length),
    [6, 7, 6, 7, 7, 7, 6, 1],
  )
  assert.equal(HEXES.filter(({ tunnel }) => tunnel).length, 6)
  assert.equal(HEXES.filter(({ encounter }) => encounter).length, 11)
})

test('map: coordinates and neighbours agree with the geometry', () => {
  for (const one of HEXES) {
    assert.equal(one.id, `r${one.row}c${one.col}`)
    eq([one.q, one.r], [one.col - (one.row - (one.row & 1)) / 2, one.row])
    const plain = one.terrain === 'lake' || one.terrain === 'factory'
    assert.ok(!plain || (!one.tunnel && !one.encounter), `${one.id} carries no tunnel or encounter`)
    assert.ok(!(one.tunnel && one.encounter), `${one.id} not both`)
    unique(one.neighbors, `${one.id} neighbours`)
    const near = HEXES.filter((other) => other !== one && distance(other, one) === 1).map(({ id }) => id)
    eq([...one.neighbors].sort(), near.sort(), `${one.id} neighbours`)
    for (const other of one.neighbors) assert.ok(hex(other).neighbors.includes(one.id), `${one.id}-${other}`)
    assert.ok(one.terrain in data.TERRAIN_PRODUCES)
  }
  eq(
    data.PLACES.slice(0, 47),
    HEXES.map(({ id }) => id),
  )
  eq(
    data.PLACES.slice(47),
    BASES.map(({ id }) => id),
  )
  for (const [id, place] of data.PLACE_NUMBER) assert.equal(data.PLACES[place], id)
})

test('map: the Factory and the lakes', () => {
  const factory = hex(data.FACTORY_HEX)
  assert.equal(factory.terrain, 'factory')
  eq(factory.neighbors.map((id) => hex(id).terrain).sort(), ['forest', 'lake', 'lake', 'lake', 'mountain', 'tundra'])
  for (const lake of HEXES.filter(({ terrain }) => terrain === 'lake')) {
    assert.ok(
      lake.neighbors.every((id) => hex(id).terrain !== 'lake'),
      `${lake.id} touches no other lake`,
    )
  }
  assert.ok(
    HEXES.some((lake) => lake.terrain === 'lake' && lake.neighbors.length >= 5),
    'a lake with five shores',
  )
})

const riverKey = (a: string, b: string): string => [a, b].sort().join('|')
const rivers = new Set(RIVERS.map(([a, b]) => riverKey(a, b)))

test('map: rivers', () => {
  assert.equal(RIVERS.length, 31)
  assert.equal(rivers.size, 31)
  for (const [a, b] of RIVERS) {
    assert.ok(hex(a).neighbors.includes(b), `${a}-${b} between neighbours`)
    assert.ok(hex(a).terrain !== 'lake' && hex(b).terrain !== 'lake', `${a}-${b} between land hexes`)
    assert.ok(a !== data.FACTORY_HEX && b !== data.FACTORY_HEX, `${a}-${b} not at the Factory`)
  }
})

/** Land that can be reached on foot. */
function walk(start: string): Set<string> {
  const seen = new Set([start])
  for (const at of seen) {
    for (const next of hex(at).neighbors) {
      if (hex(next).terrain !== 'lake' && !rivers.has(riverKey(at, next))) seen.add(next)
    }
  }
  return seen
}

test('map: home bases', () => {
  eq(BASES.map(({ faction }) => faction).sort(), [...data.FACTION_IDS].sort())
  const wanted: Record<string, string[]> = {
    nordic: ['r0c4:land:forest', 'r0c5:land:tundra'],
    rusviet: ['r2c6:land:village', 'r3c6:land:mountain', 'r1c6:river:farm'],
    crimea: ['r6c3:land:farm', 'r7c3:land:village'],
    saxony: ['r5c0:land:mountain', 'r6c1:land:tundra'],
    polania: ['r2c1:land:forest', 'r3c0:land:farm', 'r1c0:lake:lake'],
    albion: ['r0c1:land:mountain', 'r0c2:land:farm'],
    togawa: ['r5c6:land:tundra', 'r6c6:land:farm'],
  }
  for (const base of BASES) {
    assert.equal(base.id, `hb_${base.faction}`)
    assert.ok(!hexes.has(base.id))
    eq(
      base.connections.map(({ to, kind }) => `${to}:${kind}:${hex(to).terrain}`),
      wanted[base.faction],
    )
    for (const { to } of base.connections) assert.equal(distance(base, hex(to)), 1)
    eq(
      base.startingWorkers,
      base.connections.filter(({ kind }) => kind === 'land').map(({ to }) => to),
    )
    assert.equal(base.startingWorkers.length, 2)
    assert.equal(base.expansion, ['albion', 'togawa'].includes(base.faction))
    const area = walk(base.startingWorkers[0] ?? '')
    if (base.expansion) assert.ok(area.has(data.FACTORY_HEX), `${base.faction} walks to the Factory`)
    else {
      assert.equal(area.size, 3, `${base.faction} peninsula`)
      assert.equal([...area].filter((id) => hex(id).encounter).length, 1)
      assert.ok(base.startingWorkers.every((id) => area.has(id)))
    }
  }
  assert.equal(walk(data.FACTORY_HEX).size, 25, 'mainland')
  eq(data.SEAT_ORDER, ['nordic', 'rusviet', 'togawa', 'crimea', 'saxony', 'polania', 'albion'])
})

test('factions', () => {
  const start: Record<string, number[]> = {
    nordic: [4, 1],
    rusviet: [3, 2],
    crimea: [5, 0],
    saxony: [1, 4],
    polania: [2, 3],
    albion: [3, 0],
    togawa: [0, 2],
  }
  const riverwalk: Record<string, string[]> = {
    nordic: ['forest', 'mountain'],
    rusviet: ['farm', 'village'],
    crimea: ['farm', 'tundra'],
    saxony: ['forest', 'mountain'],
    polania: ['village', 'mountain'],
  }
  eq(FACTIONS.map(({ id }) => id).sort(), Object.keys(start).sort())
  for (const faction of FACTIONS) {
    const { id, mechs } = faction
    eq([faction.startingPower, faction.startingCombatCards], start[id])
    assert.ok(faction.startingPower <= data.MOST_POWER)
    if (!faction.expansion) assert.equal(faction.startingPower + faction.startingCombatCards, 5)
    assert.equal(faction.homeBase, `hb_${id}`)
    assert.equal(faction.expansion, BASES.find((base) => base.faction === id)?.expansion)
    assert.equal(mechs.length, 4)
    unique(
      mechs.map((mech) => mech.id),
      `${id} abilities`,
    )
    assert.ok(mechs.every(({ category }) => ['movement', 'combat'].includes(category)))
    assert.equal(
      mechs.some((mech) => mech.id === 'speed'),
      !faction.expansion,
      `${id} Speed`,
    )
    eq(faction.riverwalk, riverwalk[id] ?? [])
    if (faction.riverwalk.length > 0) {
      const area = walk(BASES.find((base) => base.faction === id)?.startingWorkers[0] ?? '')
      const exits = [...area].flatMap((at) =>
        hex(at).neighbors.filter((to) => rivers.has(riverKey(at, to)) && faction.riverwalk.includes(hex(to).terrain)),
      )
      assert.ok(exits.length > 0, `${id} leaves its peninsula`)
    }
    assert.ok([0, 4].includes(faction.tokens.length))
  }
  eq(
    data.BONUSES.map((bonus) => `${bonus}${data.BONUS_AMOUNT}`),
    ['power2', 'coins2', 'popularity2', 'combatCards2'],
  )
  const { workers, mechs, structures, recruits, cubes, stars } = data.PIECES
  eq([workers, mechs, structures, recruits, cubes, stars], [8, 4, 4, 4, 6, 6])
  assert.equal(data.STRUCTURES.length, 4)
  for (const { faction, mat } of data.BANNED_PAIRINGS) {
    assert.ok(data.FACTION.has(faction) && MATS.some(({ id }) => id === mat))
  }
})

test('player mats', () => {
  eq(
    MATS.map(({ id }) => id),
    ['industrial', 'engineering', 'militant', 'patriotic', 'innovative', 'mechanical', 'agricultural'],
  )
  eq(
    MATS.map(({ number }) => number),
    ['1', '2', '2a', '3', '3a', '4', '5'],
  )
  eq(
    MATS.map(({ turnOrder }) => turnOrder),
    [1, 2, 3, 4, 5, 6, 7],
  )
  eq(
    MATS.map(({ popularity, coins }) => [popularity, coins]),
    [
      [2, 4],
      [2, 5],
      [3, 4],
      [2, 6],
      [3, 5],
      [3, 6],
      [4, 7],
    ],
  )
  for (const { id, sections, objectives, expansion } of MATS) {
    eq(
      sections.map(({ bottom }) => bottom),
      ['upgrade', 'deploy', 'build', 'enlist'],
    )
    eq(sections.map(({ top }) => top).sort(), ['bolster', 'move', 'produce', 'trade'])
    assert.equal(sum(sections.map(({ cost }) => cost)), 13, `${id} costs`)
    assert.equal(sum(sections.map(({ min }) => min)), 7)
    assert.equal(sum(sections.map(({ slots }) => slots)), 6)
    assert.equal(sum(sections.map(({ coins }) => coins)), 6)
    const coins = sections.map((section) => section.coins).sort()
    eq(coins, new Set(coins).size === 4 ? [0, 1, 2, 3] : [0, 2, 2, 2])
    assert.equal(objectives, 2)
    assert.equal(expansion, ['militant', 'innovative'].includes(id))
    for (const section of sections) {
      assert.equal(section.slots, section.cost - section.min)
      assert.equal(section.resource, data.BOTTOM_RESOURCE[section.bottom])
      assert.ok(section.min >= 1)
    }
  }
  unique(
    MATS.map(({ sections }) => sections.map(({ top, bottom }) => top + bottom).join()),
    'pairings of rows',
  )
  const cubes = Object.values(data.TOP_OPTIONS).flatMap((list) =>
    list.flatMap(({ cube }) => (cube === '' ? [] : [cube])),
  )
  eq(cubes.sort(), [...data.CUBES].sort())
  assert.equal(cubes.length, 6)
  eq(Object.values(data.TOP_STRUCTURE).sort(), [...data.STRUCTURES].sort())
  eq(data.ONGOING, { upgrade: 'power', deploy: 'coins', build: 'popularity', enlist: 'combatCards' })
  eq(data.WORKER_TRACK, ['', 'power', '', 'popularity', '', 'coins'])
})

test('combat cards', () => {
  eq(
    data.COMBAT_CARDS.map(({ value, count }) => [value, count]),
    [
      [2, 16],
      [3, 12],
      [4, 8],
      [5, 6],
    ],
  )
  assert.equal(sum(data.COMBAT_CARDS.map(({ count }) => count)), 42)
})

const LEAVES = new Set([
  'stat',
  'controlTerrainCount',
  'controlTunnelCount',
  'controlHex',
  'highestOrTied',
  'forcedWorkerRetreatThisTurn',
  'territoryResources',
  'ownPiecesOnOneTerritory',
  'controlledResourceEach',
  'statsEqual',
  'territoryComposition',
  'controlNeighborsOf',
  'controlAroundOneLake',
  'controlledSameResource',
  'workersOnNeighborOf',
  'workerOnEachTerrain',
  'noStructureAdjacentToOwnHomeBase',
])

function visit(condition: data.Condition, id: string): void {
  if ('all' in condition) {
    assert.ok(condition.all.length >= 2, id)
    for (const part of condition.all) visit(part, id)
    return
  }
  assert.ok(LEAVES.has(condition.type), `${id} ${condition.type}`)
  if (condition.type === 'stat') assert.ok(condition.min !== undefined || condition.max !== undefined, `${id} bound`)
  if ('hex' in condition) hex(condition.hex)
  if (condition.type === 'controlTerrainCount') {
    assert.ok(HEXES.filter(({ terrain }) => terrain === condition.terrain).length >= condition.min, `${id} reachable`)
  }
}

test('objectives', () => {
  assert.equal(OBJECTIVES.length, 27)
  assert.equal(OBJECTIVES.filter(({ promo }) => !promo).length, 23)
  eq(
    OBJECTIVES.map(({ number }) => number),
    Array.from({ length: 27 }, (_, i) => i + 1),
  )
  for (const { id, timing, condition } of OBJECTIVES) {
    visit(condition, id)
    assert.ok(['endOfTurn', 'anytime'].includes(timing))
    assert.ok(words.catalog[`objective.${id}`] && words.catalog[`objective.${id}.text`], `${id} texts`)
  }
})

function checkGain(gain: data.Gain, id: string): void {
  assert.ok(Number.isInteger(gain.amount) && gain.amount > 0, `${id} amount`)
  assert.equal(gain.resource !== '', gain.type === 'resource', `${id} resource`)
  if (gain.resource !== '') assert.ok(data.RESOURCES.includes(gain.resource))
}

test('encounters', () => {
  assert.equal(ENCOUNTERS.length, 42)
  assert.equal(ENCOUNTERS.filter(({ promo }) => !promo).length, 28)
  const narrations = ENCOUNTERS.map(({ id }) => words.catalog[`encounter.${id}`] ?? '')
  for (const text of narrations) assert.ok(text.length > 10 && text.length < 90)
  unique(narrations, 'narrations')
  for (const { id, options } of ENCOUNTERS) {
    eq(
      options.map((option) => option.id),
      ['a', 'b', 'c'],
    )
    eq(
      options.map(({ cost }) => cost.map(({ type }) => type).join()),
      ['', 'coins', 'popularity'],
      id,
    )
    const [a, b, c] = options
    assert.ok(
      a?.gain.some(({ type }) => type === 'popularity'),
      `${id} first option`,
    )
    const [coins, popularity] = [b?.cost[0]?.amount ?? 0, c?.cost[0]?.amount ?? 0]
    assert.ok(coins >= 2 && coins <= 4 && popularity >= 2 && popularity <= 3, `${id} costs`)
    for (const option of options) {
      for (const gain of option.gain) {
        checkGain(gain, id)
        if (gain.type === 'deploy') assert.equal(option.cost[0]?.amount, option.id === 'b' ? 4 : 3, `${id} mech price`)
      }
    }
  }
})

test('factory cards', () => {
  assert.equal(FACTORY_CARDS.length, 18)
  const base = FACTORY_CARDS.filter(({ promo }) => !promo)
  assert.equal(base.length, 12)
  assert.ok(base.length >= 8, 'enough for seven players')
  for (const { id, cost, choices } of FACTORY_CARDS) {
    const kinds = ['coins', 'popularity', 'power', 'combatCards', 'anyResources']
    assert.ok(cost.length >= 1 && cost.every(({ type, amount }) => kinds.includes(type) && amount >= 1), `${id} cost`)
    assert.ok(choices.length === 1 || choices.length === 2, `${id} choices`)
    for (const gain of choices.flat()) checkGain(gain, id)
  }
  unique(
    FACTORY_CARDS.map(({ cost, choices }) => JSON.stringify([cost, choices])),
    'cards',
  )
  eq([data.FACTORY_MOVE.units, data.FACTORY_MOVE.steps], [1, 2])
})

test('structure bonus tiles', () => {
  const ids = ['adjacentTunnels', 'adjacentLakes', 'adjacentEncounters', 'onTunnels', 'longestRow', 'onFarmsOrTundras']
  eq(
    BONUS_TILES.map(({ id }) => id),
    ids,
  )
  for (const { id, tiers } of BONUS_TILES) {
    assert.equal(tiers[0]?.min, 1)
    for (const [i, tier] of tiers.entries()) {
      const before = tiers[i - 1]
      if (before !== undefined) assert.ok(tier.min > before.min && tier.coins > before.coins, `${id} rising`)
    }
    eq(
      tiers.map(({ coins }) => coins),
      id === 'onTunnels' ? [2, 4, 6] : [2, 4, 6, 9],
    )
  }
})

test('scoring', () => {
  eq(
    data.TIERS.map(({ min, max, star, territory, pair }) => [min, max, star, territory, pair]),
    [
      [0, 6, 3, 2, 1],
      [7, 12, 4, 3, 2],
      [13, 18, 5, 4, 3],
    ],
  )
  assert.equal(data.GOALS.length, 9)
  assert.equal(sum(data.GOALS.map((goal) => data.GOAL_LIMIT[goal].all)), 10)
  eq(data.TIE_BREAKERS, [
    'workersPlusMechsPlusStructuresOnBoard',
    'power',
    'popularity',
    'resourcesControlled',
    'territoriesControlled',
    'starsPlaced',
  ])
  eq([data.MOST_POWER, data.MOST_POPULARITY, data.MOST_ON_DIAL, data.FACTORY_WORTH], [16, 18, 7, 3])
})
