/** S2 Setup, random choices in the order of the rules. */
import { at, type Base, type Chance, type Options, pick, type Seat, shuffle } from '@ludarium/kernel'
import { HAS_ENCOUNTER, HOME, PLACE_COUNT, TERRITORIES, WORKERS_AT_START } from './board.ts'
import {
  BONUS_TILES,
  BONUSES,
  BOTTOM_ACTIONS,
  CUBES,
  type Faction,
  GOALS,
  type Mat,
  SEAT_ORDER,
  STRUCTURES,
} from './data/index.ts'
import { combatCardsIn, encountersIn, factionOf, factoryCardsIn, matOf, objectivesIn } from './figures.ts'
import { canDeal, chosen, factionPool, isBanned, leftOf, matPool } from './options.ts'
import { FIRST_WORKER, UNIT_COUNT } from './pieces.ts'
import type { Player, ScytheState } from './state.ts'

export function setup(base: Base): ScytheState {
  const { chance, options, seats } = base
  const { factions, mats } = deal(chance, options, seats)
  const order = seatsClockwise(factions)
  const first = order.reduce((best, seat) =>
    turnOrder(base, at(mats, seat)) < turnOrder(base, at(mats, best)) ? seat : best,
  )
  const combatDeck = shuffle(chance, [...combatCardsIn(base)])
  const objectiveDeck = shuffle(chance, objectivesIn(base))
  const encounterDeck = shuffle(chance, encountersIn(base))
  const factoryBox = shuffle(chance, factoryCardsIn(base))
  const factory = factoryBox.splice(-(seats + 1))
  const bonusTile = pick(chance, BONUS_TILES).id
  const players: Player[] = factions.map((faction, seat) => newPlayer(base, faction, at(mats, seat)))
  const start = order.indexOf(first)
  for (let i = 0; i < seats; i++) dealHand(base, at(players, at(order, (start + i) % seats)), combatDeck, objectiveDeck)
  return {
    ...base,
    players,
    order,
    first,
    active: first,
    resources: new Array(4 * PLACE_COUNT).fill(0),
    encounters: [...HAS_ENCOUNTER],
    tokens: new Array(TERRITORIES).fill(''),
    traps: new Array(TERRITORIES).fill(0),
    bonusTile,
    combatDeck,
    combatDiscard: [],
    objectiveDeck,
    encounterDeck,
    encountersSeen: [],
    encounter: '',
    factory,
    factoryBox,
    forced: 0,
    coerced: false,
    toka: false,
    preferred: 0,
    moved: 0,
    shinobi: [],
    contests: [],
    agenda: [{ step: 'turn', seat: first }],
  }
}

/** S2.2, S2.3 Factions and mats for the seats; mats again until no pairing is banned. */
function deal(chance: Chance, options: Options, seats: number): { factions: Faction[]; mats: Mat[] } {
  const allFactions = factionPool(options, seats)
  const allMats = matPool(options, seats)
  const wantedFactions = chosen(options, 'factions', allFactions, seats)
  const wantedMats = chosen(options, 'mats', allMats, seats)
  for (;;) {
    const factions = fill(wantedFactions, shuffle(chance, leftOf(allFactions, wantedFactions)))
    // Explicit mats can make the dealt factions impossible; then the factions are dealt again too.
    const pools = { factions: [], mats: leftOf(allMats, wantedMats) }
    if (!canDeal(options, factions, wantedMats, pools)) continue
    for (;;) {
      const mats = fill(wantedMats, shuffle(chance, leftOf(allMats, wantedMats)))
      if (!factions.some((faction, seat) => isBanned(options, faction, at(mats, seat)))) return { factions, mats }
    }
  }
}

function fill<T extends string>(wanted: readonly (T | '')[], stack: T[]): T[] {
  return wanted.map((one) => {
    const dealt = one === '' ? stack.pop() : one
    if (dealt === undefined) throw new Error('There are not enough factions or mats.')
    return dealt
  })
}

/** S1.7, S2.4 */
function seatsClockwise(factions: readonly Faction[]): Seat[] {
  return SEAT_ORDER.map((faction) => factions.indexOf(faction)).filter((seat) => seat >= 0)
}

function turnOrder(base: Base, mat: Mat): number {
  return matOf(base, { mat }).turnOrder
}

/** S2.7 Pieces and tracks of a player, cards apart. */
function newPlayer(base: Base, faction: Faction, mat: Mat): Player {
  const data = factionOf(base, faction)
  const matData = matOf(base, { mat })
  const units: number[] = new Array(UNIT_COUNT).fill(-1)
  units[0] = HOME[faction]
  for (const [i, place] of WORKERS_AT_START[faction].entries()) units[FIRST_WORKER + i] = place
  return {
    faction,
    mat,
    power: data.startingPower,
    popularity: matData.popularity,
    coins: matData.coins,
    hand: [],
    objectives: [],
    revealed: [],
    factoryCard: '',
    section: -1,
    cubes: CUBES.map(() => false),
    slots: BOTTOM_ACTIONS.map(() => 0),
    recruits: BOTTOM_ACTIONS.map(() => false),
    bonuses: BONUSES.map(() => false),
    structures: STRUCTURES.map(() => -1),
    units,
    stars: GOALS.map(() => 0),
    wins: 0,
    tokens: [...data.tokens],
    asks: false,
    accepts: BOTTOM_ACTIONS.map(() => true),
    gifts: 0,
  }
}

function dealHand(base: Base, p: Player, combatDeck: string[], objectiveDeck: string[]): void {
  p.hand.push(...combatDeck.splice(combatDeck.length - factionOf(base, p.faction).startingCombatCards))
  p.objectives.push(...objectiveDeck.splice(objectiveDeck.length - matOf(base, p).objectives))
}
