/** What board actions cost and whether they can be paid (R5, R7, R11 to R13). */
import type { Seat } from '@ludarium/kernel'
import {
  ADJACENT,
  CELLS,
  CHASM,
  FAR,
  FIRST_LARGE,
  groundNumber,
  isBuilt,
  LOCATION,
  MOUNTAIN,
  newSpread,
  POSITION_ID,
  piecesOf,
  SAND,
  SPACE_ID,
  spread,
  touches,
} from './board.ts'
import {
  BACKS,
  COMMON_TECHS,
  FIGURES,
  KINDS,
  type Kind,
  LARGE_BUILDINGS,
  LARGE_COST,
  SMALL_BUILDINGS,
  SMALL_COST,
  TECH_CONNECTIONS,
  TECHS,
  type Technology,
  TRIBE,
} from './data/index.ts'
import { effectOf, type Help, type Mod, machineEffect } from './effects.ts'
import { hasPower, isUnlocked, modsOf, player } from './players.ts'
import type { Payment, Player, ReviveState } from './state.ts'

/** What a player brings to board actions at this moment: modifiers, ways, and help at hand for a payment. */
export interface Standing {
  readonly seat: Seat
  readonly p: Player
  readonly mods: readonly Mod[]
  /** Range food from all origins, and from those with a range of their own (R7.9); null without such. */
  readonly ways: Int8Array
  readonly ownWays: Int8Array | null
  /** Boosts and resources that machines and crates could still add; null when none shall be counted. */
  help: Help | null
  /** Whether acting on own targets needs no path (R22.3). */
  readonly freeTarget: boolean
}

/** Filled anew by every `standing`; whoever needs two at a time is mistaken. */
const WAYS = newSpread()
const OWN_WAYS = newSpread()

function extraOrigins(p: Player, from: 'temple' | 'falcon'): readonly number[] {
  return from === 'temple' ? p.tiles : p.falcon >= 0 ? [p.falcon] : []
}

export function standing(s: ReviveState, seat: Seat, mods: readonly Mod[] = modsOf(player(s, seat))): Standing {
  const p = player(s, seat)
  const origins = piecesOf(p)
  if (origins.length === 0) origins.push(CHASM)
  let free = 0
  let own: readonly number[] | null = null
  let freeTarget = false
  for (const { mod } of mods) {
    if (mod.mod === 'freeRangeTarget') freeTarget = true
    else if (mod.mod === 'origin') origins.push(...extraOrigins(p, mod.from))
    else if (mod.mod === 'freeTerrain') for (const terrain of mod.terrains) free |= 1 << groundNumber(terrain)
    else if (mod.mod === 'range' && mod.from !== undefined) own = extraOrigins(p, mod.from)
  }
  spread(s, origins, free, WAYS)
  if (own !== null) spread(s, own, free, OWN_WAYS)
  return { seat, p, mods, ways: WAYS, ownWays: own === null ? null : OWN_WAYS, help: null, freeTarget }
}

/** Range bonuses from modifiers; `from` only those bound to an origin. */
function rangeBonus(mods: readonly Mod[], kind: Kind, bound: boolean): number {
  let n = 0
  for (const { mod } of mods) {
    if (mod.mod === 'range' && (mod.from !== undefined) === bound && mod.kinds.includes(kind)) n += mod.n
  }
  return n
}

/** The cheapest way to any of the spaces by those prices. */
export function nearest(ways: Int8Array, spaces: readonly number[]): number {
  let best = FAR
  for (const space of spaces) {
    const food = ways[space] as number
    if (food < best) best = food
  }
  return best
}

/** R7.7 Range food to reach one of the spaces, -1 when there is no way. */
export function rangeFood(st: Standing, kind: Kind | '', spaces: readonly number[], bonus: number): number {
  const all = kind === '' ? 0 : bonus + rangeBonus(st.mods, kind, false)
  const way = nearest(st.ways, spaces)
  let food = way === FAR ? -1 : Math.max(0, way - all)
  if (st.ownWays !== null && kind !== '') {
    const own = nearest(st.ownWays, spaces)
    if (own !== FAR) food = Math.min(food, Math.max(0, own - all - rangeBonus(st.mods, kind, true)))
  }
  return food
}

