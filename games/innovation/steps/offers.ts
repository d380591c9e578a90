/** Power from builds of others (A23). */
import { push, type Seat } from '@ludarium/kernel'
import { advanceCatchUp } from '../automa/disciplines.ts'
import type { InnovationLog } from '../events.ts'
import { capacity, charge, scorePoints } from '../goods.ts'
import { DECLINE, type InnovationMove } from '../moves.ts'
import { isManual } from '../options.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Player, StepOf } from '../state.ts'
import { listConversions, playConversion } from './conversions.ts'
import type { PartOf } from './table.ts'

const ACCEPT: InnovationMove = { do: 'accept' }

/** A23.3 What accepting charges. */
export function chargeOf(p: Player, amount: number): number {
  return Math.min(amount, capacity(p), p.vp + 1)
}

/** A23.3, A42 What accepting costs. */
export function offerCost(s: InnovationState, p: Player, amount: number): number {
  return isManual(s) ? Math.min(p.vp, amount - 1) : chargeOf(p, amount) - 1
}

/** A23.8 Power that costs nothing is taken without asking where the table wants it so. */
function isAutomatic(s: InnovationState, p: Player, amount: number): boolean {
  return s.options.autoAcceptFreePower === true && chargeOf(p, amount) === 1 && offerCost(s, p, amount) === 0
}

function accept(s: InnovationState, step: StepOf<'offer'>, seat: Seat, log?: InnovationLog): void {
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
      if (s.offers.length === 0) return
      const queued = s.offers.map(
        (one): StepOf<'offer'> => ({
          step: 'offer',
          seat: one.seat,
          amount: one.amount,
          hex: one.hex,
          from: one.from,
        }),
      )
      s.offers = []
      push(s, ...queued)
    },
  },

  offer: {
    forced: true,
    skip: (s, step) => capacity(player(s, step.seat)) === 0,
    legal(s, step) {
      const p = player(s, step.seat)
      if (isAutomatic(s, p, step.amount)) return [ACCEPT]
      const out: InnovationMove[] = [ACCEPT, DECLINE]
      if (isManual(s)) listConversions(s, p, out)
      return out
    },
    play(s, step, seat, move, log) {
      if (move.do === 'convert') {
        push(s, step)
        playConversion(s, seat, move, log)
      } else if (move.do === 'accept') accept(s, step, seat, log)
      else log?.({ type: 'declined', seat, power: step.amount })
    },
  },
} satisfies PartOf<'offers' | 'offer'>
