/** Reading a position: who stands where with what, and what lies there. */

import { next, type Seat } from '@ludarium/kernel'
import { type Player, placeOf, type ScytheState, type ScytheStep, TERRITORIES } from '@ludarium/scythe'
import {
  BASES,
  BOTTOM_ACTIONS,
  type BottomAction,
  HEXES,
  type HomeBase,
  type MapHex,
  RESOURCES,
  type Resource,
  STRUCTURES,
  type Structure,
  UNITS,
  type Unit,
} from '@ludarium/scythe/data'

export type Kind = 'character' | 'mech' | 'worker'

export interface Stack {
  readonly kind: Kind
  readonly count: number
  /** Units of the stack, by name. */
  readonly units: readonly Unit[]
}

export interface Army {
  readonly seat: Seat
  readonly stacks: readonly Stack[]
}

export interface Good {
  readonly resource: Resource
  readonly n: number
}

/** A hex or a home base. */
export type Spot = MapHex | HomeBase

export const SPOTS: readonly Spot[] = [...HEXES, ...BASES]
const SPOT = new Map(SPOTS.map((spot) => [spot.id, spot]))

/** Number of the seat's colour by faction. */
export const COLOURS = { rusviet: 0, nordic: 1, crimea: 2, togawa: 3, albion: 4, polania: 5, saxony: 6 } as const

export function spotOf(id: string): Spot {
  const found = SPOT.get(id)
  if (found === undefined) throw new Error(`There is no place '${id}'.`)
  return found
}

export function isHex(spot: Spot): spot is MapHex {
  return 'terrain' in spot
}

export function stepOf(view: ScytheState): ScytheStep | undefined {
  return next(view)
}

export function kindOf(unit: Unit): Kind {
  return unit === 'character' ? 'character' : unit.startsWith('mech') ? 'mech' : 'worker'
}

function stacksOf(player: Player, place: number): Stack[] {
  const here = UNITS.filter((_, n) => player.units[n] === place)
  return [...Map.groupBy(here, kindOf)].map(([kind, units]) => ({ kind, count: units.length, units }))
}

/** Who has units there; whose turn it is first: the attacker of a contested hex. */
export function armiesAt(view: ScytheState, id: string): Army[] {
  const place = placeOf(id)
  const armies = view.players.flatMap((player, seat): Army[] =>
    player.units.includes(place) ? [{ seat, stacks: stacksOf(player, place) }] : [],
  )
  return armies.sort((a, b) => Number(b.seat === view.active) - Number(a.seat === view.active))
}

export function goodsAt(view: ScytheState, id: string): Good[] {
  const place = placeOf(id)
  if (place >= TERRITORIES) return []
  return RESOURCES.flatMap((resource, n): Good[] => {
    const there = view.resources[4 * place + n] ?? 0
    return there > 0 ? [{ resource, n: there }] : []
  })
}

export interface Built {
  readonly seat: Seat
  readonly structure: Structure
}

export function builtAt(view: ScytheState, id: string): Built | null {
  const place = placeOf(id)
  for (const [seat, player] of view.players.entries()) {
    const structure = STRUCTURES[player.structures.indexOf(place)]
    if (structure !== undefined) return { seat, structure }
  }
  return null
}

/** A flag or a trap; `armed` says whether a trap can spring. */
export function markAt(
  view: ScytheState,
  id: string,
): { readonly kind: 'flag' | 'trap'; readonly armed: boolean } | null {
  const place = placeOf(id)
  const trap = view.traps[place] ?? 0
  if (trap > 0) return { kind: 'trap', armed: trap !== 2 }
  return view.tokens[place] === 'flag' ? { kind: 'flag', armed: false } : null
}

export function isContested(view: ScytheState, id: string): boolean {
  const place = placeOf(id)
  return view.contests.some((contest) => contest.at === place)
}

export function countOf(list: readonly boolean[]): number {
  return list.filter(Boolean).length
}

export function mechsOf(player: Player): number {
  return player.units.slice(1, 5).filter((place) => place >= 0).length
}

export function workersOf(player: Player): number {
  return player.units.slice(5).filter((place) => place >= 0).length
}

export function structuresOf(player: Player): number {
  return player.structures.filter((place) => place >= 0).length
}

/** The bottom action of the section with the token, 'factory' for the Factory card, '' for none. */
export function sectionOf(player: Player): BottomAction | 'factory' | '' {
  if (player.section < 0) return ''
  return BOTTOM_ACTIONS[player.section] ?? 'factory'
}

/** Places of hexes are called by terrain, row and column; this is the short part: "D4". */
export function shortName(spot: Spot): string {
  return isHex(spot) ? `${String.fromCharCode(65 + spot.row)}${spot.col}` : ''
}
