/** E12 Treaties. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, builtCard, treatiesOf } from '../card.ts'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { addressOf } from '../script.ts'
import type { EssenceState, Player, StepOf } from '../state.ts'
import { payMix } from './costs.ts'
import { effectsOf, triggerOf } from './effects.ts'
import type { Steps } from './table.ts'

/** Sum of the island's white modifiers that fit every such cost. */
export function costModifiers(s: EssenceState, p: Player, modify: 'treatyCost' | 'prophecyCost'): number {
  let sum = 0
  for (const { card } of p.island) {
    for (const one of builtCard(s, card).modifications) if (one.modify === modify) sum += one.n
  }
  return sum
}

/** E20.6 The Trade agreement token belongs to the Windward League. */
function isTrader(p: Player): boolean {
  return p.faction === 'windward-league'
}

/** What the lowest empty space of a treaty costs the seat now; -1 when all its spaces are taken. */
export function treatyCost(s: EssenceState, p: Player, index: number, discount: number): number {
  return costLess(s, p, index, discount + p.treatyDiscount - costModifiers(s, p, 'treatyCost'))
}

/** The same when it is already known by how much treaties are cheaper for the seat. */
function costLess(s: EssenceState, p: Player, index: number, less: number): number {
  const treaty = treatiesOf(s)[index]
  const printed = treaty?.spaces[s.treaties[index]?.length ?? 0]
  if (treaty === undefined || printed === undefined) return -1
  const trade = s.trade === treaty.id && isTrader(p) ? boardOf(s).tradeAgreement.ownerDiscount : 0
  return Math.max(0, printed - less - trade)
}

/** E12.4 Adds a move for every treaty that the seat can sign. */
export function listTreaties(s: EssenceState, p: Player, discount: number, moves: EssenceMove[]): void {
  if (p.tokens === 0) return
  const less = discount + p.treatyDiscount - costModifiers(s, p, 'treatyCost')
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
  s.treaties[index]?.push(seat)
  p.tokens--
  p.treatyDiscount = 0
  p.treatiesSigned++
  log?.({ type: 'sign', seat, treaty, cost })
  payMix(s, seat, cost, treaty, log)
  push(s, effectsOf(seat, addressOf(treaty, 0)))
  push(s, { step: 'signed', seat, treaty })
}

function listed(s: EssenceState, step: StepOf<'sign'>): EssenceMove[] {
  const moves: EssenceMove[] = []
  listTreaties(s, player(s, step.seat), step.discount, moves)
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

  /** E12.2, E20.6 The end of a signing: passives of the signer, and Wealth for the trader whose token lies there. */
  signed: {
    run(s, { seat, treaty }, log) {
      push(s, triggerOf(seat, 'treatySigned'))
      if (s.trade !== treaty) return
      const trader = s.players.findIndex(isTrader)
      if (trader < 0 || trader === seat) return
      const n = boardOf(s).tradeAgreement.wealthWhenOpponentSigns
      player(s, trader).wealth += n
      log?.({ type: 'trade', seat: trader, signer: seat, n })
    },
  },
} satisfies Steps
