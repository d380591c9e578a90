/** What board actions cost and whether they can be paid (R5, R7, R11 to R13). */
import { at, type Seat, since } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { ADJACENT, ALONE, CELLS, FOREST, MOUNTAIN, POSITION_ID, SPACE_ID, touches } from './board.ts'
import type { Kind, Technology, TileBack } from './data/index.ts'
import { effectOf } from './effects.ts'
import { type Discount, reachOf, wayTo } from './footing.ts'
import { backAt, buildingCost } from './lookups.ts'
import { figuresOfOthers } from './pieces.ts'
import { type Means, type Standing, standing, standings } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { ALONE_AREA, type Area, CELLS_AREA, FAR } from './ways.ts'

/** Everything a board action costs. */
export interface ActionCost {
  /** Food for range, -1 when the target is out of reach. */
  readonly range: number
  readonly gear: number
  readonly book: number
  /** Tile food; range food is apart. */
  readonly food: number
  /** Books paid to others (R12.3). */
  readonly fee: number
  /** Resources still to be taken off the tile cost by the payer's choice (R11.3). */
  readonly discount: number
  /** Food taken off range and tile food together. */
  readonly foodOff: number
}

/** Range and discount that an effect adds to the action it gives. */
export interface Bonus {
  readonly range: number
  readonly discount: number
}

const NO_BONUS: Bonus = { range: 0, discount: 0 }

/** None for the turn's own actions. */
export function bonusOf(s: ReviveState, by: string): Bonus {
  if (by === '') return NO_BONUS
  const { op } = effectOf(s, by)
  return op.do === 'act' ? { range: op.range ?? 0, discount: op.discount ?? 0 } : NO_BONUS
}

/** A payment of the seat, by default for something that is not aimed yet. */
export function payment(s: ReviveState, seat: Seat, kind: Kind, by: string, target = -1): Payment {
  const { range, discount } = bonusOf(s, by)
  return { seat, kind, target, size: '', tech: -1, range, discount, unlimited: false, by }
}

/** The hexes that count as the target (R7.6). */
function targetSpaces({ kind, target }: Payment): readonly number[] {
  return (kind === 'explore' ? CELLS : ALONE)[target] ?? []
}

/** The way that a payment has to bridge. */
export function wayOf(s: ReviveState, st: Standing, pay: Payment): number {
  const area = (pay.kind === 'explore' ? CELLS_AREA : ALONE_AREA)[pay.target] as Area
  return wayTo(reachOf(s, st.footing), pay.kind, area)
}

/** R22.3 Acting on one's own target may need no path. */
function isBoundless(st: Standing, pay: Payment): boolean {
  if (pay.unlimited || st.terms[pay.kind].unlimited) return true
  return st.footing.freeTarget && targetSpaces(pay).some((space) => st.p.tiles.includes(space))
}

/** I16 A forest tile under a sand tile no longer counts; by the first rules it did. */
function tilesInSight(s: ReviveState, p: Player): readonly number[] {
  return since(s, 2) && p.tribe === 'nadair' ? p.tiles.filter((space) => s.ground[space] === FOREST) : p.tiles
}

/** R2.5 What a discount takes off an action on these spaces. */
function localDiscount(s: ReviveState, p: Player, { where, n }: Discount, spaces: readonly number[]): number {
  switch (where) {
    case 'adjacentTribeTile':
      return spaces.some((space) => touches(space, tilesInSight(s, p))) ? n : 0
    case 'onTribeTile':
    case 'onTarget':
      return spaces.some((space) => p.tiles.includes(space)) ? n : 0
    case 'adjacentFalcon':
      return spaces.some((space) => ADJACENT[space]?.includes(p.falcon)) ? n : 0
    case 'perAdjacentMountain': {
      let mountains = 0
      for (const space of spaces) for (const next of ADJACENT[space] ?? []) if (s.ground[next] === MOUNTAIN) mountains++
      return mountains * n
    }
    default:
      return n
  }
}