/** Everything a board action costs. */
export interface ActionCost {
  /** -1 when the target is out of reach. */
  range: number
  gear: number
  book: number
  /** Tile food; range food is apart. */
  food: number
  /** Books paid to others (R12.3). */
  fee: number
  /** Resources still to be taken off the tile cost by the payer's choice (R11.3). */
  discount: number
  /** Food taken off range and tile food together. */
  foodOff: number
}

/** R2.5 The discounts that apply to an action on these spaces. */
function discountOf(s: ReviveState, st: Standing, kind: Kind, spaces: readonly number[]): number {
  let n = 0
  const { p } = st
  for (const { mod } of st.mods) {
    if (mod.mod !== 'discount' || !mod.kinds.includes(kind)) continue
    switch (mod.where) {
      case undefined:
        n += mod.n
        break
      case 'adjacentTribeTile':
        if (spaces.some((space) => touches(space, p.tiles))) n += mod.n
        break
      case 'onTribeTile':
      case 'onTarget':
        if (spaces.some((space) => p.tiles.includes(space))) n += mod.n
        break
      case 'adjacentFalcon':
        if (spaces.some((space) => ADJACENT[space]?.includes(p.falcon))) n += mod.n
        break
      case 'perAdjacentMountain':
        for (const space of spaces) {
          for (const next of ADJACENT[space] ?? []) if (s.ground[next] === MOUNTAIN) n += mod.n
        }
    }
  }
  return n
}

/** R22.3 Acting on one's own target may need no path. */
function isFreeTarget(st: Standing, spaces: readonly number[]): boolean {
  return st.freeTarget && spaces.some((space) => st.p.tiles.includes(space))
}

const ONE: number[] = [0]

/** The hexes that count as the target (R7.6). */
function targetSpaces(kind: Kind, target: number): readonly number[] {
  if (kind === 'explore') return CELLS[target] ?? []
  ONE[0] = target
  return ONE
}

export function technology(p: Player, tech: number): Technology {
  const id = TECHS[tech] ?? 't1'
  if (id === 't3' || id === 't5' || id === 't6' || id === 't7') return COMMON_TECHS[id]
  const side = TRIBE.get(p.tribe)?.sides[p.side === '' ? 'sun' : p.side]
  if (side === undefined) throw new Error('A seat without a tribe has no technologies.')
  return side.techs[id]
}

/** Key of the technology's effect. */
export function techKey(p: Player, tech: number): string {
  const id = TECHS[tech] ?? 't1'
  return id === 't3' || id === 't5' || id === 't6' || id === 't7' ? id : `${p.tribe}.${p.side}.${id}`
}

/** R12.3 Other players with a figure there. */
export function figuresOfOthers(s: ReviveState, seat: Seat, space: number): Seat[] {
  const seats: Seat[] = []
  for (const [other, p] of s.players.entries()) if (other !== seat && p.figures.includes(space)) seats.push(other)
  return seats
}

/** R21.2 The technology just being unlocked counts already. */
function paysFee(st: Standing, tech: number): boolean {
  if (st.mods.some(({ mod }) => mod.mod === 'noPopulateFee')) return false
  const { effect } = technology(st.p, tech)
  return !('do' in effect && effect.do === 'addMod' && effect.mod.mod === 'noPopulateFee')
}

const COST: ActionCost = { range: 0, gear: 0, book: 0, food: 0, fee: 0, discount: 0, foodOff: 0 }

/** The cost of an action; the record is overwritten by the next call. */
export function actionCost(
  s: ReviveState,
  st: Standing,
  kind: Kind,
  target: number,
  size: 'small' | 'large' | '',
  tech: number,
  bonus: number,
  discount: number,
  unlimited: boolean,
): ActionCost {
  const spaces = targetSpaces(kind, target)
  const c = COST
  c.range = unlimited || isFreeTarget(st, spaces) ? 0 : rangeFood(st, kind, spaces, bonus)
  c.gear = 0
  c.book = 0
  c.food = 0
  c.fee = 0
  c.discount = 0
  c.foodOff = 0
  if (c.range < 0) return c
  const off = discount + discountOf(s, st, kind, spaces)
  if (kind === 'build') {
    c.gear = Math.max(0, (size === 'large' ? LARGE_COST : SMALL_COST) - off)
  } else if (kind === 'populate') {
    c.book = Math.max(0, technology(st.p, tech).cost - off)
    if (paysFee(st, tech)) c.fee = figuresOfOthers(s, st.seat, target).length
  } else {
    const back = BACKS[s.backs[target] ?? -1]
    if (back === undefined) throw new Error('A tile without a back cannot be explored.')
    c.gear = back.cost.gear
    c.book = back.cost.book
    c.food = back.cost.food
    c.discount = off
    for (const { mod } of st.mods) if (mod.mod === 'foodOff' && mod.kinds.includes(kind)) c.foodOff += mod.n
  }
  return c
}

