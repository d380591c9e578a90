/** The map as tables by number, made once from the data: what lies next to what, and across what. */
import { at } from '@ludarium/kernel'
import type { Place } from './agenda.ts'
import {
  BASES,
  FACTION,
  FACTORY_HEX,
  type Faction,
  HEXES,
  type HomeBase,
  PLACE_NUMBER,
  PLACES,
  RIVERS,
  type Terrain,
} from './data/index.ts'

export function placeOf(id: string): Place {
  const place = PLACE_NUMBER.get(id)
  if (place === undefined) throw new Error(`No place '${id}'.`)
  return place
}

export function idOf(place: Place): string {
  return at(PLACES, place)
}

/** Territories are the places below this number; the home bases follow. */
export const TERRITORIES = HEXES.length
export const PLACE_COUNT = PLACES.length
export const FACTORY: Place = placeOf(FACTORY_HEX)

export const TERRAIN: readonly Terrain[] = HEXES.map((hex) => hex.terrain)
export const IS_LAKE: readonly boolean[] = PLACES.map((_, place) => TERRAIN[place] === 'lake')
export const IS_TUNNEL: readonly boolean[] = PLACES.map((_, place) => HEXES[place]?.tunnel === true)
export const HAS_ENCOUNTER: readonly boolean[] = HEXES.map((hex) => hex.encounter)

function placesWhere(test: (place: Place) => boolean): readonly Place[] {
  return PLACES.map((_, place) => place).filter(test)
}

export const TUNNELS = placesWhere((place) => IS_TUNNEL[place] === true)
export const LAKES = placesWhere((place) => IS_LAKE[place] === true)
/** The territories of that terrain. */
export function placesOf(terrain: Terrain): readonly Place[] {
  return BY_TERRAIN.get(terrain) ?? []
}
const BY_TERRAIN: ReadonlyMap<Terrain, readonly Place[]> = new Map(
  TERRAIN.map((terrain) => [terrain, placesWhere((place) => TERRAIN[place] === terrain)]),
)
export const VILLAGES = placesWhere((place) => TERRAIN[place] === 'village')
export const MOUNTAINS = placesWhere((place) => TERRAIN[place] === 'mountain')
export const FARMS = placesWhere((place) => TERRAIN[place] === 'farm')

/** Geometric adjacency of territories (S1.6). */
export const NEIGHBOURS: readonly (readonly Place[])[] = HEXES.map((hex) => hex.neighbors.map(placeOf))

const rivers = new Set(RIVERS.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]))

/** By place, where one can go across nothing ('land'), a river, or a lake's shore; a base's connections included (S6.2). */
function across(kind: 'land' | 'river' | 'lake'): readonly (readonly Place[])[] {
  const hexes = HEXES.map((hex, place) =>
    at(NEIGHBOURS, place).filter((other) => {
      const wet = IS_LAKE[place] === true || IS_LAKE[other] === true
      if (wet) return kind === 'lake'
      return kind === (rivers.has(`${hex.id}|${idOf(other)}`) ? 'river' : 'land')
    }),
  )
  const bases = BASES.map((base) =>
    base.connections.filter((link) => link.kind === kind).map((link) => placeOf(link.to)),
  )
  return [...hexes, ...bases]
}

export const BY_LAND = across('land')
export const BY_RIVER = across('river')
export const BY_LAKE = across('lake')

/** One of something for each faction. */
export function byFaction<T>(make: (faction: Faction) => T): Readonly<Record<Faction, T>> {
  return {
    nordic: make('nordic'),
    rusviet: make('rusviet'),
    crimea: make('crimea'),
    saxony: make('saxony'),
    polania: make('polania'),
    albion: make('albion'),
    togawa: make('togawa'),
  }
}

function baseOf(faction: Faction): HomeBase {
  const base = BASES.find((one) => one.faction === faction)
  if (base === undefined) throw new Error(`There is no base of '${faction}'.`)
  return base
}

export const HOME: Readonly<Record<Faction, Place>> = byFaction((faction) => placeOf(`hb_${faction}`))

/** S2.7 Where a faction's first workers stand. */
export const WORKERS_AT_START: Readonly<Record<Faction, readonly Place[]>> = byFaction((faction) =>
  baseOf(faction).startingWorkers.map(placeOf),
)

/** Territories next to a faction's home base, river and lake links included (S1.6). */
export const NEXT_TO_HOME: Readonly<Record<Faction, readonly Place[]>> = byFaction((faction) =>
  baseOf(faction).connections.map((link) => placeOf(link.to)),
)

/** By territory, whether the faction's Riverwalk leads onto it. */
export const RIVERWALK: Readonly<Record<Faction, readonly boolean[]>> = byFaction((faction) =>
  TERRAIN.map((terrain) => FACTION.get(faction)?.riverwalk.includes(terrain) === true),
)
