/** What a player brings to board actions at this moment: means, modifiers and the places to start from (R2.5, R5, R7). */
import type { Seat } from '@ludarium/kernel'
import { CHASM, groundNumber, touches } from './board.ts'
import type { Kind, Modifier, Technology } from './data/index.ts'
import type { Mod } from './effects.ts'
import { type Help, helpsAtHand } from './help.ts'
import { technologies } from './lookups.ts'
import { boardModsOf } from './modifiers.ts'
import { player } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'
import { FAR, nearest, type Ways, waysFrom } from './ways.ts'

/** What can go into a payment; `wild` is good for anything. */
export interface Means {
  readonly gear: number
  readonly book: number
  readonly food: number
  readonly wild: number
  /** How much of `wild` are crystals that are good for two of one resource each (R21.5). */
  readonly doubled: number
}

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

export interface Standing {
  readonly seat: Seat
  readonly p: Player
  readonly means: Means
  readonly mods: readonly Mod[]
  readonly technologies: readonly Technology[]
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
}

function meansOf({ resources }: Player, help: Help | null): Means {
  const { gear, book, food, crystal } = resources
  if (help === null) return { gear, book, food, wild: crystal, doubled: 0 }
  const means = { gear: gear + help.gear, book: book + help.book, food: food + help.food, wild: crystal + help.wild }
  const doubled = help.doubles ? crystal + help.crystal : 0
  // A gear that a machine costs may be paid by a crystal.
  return means.gear < 0 ? { ...means, gear: 0, wild: means.wild + means.gear, doubled } : { ...means, doubled }
}

const NO_TERMS: Terms = { range: 0, ownRange: 0, unlimited: false, discount: 0, local: [], foodOff: 0 }
const PLAIN: Standing['terms'] = { build: NO_TERMS, explore: NO_TERMS, populate: NO_TERMS }

function termsOf(mods: readonly Mod[], help: Help | null): Standing['terms'] {
  if (help === null && mods.length === 0) return PLAIN
  return {
    build: termsFor('build', mods, help),
    explore: termsFor('explore', mods, help),
    populate: termsFor('populate', mods, help),
  }
}

function termsFor(kind: Kind, mods: readonly Mod[], help: Help | null): Terms {
  let { range, discount, unlimited } = help === null ? NO_TERMS : help.boosts[kind]
  let ownRange = 0
  let foodOff = 0
  let local = NO_TERMS.local
  for (const { mod } of mods) {
    if (!('kinds' in mod) || !mod.kinds.includes(kind)) continue
    if (mod.mod === 'foodOff') foodOff += mod.n
    else if (mod.mod === 'range') {
      if (mod.from === undefined) range += mod.n
      else ownRange += mod.n
    } else if (mod.where === undefined) discount += mod.n
    else local = [...local, mod]
  }
  return { range, ownRange, unlimited, discount, local, foodOff }
}

const NO_SPACES: readonly number[] = []

function extraOrigins(p: Player, from: 'temple' | 'falcon'): readonly number[] {
  return from === 'temple' ? p.tiles : p.falcon >= 0 ? [p.falcon] : NO_SPACES
}

export function standing(s: ReviveState, seat: Seat): Standing {
  const p = player(s, seat)
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
  return {
    seat,
    p,
    means: meansOf(p, null),
    mods,
    technologies: technologies(s, p),
    terms: termsOf(mods, null),
    origins,
    own,
    free,
    freeTarget,
    noFee,
  }
}

/** R5.7 The standings that the help at hand makes possible, one for each way to use it; all start from the same places. */
export function standings(s: ReviveState, seat: Seat, openly = false): Standing[] {
  const bare = standing(s, seat)
  return helpsAtHand(s, seat, openly).map((help) => (help === null ? bare : helped(bare, help)))
}

function helped(st: Standing, help: Help): Standing {
  return { ...st, means: meansOf(st.p, help), terms: termsOf(st.mods, help) }
}

/** R7.9 Own origins have a shorter way. */
function shorter(any: number, own: number, ownRange: number): number {
  return own === FAR ? any : Math.max(0, Math.min(any, own - ownRange))
}

/** R7.6 The way that an action of the kind has to bridge to the nearest of the spaces, FAR without one. */
export function wayTo(s: ReviveState, st: Standing, kind: Kind, spaces: readonly number[]): number {
  for (const space of spaces) if (touches(space, st.origins)) return 0
  const any = nearest(waysFrom(s, spaces, st.free, FAR, st.origins), st.origins)
  if (st.own.length === 0) return any
  const own = nearest(waysFrom(s, spaces, st.free, FAR, st.own), st.own)
  return shorter(any, own, st.terms[kind].ownRange)
}

/** The ways to all spaces at once, for actions of each kind. */
export type Survey = Readonly<Record<Kind, Ways>>

/** Looks as far as so much food. */
export function survey(s: ReviveState, st: Standing, most: number = FAR): Survey {
  const any = waysFrom(s, st.origins, st.free, most)
  if (st.own.length === 0) return { build: any, explore: any, populate: any }
  const own = waysFrom(s, st.own, st.free, FAR)
  const waysOf = ({ ownRange }: Terms): Ways => any.map((way, space) => shorter(way, own[space] ?? FAR, ownRange))
  const { build, explore, populate } = st.terms
  return { build: waysOf(build), explore: waysOf(explore), populate: waysOf(populate) }
}
