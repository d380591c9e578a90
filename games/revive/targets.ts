/** What board actions can be aimed at (R11.1, R12.1, R13.1). */
import { push, type Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import {
  CELLS,
  FIRST_LARGE,
  isBuildable,
  isPopulable,
  LOCATION,
  POSITION_ID,
  positionOf,
  SAND,
  SPACE_ID,
  spaceOf,
} from './board.ts'
import { canPay, payment } from './costs.ts'
import { BACKS, type Kind, POSITIONS, SPACES } from './data/index.ts'
import { effectOf } from './effects.ts'
import { helpAtHand } from './help.ts'
import { buildingCost, technology } from './lookups.ts'
import type { ReviveMove } from './moves.ts'
import { figuresOfOthers, hasBuilding, openTechs } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'
import { FAR, nearest, type Standing, type Survey, standing, survey } from './ways.ts'

/** The most that could be put into actions of one kind, to leave out targets that cannot be paid in any case. */
interface Budget {
  /** An action of the kind, not aimed yet. */
  readonly pay: Payment
  /** Paths longer than this cannot be paid. */
  readonly way: number
  /** Resources of all kinds together, discounts included. */
  readonly resources: number
  /** Nothing depends on the place, so that what is within the budget can be paid (books for others apart). */
  readonly exact: boolean
}

/** R5.7 An upper bound of what the player can pay; null when even the cheapest action of the kind is too dear. */
function budgetOf({ p, mods, help }: Standing, pay: Payment, cheapest: number): Budget | null {
  const { kind } = pay
  const boost = help?.boosts[kind]
  let range = pay.range + (boost?.range ?? 0)
  let off = pay.discount + (boost?.discount ?? 0)
  let exact = help === null
  for (const { mod } of mods) {
    if (mod.mod === 'freeRangeTarget') exact = false
    else if (mod.mod === 'range' && mod.kinds.includes(kind)) {
      range += mod.n
      exact &&= mod.from === undefined
    } else if (mod.mod === 'discount' && mod.kinds.includes(kind)) {
      off += mod.where === 'perAdjacentMountain' ? 6 * mod.n : mod.n
      exact &&= mod.where === undefined
    } else if (mod.mod === 'foodOff' && mod.kinds.includes(kind)) off += mod.n
  }
  const wild = p.resources.crystal + (help?.wild ?? 0)
  const gear = p.resources.gear + (help?.gear ?? 0)
  const book = p.resources.book + (help?.book ?? 0)
  const food = p.resources.food + (help?.food ?? 0)
  const short = kind === 'explore' ? 0 : Math.max(0, cheapest - off - (kind === 'build' ? gear : book))
  if (short > wild) return null
  const way = boost?.unlimited ? FAR : food + wild - short + range + (kind === 'explore' ? off : 0)
  return { pay, way, resources: gear + book + food + wild + off, exact }
}

const NO_TECHS: readonly number[] = []

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
  const { p } = st
  const budget = (kind: Kind, cheapest: number) => budgetOf(st, payment(s, seat, kind, by), cheapest)
  const explore = kinds.includes('explore') ? budget('explore', 0) : null
  const techs = kinds.includes('populate') ? openTechs(p) : NO_TECHS
  const populate = techs.length === 0 ? null : budget('populate', cheapestTech(s, p, techs))
  const size = hasBuilding(p, 'small') ? 'small' : 'large'
  const build = kinds.includes('build') && hasBuilding(p, size) ? budget('build', buildingCost(s, size)) : null
  const farthest = Math.max(explore?.way ?? -1, populate?.way ?? -1, build?.way ?? -1)
  if (farthest < 0) return moves
  const view = survey(s, st, farthest)
  if (explore !== null) addExplore(s, view, explore, moves, one)
  if (populate !== null && !(one && moves.length > 0)) addPopulate(s, view, populate, techs, moves, one)
  if (build !== null && !(one && moves.length > 0)) addBuild(s, view, build, size, moves, one)
  return moves
}

function cheapestTech(s: ReviveState, p: Player, techs: readonly number[]): number {
  let cost = FAR
  for (const tech of techs) cost = Math.min(cost, technology(s, p, tech).cost)
  return cost
}

/** By number of the back: resources on it. */
const TILE_COST = BACKS.map(({ cost }) => cost.gear + cost.book + cost.food)
const FIRST_AREA = POSITIONS.findIndex(({ kind }) => kind === 'area')

function addExplore(
  s: ReviveState,
  st: Survey,
  { pay, way, resources }: Budget,
  moves: ReviveMove[],
  one: boolean,
): void {
  for (let position = FIRST_AREA; position < POSITION_ID.length; position++) {
    if (s.turned[position] !== -1 || (TILE_COST[s.backs[position] as number] as number) > resources) continue
    if (nearest(st.ways, CELLS[position] as readonly number[]) > way) continue
    if (!canPay(s, st, { ...pay, target: position })) continue
    moves.push({ do: 'explore', tile: POSITION_ID[position] as string })
    if (one) return
  }
}

function addPopulate(
  s: ReviveState,
  st: Survey,
  { pay, way, exact }: Budget,
  techs: readonly number[],
  moves: ReviveMove[],
  one: boolean,
): void {
  for (let space = 0; space < SPACES.length; space++) {
    if (s.ground[space] !== LOCATION && space < FIRST_LARGE) continue
    if (!st.freeTarget && (st.ways[space] as number) > way) continue
    if (!isPopulable(s, st.p, space)) continue
    const sure = exact && figuresOfOthers(s, st.seat, space) === 0
    if (!sure && !techs.some((tech) => canPay(s, st, { ...pay, target: space, tech }))) continue
    moves.push({ do: 'populate', space: SPACE_ID[space] as string })
    if (one) return
  }
}

function addBuild(
  s: ReviveState,
  st: Survey,
  { pay, way, exact }: Budget,
  size: 'small' | 'large',
  moves: ReviveMove[],
  one: boolean,
): void {
  for (let space = 0; space < FIRST_LARGE; space++) {
    if (s.ground[space] !== SAND || (!st.freeTarget && (st.ways[space] as number) > way)) continue
    if (!isBuildable(s, space) || !(exact || canPay(s, st, { ...pay, target: space, size }))) continue
    moves.push({ do: 'build', space: SPACE_ID[space] as string })
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
