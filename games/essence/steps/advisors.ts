/** E8 Advisors phase: sealed bids, ranking, picks. */
import { at, type Log, push, type Seat, sealed } from '@ludarium/kernel'
import { boardOf, flagsOf } from '../card.ts'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { AdvisorPile, EssenceState } from '../state.ts'
import { triggerOf } from './effects.ts'
import type { Steps } from './table.ts'

/** Piles with a card to take. */
export function faceUp(s: EssenceState): AdvisorPile[] {
  return s.advisors.filter((pile) => pile.shown)
}

/** E8.6, E20.2 The card goes to the hand, with the Wealth on it; it stays the seat's for good (R5). */
export function takeAdvisor(s: EssenceState, seat: Seat, advisor: string, log?: Log<EssenceEvent>): void {
  const pile = s.advisors.find((one) => one.advisor === advisor)
  if (pile === undefined || !pile.shown) throw new Error(`The ${advisor} cannot be taken.`)
  const p = player(s, seat)
  p.hand.push(advisor)
  p.advisors.push(advisor)
  p.wealth += pile.wealth
  log?.({ type: 'advisor', seat, advisor, wealth: pile.wealth })
  pile.wealth = 0
  pile.left--
  pile.shown = false
}

/** R32 */
function returnBid(s: EssenceState, seat: Seat, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  p.wealth += p.bidWealth
  p.influence += p.bidInfluence
  log?.({ type: 'bidReturned', seat, wealth: p.bidWealth, influence: p.bidInfluence })
}

/** E8.4 Who comes first among bidders: more tokens, then more Influence. */
function compareBids(s: EssenceState, a: Seat, b: Seat): number {
  const one = player(s, a)
  const other = player(s, b)
  const total = other.bidWealth + other.bidInfluence - one.bidWealth - one.bidInfluence
  return total !== 0 ? total : other.bidInfluence - one.bidInfluence
}

/** E8.4 Ranks the bidders that are left, as far as nobody has to break a tie. */
function rankBidders(s: EssenceState, ranked: readonly Seat[], left: readonly Seat[]): void {
  const order = [...ranked]
  let rest = [...left].sort((a, b) => compareBids(s, a, b) || a - b)
  while (rest.length > 0) {
    const best = at(rest, 0)
    const tied = rest.filter((seat) => compareBids(s, best, seat) === 0)
    rest = rest.filter((seat) => !tied.includes(seat))
    if (tied.length > 1) {
      push(s, { step: 'tie', seat: at(s.order, 0), tied, ranked: order, left: rest })
      return
    }
    order.push(best)
  }
  for (const [place, seat] of order.entries()) push(s, { step: 'bidder', seat, won: place === 0 })
  push(s, { step: 'leftovers' })
}

/** Whether a sealed bid still lacks its Wealth or its Influence; what a seat does not own is not asked for. */
function lacksWealth(s: EssenceState, seat: Seat, given: readonly EssenceMove[]): boolean {
  return player(s, seat).wealth > 0 && given.length === 0
}

function lacksInfluence(s: EssenceState, seat: Seat, given: readonly EssenceMove[]): boolean {
  return player(s, seat).influence > 0 && !given.some((move) => move.do === 'bidInfluence')
}

function bidMoves(s: EssenceState, seat: Seat, given: readonly EssenceMove[]): EssenceMove[] {
  const p = player(s, seat)
  const moves: EssenceMove[] = []
  if (lacksWealth(s, seat, given))
    for (let wealth = 0; wealth <= p.wealth; wealth++) moves.push({ do: 'bidWealth', wealth })
  else for (let influence = 0; influence <= p.influence; influence++) moves.push({ do: 'bidInfluence', influence })
  return moves
}

export const advisorSteps = {
  /** E8.1 Every pile turns its top card up; then the bids are sealed. */
  advisors: {
    run(s) {
      s.phase = 'advisors'
      for (const pile of s.advisors) pile.shown = pile.left > 0
      const able: Seat[] = []
      for (const [seat, p] of s.players.entries()) {
        p.bidWealth = 0
        p.bidInfluence = 0
        if (p.wealth + p.influence > 0) able.push(seat)
      }
      push(s, { step: 'bid', ...sealed<EssenceMove>(s, able) })
    },
  },

  /** E8.2, E8.3 Bids are secret, then revealed and paid together (R1). */
  bid: {
    sealed: (s, _step, seat, given) => bidMoves(s, seat, given),
    complete: (s, _step, seat, given) => !lacksWealth(s, seat, given) && !lacksInfluence(s, seat, given),
    resolve(s, step, log) {
      for (const seat of step.among) {
        const p = player(s, seat)
        for (const move of step.given[seat] ?? []) {
          if (move.do === 'bidWealth') p.bidWealth = move.wealth
          if (move.do === 'bidInfluence') p.bidInfluence = move.influence
        }
        p.wealth -= p.bidWealth
        p.influence -= p.bidInfluence
        log?.({ type: 'bid', seat, wealth: p.bidWealth, influence: p.bidInfluence })
      }
      const bidders = step.among.filter((seat) => player(s, seat).bidWealth + player(s, seat).bidInfluence > 0)
      rankBidders(s, [], bidders)
    },
  },

  /** E8.4 The first player puts tied bidders into any order. */
  tie: {
    legal: (_s, step) => step.tied.map((seat) => ({ do: 'rank', seat })),
    on: {
      rank(s, step, seat, move, log) {
        log?.({ type: 'rank', seat, next: move.seat })
        const tied = step.tied.filter((one) => one !== move.seat)
        const ranked = [...step.ranked, move.seat]
        if (tied.length > 1) push(s, { ...step, tied, ranked })
        else rankBidders(s, [...ranked, ...tied], step.left)
      },
    },
  },

  /** E8.5, E8.6 One ranked bidder: picks, or gets the bid back when nothing lies face up (R32). */
  bidder: {
    run(s, { seat, won }, log) {
      if (faceUp(s).length > 0) push(s, { step: 'pickAdvisor', seat })
      else returnBid(s, seat, log)
      if (won) push(s, triggerOf(seat, 'biddingWon'))
    },
  },

  /** E8.6 */
  pickAdvisor: {
    forced: true,
    legal(s) {
      const moves: EssenceMove[] = faceUp(s).map((pile) => ({ do: 'advisor', advisor: pile.advisor }))
      if (!flagsOf(s).advisorMustBeTaken) moves.push({ do: 'decline' })
      return moves
    },
    on: {
      advisor: (s, _step, seat, { advisor }, log) => takeAdvisor(s, seat, advisor, log),
      decline: (_s, _step, seat, _move, log) => log?.({ type: 'noAdvisor', seat }),
    },
  },

  /** E8.7 Then the turns begin. */
  leftovers: {
    run(s, _step, log) {
      for (const pile of faceUp(s)) pile.wealth += boardOf(s).advisors.wealthPerUnchosen
      s.phase = 'turns'
      s.at = -1
      log?.({ type: 'turns', order: [...s.order] })
      push(s, { step: 'nextTurn' })
    },
  },
} satisfies Steps
