/** What board actions can be aimed at (R11.1, R12.1, R13.1), and actions that effects give (R4.5). */
import { push, type Seat } from '@ludarium/kernel'
import { FIRST_LARGE, POSITION_ID, SPACE_ID, spaceOf } from '../board.ts'
import {
  canPay,
  hasBuilding,
  isBuildable,
  isPopulable,
  openTechs,
  type Standing,
  standing,
  withHelp,
} from '../costs.ts'
import { type Kind, POSITION_NUMBER, SPACES } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import type { ReviveMove, ReviveState, ReviveStep } from '../state.ts'
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
  const st = withHelp(s, standing(s, seat))
  if (kinds.includes('explore')) {
    for (let position = 0; position < POSITION_ID.length; position++) {
      if (!canExplore(s, st, position, by)) continue
      moves.push({ do: 'explore', tile: POSITION_ID[position] as string })
      if (one) return moves
    }
  }
  if (kinds.includes('populate')) {
    const techs = openTechs(st.p)
    if (techs.length > 0) {
      for (let space = 0; space < SPACES.length; space++) {
        if (!isPopulable(s, st.p, space) || !techs.some((tech) => canPopulate(s, st, space, tech, by))) continue
        moves.push({ do: 'populate', space: SPACE_ID[space] as string })
        if (one) return moves
      }
    }
  }
  if (kinds.includes('build')) {
    for (let space = 0; space < FIRST_LARGE; space++) {
      if (!isBuildable(s, space)) continue
      if (!canBuild(s, st, space, 'small', by) && !canBuild(s, st, space, 'large', by)) continue
      moves.push({ do: 'build', space: SPACE_ID[space] as string })
      if (one) return moves
    }
  }
  return moves
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
