/** R3 Setup: the map, the displays, and what every player starts with. */
import { type Base, below, type Options, pick, push, type Seat, sealed, seatsOf, shuffle } from '@ludarium/kernel'
import type { ReviveStep } from './agenda.ts'
import { CHASM, CHASM_GROUND, FIRST_LARGE, LARGE_GROUND, layTile } from './board.ts'
import {
  AREA_TILES,
  ARTIFACT_CARDS,
  ARTIFACTS,
  BACK_OF,
  CITIZENS,
  COLORS,
  CRATES,
  ENERGY_SUPPLY,
  FIGURES,
  LARGE_LOCATIONS,
  LONG_GAME_MINORS,
  MACHINES,
  MODULE_SPACES,
  POSITIONS,
  type SetId,
  type Side,
  SLOT_MODULES,
  SPACES,
  START_ENERGY,
  START_RESOURCES,
  STARTING_CITIZENS,
  STARTING_TILES,
  type SwitchId,
  TRACK_START,
  type TribeId,
} from './data/index.ts'
import { refill } from './displays.ts'
import type { ReviveMove } from './moves.ts'
import { tribesAllowed, wishes } from './options.ts'
import type { Player, ReviveState } from './state.ts'

/** R26.2 `use`: what the chapter itself brings into the game. */
function chapterSides(options: Options): Side | 'chosen' {
  if (options.chapter === 3) return 'moon'
  return options.sides === 'moon' ? 'moon' : options.sides === 'chosen' ? 'chosen' : 'sun'
}

function newPlayer(set: SetId, cards: readonly string[]): Player {
  return {
    tribe: '',
    side: '',
    set,
    resources: { crystal: 0, gear: 0, book: 0, food: 0 },
    points: 0,
    bonuses: 0,
    tracks: { gray: TRACK_START, green: TRACK_START, yellow: TRACK_START },
    rewards: [],
    progress: 0,
    tribeMarkers: 0,
    figures: new Array(FIGURES).fill(-1),
    mods: [],
    small: [],
    large: [],
    waters: [],
    tiles: [],
    falcon: -1,
    active: cards.slice(3),
    resting: cards.slice(0, 3),
    slots: { T1: [], T2: [], B1: [], B2: [], R: [] },
    modules: new Array(MODULE_SPACES.length).fill(''),
    used: new Array(MODULE_SPACES.length).fill(false),
    machines: [],
    energy: START_ENERGY,
    crates: [],
    opened: [],
    reopened: [],
    artifacts: [],
    minors: 0,
    artifactCard: '',
    draft: [],
    switchUsed: false,
    hibernation: 0,
    slept: 0,
    endTile: false,
    explored: 0,
  }
}

const ids = (items: readonly { readonly id: string }[]): string[] => items.map((item) => item.id)

