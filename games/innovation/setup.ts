/** The table before the first decision (A8, A37, A38). Random draws are made in the order of A8. */
import { at, type Base, below, type Chance, shuffle } from '@ludarium/kernel'
import { newAutoma } from './automa/deck.ts'
import { boardOf } from './board.ts'
import {
  alwaysAvailable,
  areaTiles,
  bookActions,
  cityTiles,
  competencies,
  factions,
  finalTiles,
  goals,
  innovationLayouts,
  innovations,
  type MapId,
  mapByPlayers,
  palaces,
  roundBonuses,
  roundTileById,
  roundTileLimits,
  roundTiles,
  virtual,
  WHEEL,
} from './data/index.ts'
import { hasAutoma } from './options.ts'
import { piecesOfKind, START_VP, SUPPLY } from './pieces.ts'
import {
  type DisplaySet,
  type DraftPool,
  type InnovationState,
  type InnovationStep,
  type Player,
  SOURCES,
} from './state.ts'

const SOLO_DISPLAYS = 3
const SOLO_BONUSES = 5

export function setup(base: Base): InnovationState {
  const { chance, options, seats } = base
  const withAutoma = hasAutoma(seats, options)
  const participants = seats + (withAutoma ? 1 : 0)
  const rounds = drawRounds(chance)
  const final = drawFinal(chance, rounds)
  const drawnBooks = shuffle(chance, ids(bookActions)).slice(0, 3)
  const display = shuffle(chance, ids(competencies))
  const layout = innovationLayouts[participants] ?? []
  const drawnInnovations = shuffle(chance, ids(innovations)).slice(0, layout.length)
  const isDraft = options.setup === 'draft' && !withAutoma
  const palaceStack = shuffle(
    chance,
    ids(palaces).filter((id) => id !== alwaysAvailable),
  )
  const drawnPalaces = palaceStack.slice(0, withAutoma ? participants : participants + 1)
  const first = below(chance, seats)
  const order = Array.from({ length: seats }, (_, n) => (first + n) % seats)
  const map = mapOf(options.map, participants)
  const terrain = [...boardOf({ map }).terrain]
  const none = terrain.map(() => 0)
  const nobody = terrain.map(() => -1)
  const isVirtual = seats === 2 && !withAutoma
  const areas = isVirtual ? shuffle(chance, ids(areaTiles)) : []
  const s: InnovationState = {
    ...base,
    map,
    participants,
    terrain,
    owner: nobody,
    building: [...nobody],
    neutral: none,
    annex: [...none],
    city: [...none],
    bridges: [],
    players: Array.from({ length: seats }, newPlayer),
    automa: withAutoma ? newAutoma(chance, options, seats) : null,
    virtual: isVirtual
      ? { levels: [0, 0, 0, 0].map(() => virtual.startLevel), area: at(areas, 0), spare: areas.slice(1) }
      : null,
    order: withAutoma ? [...order, seats] : order,
    passing: [],
    active: -1,
    sets: [],
    draft: { terrains: [], factions: [], palaces: [], bonuses: [] },
    rounds,
    final,
    phase: 'setup',
    bookActions: drawnBooks,
    usedActions: [],
    competencies: display,
    copies: display.map((id) => competencies.find((one) => one.id === id)?.copies ?? 0),
    innovations: drawnInnovations,
    palaces: isDraft ? [] : [...drawnPalaces, alwaysAvailable],
    cityTiles: cityTiles.map((tile) => tile.copies),
    bonuses: [],
    bonusCoins: [],
    spaces: Array.from({ length: 4 }, () => (isVirtual ? [-1, seats, -1, -1] : [-1, -1, -1, -1])),
    offers: [],
    agenda: [],
  }
  if (seats === 1) s.sets = soloSets(chance)
  else if (isDraft) s.draft = draftPool(chance, seats, drawnPalaces)
  else s.sets = dealSets(chance)
  if (seats === 1) s.bonuses = shuffle(chance, ids(roundBonuses)).slice(0, SOLO_BONUSES)
  s.agenda = opening(s, isDraft)
  return s
}

function ids<T extends { readonly id: string }>(list: readonly T[]): T['id'][] {
  return list.map((item) => item.id)
}

/** A2.2 */
function mapOf(wanted: unknown, participants: number): MapId {
  if (wanted === 'map-1-3' || wanted === 'map-3-5') return wanted
  return mapByPlayers[participants] ?? 'map-3-5'
}

