/** E19.4 Costs of actions, and paying any mix of Wealth and Influence. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { builtCard } from '../card.ts'
import type { Cost } from '../data/index.ts'
import type { EssenceMove } from '../moves.ts'
import { player, removeCard } from '../pieces.ts'
import type { EssenceState, Player, Segment } from '../state.ts'
import type { Steps } from './table.ts'

/** Whether a segment bears a star and no Exhaustion token (E1.5). */
export function isReady(s: EssenceState, segment: Segment): boolean {
  return !segment.exhausted && builtCard(s, segment.card).star !== null
}

export function isReadyLocation(s: EssenceState, segment: Segment): boolean {
  return isReady(s, segment) && builtCard(s, segment.card).card.kind === 'location'
}

/** E9.7 Whether the whole cost can be paid, with so many cards in hand. The segment `bearer` cannot pay for itself. */
export function canPay(s: EssenceState, p: Player, cost: readonly Cost[], cards: number, bearer: string): boolean {
  for (let i = 0; i < cost.length; i++) {
    const { pay, n } = cost[i] as Cost
    if (pay === 'wealth' && p.wealth < n) return false
    if (pay === 'influence' && p.influence < n) return false
    if (pay === 'card' && cards < n) return false
    if (pay === 'exhaustLocation') {
      const ready = p.island.filter((segment) => segment.card !== bearer && isReadyLocation(s, segment))
      if (ready.length < n) return false
    }
  }
  return true
}

/** Pays tokens at once and asks for cards and Locations before whatever is already on the agenda. */
export function payCost(s: EssenceState, seat: Seat, cost: readonly Cost[]): void {
  const p = player(s, seat)
  for (const { pay, n } of cost) {
    if (pay === 'wealth') p.wealth -= n
    else if (pay === 'influence') p.influence -= n
    else for (let i = 0; i < n; i++) push(s, { step: pay === 'card' ? 'payCard' : 'payLocation', seat })
  }
}

/** Pays `amount` in any mix; asks only when there is more than one. */
export function payMix(s: EssenceState, seat: Seat, amount: number, reason: string, log?: Log): void {
  const p = player(s, seat)
  const least = Math.max(0, amount - p.influence)
  if (least < Math.min(p.wealth, amount)) push(s, { step: 'pay', seat, amount, for: reason })
  else spend(p, seat, least, amount - least, reason, log)
}

function spend(p: Player, seat: Seat, wealth: number, influence: number, reason: string, log?: Log): void {
  p.wealth -= wealth
  p.influence -= influence
  if (wealth + influence > 0) log?.({ type: 'paid', seat, wealth, influence, for: reason })
}

/** Every way to bring `amount` together, most Wealth first. */
export function mixes(p: Player, amount: number): { wealth: number; influence: number }[] {
  const list: { wealth: number; influence: number }[] = []
  for (let wealth = Math.min(p.wealth, amount); wealth >= Math.max(0, amount - p.influence); wealth--) {
    list.push({ wealth, influence: amount - wealth })
  }
  return list
}

/** The different cards of a hand. */
export function differentCards(hand: readonly string[]): string[] {
  return hand.filter((card, i) => hand.indexOf(card) === i)
}

export const costSteps = {
  pay: {
    legal(s, step, seat) {
      return mixes(player(s, seat), step.amount).map(({ wealth, influence }) => ({ do: 'pay', wealth, influence }))
    },
    play(s, step, seat, move, log) {
      if (move.do === 'pay') spend(player(s, seat), seat, move.wealth, move.influence, step.for, log)
    },
  },

  payCard: {
    forced: true,
    legal: (s, _step, seat) =>
      differentCards(player(s, seat).hand).map((card): EssenceMove => ({ do: 'discard', card })),
    play(s, _step, seat, move, log) {
      if (move.do !== 'discard') return
      const p = player(s, seat)
      removeCard(p.hand, move.card)
      p.discard.push(move.card)
      log?.({ type: 'discard', seat, card: move.card })
    },
  },

  payLocation: {
    forced: true,
    legal: (s, _step, seat) =>
      player(s, seat)
        .island.filter((segment) => isReadyLocation(s, segment))
        .map((segment): EssenceMove => ({ do: 'exhaustOwn', card: segment.card })),
    play(s, _step, seat, move, log) {
      if (move.do !== 'exhaustOwn') return
      for (const segment of player(s, seat).island) if (segment.card === move.card) segment.exhausted = true
      log?.({ type: 'exhaust', seat, on: seat, card: move.card })
    },
  },
} satisfies Steps
