/** R7.5 to R7.9 Ways over the map and the food they cost. */
import type { Seat } from '@ludarium/kernel'
import { ADJACENT, CHASM, groundNumber } from './board.ts'
import { type Kind, SPACES } from './data/index.ts'
import type { Mod } from './effects.ts'
import type { Help } from './help.ts'
import { modsOf } from './modifiers.ts'
import { player } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** Farther than any way. */
export const FAR = 99

/** By space: the food for the spaces strictly between it and where the ways begin, FAR without a path. */
export type Ways = readonly number[]

const NOWHERE: Ways = SPACES.map(() => FAR)

/**
 * R7.6 The ways from any of the spaces, up to so much food. Grounds in the bit mask `free` cost nothing; face-down
 * hexes can be reached but not passed. Ways are as long in both directions.
 */
export function waysFrom(s: ReviveState, spaces: readonly number[], free: number, most: number): Ways {
  const near = NOWHERE.slice()
  let edge: number[] = []
  for (const space of spaces) {
    if (near[space] === 0) continue
    near[space] = 0
    edge.push(space)
  }
  for (let food = 0; food <= most && edge.length > 0; food++) {
    const beyond: number[] = []
    // Spaces that cost nothing join the edge while it is gone over.
    for (let i = 0; i < edge.length; i++) {
      const adjacent = ADJACENT[edge[i] as number] as readonly number[]
      for (let j = 0; j < adjacent.length; j++) {
        const next = adjacent[j] as number
        if (near[next] !== FAR) continue
        near[next] = food
        const ground = s.ground[next] as number
        if (ground === 0) continue
        if ((free >> ground) & 1) edge.push(next)
        else beyond.push(next)
      }
    }
    edge = beyond
  }
  return near
}

/** The cheapest way to any of the spaces. */
export function nearest(ways: Ways, spaces: readonly number[]): number {
  let best = FAR
  for (let i = 0; i < spaces.length; i++) {
    const food = ways[spaces[i] as number] as number
    if (food < best) best = food
  }
  return best
}

/** What a player brings to board actions at this moment. */
export interface Standing {
  readonly seat: Seat
  readonly p: Player
  readonly mods: readonly Mod[]
  /** What machines and crates could add to a payment; null where that shall not be counted. */
  readonly help: Help | null
  /** R7.5 Where ranges start, and which of these spaces have a range of their own (R7.9). */
  readonly origins: readonly number[]
  readonly own: readonly number[]
  /** Grounds that cost no food, as a bit mask. */
  readonly free: number
  /** Whether acting on own targets needs no path (R22.3). */
  readonly freeTarget: boolean
  /** The ways to all spaces, and those from own origins, where many targets are looked at; else null. */
  readonly ways: Ways | null
  readonly ownWays: Ways | null
}

/** A standing from which many targets are looked at. */
export interface Survey extends Standing {
  readonly ways: Ways
}

const NO_SPACES: readonly number[] = []

function extraOrigins(p: Player, from: 'temple' | 'falcon'): readonly number[] {
  return from === 'temple' ? p.tiles : p.falcon >= 0 ? [p.falcon] : NO_SPACES
}

export function standing(s: ReviveState, seat: Seat, help: Help | null = null): Standing {
  const p = player(s, seat)
  const mods = modsOf(s, p)
  const origins: number[] = []
  for (const space of p.figures) if (space >= 0) origins.push(space)
  for (const space of p.small) origins.push(space)
  for (const space of p.large) origins.push(space)
  if (origins.length === 0) origins.push(CHASM)
  let free = 0
  let own = NO_SPACES
  let freeTarget = false
  for (const { mod } of mods) {
    if (mod.mod === 'freeRangeTarget') freeTarget = true
    else if (mod.mod === 'origin') origins.push(...extraOrigins(p, mod.from))
    else if (mod.mod === 'freeTerrain') for (const terrain of mod.terrains) free |= 1 << groundNumber(terrain)
    else if (mod.mod === 'range' && mod.from !== undefined) own = extraOrigins(p, mod.from)
  }
  return { seat, p, mods, help, origins, own, free, freeTarget, ways: null, ownWays: null }
}

/** Looks at the ways to all spaces at once, as far as so much food. */
export function survey(s: ReviveState, st: Standing, most: number = FAR): Survey {
  const ways = waysFrom(s, st.origins, st.free, most)
  return { ...st, ways, ownWays: st.own.length === 0 ? null : waysFrom(s, st.own, st.free, most) }
}

/** The way from the player's pieces to the nearest of the spaces. */
function wayTo(s: ReviveState, st: Standing, spaces: readonly number[]): number {
  if (st.ways !== null) return nearest(st.ways, spaces)
  return nearest(waysFrom(s, spaces, st.free, FAR), st.origins)
}

function ownWayTo(s: ReviveState, st: Standing, spaces: readonly number[]): number {
  if (st.own.length === 0) return FAR
  if (st.ownWays !== null) return nearest(st.ownWays, spaces)
  return nearest(waysFrom(s, spaces, st.free, FAR), st.own)
}

/** Range bonuses from modifiers; `bound` are those of one origin only. */
function rangeBonus(mods: readonly Mod[], kind: Kind, bound: boolean): number {
  let n = 0
  for (const { mod } of mods) {
    if (mod.mod === 'range' && (mod.from !== undefined) === bound && mod.kinds.includes(kind)) n += mod.n
  }
  return n
}

/** R7.7 Range food to reach one of the spaces, -1 when there is no way. */
export function rangeFood(
  s: ReviveState,
  st: Standing,
  kind: Kind | '',
  spaces: readonly number[],
  bonus: number,
): number {
  const way = wayTo(s, st, spaces)
  if (way === FAR) return -1
  if (kind === '') return way
  const range = bonus + rangeBonus(st.mods, kind, false)
  const own = ownWayTo(s, st, spaces)
  const food = own === FAR ? way : Math.min(way, own - rangeBonus(st.mods, kind, true))
  return Math.max(0, food - range)
}
