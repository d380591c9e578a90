/** What board actions can be aimed at (R11.1, R12.1, R13.1). */
import { at, push, type Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { CELLS, FIRST_LARGE, isBuildable, isPopulable, POSITION_ID, positionOf, SPACE_ID, spaceOf } from './board.ts'
import { canPay, payment, reachOf, spareAfterTile } from './costs.ts'
import { type Kind, POSITIONS } from './data/index.ts'
import { effectOf } from './effects.ts'
import { helpAtHand } from './help.ts'
import { backAt } from './lookups.ts'
import type { ReviveMove } from './moves.ts'
import { figuresOfOthers, hasBuilding, openTechs } from './pieces.ts'
import { type Standing, type Survey, standing, survey } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { FAR, nearest } from './ways.ts'

/** A look for targets: who looks, for actions given by which effect, over which ways. */
interface Search {
  readonly st: Standing
  readonly by: string
  readonly ways: Survey
  /** What is found. */
  readonly moves: ReviveMove[]
}

/** Whether it depends on the place what an action of the kind costs, so that every target has to be looked at. */
function isLocal(s: ReviveState, st: Standing, kind: Kind): boolean {
  return st.freeTarget || st.terms[kind].local.length > 0 || s.withdrawn.length > 0
}

const FIRST_AREA = POSITIONS.findIndex(({ kind }) => kind === 'area')

/** R11.2 By position: the longest way to the tile that could be paid, below 0 for none. */
function tileReaches(s: ReviveState, st: Standing, by: string): number[] {
  const pay = payment(s, st.seat, 'explore', by)
  const local = isLocal(s, st, 'explore')
  const reaches: number[] = []
  for (let position = 0; position < POSITIONS.length; position++) {
    if (position < FIRST_AREA || s.turned[position] !== -1) reaches.push(-1)
    else reaches.push(local ? FAR : tileReach(s, st, pay, position))
  }
  return reaches
}

function tileReach(s: ReviveState, { means, terms }: Standing, pay: Payment, position: number): number {
  const { range, discount, foodOff, unlimited } = terms.explore
  const spare = spareAfterTile(means, backAt(s, position).cost, pay.discount + discount, foodOff)
  return spare < 0 ? -1 : unlimited ? FAR : spare + pay.range + range
}

/** R12.2 The longest way to a location that could be paid, where nothing is due to others. */
function locationReach(s: ReviveState, st: Standing, by: string): number {
  const pay = payment(s, st.seat, 'populate', by)
  const local = isLocal(s, st, 'populate')
  let best = -1
  for (const tech of openTechs(st.p)) best = Math.max(best, local ? FAR : reachOf(s, st, { ...pay, tech }))
  return best
}

/** R13.2 The same for sand. */
function sandReach(s: ReviveState, st: Standing, by: string): number {
  const size = smallestSize(st.p)
  if (size === '') return -1
  return isLocal(s, st, 'build') ? FAR : reachOf(s, st, { ...payment(s, st.seat, 'build', by), size })
}

function smallestSize(p: Player): Payment['size'] {
  return hasBuilding(p, 'small') ? 'small' : hasBuilding(p, 'large') ? 'large' : ''
}

/** The targets of these kinds of action that can be paid, the action being given by that effect or '' by the turn. */
export function targetsOf(s: ReviveState, seat: Seat, kinds: readonly Kind[], by: string): ReviveMove[] {
  const st = standing(s, seat, helpAtHand(s, seat))
  const tiles = kinds.includes('explore') ? tileReaches(s, st, by) : []
  const locations = kinds.includes('populate') ? locationReach(s, st, by) : -1
  const sand = kinds.includes('build') ? sandReach(s, st, by) : -1
  let farthest = Math.max(locations, sand)
  for (const reach of tiles) farthest = Math.max(farthest, reach)
  if (farthest < 0) return []
  const search: Search = { st, by, ways: survey(s, st, farthest), moves: [] }
  addTiles(s, search, tiles)
  if (locations >= 0) addLocations(s, search, locations)
  if (sand >= 0) addSand(s, search, sand)
  return search.moves
}

const EXPLORE = POSITION_ID.map((tile): ReviveMove => ({ do: 'explore', tile }))
const POPULATE = SPACE_ID.map((space): ReviveMove => ({ do: 'populate', space }))
const BUILD = SPACE_ID.map((space): ReviveMove => ({ do: 'build', space }))

function addTiles(s: ReviveState, { st, by, ways, moves }: Search, reaches: readonly number[]): void {
  const local = isLocal(s, st, 'explore')
  for (let target = 0; target < reaches.length; target++) {
    const reach = at(reaches, target)
    if (reach < 0) continue
    const way = nearest(ways.explore, at(CELLS, target))
    if (way > reach || (local && !canPay(s, st, { ...payment(s, st.seat, 'explore', by), target }, way))) continue
    moves.push(at(EXPLORE, target))
  }
}

function addLocations(s: ReviveState, { st, by, ways, moves }: Search, reach: number): void {
  const local = isLocal(s, st, 'populate')
  for (let target = 0; target < POPULATE.length; target++) {
    const way = at(ways.populate, target)
    if (way > reach || !isPopulable(s, st.p, target)) continue
    const sure = !local && (st.noFee || figuresOfOthers(s, st.seat, target) === 0)
    if (!sure && !canPopulate(s, st, { ...payment(s, st.seat, 'populate', by), target }, way)) continue
    moves.push(at(POPULATE, target))
  }
}

function canPopulate(s: ReviveState, st: Standing, pay: Payment, way: number): boolean {
  return openTechs(st.p).some((tech) => canPay(s, st, { ...pay, tech }, way))
}

function addSand(s: ReviveState, { st, by, ways, moves }: Search, reach: number): void {
  const local = isLocal(s, st, 'build')
  const pay: Payment = { ...payment(s, st.seat, 'build', by), size: smallestSize(st.p) }
  for (let target = 0; target < FIRST_LARGE; target++) {
    const way = at(ways.build, target)
    if (way > reach || !isBuildable(s, target)) continue
    if (!local || canPay(s, st, { ...pay, target }, way)) moves.push(at(BUILD, target))
  }
}

/** R18.2 Whether an `act` effect has at least one legal action. */
export function hasTarget(s: ReviveState, seat: Seat, key: string): boolean {
  const { op } = effectOf(s, key)
  return op.do === 'act' && targetsOf(s, seat, op.kinds, key).length > 0
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