/** All that is taken off an action. */
function discountOf(s: ReviveState, st: Standing, pay: Payment): number {
  const { discount, local } = st.terms[pay.kind]
  let off = pay.discount + discount
  for (const one of local) off += localDiscount(s, st.p, one, targetSpaces(pay))
  return off
}

/** R12.3 Books for others; R21.2 the technology just being unlocked counts already. */
function paysFee({ footing }: Standing, tech: number): boolean {
  return !footing.noFee && !(footing.waivers[tech] as boolean)
}

/** R13.2 */
function gearsFor(s: ReviveState, size: Payment['size'], off: number): number {
  return Math.max(0, buildingCost(s, size === 'large' ? 'large' : 'small') - off)
}

/** R12.2 */
function booksFor(st: Standing, tech: number, off: number): number {
  return Math.max(0, (st.footing.technologies[tech] as Technology).cost - off)
}

/** The action's cost as the payment stands, over that way. */
export function costOf(s: ReviveState, st: Standing, pay: Payment, way: number = wayOf(s, st, pay)): ActionCost {
  const terms = st.terms[pay.kind]
  const off = discountOf(s, st, pay)
  const range = isBoundless(st, pay) ? 0 : way === FAR ? -1 : Math.max(0, way - pay.range - terms.range)
  switch (pay.kind) {
    case 'build':
      return { ...FREE, range, gear: gearsFor(s, pay.size, off) }
    case 'populate': {
      const fee = paysFee(st, pay.tech) ? figuresOfOthers(s, st.seat, pay.target) : 0
      return { ...FREE, range, book: booksFor(st, pay.tech, off), fee }
    }
    case 'explore':
      return { ...FREE, ...backAt(s, pay.target).cost, range, discount: off, foodOff: terms.foodOff }
  }
}

const FREE: ActionCost = { range: 0, gear: 0, book: 0, food: 0, fee: 0, discount: 0, foodOff: 0 }

/** How many crystals are missing to pay the cost: 0 or less when it can be paid (R5.4, R11.3). */
export function missing(p: Player, c: ActionCost): number {
  const { gear, book, food, crystal } = p.resources
  const shortGear = Math.max(0, c.gear - gear)
  const shortBook = Math.max(0, c.book + c.fee - book)
  const shortFood = Math.max(0, Math.max(0, c.range + c.food - c.foodOff) - food)
  const saved = Math.min(shortGear, c.gear) + Math.min(shortBook, c.book) + Math.min(shortFood, c.food)
  return shortGear + shortBook + shortFood - Math.min(c.discount, saved) - crystal
}

/** What is left for food when so much is missing of one other resource; below 0 when it cannot be had. */
function spareOf(means: Means, short: number): number {
  if (means.doubled > 0) return spareDoubled(means, [short, 0, 0], 0, 0)
  return short > means.wild ? -1 : means.food + means.wild - short
}

/**
 * R5.6, R21.5 The same where so many crystals are good for two of one resource each: what is missing of two resources,
 * and food that is due, `off` of all of it being taken off where that serves best. Below 0 when it cannot be had.
 */
function spareDoubled(means: Means, due: readonly [number, number, number], off: number, foodOff: number): number {
  const [gear, book, food] = due
  let best = -1
  for (let a = 0; a <= Math.min(off, gear); a++) {
    for (let b = 0; b <= Math.min(off - a, book); b++) {
      const left = pairedSpare(means, gear - a, book - b)
      const saved = Math.min(off - a - b, food)
      if (left >= 0) best = Math.max(best, left - food + saved + foodOff)
    }
  }
  return best
}

/** Single resources of choice fill up what is odd first, crystals then serve for two at a time. */
function pairedSpare({ food, wild, doubled }: Means, gear: number, book: number): number {
  const odd = (gear % 2) + (book % 2)
  let single = wild - doubled
  const filled = Math.min(single, odd)
  single -= filled
  let crystals = doubled - (odd - filled)
  if (crystals < 0) return -1
  const pairs = (gear - (gear % 2) + book - (book % 2)) / 2
  const served = Math.min(crystals, pairs)
  crystals -= served
  single -= 2 * (pairs - served)
  return single < 0 ? -1 : food + 2 * crystals + single
}

