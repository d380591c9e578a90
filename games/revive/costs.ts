/** What board actions cost and whether they can be paid (R5, R7, R11 to R13). */
import type { Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { ADJACENT, CELLS, MOUNTAIN, POSITION_ID, SPACE_ID, touches } from './board.ts'
import { type Kind, SPACES } from './data/index.ts'
import { effectOf } from './effects.ts'
import { boosted, type Help } from './help.ts'
import { backAt, buildingCost, technology } from './lookups.ts'
import { figuresOfOthers } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'
import { rangeFood, type Standing } from './ways.ts'

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

const ALONE: readonly (readonly number[])[] = SPACES.map((_, space) => [space])

/** The hexes that count as the target (R7.6). */
function targetSpaces({ kind, target }: Payment): readonly number[] {
  return (kind === 'explore' ? CELLS : ALONE)[target] ?? []
}

/** R21.2 The technology just being unlocked counts already. */
function paysFee(s: ReviveState, st: Standing, tech: number): boolean {
  for (const { mod } of st.mods) if (mod.mod === 'noPopulateFee') return false
  const { effect } = technology(s, st.p, tech)
  return !('do' in effect && effect.do === 'addMod' && effect.mod.mod === 'noPopulateFee')
}

/** The action's cost as the payment stands. */
export function costOf(s: ReviveState, st: Standing, pay: Payment): ActionCost {
  const { kind, target, tech } = pay
  const spaces = targetSpaces(pay)
  const range = pay.unlimited || isFreeTarget(st, spaces) ? 0 : rangeFood(s, st, kind, spaces, pay.range)
  if (range < 0) return OUT_OF_REACH
  const off = pay.discount + discountOf(s, st, kind, spaces)
  switch (kind) {
    case 'build': {
      const gear = Math.max(0, buildingCost(s, pay.size === 'large' ? 'large' : 'small') - off)
      return { range, gear, book: 0, food: 0, fee: 0, discount: 0, foodOff: 0 }
    }
    case 'populate': {
      const book = Math.max(0, technology(s, st.p, tech).cost - off)
      const others = figuresOfOthers(s, st.seat, target)
      const fee = others > 0 && paysFee(s, st, tech) ? others : 0
      return { range, gear: 0, book, food: 0, fee, discount: 0, foodOff: 0 }
    }
    case 'explore': {
      const { gear, book, food } = backAt(s, target).cost
      let foodOff = 0
      for (const { mod } of st.mods) if (mod.mod === 'foodOff' && mod.kinds.includes(kind)) foodOff += mod.n
      return { range, gear, book, food, fee: 0, discount: off, foodOff }
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

/** Whether the payment can be completed as it stands. */
export function isPayable(s: ReviveState, st: Standing, pay: Payment): boolean {
  const cost = costOf(s, st, pay)
  return cost.range >= 0 && missing(st.p, cost, null) <= 0
}

/** Whether the action can be paid at once, or could be with the help at hand (R5.6, R5.7). */
export function canPay(s: ReviveState, st: Standing, pay: Payment): boolean {
  if (isPayable(s, st, pay)) return true
  const { help } = st
  if (help === null || (s.withdrawn.length > 0 && s.withdrawn.includes(nameOf(pay)))) return false
  const cost = costOf(s, st, boosted(pay, help.boosts[pay.kind]))
  return cost.range >= 0 && missing(st.p, cost, help) <= 0
}

/** A payment by name, to remember which was given up. */
export function nameOf({ kind, target, size, tech }: Payment): string {
  const at = kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]
  return `${kind} ${at} ${kind === 'populate' ? tech : size}`
}
