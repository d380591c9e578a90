/** E12 Treaties. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, treatiesOf } from '../card.ts'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { addressOf } from '../script.ts'
import type { EssenceState, Player, StepOf } from '../state.ts'
import { modified, type Survey, surveyOf } from '../survey.ts'
import { payMix } from './costs.ts'
import { effectsOf, triggerOf } from './effects.ts'
import type { Steps } from './table.ts'

/** E20.6 The Trade agreement token belongs to the Windward League. */
function isTrader(p: Player): boolean {
  return p.faction === 'windward-league'
}

/** What the lowest empty space of a treaty costs the seat now; -1 when all its spaces are taken. */
export function treatyCost(s: EssenceState, p: Player, index: number, discount: number): number {
  return costLess(s, p, index, discount + p.treatyDiscount - modified(surveyOf(s, p), 'treatyCost'))
}

/** The same when it is already known by how much treaties are cheaper for the seat. */
function costLess(s: EssenceState, p: Player, index: number, less: number): number {
  const { id, spaces } = at(treatiesOf(s), index)
  const printed = spaces[at(s.treaties, index).length]
  if (printed === undefined) return -1
  const trade = s.trade === id && isTrader(p) ? boardOf(s).tradeAgreement.ownerDiscount : 0
  return Math.max(0, printed - less - trade)
}

/** E12.4 Adds a move for every treaty that the seat can sign. */
export function listTreaties(s: EssenceState, p: Player, survey: Survey, discount: number, moves: EssenceMove[]): void {
  if (p.tokens === 0) return
  const less = discount + p.treatyDiscount - modified(survey, 'treatyCost')
  const treaties = treatiesOf(s)
  for (let i = 0; i < treaties.length; i++) {
    const cost = costLess(s, p, i, less)
    if (cost >= 0 && cost <= p.wealth + p.influence) moves.push({ do: 'sign', treaty: at(treaties, i).id })
  }
}

/** E12.2 Token, payment, effect, passives. */
export function sign(s: EssenceState, seat: Seat, treaty: string, discount: number, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const index = treatiesOf(s).findIndex((one) => one.id === treaty)
  const cost = treatyCost(s, p, index, discount)
  at(s.treaties, index).push(seat)
  p.tokens--
  p.treatyDiscount = 0
  p.treatiesSigned++
  log?.({ type: 'sign', seat, treaty, cost })
  payMix(s, seat, cost, treaty, log)
  push(s, effectsOf(seat, addressOf(treaty, 0)))
  push(s, { step: 'signed', seat, treaty })
}

function listed(s: EssenceState, step: StepOf<'sign'>): EssenceMove[] {
  const p = player(s, step.seat)
  const moves: EssenceMove[] = []
  listTreaties(s, p, surveyOf(s, p), step.discount, moves)
  return moves
}

export const treatySteps = {
  /** E19.2 treatyAction: an offer. */
  sign: {
    skip: (s, step) => listed(s, step).length === 0,
    legal: (s, step) => [...listed(s, step), { do: 'decline' }],
    on: {
      sign: (s, { discount }, seat, { treaty }, log) => sign(s, seat, treaty, discount, log),
      decline() {},
    },
  },

  /** E12.2 The end of a signing: passives of the signer, and only then the trader whose token lies there (R44). */
  signed: {
    run(s, { seat, treaty }) {
      push(s, triggerOf(seat, 'treatySigned'))
      if (s.trade === treaty) push(s, { step: 'traded', seat })
    },
  },

  /** E20.6 Wealth for the owner of the Trade agreement when an opponent has signed. */
  traded: {
    run(s, { seat }, log) {
      const trader = s.players.findIndex(isTrader)
      if (trader < 0 || trader === seat) return
      const n = boardOf(s).tradeAgreement.wealthWhenOpponentSigns
      player(s, trader).wealth += n
      log?.({ type: 'trade', seat: trader, signer: seat, n })
    },
  },
} satisfies Steps
