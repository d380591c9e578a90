/**
 * Figures of the components, always asked of the state: what a later version of the rules corrects is corrected
 * here, behind `since(s, n)`, and tables in progress keep the figures they began with.
 */
import { at, type State } from '@ludarium/kernel'
import { RIVERWALK, TERRAIN } from './board.ts'
import {
  type Ability,
  BONUS_TILE,
  type BonusTile,
  type BottomAction,
  COMBAT_CARDS,
  COMBAT_VALUE,
  ENCOUNTER,
  ENCOUNTERS,
  type EncounterData,
  type EncounterOption,
  type EncounterOptionId,
  FACTION,
  FACTORY_CARD,
  FACTORY_CARDS,
  type Faction,
  type FactionData,
  type FactoryCardData,
  GOAL_LIMIT,
  GOALS,
  MAT,
  type Mat,
  type MatData,
  OBJECTIVE,
  OBJECTIVES,
  type ObjectiveData,
  ONGOING,
  TERRAIN_PRODUCES,
  TIERS,
  type Tier,
  TOP_OPTIONS,
  type TopAction,
  TRAPS,
  WORKER_TRACK,
} from './data/index.ts'
import { FIRST_MECH } from './pieces.ts'
import type { Place } from './state.ts'

/** The record of that name, which is known to be there. */
function found<K extends string, T>(table: ReadonlyMap<K, T>, id: K): T {
  const record = table.get(id)
  if (record === undefined) throw new Error(`There is no component '${id}'.`)
  return record
}

export function factionOf(_s: State, faction: Faction): FactionData {
  return found(FACTION, faction)
}

/** S12 The ability by which the mech with that unit number is known; '' for other units. */
export function mechOf(s: State, faction: Faction, unit: number): Ability | '' {
  return factionOf(s, faction).mechs[unit - FIRST_MECH]?.id ?? ''
}

/** By territory, whether the faction's Riverwalk leads onto it. */
export function riverwalkOf(_s: State, faction: Faction): readonly boolean[] {
  return RIVERWALK[faction]
}

export function matOf(_s: State, { mat }: { readonly mat: Mat }): MatData {
  return found(MAT, mat)
}

/** S5 The options of a top action. */
export function topOptionsOf(_s: State, action: TopAction): (typeof TOP_OPTIONS)[TopAction] {
  return TOP_OPTIONS[action]
}

/** S5.4 What each box of the Produce track adds to its cost. */
export function workerTrackOf(_s: State): typeof WORKER_TRACK {
  return WORKER_TRACK
}

/** S10.1 What the recruit of that section brings. */
export function ongoingOf(_s: State, section: BottomAction): (typeof ONGOING)[BottomAction] {
  return ONGOING[section]
}

export function objectiveOf(_s: State, card: string): ObjectiveData {
  return found(OBJECTIVE, card)
}

export function encounterOf(_s: State, card: string): EncounterData {
  return found(ENCOUNTER, card)
}

/** S8.2 One of the options of an encounter card. */
export function encounterOption(s: State, card: string, option: EncounterOptionId): EncounterOption {
  const record = encounterOf(s, card).options.find(({ id }) => id === option)
  if (record === undefined) throw new Error(`The card '${card}' has no option '${option}'.`)
  return record
}

export function factoryCardOf(_s: State, card: string): FactoryCardData {
  return found(FACTORY_CARD, card)
}

/** S7.3 */
export function cardValue(_s: State, card: string): number {
  return found(COMBAT_VALUE, card)
}

/** S19.5 */
export function trapOf(_s: State, trap: string): (typeof TRAPS)[number] {
  const record = TRAPS.find(({ id }) => id === trap)
  if (record === undefined) throw new Error(`There is no trap '${trap}'.`)
  return record
}

/** S16.5 */
export function bonusTileOf(_s: State, tile: string): BonusTile {
  return found(BONUS_TILE, tile)
}

/** S16.1 What stars, territories and pairs are worth. */
export function tierOf(_s: State, popularity: number): Tier {
  return at(TIERS, popularity >= at(TIERS, 2).min ? 2 : popularity >= at(TIERS, 1).min ? 1 : 0)
}

const LIMITS = GOALS.map((goal) => GOAL_LIMIT[goal].all)
const SAXON_LIMITS = GOALS.map((goal) => GOAL_LIMIT[goal].saxony)

/** S14.2, S12.4 By goal of `GOALS`, how many stars it can bring. */
export function goalLimits(_s: State, { faction }: { readonly faction: Faction }): readonly number[] {
  return faction === 'saxony' ? SAXON_LIMITS : LIMITS
}

/** S5.4 What a worker makes there; '' for nothing. */
export function productOf(_s: State, place: Place): (typeof TERRAIN_PRODUCES)[keyof typeof TERRAIN_PRODUCES] {
  return TERRAIN_PRODUCES[at(TERRAIN, place)]
}

const ALL_COMBAT_CARDS: readonly string[] = COMBAT_CARDS.flatMap(({ id, count }) => new Array<string>(count).fill(id))

/** All combat cards, equal ones by the same name. */
export function combatCardsIn(_s: State): readonly string[] {
  return ALL_COMBAT_CARDS
}

/** S2.5 The cards in play under the table's options. */
export function objectivesIn(s: State): string[] {
  return OBJECTIVES.filter((card) => s.options.promoObjectives === true || !card.promo).map(({ id }) => id)
}

export function encountersIn(s: State): string[] {
  return ENCOUNTERS.filter((card) => s.options.promoEncounters === true || !card.promo).map(({ id }) => id)
}

export function factoryCardsIn(s: State): string[] {
  return FACTORY_CARDS.filter((card) => s.options.promoFactory === true || !card.promo).map(({ id }) => id)
}

export function trapsIn(_s: State): string[] {
  return TRAPS.map(({ id }) => id)
}
