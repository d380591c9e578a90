/** What board actions cost and whether they can be paid (R5, R7, R11 to R13). */
import type { Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { ADJACENT, ALONE, CELLS, MOUNTAIN, POSITION_ID, SPACE_ID, touches } from './board.ts'
import type { Kind } from './data/index.ts'
import { effectOf } from './effects.ts'
import { boosted, type Help } from './help.ts'
import { backAt, buildingCost, technology } from './lookups.ts'
import { figuresOfOthers } from './pieces.ts'
import { type Discount, type Standing, wayTo } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { FAR } from './ways.ts'

/** Everything a board action costs. */
export interface ActionCost {
  /** -1 when the target is out of reach. */
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

const OUT_OF_REACH: ActionCost = { range: -1, gear: 0, book: 0, food: 0, fee: 0, discount: 0, foodOff: 0 }

/** A payment of the seat for something that is not aimed yet, with what the effect `by` adds to its action. */
export function payment(s: ReviveState, seat: Seat, kind: Kind, by: string): Payment {
  const op = by === '' ? null : effectOf(s, by).op
  const { range = 0, discount = 0 } = op?.do === 'act' ? op : {}
  return { seat, kind, target: -1, size: '', tech: -1, range, discount, unlimited: false, by }
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

/** R22.3 Acting on one's own target may need no path. */
function isFreeTarget(st: Standing, spaces: readonly number[]): boolean {
  return st.freeTarget && spaces.some((space) => st.p.tiles.includes(space))
}

/** The hexes that count as the target (R7.6). */
function targetSpaces({ kind, target }: Payment): readonly number[] {
  return (kind === 'explore' ? CELLS : ALONE)[target] ?? []
}

/** R12.3 Books for others; R21.2 the technology just being unlocked counts already. */
function feeOf(s: ReviveState, st: Standing, { target, tech }: Payment): number {
  if (st.noFee) return 0
  const { effect } = technology(s, st.p, tech)
  const waived = 'do' in effect && effect.do === 'addMod' && effect.mod.mod === 'noPopulateFee'
  return waived ? 0 : figuresOfOthers(s, st.seat, target)
}

/** The way that a payment has to bridge. */
export function wayOf(s: ReviveState, st: Standing, pay: Payment): number {
  return wayTo(s, st, pay.kind, targetSpaces(pay))
}

/** The action's cost as the payment stands. */
export function costOf(s: ReviveState, st: Standing, pay: Payment, way: number = wayOf(s, st, pay)): ActionCost {
  const spaces = targetSpaces(pay)
  const terms = st.terms[pay.kind]
  const boundless = pay.unlimited || isFreeTarget(st, spaces)
  if (way === FAR && !boundless) return OUT_OF_REACH
  const range = boundless ? 0 : Math.max(0, way - pay.range - terms.range)
  let off = pay.discount + terms.discount
  for (const discount of terms.local) off += localDiscount(s, st.p, discount, spaces)
  switch (pay.kind) {
    case 'build': {
      const gear = Math.max(0, buildingCost(s, pay.size === 'large' ? 'large' : 'small') - off)
      return { range, gear, book: 0, food: 0, fee: 0, discount: 0, foodOff: 0 }
    }
    case 'populate': {
      const book = Math.max(0, technology(s, st.p, pay.tech).cost - off)
      return { range, gear: 0, book, food: 0, fee: feeOf(s, st, pay), discount: 0, foodOff: 0 }
    }
    case 'explore': {
      const { gear, book, food } = backAt(s, pay.target).cost
      return { range, gear, book, food, fee: 0, discount: off, foodOff: terms.foodOff }
    }
  }
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

function isCovered(p: Player, cost: ActionCost, help: Help | null): boolean {
  return cost.range >= 0 && missing(p, cost, help) <= 0
}

/** Whether the payment can be completed as it stands. */
export function isPayable(s: ReviveState, st: Standing, pay: Payment, way: number = wayOf(s, st, pay)): boolean {
  return isCovered(st.p, costOf(s, st, pay, way), null)
}

/** Whether the action can be paid at once, or could be with the help at hand (R5.6, R5.7). */
export function canPay(s: ReviveState, st: Standing, pay: Payment, way: number = wayOf(s, st, pay)): boolean {
  const { help } = st
  if (help === null || isWithdrawn(s, pay)) return isPayable(s, st, pay, way)
  return isCovered(st.p, costOf(s, st, boosted(pay, help.boosts[pay.kind]), way), help)
}

function isWithdrawn(s: ReviveState, pay: Payment): boolean {
  return s.withdrawn.length > 0 && s.withdrawn.includes(nameOf(pay))
}

/** A payment by name, to remember which was given up. */
export function nameOf({ kind, target, size, tech }: Payment): string {
  const at = kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]
  return `${kind} ${at} ${kind === 'populate' ? tech : size}`
}
