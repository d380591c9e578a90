/** Players, buildings and what stands on the map (A4, A13.2). */
import { at, type Seat } from '@ludarium/kernel'
import { type Building, buildings, pieces, type Terrain, WHEEL } from './data/index.ts'
import type { Automa, Hex, InnovationState, Participant, Player } from './state.ts'

export function player(s: InnovationState, seat: Seat): Player {
  return at(s.players, seat)
}

/** The Automa; only rules of a table at which she plays ask for her. */
export function automaOf(s: InnovationState): Automa {
  if (s.automa === null) throw new Error('There is no Automa at this table.')
  return s.automa
}

/** A4.4, A38.3 Victory points that everybody starts with, the Automa too. */
export const START_VP = 20

/** Places in the list of buildings. */
export const WORKSHOP = 0
export const GUILD = 1
export const SCHOOL = 2
export const UNIVERSITY = 3
export const PALACE = 4
export const MONUMENT = 6
export const BUILDINGS: readonly Building[] = buildings.map((building) => building.id)

/** A4 What everybody has at the start: workshops, guilds, schools, university, palace. */
export const SUPPLY: readonly number[] = BUILDINGS.slice(WORKSHOP, PALACE + 1).map(piecesOfKind)

/** A4 How many pieces of a kind everybody has. */
export function piecesOfKind(kind: string): number {
  const count = pieces[kind]
  if (count === undefined) throw new Error(`Nobody has pieces called ${kind}.`)
  return count
}

/** The place of the building with that name. */
export function buildingNamed(building: Building): number {
  return BUILDINGS.indexOf(building)
}

export function nameOfBuilding(place: number): Building {
  return at(BUILDINGS, place)
}

/** The terrain of a land hex. */
export function terrainAt(s: InnovationState, hex: Hex): Terrain {
  return at(WHEEL, at(s.terrain, hex))
}

/** Own pieces of a type on the map, neutral ones left out. */
export function piecesOf(s: InnovationState, p: Player, building: number): Hex[] {
  return p.hexes.filter((hex) => s.building[hex] === building && s.neutral[hex] === 0)
}

/** How many buildings of a type stand on the map, neutral ones included. */
export function countOnMap(s: InnovationState, p: Player, building: number): number {
  let n = 0
  for (const hex of p.hexes) if (s.building[hex] === building) n++
  return n
}

/** A13.2 Puts a piece on a hex; an own piece that stood there goes back to supply. */
export function putPiece(s: InnovationState, owner: Participant, hex: Hex, building: number, neutral: boolean): void {
  const holder = owner < s.seats ? player(s, owner) : automaOf(s)
  const before = at(s.building, hex)
  if (before >= 0) holder.supply[before] = at(holder.supply, before) + 1
  else holder.hexes.push(hex)
  if (!neutral) holder.supply[building] = at(holder.supply, building) - 1
  s.owner[hex] = owner
  s.building[hex] = building
  s.neutral[hex] = neutral ? 1 : 0
  clearMarkers(s, hex)
}

/** Nothing but a building lies on a built hex: cubes and markers of the Automa go. */
function clearMarkers(s: InnovationState, hex: Hex): void {
  const { automa } = s
  if (automa === null) return
  for (const list of [automa.cubes, automa.fallow, automa.blighted]) remove(list, hex)
}

/** Takes a hex off a list, where it is on it. */
export function remove(list: Hex[], hex: Hex): void {
  const place = list.indexOf(hex)
  if (place >= 0) list.splice(place, 1)
}
