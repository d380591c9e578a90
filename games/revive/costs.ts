/** What board actions cost and whether they can be paid (R5, R7, R11 to R13). */
import type { Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { ADJACENT, ALONE, CELLS, MOUNTAIN, POSITION_ID, SPACE_ID, touches } from './board.ts'
import type { Basic, Kind } from './data/index.ts'
import { effectOf } from './effects.ts'
import { backAt, buildingCost, technology } from './lookups.ts'
import { figuresOfOthers } from './pieces.ts'
import { type Discount, type Means, type Standing, standing, wayTo } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { FAR } from './ways.ts'

/** What a board action costs besides its range; food is that of a tile, books are those for the technology or a tile. */
type Price = Readonly<Record<Basic, number>>

/** Everything a board action costs. */
export interface ActionCost extends Price {
  /** Food for range, -1 when the target is out of reach. */
  readonly range: number
  /** Books paid to others (R12.3). */
  readonly fee: number
  /** Resources still to be taken off the tile cost by the payer's choice (R11.3). */
  readonly discount: number
  /** Food taken off range and tile food together. */
  readonly foodOff: number
}

/** A payment of the seat for something that is not aimed yet, with what the effect `by` adds to its action. */
export function payment(s: ReviveState, seat: Seat, kind: Kind, by: string): Payment {
  const op = by === '' ? null : effectOf(s, by).op
  const { range = 0, discount = 0 } = op?.do === 'act' ? op : {}
  return { seat, kind, target: -1, size: '', tech: -1, range, discount, unlimited: false, by }
}

/** The hexes that count as the target (R7.6). */
function targetSpaces({ kind, target }: Payment): readonly number[] {
  return (kind === 'explore' ? CELLS : ALONE)[target] ?? []
}

/** The way that a payment has to bridge. */
export function wayOf(s: ReviveState, st: Standing, pay: Payment): number {
  return wayTo(s, st, pay.kind, targetSpaces(pay))
}

/** R22.3 Acting on one's own target may need no path. */
function isBoundless(st: Standing, pay: Payment): boolean {
  if (pay.unlimited || st.terms[pay.kind].unlimited) return true
  return st.freeTarget && targetSpaces(pay).some((space) => st.p.tiles.includes(space))
}

/** R2.5 What a discount takes off an action on these spaces. */
function localDiscount(s: ReviveState, p: Player, { where, n }: Discount, spaces: readonly number[]): number {
  switch (where) {
    case 'adjacentTribeTile':
      return spaces.some((space) => touches(space, p.tiles)) ? n : 0
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
function feeOf(s: ReviveState, st: Standing, { kind, target, tech }: Payment): number {
  if (kind !== 'populate' || st.noFee || target < 0) return 0
  const { effect } = technology(s, st.p, tech)
  const waived = 'do' in effect && effect.do === 'addMod' && effect.mod.mod === 'noPopulateFee'
  return waived ? 0 : figuresOfOthers(s, st.seat, target)
}

/** R11.2, R12.2, R13.2 The price; where it is that of a tile, the payer chooses what the discount is taken off. */
function priceOf(s: ReviveState, st: Standing, pay: Payment, off: number): Price {
  switch (pay.kind) {
    case 'build':
      return { gear: Math.max(0, buildingCost(s, pay.size === 'large' ? 'large' : 'small') - off), book: 0, food: 0 }
    case 'populate':
      return { gear: 0, book: Math.max(0, technology(s, st.p, pay.tech).cost - off), food: 0 }
    case 'explore':
      return backAt(s, pay.target).cost
  }
}

/** The action's cost as the payment stands, over that way. */
export function costOf(s: ReviveState, st: Standing, pay: Payment, way: number = wayOf(s, st, pay)): ActionCost {
  const terms = st.terms[pay.kind]
  const off = discountOf(s, st, pay)
  const { gear, book, food } = priceOf(s, st, pay, off)
  const range = isBoundless(st, pay) ? 0 : way === FAR ? -1 : Math.max(0, way - pay.range - terms.range)
  const isTile = pay.kind === 'explore'
  const fee = feeOf(s, st, pay)
  return { range, gear, book, food, fee, discount: isTile ? off : 0, foodOff: isTile ? terms.foodOff : 0 }
}

/** How many crystals are missing to pay the cost: 0 or less when it can be paid (R5.4, R11.3). */
export function missing(p: Player, c: ActionCost): number {
  const { gear, book, food, crystal } = p.resources
  const shortGear = Math.max(0, c.gear - gear)
  const shortBook = Math.max(0, c.book + c.fee - book)
  const shortFood = Math.max(0, Math.max(0, c.range + c.food - c.foodOff) - food)
  const saved = Math.min(shortGear, c.gear) + Math.min(shortBook, c.book) + Math.min(shortFood, c.food)
  return shortGear + shortBook + shortFood - Math.min(c.discount, saved) - crystal
}

/** How much food for range can be paid on top of a tile's price, below 0 when not even the price can (R11.3). */
export function spareAfterTile(means: Means, price: Price, discount: number, foodOff: number): number {
  const short = Math.max(0, price.gear - means.gear) + Math.max(0, price.book - means.book)
  const wild = means.wild + Math.min(discount, short + price.food) - short
  return wild < 0 ? -1 : means.food + wild + foodOff - price.food
}

/** The same for a building or a technology, with books for others (R5.4). */
function spareAfter(means: Means, price: Price, fee: number): number {
  const short = Math.max(0, price.gear - means.gear) + Math.max(0, price.book + fee - means.book)
  return short > means.wild ? -1 : means.food + means.wild - short
}

/** The longest way that the player could bridge for the action (R5.7), FAR for any, below 0 when it is too dear. */
export function reachOf(s: ReviveState, st: Standing, pay: Payment): number {
  const terms = st.terms[pay.kind]
  const off = discountOf(s, st, pay)
  const price = priceOf(s, st, pay, off)
  const spare =
    pay.kind === 'explore'
      ? spareAfterTile(st.means, price, off, terms.foodOff)
      : spareAfter(st.means, price, feeOf(s, st, pay))
  if (spare < 0) return -1
  return isBoundless(st, pay) ? FAR : spare + pay.range + terms.range
}

/** Whether the action can be paid, with the help that the standing counts on unless it was given up with it before. */
export function canPay(s: ReviveState, st: Standing, pay: Payment, way: number = wayOf(s, st, pay)): boolean {
  const isWithdrawn = s.withdrawn.length > 0 && s.withdrawn.includes(nameOf(pay))
  return way <= reachOf(s, isWithdrawn ? standing(s, st.seat) : st, pay)
}

/** Whether the payment can be completed as it stands. */
export function isPayable(s: ReviveState, pay: Payment): boolean {
  const st = standing(s, pay.seat)
  const reach = reachOf(s, st, pay)
  return reach === FAR || (reach >= 0 && wayOf(s, st, pay) <= reach)
}

/** A payment by name, to remember which was given up. */
export function nameOf({ kind, target, size, tech }: Payment): string {
  const at = kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]
  return `${kind} ${at} ${kind === 'populate' ? tech : size}`
}