/** How many crystals are missing to pay the cost: 0 or less when it can be paid (R5.4, R11.3). */
export function missing(p: Player, c: ActionCost, help: Help | null): number {
  const { gear, book, food, crystal } = p.resources
  const needFood = Math.max(0, c.range + c.food - c.foodOff)
  const shortGear = Math.max(0, c.gear - gear - (help?.gear ?? 0))
  const shortBook = Math.max(0, c.book + c.fee - book - (help?.book ?? 0))
  const shortFood = Math.max(0, needFood - food - (help?.food ?? 0))
  const saved = Math.min(
    c.discount,
    Math.min(shortGear, c.gear) + Math.min(shortBook, c.book) + Math.min(shortFood, c.food),
  )
  return shortGear + shortBook + shortFood - saved - crystal - (help?.wild ?? 0)
}

/** Whether the action can be paid at once, or could be with the help at hand (R5.6, R5.7). */
export function canPay(
  s: ReviveState,
  st: Standing,
  kind: Kind,
  target: number,
  size: 'small' | 'large' | '',
  tech: number,
  range: number,
  discount: number,
  unlimited: boolean,
): boolean {
  const now = actionCost(s, st, kind, target, size, tech, range, discount, unlimited)
  if (now.range >= 0 && missing(st.p, now, null) <= 0) return true
  const { help } = st
  if (help === null) return false
  if (s.withdrawn.length > 0 && s.withdrawn.includes(nameOf(kind, target, size, tech))) return false
  const boosts = kind === 'build' ? BUILD_HELP : kind === 'explore' ? EXPLORE_HELP : POPULATE_HELP
  const c = actionCost(
    s,
    st,
    kind,
    target,
    size,
    tech,
    range + boosts.range,
    discount + boosts.discount,
    unlimited || boosts.unlimited,
  )
  return c.range >= 0 && missing(st.p, c, help) <= 0
}

/** The most that could be put into actions of one kind, to leave out targets that cannot be paid in any case. */
export interface Budget {
  /** Paths longer than this cannot be paid. */
  readonly way: number
  /** Resources of all kinds together, discounts included. */
  readonly resources: number
  /** Nothing depends on the place, so that what is within the budget can be paid (books for others apart). */
  readonly exact: boolean
}

/** R5.7 An upper bound of what the player can pay; null when even the cheapest action of the kind is too dear. */
export function budgetOf(
  p: Player,
  mods: readonly Mod[],
  help: Help | null,
  kind: Kind,
  cheapest: number,
  extraRange: number,
  extraDiscount: number,
): Budget | null {
  const { gear, book, food, crystal } = p.resources
  const boosts =
    help === null ? null : kind === 'build' ? BUILD_HELP : kind === 'explore' ? EXPLORE_HELP : POPULATE_HELP
  let range = extraRange + (boosts?.range ?? 0)
  let off = extraDiscount + (boosts?.discount ?? 0)
  let exact = help === null
  for (const { mod } of mods) {
    if (mod.mod === 'freeRangeTarget') exact = false
    if (!('kinds' in mod) || !mod.kinds.includes(kind)) continue
    if (mod.mod === 'range') {
      range += mod.n
      exact &&= mod.from === undefined
    } else if (mod.mod === 'discount') {
      off += mod.where === 'perAdjacentMountain' ? 6 * mod.n : mod.n
      exact &&= mod.where === undefined
    } else if (mod.mod === 'foodOff') off += mod.n
  }
  const wild = crystal + (help?.wild ?? 0)
  const stock = kind === 'build' ? gear + (help?.gear ?? 0) : kind === 'populate' ? book + (help?.book ?? 0) : 0
  const short = kind === 'explore' ? 0 : Math.max(0, cheapest - off - stock)
  if (short > wild) return null
  const meals = food + (help?.food ?? 0)
  const unlimited = boosts?.unlimited ?? false
  return {
    way: unlimited ? FAR : meals + wild - short + range + (kind === 'explore' ? off : 0),
    resources: gear + book + food + crystal + off + sumOf(help),
    exact,
  }
}