/** A8.1 Rounds 6 to 1 are filled from the stack; a tile that may not lie there goes to its bottom. */
function drawRounds(chance: Chance): string[] {
  return fillRounds(shuffle(chance, ids(roundTiles)))
}

/** A8.1 The top of the stack is its last tile. */
export function fillRounds(stack: string[]): string[] {
  const rounds: string[] = ['', '', '', '', '', '']
  for (let round = 6; round >= 1; round--) {
    let tile = at(stack, stack.length - 1)
    while (!mayLie(rounds, tile, round)) {
      stack.unshift(tile)
      stack.pop()
      tile = at(stack, stack.length - 1)
    }
    stack.pop()
    rounds[round - 1] = tile
  }
  return rounds
}

function mayLie(rounds: readonly string[], tile: string, round: number): boolean {
  const { forbidden, sameDiscipline } = roundTileLimits
  if (tile === forbidden.tile && forbidden.rounds.includes(round)) return false
  if (!sameDiscipline.rounds.includes(round)) return true
  const discipline = roundTileById.get(tile)?.scienceBonus.discipline
  const alike = rounds.filter(
    (other, n) =>
      sameDiscipline.rounds.includes(n + 1) && roundTileById.get(other)?.scienceBonus.discipline === discipline,
  )
  return alike.length < sameDiscipline.max
}

/** A8.2 */
function drawFinal(chance: Chance, rounds: readonly string[]): string {
  const goal = roundTileById.get(at(rounds, 5))?.goal
  const types = goal === undefined ? [] : (goals[goal].if?.building ?? [])
  const fitting = shuffle(chance, [...finalTiles]).filter((tile) => !types.includes(tile.buildingType))
  return at(fitting, 0).id
}

function newPlayer(): Player {
  const points = SOURCES.map(() => 0)
  points[0] = START_VP
  return {
    terrain: -1,
    faction: '',
    bonus: '',
    palace: '',
    reserved: '',
    coins: 0,
    tools: 0,
    scholars: 0,
    pool: piecesOfKind('scholar'),
    books: [0, 0, 0, 0],
    bowls: [piecesOfKind('powerToken'), 0, 0],
    lost: 0,
    points,
    vp: START_VP,
    sailing: 0,
    terraforming: 1,
    levels: [0, 0, 0, 0],
    supply: [...SUPPLY],
    bridges: piecesOfKind('bridge'),
    annexes: 0,
    hexes: [],
    rivers: [],
    competencies: [],
    innovations: [],
    cities: [],
    used: [],
    passed: false,
  }
}

/** A8.8 Every display gets a faction and a bonus. */
function dealSets(chance: Chance): DisplaySet[] {
  const stack = shuffle(chance, ids(factions))
  const bonuses = shuffle(chance, ids(roundBonuses))
  return WHEEL.map((terrain, n) => ({ terrain, factions: [at(stack, n)], bonus: at(bonuses, n) }))
}

/** A38.2 Three displays with two factions each. */
function soloSets(chance: Chance): DisplaySet[] {
  const displays = shuffle(chance, [...WHEEL]).slice(0, SOLO_DISPLAYS)
  const stack = shuffle(chance, ids(factions))
  return displays.map((terrain, n) => ({ terrain, factions: stack.slice(2 * n, 2 * n + 2), bonus: '' }))
}

/** A8.9 */
function draftPool(chance: Chance, seats: number, drawnPalaces: string[]): DraftPool {
  return {
    terrains: shuffle(chance, [...WHEEL]).slice(1),
    factions: shuffle(chance, ids(factions)).slice(0, seats + 1),
    palaces: drawnPalaces,
    bonuses: shuffle(chance, ids(roundBonuses)).slice(0, seats + 3),
  }
}

/** Who chooses what before the pieces come out, in this order. */
function opening(s: InnovationState, isDraft: boolean): InnovationStep[] {
  const seats = s.order.filter((one) => one < s.seats)
  const backwards = [...seats].reverse()
  const agenda: InnovationStep[] = []
  if (s.seats === 1) {
    agenda.push({ step: 'display', seat: 0 })
    if (s.options.automaTerrain !== 'random') agenda.push({ step: 'rival', seat: 0 })
    agenda.push({ step: 'opening', seat: 0 })
  } else if (isDraft) {
    for (const round of [backwards, seats, backwards, seats]) {
      for (const seat of round) agenda.push({ step: 'draft', seat })
    }
  } else for (const seat of backwards) agenda.push({ step: 'set', seat })
  agenda.push({ step: 'start' })
  return agenda
}
