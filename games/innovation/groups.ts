/** Connected buildings: groups for cities, settlements, and the area at the end (A24, A28.2, A36.2). */
import { at, type Seat } from '@ludarium/kernel'
import { type Board, boardOf, figure } from './board.ts'
import { cityNeedsOf } from './figures.ts'
import { MONUMENT, player, UNIVERSITY } from './pieces.ts'
import { powerValueAt } from './reach.ts'
import type { Hex, InnovationState, Player } from './state.ts'

/** A group of own buildings and what counts for founding a city. */
export interface Group {
  readonly hexes: Hex[]
  power: number
  /** Buildings, an annexed one counted twice. */
  size: number
  /** Buildings needed. */
  needed: number
  /** Whether a building of it belongs to a city, or touches the marker of one on the river. */
  inCity: boolean
}

const seen = new Uint8Array(128)

/** A24.1 The seat's buildings connected with the one on `start`; with `river`, also across that river hex. */
export function groupAt(s: InnovationState, seat: Seat, start: Hex, river?: Hex): Group {
  seen.fill(0)
  return flood(s, boardOf(s), seat, start, river)
}

function flood(s: InnovationState, board: Board, seat: Seat, start: Hex, river?: Hex): Group {
  const hexes = [start]
  const group: Group = { hexes, power: 0, size: 0, needed: cityNeedsOf(s).minBuildings, inCity: false }
  const rivers = player(s, seat).rivers
  seen[start] = 1
  for (const hex of hexes) {
    count(s, group, hex)
    for (const to of at(board.landAround, hex)) enter(s, seat, to, hexes)
    for (const bridge of s.bridges) {
      if (bridge.owner !== seat) continue
      if (bridge.from === hex) enter(s, seat, bridge.to, hexes)
      else if (bridge.to === hex) enter(s, seat, bridge.from, hexes)
    }
    if (river !== undefined && figure(board.distance, hex, river) === 1) {
      for (const to of at(board.landAround, river)) enter(s, seat, to, hexes)
    }
    for (const marker of rivers) if (figure(board.distance, hex, marker) === 1) group.inCity = true
  }
  return group
}

function enter(s: InnovationState, seat: Seat, hex: Hex, hexes: Hex[]): void {
  if (seen[hex] === 1 || s.owner[hex] !== seat) return
  seen[hex] = 1
  hexes.push(hex)
}

/** A24.2 */
function count(s: InnovationState, group: Group, hex: Hex): void {
  group.power += powerValueAt(s, hex)
  group.size += 1 + at(s.annex, hex)
  if (s.city[hex] === 1) group.inCity = true
  const building = s.building[hex]
  if (building === MONUMENT) group.needed = Math.min(group.needed, cityNeedsOf(s).minBuildingsWithMonument)
  else if (building === UNIVERSITY) group.needed = Math.min(group.needed, cityNeedsOf(s).minBuildingsWithUniversity)
}

/** A24.2, A27.8 Power that a city of this player needs. */
export function cityPower(s: InnovationState, p: Player): number {
  return p.palace === 'palace-08' ? 6 : cityNeedsOf(s).minPower
}

/** A24.2 */
export function foundsCity(s: InnovationState, p: Player, group: Group): boolean {
  return !group.inCity && group.power >= cityPower(s, p) && group.size >= group.needed
}

/** All groups of the seat. */
export function groupsOf(s: InnovationState, seat: Seat): Group[] {
  const board = boardOf(s)
  const groups: Group[] = []
  seen.fill(0)
  for (const hex of player(s, seat).hexes) if (seen[hex] === 0) groups.push(flood(s, board, seat, hex))
  return groups
}

/** A28.2 How many groups there are. */
export function settlements(s: InnovationState, seat: Seat): number {
  return groupsOf(s, seat).length
}

/** A27.14 River hexes across which the building on `hex` (-1: any) and others could found a city. */
export function riverCities(s: InnovationState, seat: Seat, hex: Hex): Hex[] {
  const p = player(s, seat)
  if (p.palace !== 'palace-14') return []
  const board = boardOf(s)
  const group = hex >= 0 ? groupAt(s, seat, hex).hexes : p.hexes
  const rivers = board.rivers.filter((river) => group.some((own) => figure(board.distance, own, river) === 1))
  return rivers.filter((river) => {
    const start = at(board.landAround, river).find((land) => group.includes(land))
    if (start === undefined || foundsCity(s, p, groupAt(s, seat, start))) return false
    return foundsCity(s, p, groupAt(s, seat, start, river))
  })
}

/** How a participant's buildings hang together in the area scoring. */
export interface Links {
  readonly sailing: number
  /** Distance that is skipped without paying: 2 for Moles, 3 for flight, else 1. */
  readonly leap: number
}

/** A36.2 The largest number of own buildings connected by reach. */
export function largestArea(s: InnovationState, owner: number, hexes: readonly Hex[], links: Links): number {
  return largestAreaOf(s, owner, hexes, links).length
}

/** The same as the hexes themselves. */
export function largestAreaOf(s: InnovationState, owner: number, hexes: readonly Hex[], links: Links): readonly Hex[] {
  const board = boardOf(s)
  let largest: readonly Hex[] = []
  seen.fill(0)
  for (const start of hexes) {
    if (seen[start] === 1) continue
    seen[start] = 1
    const area = [start]
    for (const from of area) {
      for (const to of hexes) {
        if (seen[to] === 1) continue
        const linked = figure(board.distance, from, to) <= links.leap || figure(board.chain, from, to) <= links.sailing
        if (!linked && !isBridged(s, owner, from, to)) continue
        seen[to] = 1
        area.push(to)
      }
    }
    if (area.length > largest.length) largest = area
  }
  return largest
}

function isBridged(s: InnovationState, owner: number, from: Hex, to: Hex): boolean {
  for (const bridge of s.bridges) {
    if (bridge.owner !== owner) continue
    if ((bridge.from === from && bridge.to === to) || (bridge.from === to && bridge.to === from)) return true
  }
  return false
}

/** A36.2 Only the track counts, not river-trade. */
export function linksOf(_s: InnovationState, p: Player): Links {
  return { sailing: p.sailing, leap: p.palace === 'palace-09' ? 3 : p.faction === 'moles' ? 2 : 1 }
}