/** How much food for range could be paid on top of a building, `off` being taken off it; below 0 for not even that. */
export function spareAfterBuilding(s: ReviveState, { means }: Standing, size: Payment['size'], off: number): number {
  return spareOf(means, Math.max(0, gearsFor(s, size, off) - means.gear))
}

/** The same for a technology, with so many others on the location. */
export function spareAfterTech(st: Standing, tech: number, others: number, off: number): number {
  const fee = others > 0 && paysFee(st, tech) ? others : 0
  return spareOf(st.means, Math.max(0, booksFor(st, tech, off) + fee - st.means.book))
}

/** The same for a tile, where the payer chooses what the discount is taken off (R11.3). */
export function spareAfterTile({ means, terms }: Standing, { cost }: TileBack, off: number): number {
  const { gear, book, food } = cost
  const shortGear = Math.max(0, gear - means.gear)
  const shortBook = Math.max(0, book - means.book)
  const short = shortGear + shortBook
  if (means.doubled > 0) return spareDoubled(means, [shortGear, shortBook, food], off, terms.explore.foodOff)
  const wild = means.wild + Math.min(off, short + food) - short
  return wild < 0 ? -1 : means.food + wild + terms.explore.foodOff - food
}

function spareAfter(s: ReviveState, st: Standing, pay: Payment): number {
  const off = discountOf(s, st, pay)
  switch (pay.kind) {
    case 'build':
      return spareAfterBuilding(s, st, pay.size, off)
    case 'populate':
      return spareAfterTech(st, pay.tech, figuresOfOthers(s, st.seat, pay.target), off)
    case 'explore':
      return spareAfterTile(st, backAt(s, pay.target), off)
  }
}

/** The longest way that the player could bridge for the action (R5.7), FAR for any, below 0 when it is too dear. */
function longestWay(s: ReviveState, st: Standing, pay: Payment): number {
  const spare = spareAfter(s, st, pay)
  if (spare < 0) return -1
  return isBoundless(st, pay) ? FAR : spare + pay.range + st.terms[pay.kind].range
}

/** Whether the action can be paid, with the help that the standing counts on unless it was given up with it before. */
export function canPay(s: ReviveState, st: Standing, pay: Payment, way: number = wayOf(s, st, pay)): boolean {
  const isWithdrawn = s.withdrawn.length > 0 && s.withdrawn.includes(nameOf(pay))
  return way <= longestWay(s, isWithdrawn ? standing(s, st.seat) : st, pay)
}

/** Whether the action can be paid in any of the standings, over that way. */
export function canPayAnyhow(s: ReviveState, sts: readonly Standing[], pay: Payment, way: number): boolean {
  for (const st of sts) if (canPay(s, st, pay, way)) return true
  return false
}

/** Which of the payments for the same target can be made with any of the help at hand. */
export function payable<P extends Payment>(s: ReviveState, payments: readonly P[]): P[] {
  const [first] = payments
  if (first === undefined) return []
  const sts = standings(s, first.seat)
  const way = wayOf(s, at(sts, 0), first)
  return payments.filter((pay) => canPayAnyhow(s, sts, pay, way))
}

/** Whether the payment can be completed as it stands. */
export function isPayable(s: ReviveState, pay: Payment): boolean {
  const st = standing(s, pay.seat)
  const reach = longestWay(s, st, pay)
  return reach === FAR || (reach >= 0 && wayOf(s, st, pay) <= reach)
}

/** A payment by name, to remember which was given up. */
export function nameOf({ kind, target, size, tech }: Payment): string {
  const place = kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]
  return `${kind} ${place} ${kind === 'populate' ? tech : size}`
}
