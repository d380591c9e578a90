/** The conditions that the components must meet (A43). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { largeBoard, smallBoard } from '../board.ts'
import type { BuildFilter, Component, Counter, Effect, Gain, Happening } from '../data/index.ts'
import * as data from '../data/index.ts'

const ORIGINS = ['published', 'designed', 'mixed']
const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine']
const WHEEL = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const
const BUILDINGS = data.buildings.map(({ id }): string => id)
const unique = (list: readonly unknown[], what: string): void => {
  assert.equal(new Set(list).size, list.length, `${what}: duplicate ids`)
}

const OFFSETS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
const EXPECTED = {
  'map-1-3': { land: 59, river: 28, bridges: 17, terrains: [9, 8, 8, 8, 9, 9, 8] },
  'map-3-5': { land: 81, river: 36, bridges: 31, terrains: [11, 12, 12, 12, 11, 11, 12] },
}

test('maps: hexes, terrains, neighbours, flags', () => {
  assert.deepEqual(
    data.maps.map(({ id }) => id),
    ['map-1-3', 'map-3-5'],
  )
  for (const map of data.maps) {
    const at = new Map(map.hexes.map((hex) => [`${hex.q},${hex.r}`, hex]))
    const by = new Map(map.hexes.map((hex) => [hex.id, hex]))
    unique(
      map.hexes.map(({ id }) => id),
      map.id,
    )
    assert.equal(at.size, map.hexes.length)
    const expected = EXPECTED[map.id]
    const land = map.hexes.filter(({ terrain }) => terrain !== 'river')
    assert.deepEqual([land.length, map.hexes.length - land.length], [expected.land, expected.river])
    assert.deepEqual(
      [map.counts.land, map.counts.river, map.counts.bridgeSites],
      [expected.land, expected.river, expected.bridges],
    )
    for (const [n, terrain] of WHEEL.entries()) {
      assert.equal(land.filter((hex) => hex.terrain === terrain).length, expected.terrains[n])
      assert.equal(map.counts.byTerrain[terrain], expected.terrains[n])
    }
    const last = new Map<number, number>()
    for (const hex of map.hexes) {
      assert.ok(hex.terrain === 'river' || WHEEL.includes(hex.terrain))
      assert.equal(hex.id[0], 'ABCDEFGHI'[hex.r])
      const before = last.get(hex.r)
      assert.ok(before === undefined || before + 1 === hex.q, `${hex.id}: gap in row`)
      last.set(hex.r, hex.q)
      const around = OFFSETS.map(([q, r]) => at.get(`${hex.q + q},${hex.r + r}`))
      assert.deepEqual([...hex.neighbours].sort(), around.flatMap((one) => one?.id ?? []).sort())
      for (const id of hex.neighbours) assert.ok(by.get(id)?.neighbours.includes(hex.id))
      if (hex.terrain === 'river') assert.ok(hex.border === undefined && hex.riverside === undefined)
      else {
        assert.equal(hex.border, around.includes(undefined))
        assert.equal(
          hex.riverside,
          around.some((one) => one?.terrain === 'river'),
        )
      }
    }
  }
  for (const players of [1, 2, 3, 4, 5]) {
    const map = data.maps.find(({ id }) => id === data.mapByPlayers[players])
    assert.ok(map?.players.includes(players))
  }
})

test('maps: bridge sites are exactly those of A2.6', () => {
  for (const [map, board] of [[data.smallMap, smallBoard] as const, [data.largeMap, largeBoard] as const]) {
    const by = new Map(map.hexes.map((hex) => [hex.id, hex]))
    const at = new Map(map.hexes.map((hex) => [`${hex.q},${hex.r}`, hex]))
    const around = (hex: { q: number; r: number }): string[] => OFFSETS.map(([q, r]) => `${hex.q + q},${hex.r + r}`)
    unique(
      map.bridgeSites.map(({ id }) => id),
      map.id,
    )
    const derived = board.sites.filter(({ from, to }) => {
      const [a, b] = [map.hexes[from], map.hexes[to]]
      assert.ok(a !== undefined && b !== undefined)
      const common = around(a).filter((place) => around(b).includes(place))
      assert.equal(common.length, 2)
      return common.every((place) => (at.get(place)?.terrain ?? 'river') === 'river')
    })
    assert.equal(derived.length, EXPECTED[map.id].bridges)
    assert.equal(map.bridgeSites.length, EXPECTED[map.id].bridges)
    assert.deepEqual(
      derived,
      board.sites.filter(({ river }) => river),
    )
    for (const site of map.bridgeSites) {
      assert.equal(site.id, site.ends.join('-'))
      assert.ok(site.over.length >= 1 && site.over.every((id) => by.get(id)?.terrain === 'river'))
    }
  }
})

test('maps: reach with and without a bridge site', () => {
  const reach = (from: string, sailing: number): string[] => {
    const hex = largeBoard.index.get(from) ?? -1
    return (largeBoard.reach[sailing]?.[hex] ?? []).map((to) => largeBoard.ids[to] ?? '').sort()
  }
  assert.deepEqual(reach('G4', 0), ['G3', 'H3'])
  assert.deepEqual(reach('G4', 1), ['E3', 'E4', 'F5', 'G3', 'G6', 'H3', 'H5', 'I5'])
  assert.deepEqual(reach('G4', 2), ['D5', 'E2', 'E3', 'E4', 'F1', 'F5', 'G3', 'G6', 'H3', 'H5', 'I3', 'I5'])
  assert.deepEqual(reach('E4', 0), ['D3', 'E3'])
  assert.ok(data.largeMap.bridgeSites.some(({ id }) => id === 'E4-F5'))
})

const GOODS = [
  'coin',
  'tool',
  'scholar',
  'vp',
  'power',
  'book',
  'bridge',
  'competency',
  'cityTile',
  'annex',
  'placeAnnex',
  'powerTokensBowl3',
  'sailingStep',
  'terraformStep',
  'extraAction',
  'bookOfTakenDiscipline',
]
const COUNTERS = [
  'building',
  'allBuildings',
  'buildingShapes',
  'settlements',
  'bridges',
  'cityTile',
  'lowestDisciplineLevel',
  'twoHighestDisciplineLevels',
]
const EVENTS: readonly Happening[] = [
  'build',
  'spadeUsed',
  'disciplineStep',
  'cityTileGained',
  'sailingOrTerraformStep',
  'innovationTaken',
  'scholarSent',
  'powerActionTaken',
  'competencyTaken',
]
const MODIFIERS = [
  'scienceBonusLevel',
  'powerActionCost',
  'tunnel',
  'bridgesOverLand',
  'cityMinPower',
  'flight',
  'cityAcrossRiver',
  'sailingBonus',
]

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}

function checkTracks(tracks: Readonly<Record<string, number>>, where: string): void {
  for (const [id, n] of Object.entries(tracks)) assert.ok(DISCIPLINES.includes(id) && isCount(n), where)
}

function checkGain(gain: Gain | undefined, where: string): void {
  assert.ok(gain !== undefined && Object.keys(gain).length > 0, `${where}: empty gain`)
  for (const [key, value] of Object.entries(gain)) {
    if (GOODS.includes(key)) assert.ok(isCount(value), `${where}: ${key}`)
  }
  if (gain.bookOf !== undefined) checkTracks(gain.bookOf, where)
  if (gain.steps !== undefined) checkTracks(gain.steps, where)
  if (gain.stepsAny !== undefined) assert.ok(isCount(gain.stepsAny.count), where)
  if (gain.spades !== undefined) assert.ok(isCount(gain.spades.count), where)
  if (gain.neutral !== undefined) assert.ok((data.buildingById.get(gain.neutral)?.neutralPieces ?? 0) > 0, where)
  const { freeUpgrade, replaceBuilding } = gain
  if (freeUpgrade !== undefined) {
    assert.ok(
      data.upgrades.some(({ from, to }) => from === freeUpgrade.from && to === freeUpgrade.to),
      where,
    )
  }
  if (replaceBuilding !== undefined) {
    assert.ok(BUILDINGS.includes(replaceBuilding.from) && BUILDINGS.includes(replaceBuilding.to), where)
  }
  if (gain.placeFree !== undefined) assert.ok(BUILDINGS.includes(gain.placeFree.building), where)
  const known = [
    ...GOODS,
    'bookOf',
    'steps',
    'stepsAny',
    'spades',
    'neutral',
    'freeUpgrade',
    'replaceBuilding',
    'placeFree',
  ]
  for (const key of Object.keys(gain)) assert.ok(known.includes(key), `${where}: ${key}`)
}

function checkCounter(counter: Counter, where: string): void {
  assert.ok(COUNTERS.includes(counter.count), where)
  if (counter.count === 'building')
    assert.ok(
      counter.types.every((type) => BUILDINGS.includes(type)),
      where,
    )
}

function checkEffect(effect: Effect, where: string): void {
  if ('vpTable' in effect) {
    checkCounter(effect.of, where)
    let last = 0
    for (const row of effect.vpTable) {
      assert.ok(row.min > last && (row.max === null || row.max >= row.min) && row.vp > 0, where)
      last = row.max ?? Number.POSITIVE_INFINITY
    }
  } else {
    checkGain(effect.gain, where)
    if (effect.per !== undefined) checkCounter(effect.per, where)
  }
}

function checkEvent(listener: { readonly on: Happening; readonly if?: BuildFilter }, where: string): void {
  assert.ok(EVENTS.includes(listener.on), where)
  for (const type of listener.if?.building ?? []) assert.ok(BUILDINGS.includes(type), where)
}

const specials: string[] = []

function checkComponent(tile: Component): void {
  assert.ok(tile.id.length > 0 && ORIGINS.includes(tile.origin), tile.id)
  if (tile.income !== undefined) checkGain(tile.income, tile.id)
  for (const effect of [...(tile.immediate ?? []), ...(tile.pass ?? [])]) checkEffect(effect, tile.id)
  if (tile.special !== undefined) {
    specials.push(tile.special.id)
    for (const effect of tile.special.effects) checkEffect(effect, tile.id)
  }
  if (tile.action !== undefined) {
    specials.push(tile.action.id)
    for (const effect of tile.action.effects) checkEffect(effect, tile.id)
  }
  for (const trigger of tile.triggers ?? []) {
    checkEvent(trigger, tile.id)
    if (trigger.gainByPlayers === undefined) checkGain(trigger.gain, tile.id)
    else for (const players of ['1', '2', '3', '4', '5'] as const) checkGain(trigger.gainByPlayers[players], tile.id)
  }
  for (const modifier of tile.modifiers ?? []) assert.ok(MODIFIERS.includes(modifier.type), tile.id)
}

test('terrains: seven displays in the order of the wheel', () => {
  assert.deepEqual(data.WHEEL, WHEEL)
  assert.deepEqual(
    data.terrains.map(({ id }) => id),
    WHEEL,
  )
  for (const terrain of data.terrains) {
    const { start, income, sailingTrack, terraformTrack } = terrain
    assert.equal(WHEEL[terrain.wheelIndex], terrain.id)
    assert.equal(start.power.bowl1 + start.power.bowl2 + start.power.bowl3, data.pieces.powerToken)
    assert.deepEqual([start.vp, start.coin, start.scholarPool, start.bridges], [20, 15, 7, 3])
    for (const type of ['workshop', 'guild', 'school', 'university', 'palace'] as const) {
      assert.equal(income[type].length, data.pieces[type])
    }
    assert.equal(
      income.workshop.reduce((sum, slot) => sum + (slot.tool ?? 0), income.base.tool ?? 0),
      9,
    )
    assert.equal(
      income.guild.reduce((sum, slot) => sum + (slot.power ?? 0), 0),
      6,
    )
    assert.deepEqual(sailingTrack.cost, { coin: 4, scholar: 1 })
    assert.equal(sailingTrack.min, start.sailing)
    for (let level = sailingTrack.min + 1; level <= sailingTrack.max; level++) {
      checkGain(sailingTrack.rewards[level], `${terrain.id}: sailing ${level}`)
    }
    assert.ok(terraformTrack.cost.coin > 0 && terraformTrack.cost.tool > 0 && terraformTrack.cost.scholar > 0)
    for (const level of [2, 3]) checkGain(terraformTrack.rewards[level], `${terrain.id}: terraforming ${level}`)
    assert.deepEqual(terraformTrack.toolsPerSpade, { 1: 3, 2: 2, 3: 1 })
    assert.equal(terrain.innovationSurcharge.length, 3)
    checkTracks(start.steps, terrain.id)
    for (const effect of terrain.afterPlacement) checkEffect(effect, terrain.id)
  }
})

test('buildings: types, values, upgrades, conversions, end scoring', () => {
  assert.deepEqual(BUILDINGS, ['workshop', 'guild', 'school', 'university', 'palace', 'tower', 'monument'])
  assert.deepEqual(
    data.buildings.map(({ powerValue }) => powerValue),
    [1, 2, 2, 3, 3, 2, 4],
  )
  assert.deepEqual(
    data.buildings.slice(0, 5).map(({ perPlayer }) => perPlayer),
    [9, 4, 3, 1, 1],
  )
  for (const { id, perPlayer } of data.buildings.slice(0, 5)) assert.equal(perPlayer, data.pieces[id])
  assert.deepEqual(
    data.upgrades.map(({ id }) => id),
    ['workshop-guild', 'guild-palace', 'guild-school', 'school-university'],
  )
  for (const upgrade of data.upgrades) {
    assert.equal(upgrade.id, `${upgrade.from}-${upgrade.to}`)
    assert.ok(upgrade.cost.tool > 0 && upgrade.cost.coin > 0)
  }
  const [guild] = data.upgrades
  assert.ok((guild?.costWithNeighbour?.coin ?? 99) < (guild?.cost.coin ?? 0))
  assert.deepEqual(data.workshopCost, { tool: 1, coin: 2 })
  assert.equal(data.conversions.length, 8)
  assert.deepEqual(
    [data.endScoring.area, data.endScoring.discipline],
    [
      [18, 12, 6],
      [8, 4, 2],
    ],
  )
  assert.equal(data.areaTiles.length, 4)
})

test('disciplines: tracks and spaces', () => {
  assert.deepEqual(
    data.disciplines.map(({ id }) => id),
    DISCIPLINES,
  )
  for (const { id, income } of data.disciplines) checkGain(income, id)
  assert.deepEqual(data.track.powerOnReaching, { 3: 1, 5: 2, 7: 2, 12: 3 })
  assert.deepEqual([data.track.keyNeededToReach, data.track.incomeFromLevel, data.track.max], [8, 9, 12])
  assert.deepEqual(data.scholarSpaces, [3, 2, 2, 2])
})

test('tiles: counts, numbers, effects', () => {
  const lists: [readonly Component[], number][] = [
    [data.factions, 12],
    [data.palaces, 17],
    [data.competencies, 12],
    [data.innovations, 18],
    [data.roundBonuses, 10],
  ]
  for (const [list, count] of lists) {
    assert.equal(list.length, count)
    unique(
      list.map(({ id }) => id),
      String(list[0]?.id),
    )
    if (list[0]?.number !== undefined) {
      assert.deepEqual(
        list.map(({ number }) => number),
        list.map((_, n) => n + 1),
      )
    }
    for (const tile of list) checkComponent(tile)
  }
  unique(specials, 'special actions')
  for (const faction of data.factions) {
    const { steps, ...rest } = faction.start
    if (steps !== undefined) checkTracks(steps, faction.id)
    if (Object.keys(rest).length > 0) checkGain(rest, faction.id)
    for (const building of faction.startBuildings ?? []) assert.ok(BUILDINGS.includes(building))
  }
  assert.ok(data.palaceById.has(data.alwaysAvailable))
  for (const palace of data.palaces) assert.ok(palace.income ?? palace.special, palace.id)
  assert.equal(
    data.competencies.reduce((sum, { copies }) => sum + copies, 0),
    48,
  )
  assert.ok(data.innovations.every((one) => one.immediate ?? one.pass ?? one.special ?? one.income))
})

test('displays: slots of competencies and innovations', () => {
  assert.equal(data.competencySlots.length, 12)
  for (const { discipline, row, gain } of data.competencySlots) {
    assert.equal((gain.steps?.[discipline] ?? 0) + (gain.bookOf?.[discipline] ?? 0), 3)
    assert.equal(gain.steps?.[discipline], 4 - row)
  }
  for (const [players, size] of Object.entries({ 1: 6, 2: 6, 3: 8, 4: 10, 5: 12 })) {
    const slots = data.innovationLayouts[players] ?? []
    assert.equal(slots.length, size)
    unique(
      slots.map(({ id }) => id),
      players,
    )
    for (const slot of slots) {
      assert.equal(
        Object.values(slot.books).reduce((sum, n) => sum + n, 0),
        5,
      )
      assert.ok(slot.columns.every((column) => slot.books[column] === 2))
      assert.ok(Object.keys(slot.books).every((key) => key === 'any' || slot.columns.some((column) => column === key)))
    }
  }
})

test('rounds, actions, cities', () => {
  assert.equal(data.roundTiles.length, 12)
  unique(
    data.roundTiles.map(({ id }) => id),
    'round tiles',
  )
  for (const [id, goal] of Object.entries(data.goals)) checkEvent(goal, id)
  for (const tile of data.roundTiles) {
    assert.ok(ORIGINS.includes(tile.origin) && data.goals[tile.goal] !== undefined)
    assert.ok(tile.scienceBonus.perLevels >= 1 && tile.scienceBonus.perLevels <= 4)
    checkGain(tile.scienceBonus.gain, tile.id)
    assert.equal(tile.automa.discipline, tile.scienceBonus.discipline)
    assert.ok(Number.isInteger(tile.automa.rounds1to3) && Number.isInteger(tile.automa.rounds4to6))
  }
  for (const discipline of DISCIPLINES) {
    assert.equal(data.roundTiles.filter((tile) => tile.scienceBonus.discipline === discipline).length, 3)
  }
  assert.ok(data.roundTileById.has(data.roundTileLimits.forbidden.tile))
  assert.equal(data.finalTiles.length, 4)
  for (const tile of data.finalTiles) {
    checkEvent(tile, tile.id)
    assert.ok(BUILDINGS.includes(tile.buildingType) && tile.vp > 0 && DISCIPLINES.includes(tile.automa.discipline))
  }
  for (const actions of [data.bookActions, data.powerActions]) {
    assert.equal(actions.length, 6)
    unique(
      actions.map(({ id }) => id),
      'actions',
    )
    for (const action of actions) {
      assert.ok(ORIGINS.includes(action.origin) && action.oncePerRound)
      assert.ok((action.cost.book ?? action.cost.power ?? 0) > 0)
      for (const effect of action.effects) checkEffect(effect, action.id)
    }
  }
  assert.equal(data.cityTiles.length, 7)
  assert.equal(
    data.cityTiles.reduce((sum, { copies }) => sum + copies, 0),
    21,
  )
  for (const tile of data.cityTiles) {
    checkGain(tile.gain, tile.id)
    assert.ok(tile.vp >= 4 && tile.vp <= 8 && tile.keys === 1 && ORIGINS.includes(tile.origin))
  }
})

test('automa: cards, difficulty, priorities, starting hexes, factions', () => {
  const actions = ['upgrade', 'transform-and-build', 'send-scholar', 'block-actions', 'faction-action']
  actions.push('take-innovation', 'advance-discipline', 'gain-vp', 'place-cube', 'flip-fallow-to-blighted')
  assert.equal(data.automaCards.length, 14)
  unique(
    data.automaCards.map(({ id }) => id),
    'cards',
  )
  assert.equal(data.automaCards.filter(({ starter }) => starter).length, 6)
  for (const card of data.automaCards) {
    assert.ok(card.actions.length > 0 && card.actions.every((action) => actions.includes(action.do)))
    assert.ok(card.support.count >= 1 && card.support.count <= 4)
    assert.ok('ACE'.includes(card.initialWorkshops.marked) && 'BDF'.includes(card.initialWorkshops.unmarked))
  }
  assert.deepEqual(
    data.difficulties.map(({ id }) => id),
    [1, 2, 3, 4, 5],
  )
  for (const { vpByRound, sailingByRound, deckSetup } of data.difficulties) {
    assert.deepEqual([vpByRound.length, sailingByRound.length], [6, 6])
    for (const id of [...deckSetup.removeFromDeck, ...deckSetup.putOnTopOfReserve, ...deckSetup.addFixed]) {
      assert.ok(data.automaCardById.has(id))
    }
    const size = 6 - deckSetup.removeFromDeck.length + deckSetup.addFixed.length + deckSetup.addRandomFromReserve
    assert.equal(size, deckSetup.deckSize)
  }
  for (const list of ['A', 'B'] as const) {
    for (const terrain of WHEEL) {
      const priorities = data.terrainPriority[list][terrain]
      assert.deepEqual([...priorities].sort(), [...WHEEL].sort())
      assert.equal(priorities[0], terrain)
    }
  }
  for (const map of data.maps) {
    const by = new Map(map.hexes.map((hex) => [hex.id, hex]))
    for (const terrain of WHEEL) {
      const letters = data.initialWorkshops[map.id][terrain]
      assert.deepEqual(Object.keys(letters), ['A', 'B', 'C', 'D', 'E', 'F'])
      for (const id of Object.values(letters)) assert.equal(by.get(id)?.terrain, terrain)
      assert.ok(letters.A !== letters.B && letters.C !== letters.D && letters.E !== letters.F)
    }
  }
  assert.equal(data.automaFactions.length, 10)
  unique(
    data.automaFactions.map(({ id }) => id),
    'Automa factions',
  )
  for (const faction of data.automaFactions) {
    assert.ok(ORIGINS.includes(faction.origin))
    checkTracks(faction.start.steps, faction.id)
    assert.ok(faction.factionAction.every((action) => actions.includes(action.do)))
    assert.equal(faction.origin === 'mixed', faction.designed?.origin === 'designed')
  }
  for (const id of data.randomFactionPool) assert.equal(data.automaFactionById.get(id)?.origin, 'published')
})

test('rules.md: examples in order, references defined, every component named', () => {
  const rules = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')
  const examples = [...rules.matchAll(/^- \*\*Ex (\d+)\*\*/gm)].map((found) => Number(found[1]))
  assert.ok(examples.length >= 40)
  assert.deepEqual(
    examples,
    [...new Set(examples)].sort((a, b) => a - b),
  )
  const defined = new Set([...rules.matchAll(/\*\*(A\d+(?:\.\d+)?)/g)].map((found) => found[1]))
  for (const found of rules.matchAll(/^## (A\d+)/gm)) defined.add(found[1])
  for (const found of rules.matchAll(/\bA\d+(?:\.\d+)?\b/g)) assert.ok(defined.has(found[0]), found[0])
  const named = [
    ...[data.terrains, data.disciplines, data.buildings, data.factions, data.palaces, data.competencies],
    ...[data.innovations, data.roundTiles, data.finalTiles, data.roundBonuses, data.bookActions, data.powerActions],
    ...[data.cityTiles, data.automaFactions],
  ].flatMap((list) => list.map(({ id }) => id))
  for (const id of named) assert.ok(rules.includes(id), id)
})
