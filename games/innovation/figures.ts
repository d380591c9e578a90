/**
 * What is printed on the components, looked up for a table. Rules, words and bots read figures only through these
 * functions of the state, so that a later version can change one here, behind `since(s, n)`.
 */
import { at } from '@ludarium/kernel'
import {
  type AutomaCard,
  type AutomaFaction,
  areaTiles,
  automaCardById,
  automaFactionById,
  bookActionById,
  buildings,
  type CityTile,
  type Competency,
  type CompetencySlot,
  type Component,
  type Conversion,
  city,
  cityTiles,
  competencyById,
  competencySlots,
  conversions,
  type Difficulty,
  difficulties,
  disciplines,
  endScoring,
  type Faction,
  type FinalTile,
  factionById,
  finalTileById,
  type Gain,
  goals,
  type InnovationSlot,
  innovationLayouts,
  innovationRules,
  type PublicAction,
  powerActionById,
  type RoundTile,
  roundTileById,
  scholarSpaces,
  type TerrainBoard,
  terrains,
  tileById,
  track,
  type Upgrade,
  upgrades,
  workshopCost,
} from './data/index.ts'
import { isManual } from './options.ts'
import { automaOf } from './pieces.ts'
import type { InnovationState, Player } from './state.ts'

/** A bonus, palace, competency, innovation or faction; undefined for ''. */
export function tileOf(_s: InnovationState, id: string): Component | undefined {
  return tileById.get(id)
}

/** The planning display of the player's native terrain. */
export function displayOf(_s: InnovationState, p: Player): TerrainBoard {
  return at(terrains, p.terrain)
}

export function factionOf(_s: InnovationState, p: Player): Faction | undefined {
  return p.faction === '' ? undefined : factionById.get(p.faction)
}

/** A power action or a book action; undefined when the id names neither. */
export function actionOf(_s: InnovationState, id: string): PublicAction | undefined {
  return powerActionById.get(id) ?? bookActionById.get(id)
}

export function conversionOf(_s: InnovationState, id: string): Conversion | undefined {
  return CONVERSIONS.get(id)
}

const CONVERSIONS = new Map(conversions.map((conversion) => [conversion.id, conversion]))

/** A6.1 Power for one good of each kind. */
export function powerPricesOf(_s: InnovationState): PowerPrices {
  return POWER_PRICES
}

interface PowerPrices {
  readonly scholar: number
  readonly book: number
  readonly tool: number
  readonly coin: number
}

const priceOf = (id: string): number => CONVERSIONS.get(id)?.pay.power ?? 0
const POWER_PRICES: PowerPrices = {
  scholar: priceOf('power-scholar'),
  book: priceOf('power-book'),
  tool: priceOf('power-tool'),
  coin: priceOf('power-coin'),
}

export function competencyOf(_s: InnovationState, id: string): Competency | undefined {
  return competencyById.get(id)
}

/** The slot of the competency display with that place. */
export function competencySlotOf(_s: InnovationState, place: number): CompetencySlot {
  return at(competencySlots, place)
}

/** A16 The slots of the innovation display, in reading order. */
export function innovationSlotsOf(s: InnovationState): readonly InnovationSlot[] {
  return innovationLayouts[String(s.participants)] ?? []
}

/** A16.1, A16.3 */
export function innovationRulesOf(_s: InnovationState): typeof innovationRules {
  return innovationRules
}

/** The city tile at that place of the list. */
export function cityTileOf(_s: InnovationState, place: number): CityTile {
  return at(cityTiles, place)
}

/** A24.2 What a city needs. */
export function cityNeedsOf(_s: InnovationState): typeof city {
  return city
}

/** The round tile of this round; undefined before the first. */
export function roundTileOf(s: InnovationState): RoundTile | undefined {
  return roundTileById.get(s.rounds[s.round - 1] ?? '')
}

/** The final tile, which counts in round 6 only. */
export function finalTileOf(s: InnovationState): FinalTile | undefined {
  return s.round === 6 ? finalTileById.get(s.final) : undefined
}

/** A34.1 What a round tile rewards. */
export function goalOf(_s: InnovationState, tile: RoundTile): (typeof goals)[RoundTile['goal']] {
  return goals[tile.goal]
}

/** A24.2 Power value of a building (its place in the list), without an annex. */
export function powerValueOf(_s: InnovationState, building: number): number {
  return buildings[building]?.powerValue ?? 0
}

/** A12.6 */
export function workshopCostOf(_s: InnovationState): typeof workshopCost {
  return workshopCost
}

/** A12.2 Tools for one spade. */
export function toolsPerSpade(_s: InnovationState, p: Player): number {
  return 4 - p.terraforming
}

/** A7.4 River-trade counts while it lies face up, which it does until its owner has passed. */
export function sailingOf(_s: InnovationState, p: Player): number {
  return p.sailing + (p.bonus === 'river-trade' && !p.passed ? 1 : 0)
}

/** A13.1 */
export function upgradesOf(_s: InnovationState): readonly Upgrade[] {
  return upgrades
}

/** A17.1 Steps of the scholar spaces of each discipline. */
export function scholarSpacesOf(_s: InnovationState): readonly number[] {
  return scholarSpaces
}

/** A25.3 Power that reaching a level charges. */
export function powerOnReaching(_s: InnovationState, level: number): number {
  return at(POWER_ON, level)
}

const POWER_ON = Array.from({ length: track.max + 1 }, (_, level) => track.powerOnReaching[level] ?? 0)

/** A10.1, A25.8 What a discipline brings in Phase I on this level. */
export function disciplineIncomeOf(_s: InnovationState, discipline: number, level: number): Gain | undefined {
  return level >= track.incomeFromLevel ? disciplines[discipline]?.income : undefined
}

/** A36.2, A36.3, A42 Points of the places in area and disciplines. */
export function placesOf(s: InnovationState): {
  readonly area: readonly number[]
  readonly discipline: readonly number[]
} {
  return isManual(s) ? MANUAL_PLACES : endScoring
}

const MANUAL_PLACES = { area: [4, 2, 1], discipline: [4, 2, 1] }

/** A36.5 Goods worth so many coins are a point. */
export function coinsPerPointOf(_s: InnovationState): number {
  return endScoring.coinsPerVp
}

/** A37.5 Size of an area tile; 0 while it lies face down. */
export function areaSizeOf(_s: InnovationState, tile: string): number {
  return areaTiles.find((one) => one.id === tile)?.size ?? 0
}

/** A card of the Automa; undefined for ''. */
export function cardOf(_s: InnovationState, id: string): AutomaCard | undefined {
  return automaCardById.get(id)
}

/** The faction of the Automa. */
export function automaFactionOf(s: InnovationState): AutomaFaction {
  const faction = automaFactionById.get(automaOf(s).faction)
  if (faction === undefined) throw new Error('The Automa has no faction.')
  return faction
}

/** A38.25 The line of the difficulty table. */
export function difficultyOf(s: InnovationState): Difficulty {
  return at(difficulties, automaOf(s).difficulty - 1)
}
