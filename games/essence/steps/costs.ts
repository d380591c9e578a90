/** E19.4 Costs of actions, and paying any mix of Wealth and Influence. */
import { at, type Log, push, type Seat, since } from '@ludarium/kernel'
import { builtCard } from '../card.ts'
import type { Cost } from '../data/index.ts'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { exhaust, player, removeCard } from '../pieces.ts'
import type { EssenceState, Player, Segment } from '../state.ts'
import type { Steps } from './table.ts'

/** Whether a segment bears a star and no Exhaustion token (E1.5). */
export function isReady(s: EssenceState, segment: Segment): boolean {
  return !segment.exhausted && builtCard(s, segment.card).star !== null
}

export function isReadyLocation(s: EssenceState, segment: Segment): boolean {
  if (segment.exhausted) return false
  const { star, card } = builtCard(s, segment.card)
  return star !== null && card.kind === 'location'
}

/** E9.7 Whether the whole cost can be paid, with so many cards in hand. The segment `bearer` cannot pay for itself. */
export function canPay(s: EssenceState, p: Player, cost: readonly Cost[], cards: number, bearer: string): boolean {
  for (const { pay, n } of cost) {
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

/** Pays tokens at once and asks for cards and Locations; what is paid for is pushed afterwards. */
export function payCost(s: EssenceState, seat: Seat, cost: readonly Cost[], log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  for (const { pay, n } of cost) {
    if (pay === 'wealth') p.wealth -= n
    else if (pay === 'influence') p.influence -= n
    else if (pay === 'card' && !since(s, 2) && differentCards(p.hand).length === 1) {
      // Version 1 did not ask where the hand left no choice, which told the others about it (R57).
      for (let i = 0; i < n; i++) discard(p, seat, at(p.hand, 0), log)
    } else for (let i = 0; i < n; i++) push(s, { step: pay === 'card' ? 'payCard' : 'payLocation', seat })
  }
}

function discard(p: Player, seat: Seat, card: string, log?: Log<EssenceEvent>): void {
  removeCard(p.hand, card)
  p.discard.push(card)
  log?.({ type: 'discard', seat, card })
}

/** Pays `amount` in any mix; asks only when there is more than one. */
export function payMix(s: EssenceState, seat: Seat, amount: number, reason: string, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const least = Math.max(0, amount - p.influence)
  if (least < Math.min(p.wealth, amount)) push(s, { step: 'pay', seat, amount, for: reason })
  else spend(p, seat, least, amount - least, reason, log)
}

export function spend(
  p: Player,
  seat: Seat,
  wealth: number,
  influence: number,
  reason: string,
  log?: Log<EssenceEvent>,
): void {
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
    on: {
      pay(s, step, seat, { wealth, influence }, log) {
        spend(player(s, seat), seat, wealth, influence, step.for, log)
      },
    },
  },

  /** R57 Asked also when the hand leaves no choice. */
  payCard: {
    legal: (s, _step, seat) =>
      differentCards(player(s, seat).hand).map((card): EssenceMove => ({ do: 'discard', card })),
    on: {
      discard: (s, _step, seat, { card }, log) => discard(player(s, seat), seat, card, log),
    },
  },

  payLocation: {
    forced: true,
    legal: (s, _step, seat) =>
      player(s, seat)
        .island.filter((segment) => isReadyLocation(s, segment))
        .map((segment): EssenceMove => ({ do: 'exhaustOwn', card: segment.card })),
    on: {
      exhaustOwn(s, _step, seat, { card }, log) {
        exhaust(s, seat, card)
        log?.({ type: 'exhaust', seat, on: seat, card })
      },
    },
  },
} satisfies Steps
