/** All components of the game as typed constants, and maps to look them up. No rules in here. */

import { bookActions, powerActions } from './actions.ts'
import { automaCards, automaFactions } from './automa.ts'
import { roundBonuses } from './bonuses.ts'
import { buildings } from './buildings.ts'
import { competencies } from './competencies.ts'
import { factions } from './factions.ts'
import { innovations } from './innovations.ts'
import { maps } from './maps.ts'
import { palaces } from './palaces.ts'
import { finalTiles, roundTiles } from './rounds.ts'
import { terrains } from './terrains.ts'
import type { Component } from './types.ts'

export * from './actions.ts'
export * from './automa.ts'
export * from './bonuses.ts'
export * from './buildings.ts'
export * from './cities.ts'
export * from './competencies.ts'
export * from './disciplines.ts'
export * from './factions.ts'
export * from './innovations.ts'
export * from './maps.ts'
export * from './palaces.ts'
export * from './rounds.ts'
export * from './terrains.ts'
export type * from './types.ts'

function byId<T extends { readonly id: string | number }>(list: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(list.map((item) => [item.id, item]))
}

export const mapById = byId(maps)
export const terrainById = byId(terrains)
export const factionById = byId(factions)
export const palaceById = byId(palaces)
export const competencyById = byId(competencies)
export const innovationById = byId(innovations)
export const roundTileById = byId(roundTiles)
export const finalTileById = byId(finalTiles)
export const bonusById = byId(roundBonuses)
export const powerActionById = byId(powerActions)
export const bookActionById = byId(bookActions)
export const automaCardById = byId(automaCards)
export const automaFactionById = byId(automaFactions)
export const buildingById = byId(buildings)

/** Every tile a player can own, of whatever kind: bonuses, palaces, competencies, innovations, factions. */
export const tileById: ReadonlyMap<string, Component> = new Map(
  [...roundBonuses, ...palaces, ...competencies, ...innovations, ...factions].map((tile) => [tile.id, tile]),
)
