/** What board actions can be aimed at (R11.1, R12.1, R13.1). */
import { push, type Seat, since } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { LARGE_GROUND, LOCATION, POSITION_ID, positionOf, SAND, SPACE_ID, spaceOf } from './board.ts'
import {
  type Bonus,
  bonusOf,
  canPayAnyhow,
  payment,
  spareAfterBuilding,
  spareAfterTech,
  spareAfterTile,
} from './costs.ts'
import { type Kind, POSITIONS, type TileBack } from './data/index.ts'
import { effectOf } from './effects.ts'
import { type Reach, reachOf, type Terms, wayTo, within } from './footing.ts'
import { backAt } from './lookups.ts'
import type { ReviveMove } from './moves.ts'
import { figuresOfOthers, hasBuilding } from './pieces.ts'
import { type Standing, standings } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { ALONE_AREA, type Area, areaOf, builtOn, CELLS_AREA, FAR, heldByOthers, lowest, meet, WORDS } from './ways.ts'

/** A look for targets of actions that are given by an effect, or '' by the turn. */
interface Search {
  /** The ways to use the help at hand. */
  readonly sts: readonly Standing[]
  readonly by: string
  readonly bonus: Bonus
  readonly reach: Reach
  /** What is found. */
  readonly moves: ReviveMove[]
}

/** Whether it depends on the place what an action costs, so that every target has to be looked at. */
function isLocal({ footing }: Standing, { local }: Terms): boolean {
  return footing.freeTarget || local.length > 0
}

/** Whether targets within reach have to be looked at closer: some may have been given up before (I4). */
function isDoubtful(s: ReviveState, st: Standing, terms: Terms): boolean {
  return s.withdrawn.length > 0 || isLocal(st, terms)
}

/** The longest way that can be bridged with so much food for range, FAR for any, below 0 for none. */
function bridged(spare: number, { range, unlimited }: Terms, bonus: Bonus): number {
  return spare < 0 ? -1 : unlimited ? FAR : spare + range + bonus.range
}

const SIZES = ['small', 'large'] as const

const FIRST_AREA = POSITIONS.findIndex(({ kind }) => kind === 'area')

/** R11.2 The longest way to a tile with that back that could be paid. */
function tileReach(back: TileBack, sts: readonly Standing[], bonus: Bonus): number {
  let best = -1
  for (const st of sts) {
    const terms = st.terms.explore
    if (isLocal(st, terms)) return FAR
    best = Math.max(best, bridged(spareAfterTile(st, back, bonus.discount + terms.discount), terms, bonus))
  }
  return best
}

/** R11.2 A way that is long enough for any tile that could be paid. */
function farthestTile(sts: readonly Standing[], bonus: Bonus): number {
  let best = -1
  for (const st of sts) {
    const { food, wild, doubled } = st.means
    const terms = st.terms.explore
    if (isLocal(st, terms)) return FAR
    const off = bonus.discount + terms.discount
    best = Math.max(best, bridged(food + wild + doubled + off + terms.foodOff, terms, bonus))
  }
  return best
}

/** R12.2 The longest way to a location with so many others that could be paid. */
function locationReach(sts: readonly Standing[], bonus: Bonus, techs: readonly number[], others: number): number {
  let best = -1
  for (const st of sts) {
    const terms = st.terms.populate
    if (techs.length > 0 && isLocal(st, terms)) return FAR
    const off = bonus.discount + terms.discount
    for (const tech of techs) best = Math.max(best, bridged(spareAfterTech(st, tech, others, off), terms, bonus))
  }
  return best
}

/** R13.2 The longest way to sand that could be paid. */
function sandReach(s: ReviveState, sts: readonly Standing[], bonus: Bonus): number {
  let best = -1
  for (const st of sts) {
    const terms = st.terms.build
    const size = smallestSize(st.p)
    if (size === '') return -1
    if (isLocal(st, terms)) return FAR
    best = Math.max(best, bridged(spareAfterBuilding(s, st, size, bonus.discount + terms.discount), terms, bonus))
  }
  return best
}

function smallestSize(p: Player): Payment['size'] {
  return hasBuilding(p, 'small') ? 'small' : hasBuilding(p, 'large') ? 'large' : ''
}

/** The sizes to try: where the small one was given up the large one may do (I4); by the first rules one was tried. */
function sizesOf(s: ReviveState, p: Player): readonly Payment['size'][] {
  return since(s, 2) ? SIZES.filter((size) => hasBuilding(p, size)) : [smallestSize(p)]
}

/** Adds the targets of these kinds of action that can be paid, the action being given by that effect or '' the turn. */
export function addTargets(
  s: ReviveState,
  seat: Seat,
  kinds: readonly Kind[],
  by: string,
  moves: ReviveMove[],
  openly = false,
): void {
  const sts = standings(s, seat, openly)
  const bonus = bonusOf(s, by)
  const { footing } = sts[0] as Standing
  const tiles = kinds.includes('explore') ? farthestTile(sts, bonus) : -1
  const locations = kinds.includes('populate') ? locationReach(sts, bonus, footing.cheapest, 0) : -1
  const sand = kinds.includes('build') ? sandReach(s, sts, bonus) : -1
  if (tiles < 0 && locations < 0 && sand < 0) return
  const search: Search = { sts, by, bonus, reach: reachOf(s, footing), moves }
  if (tiles >= 0) addTiles(s, search, tiles)
  if (locations >= 0) addLocations(s, search, locations)
  if (sand >= 0) addSand(s, search, sand)
}

