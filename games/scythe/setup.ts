/** S2 Setup, random choices in the order of the rules. */
import { type Base, type Chance, type Options, pick, type Seat, shuffle } from '@ludarium/kernel'
import { HAS_ENCOUNTER, HOME, item, PLACE_COUNT, placeOf, TERRITORIES } from './board.ts'
import {
  BASES,
  BONUS_TILES,
  BONUSES,
  BOTTOM_ACTIONS,
  COMBAT_CARDS,
  CUBES,
  ENCOUNTERS,
  FACTION,
  FACTORY_CARDS,
  type Faction,
  GOALS,
  MAT,
  type Mat,
  OBJECTIVES,
  SEAT_ORDER,
  STRUCTURES,
} from './data/index.ts'
import { canDeal, chosen, factionPool, isBanned, leftOf, matPool } from './options.ts'
import { FIRST_WORKER, UNIT_COUNT } from './pieces.ts'
import type { Player, ScytheState } from './state.ts'

/** All combat cards, equal ones by the same name. */
export const ALL_COMBAT_CARDS: readonly string[] = COMBAT_CARDS.flatMap(({ id, count }) => new Array(count).fill(id))

/** S2.5 The cards in play under these options. */
export function objectivesIn(options: Options): string[] {
  return OBJECTIVES.filter((card) => options.promoObjectives === true || !card.promo).map(({ id }) => id)
}

export function encountersIn(options: Options): string[] {
  return ENCOUNTERS.filter((card) => options.promoEncounters === true || !card.promo).map(({ id }) => id)
}

export function factoryCardsIn(options: Options): string[] {
  return FACTORY_CARDS.filter((card) => options.promoFactory === true || !card.promo).map(({ id }) => id)
}

export function setup(base: Base): ScytheState {
  const { chance, options, seats } = base
  const { factions, mats } = deal(chance, options, seats)
  const order = seatsClockwise(factions)
  const first = order.reduce((best, seat) => (turnOrder(mats, seat) < turnOrder(mats, best) ? seat : best))
  const combatDeck = shuffle(chance, [...ALL_COMBAT_CARDS])
  const objectiveDeck = shuffle(chance, objectivesIn(options))
  const encounterDeck = shuffle(chance, encountersIn(options))
  const factoryBox = shuffle(chance, factoryCardsIn(options))
  const factory = factoryBox.splice(-(seats + 1))
  const bonusTile = pick(chance, BONUS_TILES).id
  const players: Player[] = factions.map((faction, seat) => newPlayer(faction, item(mats, seat)))
  const start = order.indexOf(first)
  for (let i = 0; i < seats; i++) dealHand(item(players, item(order, (start + i) % seats)), combatDeck, objectiveDeck)
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
  const wantedFactions = chosen(options, 'factions', factionPool(options), seats)
  const wantedMats = chosen(options, 'mats', matPool(options), seats)
  for (;;) {
    const factions = fill(wantedFactions, shuffle(chance, leftOf(factionPool(options), wantedFactions)))
    // Explicit mats can make the dealt factions impossible; then the factions are dealt again too.
    const pools = { factions: [], mats: leftOf(matPool(options), wantedMats) }
    if (!canDeal(options, factions, wantedMats, pools)) continue
    for (;;) {
      const mats = fill(wantedMats, shuffle(chance, leftOf(matPool(options), wantedMats)))
      if (!factions.some((faction, seat) => isBanned(options, faction, item(mats, seat)))) return { factions, mats }
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

function turnOrder(mats: readonly Mat[], seat: Seat): number {
  return MAT.get(item(mats, seat))?.turnOrder ?? 0
}

/** S2.7 Pieces and tracks of a player, cards apart. */
function newPlayer(faction: Faction, mat: Mat): Player {
  const data = FACTION.get(faction)
  const matData = MAT.get(mat)
  const base = BASES.find((one) => one.faction === faction)
  if (data === undefined || matData === undefined || base === undefined) throw new Error('No such faction or mat.')
  const units: number[] = new Array(UNIT_COUNT).fill(-1)
  units[0] = HOME[faction]
  for (const [i, id] of base.startingWorkers.entries()) units[FIRST_WORKER + i] = placeOf(id)
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

function dealHand(p: Player, combatDeck: string[], objectiveDeck: string[]): void {
  p.hand.push(...combatDeck.splice(combatDeck.length - (FACTION.get(p.faction)?.startingCombatCards ?? 0)))
  p.objectives.push(...objectiveDeck.splice(objectiveDeck.length - (MAT.get(p.mat)?.objectives ?? 0)))
}
