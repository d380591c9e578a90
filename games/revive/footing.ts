/**
 * Where a player's board actions start from: the pieces on the map, the modifiers, and the ways over the map as it lies
 * (R2.5, R7.5 to R7.9). It is asked for at nearly every decision and changes at few. So the last one of each seat is kept,
 * with a copy of all that it was made from, and given again only while every bit of that is the same: whoever asks, for
 * whichever table or copy of one, gets what would be found anew.
 */
import { at, type Seat } from '@ludarium/kernel'
import { CHASM, groundNumber } from './board.ts'
import type { Kind, Modifier, Side, Technology, TribeId } from './data/index.ts'
import type { Mod } from './effects.ts'
import { technologies } from './lookups.ts'
import { boardModsOf, ongoingMods } from './modifiers.ts'
import { openTechs, player } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'
import { type Area, FAR, type Lie, lieOf, nearest, reachedWith, union, type Ways, waysFrom } from './ways.ts'

export type Discount = Extract<Modifier, { readonly mod: 'discount' }>

/** What modifiers and boosts do to actions of one kind. */
export interface Terms {
  /** Range from everywhere, and what own origins have on top of it (R7.9). */
  readonly range: number
  readonly ownRange: number
  /** Any way can be bridged. */
  readonly unlimited: boolean
  /** Discount everywhere, and those that depend on the place. */
  readonly discount: number
  readonly local: readonly Discount[]
  /** Food taken off range and tile food together. */
  readonly foodOff: number
}

export interface Footing {
  readonly technologies: readonly Technology[]
  /** R12.2 Those whose figure may be placed next, and the cheapest of them, a list of at most one. */
  readonly techs: readonly number[]
  readonly cheapest: readonly number[]
  /** By technology: whether it does away with books for others, its own ones included (R21.2). */
  readonly waivers: readonly boolean[]
  readonly terms: Readonly<Record<Kind, Terms>>
  /** R7.5 Where ranges start, and which of these spaces have a range of their own (R7.9). */
  readonly origins: readonly number[]
  readonly own: readonly number[]
  /** Grounds that cost no food, as a bit mask. */
  readonly free: number
  /** Whether acting on own targets needs no path (R22.3). */
  readonly freeTarget: boolean
  /** Whether no books are due to others (R21.2). */
  readonly noFee: boolean
  /** All that it was made from. */
  readonly from: Source
  /** The ways over the map as it lay when they were asked for. */
  reach: Reach | null
}

/** What of a player and the rules a footing is made from. */
interface Source {
  readonly version: number
  readonly tribe: TribeId | ''
  readonly side: Side | ''
  readonly falcon: number
  readonly mods: readonly string[]
  /** Modifiers of cards in slots. */
  readonly ongoing: readonly Mod[]
  readonly figures: readonly number[]
  readonly small: readonly number[]
  readonly large: readonly number[]
  readonly tiles: readonly number[]
}

function sourceOf(s: ReviveState, p: Player): Source {
  return {
    version: s.version,
    tribe: p.tribe,
    side: p.side,
    falcon: p.falcon,
    mods: p.mods.slice(),
    ongoing: ongoingMods(s, p),
    figures: p.figures.slice(),
    small: p.small.slice(),
    large: p.large.slice(),
    tiles: p.tiles.slice(),
  }
}

function isSame<T>(list: readonly T[], other: readonly T[]): boolean {
  if (list.length !== other.length) return false
  for (let i = 0; i < list.length; i++) if (list[i] !== other[i]) return false
  return true
}

function isSource(from: Source, s: ReviveState, p: Player): boolean {
  if (from.version !== s.version || from.tribe !== p.tribe || from.side !== p.side) return false
  if (!isSame(from.figures, p.figures) || !isSame(from.small, p.small) || !isSame(from.large, p.large)) return false
  if (from.falcon !== p.falcon || !isSame(from.tiles, p.tiles) || !isSame(from.mods, p.mods)) return false
  return isSame(from.ongoing, ongoingMods(s, p))
}

const NO_TERMS: Terms = { range: 0, ownRange: 0, unlimited: false, discount: 0, local: [], foodOff: 0 }
const PLAIN: Footing['terms'] = { build: NO_TERMS, explore: NO_TERMS, populate: NO_TERMS }

function termsFor(kind: Kind, mods: readonly Mod[]): Terms {
  let { range, discount, ownRange, foodOff, local } = NO_TERMS
  for (const { mod } of mods) {
    if (!('kinds' in mod) || !mod.kinds.includes(kind)) continue
    if (mod.mod === 'foodOff') foodOff += mod.n
    else if (mod.mod === 'range') {
      if (mod.from === undefined) range += mod.n
      else ownRange += mod.n
    } else if (mod.where === undefined) discount += mod.n
    else local = [...local, mod]
  }
  return { range, ownRange, unlimited: false, discount, local, foodOff }
}

