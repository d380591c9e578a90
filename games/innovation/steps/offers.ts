/** Power from builds of others (A23). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { advanceCatchUp } from '../automa/disciplines.ts'
import { capacity, charge, score } from '../goods.ts'
import { type InnovationMove, type InnovationState, isManual, type Player, player, type StepOf } from '../state.ts'
import { listConversions, playConversion } from './conversions.ts'

const ACCEPT: InnovationMove = { do: 'accept' }
const DECLINE: InnovationMove = { do: 'decline' }

/** A23.2 Asks for the queued offers, event by event. */
export const offers = {
  run(s: InnovationState): void {
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
}

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

export const offer = {
  forced: true,
  skip: (s: InnovationState, step: StepOf<'offer'>): boolean => capacity(player(s, step.seat)) === 0,
  legal(s: InnovationState, step: StepOf<'offer'>): InnovationMove[] {
    const p = player(s, step.seat)
    if (isAutomatic(s, p, step.amount)) return [ACCEPT]
    const out = [ACCEPT, DECLINE]
    if (isManual(s)) listConversions(p, out)
    return out
  },
  play(s: InnovationState, step: StepOf<'offer'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do === 'convert') {
      push(s, step)
      playConversion(s, seat, move, log)
    } else if (move.do === 'accept') accept(s, step, seat, log)
    else log?.({ type: 'declined', seat, power: step.amount })
  },
}

function accept(s: InnovationState, step: StepOf<'offer'>, seat: Seat, log?: Log): void {
  const p = player(s, seat)
  const cost = offerCost(s, p, step.amount)
  const power = charge(p, chargeOf(p, step.amount))
  log?.({ type: 'accepted', seat, power, vp: cost })
  score(s, seat, -cost, 'power', log)
  // A38.23 The powermongers learn from power that humans draw from them.
  if (s.automa?.faction === 'powermongers' && step.from === s.seats && power >= 2) advanceCatchUp(s, 1, log)
}