export function setup(base: Base): ReviveState {
  const { chance, options, seats } = base
  const starts = shuffle(chance, ids(STARTING_TILES))
  const areas = shuffle(chance, ids(AREA_TILES))
  const locations = LARGE_LOCATIONS.filter(({ set }) => set === 'base' || options.moreLocations === true)
  const large = shuffle(chance, [...locations])
    .slice(0, 4)
    .map(({ id }) => ({ tile: id, side: pick(chance, ['A', 'B'] as const) }))
  const sets = shuffle(chance, ['A', 'B', 'C', 'D'] as SetId[])
  const players = sets
    .slice(0, seats)
    .map((set) => newPlayer(set, shuffle(chance, ids(STARTING_CITIZENS.filter((card) => card.set === set)))))
  const s: ReviveState = {
    ...base,
    players,
    first: below(chance, seats),
    active: 0,
    actions: 0,
    tiles: [...starts, ...areas],
    backs: [...starts, ...areas].map((tile) => BACK_OF.get(tile) ?? -1),
    turned: POSITIONS.map(({ kind }) => (kind === 'start' ? below(chance, 2) : -1)),
    ground: SPACES.map(() => 0),
    large,
    deck: shuffle(chance, ids(CITIZENS)),
    display: [],
    modulePile: shuffle(chance, ids(SLOT_MODULES)),
    moduleDisplay: [],
    machinePiles: { gray: [], green: [], yellow: [] },
    machineDisplay: { gray: [], green: [], yellow: [] },
    cratePile: shuffle(chance, ids(CRATES)),
    artifactPile: shuffle(chance, ids(ARTIFACT_CARDS)),
    energy: ENERGY_SUPPLY - START_ENERGY * seats,
    crater: [],
    craterMinors: 0,
    gone: [],
    paying: -1,
    wild: '',
    sleeper: '',
    asleep: false,
    uses: 0,
    withdrawn: [],
    ending: false,
    final: false,
    lastTurns: [],
    cube: seats === 1 ? 1 : 0,
    switchSide: options.switch as SwitchId,
    vastCrystals: options.vastCrystals === true || options.chapter === 4,
    chapter: Number(options.chapter),
    event: options.chapter !== 0,
    abilities: 0,
    branch: -1,
    over: false,
    agenda: [],
  }
  for (const color of COLORS) {
    s.machinePiles[color] = shuffle(chance, ids(MACHINES.filter((machine) => machine.color === color)))
  }
  layMap(s)
  fillCrater(s)
  refill(s)
  s.reveals = 0
  dealTribes(s)
  return s
}

function layMap(s: ReviveState): void {
  const bare = (space: number): number => (space === CHASM ? CHASM_GROUND : space >= FIRST_LARGE ? LARGE_GROUND : 0)
  s.ground = SPACES.map((_, space) => bare(space))
  for (const [position, orientation] of s.turned.entries()) if (orientation >= 0) layTile(s, position)
}

/** R3.6, R25.1 */
function fillCrater(s: ReviveState): void {
  const players = s.seats + (s.options.long === true ? 1 : 0)
  s.crater = ARTIFACTS.filter((artifact) => artifact.minPlayers <= players).map((artifact) => artifact.id)
  if (players > 4) s.craterMinors = LONG_GAME_MINORS
}

/** R3.9, R3.10 What is dealt is dealt; what players choose is asked first. */
function dealTribes(s: ReviveState): void {
  const { options } = s
  const sides = chapterSides(options)
  const choosing = options.tribeChoice === 'chosen'
  if (!choosing) assignTribes(s)
  const steps: ReviveStep[] = []
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.first - i + s.seats) % s.seats
    if (choosing) steps.push({ step: 'tribe', seat })
    if (sides === 'chosen') steps.push({ step: 'side', seat })
    else for (const p of s.players) p.side = sides
  }
  for (const p of s.players) {
    if (options.draft === true) p.draft = s.artifactPile.splice(-2)
    else p.artifactCard = s.artifactPile.pop() ?? ''
  }
  if (options.draft === true) steps.push({ step: 'draft', ...sealed<ReviveMove>(s, seatsOf(s)) })
  push(s, ...steps, { step: 'begin' })
}

/** Seats that ask for a tribe get it, the others one of the rest at random. */
function assignTribes(s: ReviveState): void {
  const wanted = wishes(s.options)
  const pool = shuffle(
    s.chance,
    tribesAllowed(s.options).filter((tribe) => !wanted.includes(tribe)),
  )
  for (const [seat, p] of s.players.entries()) {
    const tribe = wanted[seat] ?? 'random'
    p.tribe = tribe === 'random' ? (pool.pop() ?? '') : (tribe as TribeId)
  }
}

/** R3.11 By turn order. */
export function startResources(s: ReviveState, seat: Seat): void {
  const start = START_RESOURCES[(seat - s.first + s.seats) % s.seats] ?? {}
  const p = s.players[seat]
  if (p !== undefined) p.resources = { crystal: 0, gear: 0, book: 0, food: 0, ...start }
}
