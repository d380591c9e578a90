/** R5.6 The payment window: while paying, machines and crates may help; a payment is complete or does not happen. */
import { pop, push, type Seat } from '@ludarium/kernel'
import type { Payment, StepOf } from '../agenda.ts'
import { POSITION_ID, SPACE_ID } from '../board.ts'
import { type ActionCost, costOf, isPayable, missing, nameOf } from '../costs.ts'
import { BASICS } from '../data/index.ts'
import type { ReviveLog } from '../events.ts'
import { freely, hasPaymentHelp, withFree } from '../free.ts'
import { addResource, spend, trim } from '../gains.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { standing } from '../ways.ts'
import { finishBuild } from './build.ts'
import { finishExplore } from './explore.ts'
import { finishPopulate } from './populate.ts'
import type { Ask } from './shape.ts'

/** Paid without a question unless something at hand could change the payment. */
export const pay: Ask<'pay'> = {
  forced: true,
  legal(s, step, seat) {
    const payable = isPayable(s, standing(s, seat), step)
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
function withdraw(s: ReviveState, step: StepOf<'pay'>): void {
  s.paying = -1
  trim(player(s, step.seat))
  s.withdrawn.push(nameOf(step))
  if (step.by !== '') {
    push(s, { step: 'act', seat: step.seat, effect: step.by })
    return
  }
  pop(s)
  push(s, { step: 'onward', seat: step.seat })
}

/** R11.3 The payer chooses what an explore discount saves, where there is a choice. */
function settle(s: ReviveState, step: StepOf<'pay'>, log?: ReviveLog): void {
  const { gear, book, food, discount } = costOf(s, standing(s, step.seat), step)
  if (step.kind === 'explore' && discount > 0 && discount < gear + book + food) {
    push(s, { ...step, step: 'save', left: discount, gear, book, food })
    return
  }
  const all = step.kind === 'explore' && discount > 0
  charge(s, step, all ? 0 : gear, all ? 0 : book, all ? 0 : food, log)
}

export const save: Ask<'save'> = {
  forced: true,
  legal(s, step) {
    const st = standing(s, step.seat)
    const { gear, book, food } = step
    const cost: ActionCost = { ...costOf(s, st, step), gear, book, food, discount: step.left - 1 }
    const moves: ReviveMove[] = []
    for (const resource of BASICS) {
      if (cost[resource] === 0) continue
      if (missing(st.p, { ...cost, [resource]: cost[resource] - 1 }, null) <= 0) moves.push({ do: 'save', resource })
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
function charge(s: ReviveState, step: Payment, gear: number, book: number, food: number, log?: ReviveLog): void {
  const { seat, kind, target } = step
  const st = standing(s, seat)
  const { p } = st
  const { range, fee, foodOff } = costOf(s, st, step)
  const eaten = Math.max(0, range + food - foodOff)
  spend(p, 'gear', gear)
  spend(p, 'book', book + fee)
  spend(p, 'food', eaten)
  s.paying = -1
  trim(p)
  const at = kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]
  log?.({ type: 'paid', seat, kind, at: at ?? '', gear, book: book + fee, food: eaten })
  if (fee > 0) payOthers(s, seat, target, log)
  if (kind === 'explore') finishExplore(s, seat, target, log)
  else if (kind === 'build') finishBuild(s, seat, target, step.size === 'large', gear, log)
  else finishPopulate(s, seat, target, step.tech, book, log)
}

/** R12.4 A book for everyone else with a figure there. */
function payOthers(s: ReviveState, seat: Seat, space: number, log?: ReviveLog): void {
  for (const [other, { figures }] of s.players.entries()) {
    if (other !== seat && figures.includes(space)) addResource(s, other, 'book', 1, log)
  }
}