function sumOf(help: Help | null): number {
  return help === null ? 0 : help.gear + help.book + help.food + help.wild
}

/** A payment by name, to remember which was given up. */
export function nameOf(kind: Kind, target: number, size: string, tech: number): string {
  const at = kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]
  return `${kind} ${at} ${kind === 'populate' ? tech : size}`
}

const noHelp = (): Help => ({
  gear: 0,
  book: 0,
  food: 0,
  wild: 0,
  range: 0,
  discount: 0,
  unlimited: false,
  kinds: KINDS,
})
const HELP: Help = noHelp()
const BUILD_HELP: Help = noHelp()
const EXPLORE_HELP: Help = noHelp()
const POPULATE_HELP: Help = noHelp()

function clear(help: Help): void {
  help.gear = 0
  help.book = 0
  help.food = 0
  help.wild = 0
  help.range = 0
  help.discount = 0
  help.unlimited = false
}

function addHelp(effect: string): void {
  const { help, calm } = effectOf(effect)
  if (!calm) return
  HELP.gear += help.gear
  HELP.book += help.book
  HELP.food += help.food
  HELP.wild += help.wild
  for (const kind of help.kinds) {
    const boosts = kind === 'build' ? BUILD_HELP : kind === 'explore' ? EXPLORE_HELP : POPULATE_HELP
    boosts.range += help.range
    boosts.discount += help.discount
    boosts.unlimited ||= help.unlimited
  }
}

/** Counts what closed crates and ready machines could add to a payment, each taken at its best. */
export function withHelp(s: ReviveState, st: Standing): Standing {
  st.help = helpAtHand(s, st.seat, st.p)
  return st
}

/** What machines and crates could add to a payment; null for nothing. */
export function helpAtHand(s: ReviveState, seat: Seat, p: Player): Help | null {
  if (s.active !== seat || (p.crates.length === 0 && !hasPower(s, p))) return null
  clear(HELP)
  clear(BUILD_HELP)
  clear(EXPLORE_HELP)
  clear(POPULATE_HELP)
  for (const crate of p.crates) addHelp(crate)
  if (hasPower(s, p)) {
    for (const { id, charged } of p.machines) if (!charged) addHelp(machineEffect(id))
  }
  return HELP
}

/** R12.2 Technologies whose figure may be placed next. */
export function openTechs(p: Player): number[] {
  if (!isUnlocked(p, 0)) return [0]
  const open: number[] = []
  for (let tech = 1; tech < FIGURES; tech++) if (!isUnlocked(p, tech) && isConnected(p, tech)) open.push(tech)
  return open
}

const CONNECTIONS: readonly (readonly number[])[] = TECHS.map((tech) =>
  TECH_CONNECTIONS.flatMap(([a, b]) => (a === tech ? [TECHS.indexOf(b)] : b === tech ? [TECHS.indexOf(a)] : [])),
)

function isConnected(p: Player, tech: number): boolean {
  for (const other of CONNECTIONS[tech] ?? []) if (isUnlocked(p, other)) return true
  return false
}

/** R13.1, R13.8 Vacant sand, and a building of that size left. */
export function isBuildable(s: ReviveState, space: number): boolean {
  return s.ground[space] === SAND && !isBuilt(s, space)
}

export function hasBuilding(p: Player, size: 'small' | 'large'): boolean {
  return size === 'small' ? p.small.length < SMALL_BUILDINGS : p.large.length < LARGE_BUILDINGS
}

/** R12.1 A location without an own figure. */
export function isPopulable(s: ReviveState, p: Player, space: number): boolean {
  return (s.ground[space] === LOCATION || space >= FIRST_LARGE) && !p.figures.includes(space)
}

/** The action's cost as the payment stands. */
export function paymentCost(s: ReviveState, st: Standing, payment: Payment): ActionCost {
  const { kind, target, size, tech, range, discount, unlimited } = payment
  return actionCost(s, st, kind, target, size, tech, range, discount, unlimited)
}
