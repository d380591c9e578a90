/** What board actions can be aimed at (R11.1, R12.1, R13.1), and actions that effects give (R4.5). */
import { push, type Seat } from '@ludarium/kernel'
import { CELLS, FAR, FIRST_LARGE, LOCATION, POSITION_ID, SAND, SPACE_ID, spaceOf } from '../board.ts'
import {
  type Budget,
  budgetOf,
  canPay,
  figuresOfOthers,
  hasBuilding,
  helpAtHand,
  isBuildable,
  isPopulable,
  nearest,
  openTechs,
  type Standing,
  standing,
  technology,
} from '../costs.ts'
import { BACKS, type Kind, LARGE_COST, POSITION_NUMBER, POSITIONS, SMALL_COST, SPACES } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import { modsOf, player } from '../players.ts'
import type { Player, ReviveMove, ReviveState, ReviveStep } from '../state.ts'
import { freely, withFree } from './free.ts'
import { beginPayment } from './payment.ts'
import { type Ask, DECLINE } from './table.ts'

/** Range and discount that an effect adds to the action it gives; none for the turn's own actions. */
export function bonusOf(by: string): { readonly range: number; readonly discount: number } {
  if (by === '') return NO_BONUS
  const { op } = effectOf(by)
  return op.do === 'act' ? { range: op.range ?? 0, discount: op.discount ?? 0 } : NO_BONUS
}

const NO_BONUS = { range: 0, discount: 0 }

export function canExplore(s: ReviveState, st: Standing, position: number, by: string): boolean {
  const { range, discount } = bonusOf(by)
  return s.turned[position] === -1 && canPay(s, st, 'explore', position, '', -1, range, discount, false)
}

export function canBuild(s: ReviveState, st: Standing, space: number, size: 'small' | 'large', by: string): boolean {
  const { range, discount } = bonusOf(by)
  return hasBuilding(st.p, size) && canPay(s, st, 'build', space, size, -1, range, discount, false)
}

export function canPopulate(s: ReviveState, st: Standing, space: number, tech: number, by: string): boolean {
  const { range, discount } = bonusOf(by)
  return canPay(s, st, 'populate', space, '', tech, range, discount, false)
}

/** Lists the targets of these kinds of action that can be paid; stops at the first when only one is wanted. */
export function addTargets(
  s: ReviveState,
  seat: Seat,
  kinds: readonly Kind[],
  by: string,
  moves: ReviveMove[],
  one = false,
): ReviveMove[] {
  const p = player(s, seat)
  const mods = modsOf(p)
  const help = helpAtHand(s, seat, p)
  const bonus = bonusOf(by)
  const techs = kinds.includes('populate') ? openTechs(p) : NO_TECHS
  const affordable = (kind: Kind, cheapest: number): Budget | null =>
    kinds.includes(kind) ? budgetOf(p, mods, help, kind, cheapest, bonus.range, bonus.discount) : null
  const explore = affordable('explore', 0)
  const populate = techs.length === 0 ? null : affordable('populate', cheapestTech(p, techs))
  const size = hasBuilding(p, 'small') ? 'small' : 'large'
  const build = hasBuilding(p, size) ? affordable('build', size === 'small' ? SMALL_COST : LARGE_COST) : null
  if (explore === null && populate === null && build === null) return moves
  const st = standing(s, seat, mods)
  st.help = help
  if (explore !== null) addExplore(s, st, by, explore, moves, one)
  if (populate !== null && !(one && moves.length > 0)) addPopulate(s, st, by, populate, techs, moves, one)
  if (build !== null && !(one && moves.length > 0)) addBuild(s, st, by, build, size, moves, one)
  return moves
}

const NO_TECHS: readonly number[] = []

function cheapestTech(p: Player, techs: readonly number[]): number {
  let cost = FAR
  for (const tech of techs) cost = Math.min(cost, technology(p, tech).cost)
  return cost
}

function addExplore(s: ReviveState, st: Standing, by: string, budget: Budget, moves: ReviveMove[], one: boolean): void {
  for (let position = FIRST_AREA; position < POSITION_ID.length; position++) {
    if (s.turned[position] !== -1 || (TILE_COST[s.backs[position] as number] as number) > budget.resources) continue
    if (budget.way < FAR && nearest(st.ways, CELLS[position] as readonly number[]) > budget.way) continue
    if (!canExplore(s, st, position, by)) continue
    moves.push({ do: 'explore', tile: POSITION_ID[position] as string })
    if (one) return
  }
}

/** By number of the back: resources on it. */
const TILE_COST = BACKS.map(({ cost }) => cost.gear + cost.book + cost.food)
const FIRST_AREA = POSITIONS.findIndex(({ kind }) => kind === 'area')

function addPopulate(
  s: ReviveState,
  st: Standing,
  by: string,
  budget: Budget,
  techs: readonly number[],
  moves: ReviveMove[],
  one: boolean,
): void {
  for (let space = 0; space < SPACES.length; space++) {
    if (s.ground[space] !== LOCATION && space < FIRST_LARGE) continue
    if (!st.freeTarget && (st.ways[space] as number) > budget.way) continue
    if (!isPopulable(s, st.p, space)) continue
    const sure = budget.exact && figuresOfOthers(s, st.seat, space).length === 0
    if (!sure && !techs.some((tech) => canPopulate(s, st, space, tech, by))) continue
    moves.push({ do: 'populate', space: SPACE_ID[space] as string })
    if (one) return
  }
}

function addBuild(
  s: ReviveState,
  st: Standing,
  by: string,
  budget: Budget,
  size: 'small' | 'large',
  moves: ReviveMove[],
  one: boolean,
): void {
  for (let space = 0; space < FIRST_LARGE; space++) {
    if (s.ground[space] !== SAND) continue
    if (!st.freeTarget && (st.ways[space] as number) > budget.way) continue
    if (!isBuildable(s, space) || !(budget.exact || canBuild(s, st, space, size, by))) continue
    moves.push({ do: 'build', space: SPACE_ID[space] as string })
    if (one) return
  }
}

/** R18.2 Whether an `act` effect has at least one legal action. */
export function hasTarget(s: ReviveState, seat: Seat, key: string): boolean {
  const { op } = effectOf(key)
  return op.do === 'act' && addTargets(s, seat, op.kinds, key, [], true).length > 0
}

/** Begins the board action; false when the move is none. */
export function aim(s: ReviveState, seat: Seat, move: ReviveMove, by: string): boolean {
  switch (move.do) {
    case 'explore':
      beginPayment(s, seat, 'explore', POSITION_NUMBER.get(move.tile) ?? -1, '', -1, by)
      return true
    case 'populate':
      push(s, { step: 'tech', seat, target: spaceOf(move.space), by })
      return true
    case 'build':
      push(s, { step: 'size', seat, target: spaceOf(move.space), by })
      return true
    default:
      return false
  }
}

/** R2.4 `act`: one board action at once, which is not one of the turn's actions. */
export const act: Ask<'act'> = {
  skip: (s, step) => !hasTarget(s, step.seat, step.effect),
  legal(s, step, seat) {
    const { op } = effectOf(step.effect)
    const moves = addTargets(s, seat, op.do === 'act' ? op.kinds : [], step.effect, [])
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step: ReviveStep & { step: 'act' }, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    aim(s, seat, move, step.effect)
  },
}
