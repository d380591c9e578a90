/** What board actions can be aimed at (R11.1, R12.1, R13.1). */
import { at, push, type Seat, since } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { buildingsOf, CELLS, isPopulable, POSITION_ID, positionOf, SAND, SPACE_ID, spaceOf } from './board.ts'
import {
  type Bonus,
  bonusOf,
  canPayAnyhow,
  payment,
  spareAfterBuilding,
  spareAfterTech,
  spareAfterTile,
} from './costs.ts'
import { BACKS, type Kind, POSITIONS, SPACES, type TileBack } from './data/index.ts'
import { effectOf } from './effects.ts'
import { backAt } from './lookups.ts'
import type { ReviveMove } from './moves.ts'
import { figuresOfOthers, hasBuilding, openTechs, player } from './pieces.ts'
import { type Standing, type Survey, standings, survey, type Terms } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { FAR, nearest, reached } from './ways.ts'

/** A look for targets of actions that are given by an effect, or '' by the turn. */
interface Search {
  /** The ways to use the help at hand. */
  readonly sts: readonly Standing[]
  readonly by: string
  readonly bonus: Bonus
  readonly ways: Survey
  /** The spaces that these lead to, or all where no way is needed; ascending. */
  readonly spaces: readonly number[]
  /** What is found. */
  readonly moves: ReviveMove[]
}

/** Whether it depends on the place what an action costs, so that every target has to be looked at. */
function isLocal({ freeTarget }: Standing, { local }: Terms): boolean {
  return freeTarget || local.length > 0
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

const EVERYWHERE: readonly number[] = SPACES.map((_, space) => space)
const FIRST_AREA = POSITIONS.findIndex(({ kind }) => kind === 'area')

/** The reach of a back that no tile shows any more. */
const NOT_SEEN = -2
const UNSEEN: readonly number[] = BACKS.map(() => NOT_SEEN)

/** R11.2 By back, of those that tiles still show: the longest way to the tile that could be paid. */
function tileReaches(s: ReviveState, sts: readonly Standing[], bonus: Bonus): number[] {
  const reaches = UNSEEN.slice()
  for (let position = FIRST_AREA; position < POSITIONS.length; position++) {
    if (s.turned[position] !== -1) continue
    const back = at(s.backs, position)
    if (reaches[back] === NOT_SEEN) reaches[back] = tileReach(backAt(s, position), sts, bonus)
  }
  return reaches
}

function tileReach(back: TileBack, sts: readonly Standing[], bonus: Bonus): number {
  let best = -1
  for (const st of sts) {
    const terms = st.terms.explore
    if (isLocal(st, terms)) return FAR
    best = Math.max(best, bridged(spareAfterTile(st, back, bonus.discount + terms.discount), terms, bonus))
  }
  return best
}

/** R12.2 The longest way to a location with so many others that could be paid. */
function locationReach(sts: readonly Standing[], bonus: Bonus, others: number): number {
  let best = -1
  for (const st of sts) {
    const terms = st.terms.populate
    const local = isLocal(st, terms)
    for (const tech of openTechs(st.p)) {
      const reach = local
        ? FAR
        : bridged(spareAfterTech(st, tech, others, bonus.discount + terms.discount), terms, bonus)
      best = Math.max(best, reach)
    }
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
  const tiles = kinds.includes('explore') ? tileReaches(s, sts, bonus) : []
  const locations = kinds.includes('populate') ? locationReach(sts, bonus, 0) : -1
  const sand = kinds.includes('build') ? sandReach(s, sts, bonus) : -1
  let farthest = Math.max(locations, sand)
  for (const reach of tiles) farthest = Math.max(farthest, reach)
  if (farthest < 0) return
  const ways = survey(s, at(sts, 0), farthest)
  const search: Search = { sts, by, bonus, ways, spaces: farthest >= FAR ? EVERYWHERE : reached(ways.build), moves }
  if (tiles.length > 0) addTiles(s, search, tiles)
  if (locations >= 0) addLocations(s, search, locations)
  if (sand >= 0) addSand(s, search, sand)
}

const EXPLORE = POSITION_ID.map((tile): ReviveMove => ({ do: 'explore', tile }))
const POPULATE = SPACE_ID.map((space): ReviveMove => ({ do: 'populate', space }))
const BUILD = SPACE_ID.map((space): ReviveMove => ({ do: 'build', space }))

function addTiles(s: ReviveState, { sts, by, ways, moves }: Search, reaches: readonly number[]): void {
  const st = at(sts, 0)
  const doubtful = isDoubtful(s, st, st.terms.explore)
  for (let target = FIRST_AREA; target < POSITIONS.length; target++) {
    if (s.turned[target] !== -1) continue
    const reach = reaches[at(s.backs, target)] ?? -1
    if (reach < 0) continue
    const way = nearest(ways.explore, CELLS[target] ?? [])
    if (way > reach) continue
    if (doubtful && !canPayAnyhow(s, sts, { ...payment(s, st.seat, 'explore', by), target }, way)) continue
    moves.push(at(EXPLORE, target))
  }
}

function addLocations(s: ReviveState, { sts, by, bonus, ways, spaces, moves }: Search, reach: number): void {
  const st = at(sts, 0)
  const doubtful = isDoubtful(s, st, st.terms.populate)
  const reaches = [reach]
  for (const target of spaces) {
    const way = ways.populate[target] ?? FAR
    if (way > reach || !isPopulable(s, st.p, target)) continue
    if (doubtful) {
      if (!canPopulate(s, sts, { ...payment(s, st.seat, 'populate', by), target }, way)) continue
    } else {
      const others = figuresOfOthers(s, st.seat, target)
      reaches[others] ??= locationReach(sts, bonus, others)
      if (way > (reaches[others] ?? -1)) continue
    }
    moves.push(at(POPULATE, target))
  }
}

function canPopulate(s: ReviveState, sts: readonly Standing[], pay: Payment, way: number): boolean {
  return openTechs(player(s, pay.seat)).some((tech) => canPayAnyhow(s, sts, { ...pay, tech }, way))
}

function addSand(s: ReviveState, { sts, by, ways, spaces, moves }: Search, reach: number): void {
  const st = at(sts, 0)
  const doubtful = isDoubtful(s, st, st.terms.build)
  const built = buildingsOf(s)
  for (const target of spaces) {
    const way = ways.build[target] ?? FAR
    if (way > reach || s.ground[target] !== SAND || built.includes(target)) continue
    if (doubtful) {
      const pay = { ...payment(s, st.seat, 'build', by), target }
      if (!sizesOf(s, st.p).some((size) => canPayAnyhow(s, sts, { ...pay, size }, way))) continue
    }
    moves.push(at(BUILD, target))
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
