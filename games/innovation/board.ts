/** The maps as tables of numbers, worked out once: neighbours, distances, river chains, bridge sites (A2, A7). */
import { at, HEX_SIDES, hexDistance } from '@ludarium/kernel'
import { type HexData, largeMap, type MapData, type MapId, smallMap, WHEEL } from './data/index.ts'
import type { Hex } from './state.ts'

/** Two land hexes between which a bridge fits. */
export interface Site {
  readonly from: Hex
  readonly to: Hex
  /** Over river or the edge of the map; the others are for Moles only. */
  readonly river: boolean
}

export interface Board {
  readonly id: MapId
  readonly ids: readonly string[]
  readonly index: ReadonlyMap<string, Hex>
  readonly land: readonly Hex[]
  readonly rivers: readonly Hex[]
  /** Place on the wheel at the start, -1 for river. */
  readonly terrain: readonly number[]
  readonly landAround: readonly (readonly Hex[])[]
  readonly riversAround: readonly (readonly Hex[])[]
  readonly border: readonly boolean[]
  readonly riverside: readonly boolean[]
  readonly distance: readonly Uint8Array[]
  /** Fewest river hexes in a chain between two land hexes; 255 when there is none. */
  readonly chain: readonly Uint8Array[]
  /** By sailing value and hex: the land hexes next to it or reached over so many river hexes. */
  readonly reach: readonly (readonly (readonly Hex[])[])[]
  /** Land hexes at distance 2, and at distance 2 or 3. */
  readonly overOne: readonly (readonly Hex[])[]
  readonly overTwo: readonly (readonly Hex[])[]
  readonly sites: readonly Site[]
  /** By hex: places in `sites` of those that end there. */
  readonly sitesAt: readonly (readonly number[])[]
}

const MOST_SAILING = 4
const NO_CHAIN = 255

function boardFrom(map: MapData): Board {
  const hexes = map.hexes
  const count = hexes.length
  const index = new Map(hexes.map((hex, at) => [hex.id, at]))
  const terrain = hexes.map((hex) => (hex.terrain === 'river' ? -1 : WHEEL.indexOf(hex.terrain)))
  const isLand = (hex: Hex): boolean => terrain[hex] !== -1
  const all = hexes.map((_, hex) => hex)
  const land = all.filter(isLand)
  const around = hexes.map((hex) => hexes.flatMap((one, to) => (hex.neighbours.includes(one.id) ? [to] : [])))
  const landAround = around.map((list) => list.filter(isLand))
  const riversAround = around.map((list) => list.filter((hex) => !isLand(hex)))
  const distance = hexes.map((a) => Uint8Array.from(hexes, (b) => hexDistance(a, b)))
  const chain = all.map((hex) => chainsFrom(hex, count, landAround, riversAround))
  const reach = Array.from({ length: MOST_SAILING + 1 }, (_, sailing) =>
    all.map((from) =>
      land.filter((to) => to !== from && (figure(distance, from, to) === 1 || figure(chain, from, to) <= sailing)),
    ),
  )
  const apart = (from: Hex, most: number): Hex[] =>
    land.filter((to) => figure(distance, from, to) >= 2 && figure(distance, from, to) <= most)
  const published = new Set(map.bridgeSites.map((site) => site.id))
  const sites = land.flatMap((from) =>
    land
      .filter((to) => to > from && figure(distance, from, to) === 2 && sharesTwo(at(hexes, from), at(hexes, to)))
      .map((to): Site => {
        const [a, b] = [at(hexes, from).id, at(hexes, to).id]
        return { from, to, river: published.has(`${a}-${b}`) || published.has(`${b}-${a}`) }
      }),
  )
  return {
    id: map.id,
    ids: hexes.map((hex) => hex.id),
    index,
    land,
    rivers: all.filter((hex) => !isLand(hex)),
    terrain,
    landAround,
    riversAround,
    border: hexes.map((hex) => hex.border === true),
    riverside: hexes.map((hex) => hex.riverside === true),
    distance,
    chain,
    reach,
    overOne: all.map((hex) => apart(hex, 2)),
    overTwo: all.map((hex) => apart(hex, 3)),
    sites,
    sitesAt: all.map((hex) => sites.flatMap((site, n) => (site.from === hex || site.to === hex ? [n] : []))),
  }
}

/** A figure of a table by two hexes, such as the distance between them. */
export function figure(table: readonly Uint8Array[], from: Hex, to: Hex): number {
  return at(table, from)[to] ?? NO_CHAIN
}

/** A2.6 Exactly two positions next to both ends, on the map or off it. */
function sharesTwo(a: HexData, b: HexData): boolean {
  return HEX_SIDES.filter((side) => hexDistance({ q: a.q + side.q, r: a.r + side.r }, b) === 1).length === 2
}

/** A7.3 Breadth first over the river from one hex. */
function chainsFrom(
  from: Hex,
  count: number,
  landAround: readonly (readonly Hex[])[],
  riversAround: readonly (readonly Hex[])[],
): Uint8Array {
  const found = new Uint8Array(count).fill(NO_CHAIN)
  const seen = new Set<Hex>(riversAround[from])
  let edge = [...at(riversAround, from)]
  for (let length = 1; edge.length > 0; length++) {
    const next: Hex[] = []
    for (const river of edge) {
      for (const land of at(landAround, river)) if (found[land] === NO_CHAIN) found[land] = length
      for (const further of at(riversAround, river)) {
        if (seen.has(further)) continue
        seen.add(further)
        next.push(further)
      }
    }
    edge = next
  }
  return found
}

export const smallBoard = boardFrom(smallMap)
export const largeBoard = boardFrom(largeMap)

export function boardOf(s: { readonly map: MapId }): Board {
  return s.map === 'map-1-3' ? smallBoard : largeBoard
}

/** The place of a hex with that name. */
export function hexNamed(s: { readonly map: MapId }, id: string): Hex {
  const hex = boardOf(s).index.get(id)
  if (hex === undefined) throw new Error(`There is no hex ${id} on ${s.map}.`)
  return hex
}

export function nameOfHex(s: { readonly map: MapId }, hex: Hex): string {
  return at(boardOf(s).ids, hex)
}

/** One move for every hex of each map, made once because moves never change. */
export function perHex<M>(make: (hex: string) => M): (s: { readonly map: MapId }) => readonly M[] {
  const small = smallBoard.ids.map(make)
  const large = largeBoard.ids.map(make)
  return (s) => (s.map === 'map-1-3' ? small : large)
}

/** A3.2 Spades between two places on the wheel: the shorter way round. */
export function spadesBetween(a: number, b: number): number {
  const way = Math.abs(a - b)
  return way > 3 ? 7 - way : way
}

/** A3.3 One spade further on the shorter way from one place on the wheel to another. */
export function oneSpadeFrom(a: number, towards: number): number {
  if (a === towards) return a
  const up = (towards - a + 7) % 7
  return (a + (up <= 3 ? 1 : 6)) % 7
}