function termsOf(mods: readonly Mod[]): Footing['terms'] {
  if (mods.length === 0) return PLAIN
  return { build: termsFor('build', mods), explore: termsFor('explore', mods), populate: termsFor('populate', mods) }
}

function waivesFee({ effect }: Technology): boolean {
  return 'do' in effect && effect.do === 'addMod' && effect.mod.mod === 'noPopulateFee'
}

/** What was found of each tribe's technologies, which never change. */
const found = new Map<readonly Technology[], readonly boolean[]>()

function waiversOf(all: readonly Technology[]): readonly boolean[] {
  let waivers = found.get(all)
  if (waivers === undefined) {
    waivers = all.map(waivesFee)
    found.set(all, waivers)
  }
  return waivers
}

const NO_SPACES: readonly number[] = []

function extraOrigins(p: Player, from: 'temple' | 'falcon'): readonly number[] {
  return from === 'temple' ? p.tiles.slice() : p.falcon >= 0 ? [p.falcon] : NO_SPACES
}

function findFooting(s: ReviveState, p: Player): Footing {
  const mods = boardModsOf(s, p)
  const origins: number[] = []
  for (const space of p.figures) if (space >= 0) origins.push(space)
  for (const space of p.small) origins.push(space)
  for (const space of p.large) origins.push(space)
  if (origins.length === 0) origins.push(CHASM)
  let own = NO_SPACES
  let free = 0
  let freeTarget = false
  let noFee = false
  for (const { mod } of mods) {
    if (mod.mod === 'freeRangeTarget') freeTarget = true
    else if (mod.mod === 'noPopulateFee') noFee = true
    else if (mod.mod === 'origin') origins.push(...extraOrigins(p, mod.from))
    else if (mod.mod === 'freeTerrain') for (const terrain of mod.terrains) free |= 1 << groundNumber(terrain)
    else if (mod.mod === 'range' && mod.from !== undefined) own = extraOrigins(p, mod.from)
  }
  const all = technologies(s, p)
  const techs = openTechs(p)
  const costs = techs.map((tech) => at(all, tech).cost)
  return {
    technologies: all,
    techs,
    cheapest: techs.slice(costs.indexOf(Math.min(...costs))).slice(0, 1),
    waivers: waiversOf(all),
    terms: termsOf(mods),
    origins,
    own,
    free,
    freeTarget,
    noFee,
    from: sourceOf(s, p),
    reach: null,
  }
}

/** By seat. */
const kept: (Footing | undefined)[] = []

export function footingOf(s: ReviveState, seat: Seat): Footing {
  const p = player(s, seat)
  let footing = kept[seat]
  if (footing === undefined || !isSource(footing.from, s, p)) {
    footing = findFooting(s, p)
    kept[seat] = footing
  }
  return footing
}

let lie = lieOf([])
/** The list that it was last found to agree with: as lists of grounds are never changed in place, it still does. */
let known: readonly number[] = lie.ground

/** What a footing has in its reach over the map as it lies. */
export interface Reach {
  readonly lie: Lie
  readonly any: Ways
  /** From those origins that have a range of their own; null where none has. */
  readonly own: Ways | null
  readonly terms: Footing['terms']
}

export function reachOf(s: ReviveState, footing: Footing): Reach {
  if (s.ground !== known) {
    if (!isSame(lie.ground, s.ground)) lie = lieOf(s.ground)
    known = s.ground
  }
  if (footing.reach === null || footing.reach.lie !== lie) {
    const { origins, own, free, terms } = footing
    const any = waysFrom(lie, origins, free)
    footing.reach = { lie, any, own: own.length === 0 ? null : waysFrom(lie, own, free), terms }
  }
  return footing.reach
}

/** R7.6, R7.9 The way that an action of the kind has to bridge to the nearest of the spaces, FAR without one. */
export function wayTo({ any, own, terms }: Reach, kind: Kind, spaces: Area): number {
  const way = nearest(any, spaces)
  if (own === null) return way
  const short = nearest(own, spaces)
  return short === FAR ? way : Math.max(0, Math.min(way, short - terms[kind].ownRange))
}

/** The spaces that a way of that length leads an action of the kind to; all where any will do. */
export function within({ any, own, terms }: Reach, kind: Kind, way: number): Area {
  if (way >= FAR) return EVERYWHERE
  const spaces = reachedWith(any, way)
  return own === null ? spaces : union(spaces, reachedWith(own, way + terms[kind].ownRange))
}

const EVERYWHERE: Area = [-1, -1, -1, -1]
