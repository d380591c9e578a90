/** What board actions can be aimed at (R11.1, R12.1, R13.1). */
import { at, push, type Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import {
  ALONE,
  CELLS,
  FIRST_LARGE,
  isBuildable,
  isPopulable,
  POSITION_ID,
  positionOf,
  SPACE_ID,
  spaceOf,
} from './board.ts'
import { canPay, payment } from './costs.ts'
import { type Kind, POSITIONS } from './data/index.ts'
import { effectOf } from './effects.ts'
import { helpAtHand } from './help.ts'
import { buildingCost, technology } from './lookups.ts'
import type { ReviveMove } from './moves.ts'
import { figuresOfOthers, hasBuilding, openTechs } from './pieces.ts'
import { type Standing, standing, survey, wayTo } from './standing.ts'
import type { ReviveState } from './state.ts'
import { FAR } from './ways.ts'

/** The most that can be put into actions of one kind, to tell most targets without looking closer at each. */
interface Budget {
  /** An action of the kind, not aimed yet. */
  readonly pay: Payment
  /** Paths longer than this cannot be paid. */
  readonly way: number
  /** Nothing depends on the place: what is within the way can be paid, books for others apart. */
  readonly exact: boolean
}

/** Mountains that can lie around a space. */
const MOST_MOUNTAINS = 6

/** R5.7 What the player can pay, help included; null when even the cheapest action of the kind is too dear. */
function budgetOf(s: ReviveState, st: Standing, pay: Payment, cheapest: number): Budget | null {
  const { p, help } = st
  const terms = st.terms[pay.kind]
  const boost = help?.boosts[pay.kind]
  let off = pay.discount + terms.discount + (boost?.discount ?? 0)
  for (const { n, where } of terms.local) off += where === 'perAdjacentMountain' ? MOST_MOUNTAINS * n : n
  const wild = p.resources.crystal + (help?.wild ?? 0)
  const food = p.resources.food + (help?.food ?? 0)
  let spare = wild
  if (pay.kind === 'explore') spare += off + terms.foodOff
  else if (pay.kind === 'build') spare -= Math.max(0, cheapest - off - p.resources.gear - (help?.gear ?? 0))
  else spare -= Math.max(0, cheapest - off - p.resources.book - (help?.book ?? 0))
  if (spare < 0) return null
  const way = boost?.unlimited ? FAR : food + spare + pay.range + terms.range + (boost?.range ?? 0)
  return { pay, way, exact: terms.local.length === 0 && !st.freeTarget && s.withdrawn.length === 0 }
}

function populateBudget(s: ReviveState, st: Standing, pay: Payment): Budget | null {
  let cheapest = FAR
  for (const tech of openTechs(st.p)) cheapest = Math.min(cheapest, technology(s, st.p, tech).cost)
  return cheapest === FAR ? null : budgetOf(s, st, pay, cheapest)
}

function buildBudget(s: ReviveState, st: Standing, pay: Payment): Budget | null {
  const size = hasBuilding(st.p, 'small') ? 'small' : 'large'
  return hasBuilding(st.p, size) ? budgetOf(s, st, { ...pay, size }, buildingCost(s, size)) : null
}

/** Adds the targets of these kinds of action that can be paid; stops at the first when only one is wanted. */
export function addTargets(
  s: ReviveState,
  seat: Seat,
  kinds: readonly Kind[],
  by: string,
  moves: ReviveMove[],
  one = false,
): ReviveMove[] {
  const st = standing(s, seat, helpAtHand(s, seat))
  const explore = kinds.includes('explore') ? budgetOf(s, st, payment(s, seat, 'explore', by), 0) : null
  const populate = kinds.includes('populate') ? populateBudget(s, st, payment(s, seat, 'populate', by)) : null
  const build = kinds.includes('build') ? buildBudget(s, st, payment(s, seat, 'build', by)) : null
  const farthest = Math.max(explore?.way ?? -1, populate?.way ?? -1, build?.way ?? -1)
  if (farthest < 0) return moves
  const view = survey(s, st, farthest)
  if (explore !== null) addExplore(s, view, explore, moves, one)
  if (populate !== null && !(one && moves.length > 0)) addPopulate(s, view, populate, moves, one)
  if (build !== null && !(one && moves.length > 0)) addBuild(s, view, build, moves, one)
  return moves
}

const FIRST_AREA = POSITIONS.findIndex(({ kind }) => kind === 'area')
const EXPLORE = POSITION_ID.map((tile): ReviveMove => ({ do: 'explore', tile }))
const POPULATE = SPACE_ID.map((space): ReviveMove => ({ do: 'populate', space }))
const BUILD = SPACE_ID.map((space): ReviveMove => ({ do: 'build', space }))

function addExplore(s: ReviveState, st: Standing, budget: Budget, moves: ReviveMove[], one: boolean): void {
  for (let target = FIRST_AREA; target < EXPLORE.length; target++) {
    if (s.turned[target] !== -1) continue
    const way = wayTo(s, st, 'explore', at(CELLS, target))
    if (way > budget.way || !canPay(s, st, { ...budget.pay, target }, way)) continue
    moves.push(at(EXPLORE, target))
    if (one) return
  }
}

function addPopulate(s: ReviveState, st: Standing, budget: Budget, moves: ReviveMove[], one: boolean): void {
  for (let target = 0; target < POPULATE.length; target++) {
    if (!isPopulable(s, st.p, target)) continue
    const way = wayTo(s, st, 'populate', at(ALONE, target))
    if (way > budget.way && !st.freeTarget) continue
    const sure = budget.exact && (st.noFee || figuresOfOthers(s, st.seat, target) === 0)
    if (!sure && !openTechs(st.p).some((tech) => canPay(s, st, { ...budget.pay, target, tech }, way))) continue
    moves.push(at(POPULATE, target))
    if (one) return
  }
}

function addBuild(s: ReviveState, st: Standing, budget: Budget, moves: ReviveMove[], one: boolean): void {
  for (let target = 0; target < FIRST_LARGE; target++) {
    if (!isBuildable(s, target)) continue
    const way = wayTo(s, st, 'build', at(ALONE, target))
    if (way > budget.way && !st.freeTarget) continue
    if (!budget.exact && !canPay(s, st, { ...budget.pay, target }, way)) continue
    moves.push(at(BUILD, target))
    if (one) return
  }
}

/** R18.2 Whether an `act` effect has at least one legal action. */
export function hasTarget(s: ReviveState, seat: Seat, key: string): boolean {
  const { op } = effectOf(s, key)
  return op.do === 'act' && addTargets(s, seat, op.kinds, key, [], true).length > 0
}

/** R5.6 Opens the payment window for an action whose details are all chosen. */
export function beginPayment(s: ReviveState, pay: Payment): void {
  s.paying = pay.seat
  push(s, { step: 'pay', ...pay })
}

/** R11.1 Begins to explore the tile. */
export function aimAtTile(s: ReviveState, seat: Seat, tile: string, by: string): void {
  beginPayment(s, { ...payment(s, seat, 'explore', by), target: positionOf(tile) })
}

/** R12.1 Begins to populate the location. */
export function aimAtLocation(s: ReviveState, seat: Seat, space: string, by: string): void {
  push(s, { step: 'tech', seat, target: spaceOf(space), by })
}

/** R13.1 Begins to build on the sand. */
export function aimAtSand(s: ReviveState, seat: Seat, space: string, by: string): void {
  push(s, { step: 'size', seat, target: spaceOf(space), by })
}
