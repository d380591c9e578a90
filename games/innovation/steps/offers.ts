/** Power from builds of others (A23). */
import { type Log, push, type Seat, since } from '@ludarium/kernel'
import { advanceCatchUp } from '../automa/disciplines.ts'
import type { InnovationEvent } from '../events.ts'
import { capacity, charge, scorePoints } from '../goods.ts'
import { DECLINE, type InnovationMoveOf } from '../moves.ts'
import { isManual } from '../options.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Player, StepOf } from '../state.ts'
import type { PartOf } from './table.ts'

const ACCEPT: InnovationMoveOf<'accept'> = { do: 'accept' }

/** A23.3 What accepting charges. */
export function chargeOf(p: Player, amount: number): number {
  return Math.min(amount, capacity(p), p.vp + 1)
}

/** A23.3, A42 What accepting costs. */
export function offerCost(s: InnovationState, p: Player, amount: number): number {
  return isManual(s) ? Math.min(p.vp, amount - 1) : chargeOf(p, amount) - 1
}

/** A23.8 Power that costs nothing is taken without asking where the table wants it so. */
export function isAutomatic(s: InnovationState, { seat, amount }: StepOf<'offer'>): boolean {
  const p = player(s, seat)
  return s.options.autoAcceptFreePower === true && chargeOf(p, amount) === 1 && offerCost(s, p, amount) === 0
}

/** A23.4, A42 Full bowls take no power, unless the manual lets the player spend some of it first. */
function isLost(s: InnovationState, p: Player): boolean {
  if (capacity(p) > 0) return false
  return !(since(s, 2) && isManual(s) && p.bowls[2] > 0)
}

function accept(
  s: InnovationState,
  step: StepOf<'offer'>,
  seat: Seat,
  _move: InnovationMoveOf<'accept'>,
  log?: Log<InnovationEvent>,
): void {
  const p = player(s, seat)
  const cost = offerCost(s, p, step.amount)
  const power = charge(p, chargeOf(p, step.amount))
  log?.({ type: 'accepted', seat, power, vp: cost })
  scorePoints(s, seat, -cost, 'power', log)
  // A38.23 The powermongers learn from power that humans draw from them.
  if (s.automa?.faction === 'powermongers' && step.from === s.seats && power >= 2) advanceCatchUp(s, 1, log)
}

export const offerSteps = {
  /** A23.2 Asks for the queued offers, event by event. */
  offers: {
    run(s) {
      const { offers } = s
      s.offers = []
      for (const { seat, amount, hex, from } of offers) push(s, { step: 'offer', seat, amount, hex, from })
    },
  },

  /** A23.3 Power for VP, or not. */
  offer: {
    forced: true,
    skip: (s, step) => isLost(s, player(s, step.seat)),
    legal(s, step) {
      if (capacity(player(s, step.seat)) === 0) return [DECLINE]
      return isAutomatic(s, step) ? [ACCEPT] : [ACCEPT, DECLINE]
    },
    on: {
      accept,
      decline: (_s, step, seat, _move, log) => log?.({ type: 'declined', seat, power: step.amount }),
    },
  },
} satisfies PartOf<'offers' | 'offer'>
