/** R5.6 The payment window: while paying, machines and crates may help; a payment is complete or does not happen. */
import { pop, push, type Seat } from '@ludarium/kernel'
import type { Payment, StepOf } from '../agenda.ts'
import { POSITION_ID, SPACE_ID } from '../board.ts'
import { type ActionCost, costOf, isPayable, missing, nameOf } from '../costs.ts'
import { BASICS, type Basic } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import { charge, open } from '../free.ts'
import { addResource, spend, trim } from '../gains.ts'
import { boosted, isUnaided } from '../help.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { resolve } from '../resolve.ts'
import { standing } from '../standing.ts'
import type { ReviveState } from '../state.ts'
import { finishBuild } from './build.ts'
import { finishExplore } from './explore.ts'
import { finishPopulate } from './populate.ts'
import type { Steps } from './shape.ts'

/** R5.7 The action is not started; what was used is used. The same payment is not begun again in this action. */
function withdraw(s: ReviveState, step: StepOf<'pay'>): void {
  s.paying = -1
  trim(player(s, step.seat))
  s.withdrawn.push(nameOf(step))
  if (step.by !== '') {
    push(s, { step: 'act', seat: step.seat, effect: step.by })
    return
  }
  // The turn's action is not taken: instead of ending it, the turn goes on.
  pop(s)
  push(s, { step: 'onward', seat: step.seat })
}

/** R17.7 Boosts change the payment they are used in; everything else is resolved before the payment goes on. */
function helped(s: ReviveState, step: StepOf<'pay'>, effect: string, log?: ReviveLog): void {
  const { op, aid } = effectOf(s, effect)
  const boost = op.do === 'boost' ? aid : null
  if (boost === null) resolve(s, step.seat, effect, '', log)
  push(s, boost === null ? step : boosted(step, boost))
}

/** R11.3 The payer chooses what an explore discount saves, where there is a choice. */
function settle(s: ReviveState, step: StepOf<'pay'>, log?: ReviveLog): void {
  const cost = costOf(s, standing(s, step.seat), step)
  const { gear, book, food, discount } = cost
  if (discount === 0) complete(s, step, cost, log)
  else if (discount >= gear + book + food) complete(s, step, { ...cost, gear: 0, book: 0, food: 0 }, log)
  else push(s, { ...step, step: 'save', left: discount, gear, book, food })
}

/** Takes the resources, pays the others (R12.4) and goes on with the action. */
function complete(s: ReviveState, pay: Payment, due: ActionCost, log?: ReviveLog): void {
  const { seat, kind, target } = pay
  const { gear, book, fee } = due
  const p = player(s, seat)
  const food = Math.max(0, due.range + due.food - due.foodOff)
  spend(p, 'gear', gear)
  spend(p, 'book', book + fee)
  spend(p, 'food', food)
  s.paying = -1
  trim(p)
  const at = (kind === 'explore' ? POSITION_ID[target] : SPACE_ID[target]) ?? ''
  log?.({ type: 'paid', seat, kind, at, gear, book: book + fee, food })
  if (fee > 0) payOthers(s, seat, target, log)
  if (kind === 'explore') finishExplore(s, seat, target, log)
  else if (kind === 'build') finishBuild(s, seat, target, pay.size === 'large', gear, log)
  else finishPopulate(s, seat, target, pay.tech, book, log)
}

/** R12.4 A book for everyone else with a figure there. */
function payOthers(s: ReviveState, seat: Seat, space: number, log?: ReviveLog): void {
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && player(s, other).figures.includes(space)) addResource(s, other, 'book', 1, log)
  }
}

/** What is due when the discount saves one of that resource. */
function afterSaving(s: ReviveState, step: StepOf<'save'>, resource: Basic): ActionCost {
  const { gear, book, food, left } = step
  const cost = costOf(s, standing(s, step.seat), step)
  return { ...cost, gear, book, food, discount: left - 1, [resource]: step[resource] - 1 }
}

const CONFIRM: ReviveMove = { do: 'confirm' }
const WITHDRAW: ReviveMove = { do: 'withdraw' }

export const paymentSteps = {
  /** Paid without a question unless something at hand could change the payment. */
  pay: {
    forced: isUnaided,
    legal: (s, step) => [isPayable(s, step) ? CONFIRM : WITHDRAW],
    on: {
      confirm: (s, step, _seat, _move, log) => settle(s, step, log),
      withdraw: (s, step) => withdraw(s, step),
      machine: (s, step, seat, { machine }, log) => helped(s, step, charge(s, seat, machine, log), log),
      crate: (s, step, seat, { crate }, log) => helped(s, step, open(s, seat, crate, log), log),
    },
  },

  save: {
    forced: true,
    legal(s, step) {
      const moves: ReviveMove[] = []
      for (const resource of BASICS) {
        if (step[resource] === 0) continue
        if (missing(player(s, step.seat), afterSaving(s, step, resource)) <= 0) moves.push({ do: 'save', resource })
      }
      return moves
    },
    on: {
      save(s, step, _seat, { resource }, log) {
        if (step.left > 1) push(s, { ...step, [resource]: step[resource] - 1, left: step.left - 1 })
        else complete(s, step, afterSaving(s, step, resource), log)
      },
    },
  },
} satisfies Partial<Steps>
