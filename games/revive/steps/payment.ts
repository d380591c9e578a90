/** R5.6 The payment window: while paying, machines and crates may help; a payment is complete or does not happen. */
import { type Log, pop, push, type Seat } from '@ludarium/kernel'
import { POSITION_ID, SPACE_ID } from '../board.ts'
import { type ActionCost, figuresOfOthers, missing, nameOf, paymentCost, standing } from '../costs.ts'
import { BASICS, type Kind } from '../data/index.ts'
import { addResource, spend, trim } from '../gains.ts'
import { player } from '../players.ts'
import type { Payment, ReviveMove, ReviveState } from '../state.ts'
import { bonusOf } from './actions.ts'
import { finishBuild } from './build.ts'
import { finishExplore } from './explore.ts'
import { freely, hasPaymentHelp, withFree } from './free.ts'
import { finishPopulate } from './populate.ts'
import type { Ask, StepNamed } from './table.ts'

/** Opens the window for an action whose details are all chosen. */
export function beginPayment(
  s: ReviveState,
  seat: Seat,
  kind: Kind,
  target: number,
  size: 'small' | 'large' | '',
  tech: number,
  by: string,
): void {
  const { range, discount } = bonusOf(by)
  s.paying = seat
  push(s, { step: 'pay', seat, kind, target, size, tech, range, discount, unlimited: false, by })
}

/** Whether the payment can be completed as it stands. */
function isPayable(s: ReviveState, step: Payment): boolean {
  const st = standing(s, step.seat)
  const cost = paymentCost(s, st, step)
  return cost.range >= 0 && missing(st.p, cost, null) <= 0
}

/** Paid without a question unless something at hand could change the payment. */
export const pay: Ask<'pay'> = {
  forced: true,
  legal(s, step, seat) {
    const payable = isPayable(s, step)
    if (payable && !hasPaymentHelp(s, step, seat)) return [{ do: 'confirm' }]
    return withFree(s, step, seat, [payable ? { do: 'confirm' } : { do: 'withdraw' }])
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'withdraw') withdraw(s, step)
    else settle(s, step, log)
  },
}

/** R5.7 The action is not started; what was used is used. The same payment is not begun again in this action. */
function withdraw(s: ReviveState, step: StepNamed<'pay'>): void {
  s.paying = -1
  trim(player(s, step.seat))
  s.withdrawn.push(nameOf(step.kind, step.target, step.size, step.tech))
  if (step.by !== '') {
    push(s, { step: 'act', seat: step.seat, effect: step.by })
    return
  }
  pop(s)
  push(s, { step: 'onward', seat: step.seat })
}

/** R11.3 The payer chooses what an explore discount saves, where there is a choice. */
function settle(s: ReviveState, step: StepNamed<'pay'>, log?: Log): void {
  const st = standing(s, step.seat)
  const { gear, book, food, discount } = paymentCost(s, st, step)
  if (step.kind === 'explore' && discount > 0 && discount < gear + book + food) {
    push(s, { ...step, step: 'save', left: discount, gear, book, food })
    return
  }
  const all = step.kind === 'explore' && discount > 0
  charge(s, step, all ? 0 : gear, all ? 0 : book, all ? 0 : food, log)
}

const AFTER: ActionCost = { range: 0, gear: 0, book: 0, food: 0, fee: 0, discount: 0, foodOff: 0 }

export const save: Ask<'save'> = {
  forced: true,
  legal(s, step) {
    const st = standing(s, step.seat)
    const { range, foodOff } = paymentCost(s, st, step)
    const moves: ReviveMove[] = []
    for (const resource of BASICS) {
      if (step[resource] === 0) continue
      AFTER.range = range
      AFTER.gear = step.gear
      AFTER.book = step.book
      AFTER.food = step.food
      AFTER[resource]--
      AFTER.discount = step.left - 1
      AFTER.foodOff = foodOff
      if (missing(st.p, AFTER, null) <= 0) moves.push({ do: 'save', resource })
    }
    return moves
  },
  play(s, step, _seat, move, log) {
    if (move.do !== 'save') return
    const rest = { gear: step.gear, book: step.book, food: step.food }
    rest[move.resource]--
    if (step.left > 1) push(s, { ...step, ...rest, left: step.left - 1 })
    else charge(s, step, rest.gear, rest.book, rest.food, log)
  },
}

/** Takes the resources, pays the others (R12.4) and goes on with the action. */
function charge(s: ReviveState, step: Payment, gear: number, book: number, food: number, log?: Log): void {
  const { seat, kind, target } = step
  const st = standing(s, seat)
  const { p } = st
  const { range, fee, foodOff } = paymentCost(s, st, step)
  const eaten = Math.max(0, range + food - foodOff)
  spend(p, 'gear', gear)
  spend(p, 'book', book + fee)
  spend(p, 'food', eaten)
  s.paying = -1
  trim(p)
  const at = kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]
  log?.({ type: 'paid', seat, kind, at: at ?? '', gear, book: book + fee, food: eaten })
  if (fee > 0) for (const other of figuresOfOthers(s, seat, target)) addResource(s, other, 'book', 1, log)
  if (kind === 'explore') finishExplore(s, seat, target, log)
  else if (kind === 'build') finishBuild(s, seat, target, step.size === 'large', gear, log)
  else finishPopulate(s, seat, target, step.tech, book, log)
}
