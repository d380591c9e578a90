/** The components of the game as typed tables, and lookups into them. No rules here. */
import { ENCOUNTERS, type EncounterData } from './encounters.ts'
import { FACTIONS, type Faction, type FactionData } from './factions.ts'
import { FACTORY_CARDS, type FactoryCardData } from './factory-cards.ts'
import { BASES, HEXES } from './map.ts'
import { MATS, type Mat, type MatData } from './mats.ts'
import { OBJECTIVES, type ObjectiveData } from './objectives.ts'
import { BONUS_TILES, type BonusTile, COMBAT_CARDS } from './scoring.ts'

export * from './encounters.ts'
export * from './factions.ts'
export * from './factory-cards.ts'
export * from './gains.ts'
export * from './map.ts'
export * from './mats.ts'
export * from './objectives.ts'
export * from './scoring.ts'

/** A location by number: the 47 hexes in the order of `HEXES`, then the home bases in the order of `BASES`. */
export const PLACES: readonly string[] = [...HEXES.map((hex) => hex.id), ...BASES.map((base) => base.id)]
export const PLACE_NUMBER: ReadonlyMap<string, number> = new Map(PLACES.map((id, place) => [id, place]))

/** Units by number: the character, four mechs, eight workers. */
export const UNITS = [
  'character',
  'mech1',
  'mech2',
  'mech3',
  'mech4',
  'worker1',
  'worker2',
  'worker3',
  'worker4',
  'worker5',
  'worker6',
  'worker7',
  'worker8',
] as const
export type Unit = (typeof UNITS)[number]

export const FACTION: ReadonlyMap<Faction, FactionData> = new Map(FACTIONS.map((faction) => [faction.id, faction]))
export const MAT: ReadonlyMap<Mat, MatData> = new Map(MATS.map((mat) => [mat.id, mat]))
export const OBJECTIVE: ReadonlyMap<string, ObjectiveData> = new Map(OBJECTIVES.map((card) => [card.id, card]))
export const ENCOUNTER: ReadonlyMap<string, EncounterData> = new Map(ENCOUNTERS.map((card) => [card.id, card]))
export const FACTORY_CARD: ReadonlyMap<string, FactoryCardData> = new Map(FACTORY_CARDS.map((card) => [card.id, card]))
export const BONUS_TILE: ReadonlyMap<string, BonusTile> = new Map(BONUS_TILES.map((tile) => [tile.id, tile]))
export const COMBAT_VALUE: ReadonlyMap<string, number> = new Map(COMBAT_CARDS.map((card) => [card.id, card.value]))