const EXPLORE = POSITION_ID.map((tile): ReviveMove => ({ do: 'explore', tile }))
const POPULATE = SPACE_ID.map((space): ReviveMove => ({ do: 'populate', space }))
const BUILD = SPACE_ID.map((space): ReviveMove => ({ do: 'build', space }))

function addTiles(s: ReviveState, { sts, by, bonus, reach, moves }: Search, farthest: number): void {
  const st = sts[0] as Standing
  const doubtful = isDoubtful(s, st, st.terms.explore)
  const area = within(reach, 'explore', farthest)
  for (let target = FIRST_AREA; target < POSITIONS.length; target++) {
    if (s.turned[target] !== -1) continue
    const cells = CELLS_AREA[target] as Area
    if (!meet(cells, area)) continue
    const longest = tileReach(backAt(s, target), sts, bonus)
    if (longest < farthest && (longest < 0 || !meet(cells, within(reach, 'explore', longest)))) continue
    if (doubtful) {
      const pay = payment(s, st.seat, 'explore', by, target)
      if (!canPayAnyhow(s, sts, pay, wayTo(reach, 'explore', cells))) continue
    }
    moves.push(EXPLORE[target] as ReviveMove)
  }
}

function addLocations(s: ReviveState, { sts, by, bonus, reach, moves }: Search, farthest: number): void {
  const st = sts[0] as Standing
  const doubtful = isDoubtful(s, st, st.terms.populate)
  const regular = reach.lie.areas[LOCATION] as Area
  const large = reach.lie.areas[LARGE_GROUND] as Area
  const own = areaOf(st.p.figures)
  const held = heldByOthers(s.players, st.seat)
  const area = within(reach, 'populate', farthest)
  for (let word = 0; word < WORDS; word++) {
    const locations = ((regular[word] as number) | (large[word] as number)) & ~(own[word] as number)
    for (let bits = locations & (area[word] as number); bits !== 0; bits &= bits - 1) {
      const target = lowest(word, bits)
      const alone = ALONE_AREA[target] as Area
      const isHeld = meet(held, alone)
      if (doubtful || isHeld) {
        const others = isHeld ? figuresOfOthers(s, st.seat, target) : 0
        const way = wayTo(reach, 'populate', alone)
        if (way > locationReach(sts, bonus, st.footing.techs, others)) continue
        if (doubtful && !canPopulate(s, sts, payment(s, st.seat, 'populate', by, target), way)) continue
      }
      moves.push(POPULATE[target] as ReviveMove)
    }
  }
}

function canPopulate(s: ReviveState, sts: readonly Standing[], pay: Payment, way: number): boolean {
  return (sts[0] as Standing).footing.techs.some((tech) => canPayAnyhow(s, sts, { ...pay, tech }, way))
}

function addSand(s: ReviveState, { sts, by, reach, moves }: Search, farthest: number): void {
  const st = sts[0] as Standing
  const doubtful = isDoubtful(s, st, st.terms.build)
  const sand = reach.lie.areas[SAND] as Area
  const built = builtOn(s.players)
  const area = within(reach, 'build', farthest)
  for (let word = 0; word < WORDS; word++) {
    const vacant = (sand[word] as number) & ~(built[word] as number)
    for (let bits = vacant & (area[word] as number); bits !== 0; bits &= bits - 1) {
      const target = lowest(word, bits)
      if (doubtful) {
        const pay = payment(s, st.seat, 'build', by, target)
        const way = wayTo(reach, 'build', ALONE_AREA[target] as Area)
        if (!sizesOf(s, st.p).some((size) => canPayAnyhow(s, sts, { ...pay, size }, way))) continue
      }
      moves.push(BUILD[target] as ReviveMove)
    }
  }
}

/** R2.4 `act`: the targets of the actions that the effect gives. */
export function targetsOf(s: ReviveState, seat: Seat, key: string, openly = false): ReviveMove[] {
  const { op } = effectOf(s, key)
  const moves: ReviveMove[] = []
  if (op.do === 'act') addTargets(s, seat, op.kinds, key, moves, openly)
  return moves
}

/** R18.2 Whether an `act` effect has at least one legal action; `openly` as far as others can see that too. */
export function hasTarget(s: ReviveState, seat: Seat, key: string, openly = false): boolean {
  return targetsOf(s, seat, key, openly).length > 0
}

/** R5.6 Opens the payment window for an action whose details are all chosen. */
export function beginPayment(s: ReviveState, pay: Payment): void {
  s.paying = pay.seat
  push(s, { step: 'pay', ...pay })
}

/** R11.1 Begins to explore the tile. */
export function aimAtTile(s: ReviveState, seat: Seat, tile: string, by: string): void {
  beginPayment(s, payment(s, seat, 'explore', by, positionOf(tile)))
}

/** R12.1 Begins to populate the location. */
export function aimAtLocation(s: ReviveState, seat: Seat, space: string, by: string): void {
  push(s, { step: 'tech', seat, target: spaceOf(space), by })
}

/** R13.1 Begins to build on the sand. */
export function aimAtSand(s: ReviveState, seat: Seat, space: string, by: string): void {
  push(s, { step: 'size', seat, target: spaceOf(space), by })
}
