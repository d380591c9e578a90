/** What one press does: both halves of a bid. */
import { type Compound, compoundList, type Message, type Question } from '@ludarium/kernel'
import type { EssenceMove } from './moves.ts'
import { buildPrice } from './preview.ts'
import type { EssenceState } from './state.ts'
import { speech } from './words/speech.ts'

/** E8.3 Both halves of a bid. */
export function bidOf(wealth: number, influence: number): readonly [EssenceMove, EssenceMove] {
  return [
    { do: 'bidWealth', wealth },
    { do: 'bidInfluence', influence },
  ]
}

/** E15 Passing although something on the market could be built. */
export function wasteful(
  { view, seat }: Omit<Question<EssenceState, EssenceMove>, 'ahead'>,
  move: EssenceMove,
): Message | null {
  const p = view.players[seat]
  if (move.do !== 'pass' || p === undefined || p.foundations === 0) return null
  const affordable = view.market.some((card) => buildPrice(view, seat, card) <= p.wealth)
  return affordable ? { key: 'wasteful.pass', params: { n: p.foundations } } : null
}

export const compounds = compoundList<EssenceState, EssenceMove>({
  /** E8.3 Bids of Wealth alone; with Influence there are too many to list. */
  bidWealth(move, { view, seat }): Compound<EssenceMove>[] {
    const { group, rule } = speech.move(view, seat, move)
    const message = { key: 'compound.bid', params: { wealth: move.wealth }, group, rule }
    return [{ message, parts: bidOf(move.wealth, 0), place: null, rank: 0 }]
  },
})
