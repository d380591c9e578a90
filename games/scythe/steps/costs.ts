/** S4 Paying: resource tokens one by one, combat cards one by one, Coercion. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { idOf, placeOf, TERRITORIES } from '../board.ts'
import { type Price, RESOURCES, type Resource } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { owners, player, resourcesOf } from '../pieces.ts'
import type { ScytheMove, ScytheMoveOf, ScytheState, Steps } from '../state.ts'
import { addTokens, discardCard, spend } from '../tracks.ts'

/** S12.3 Once per own turn. */
function canCoerce(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  return p.faction === 'crimea' && seat === s.active && !s.coerced && p.hand.length > 0
}

/** How many tokens could go into the cost: all of them, or one of each type. */
function payable(tokens: readonly number[], resource: Resource | '', distinct: boolean): number {
  let n = 0
  for (let type = 0; type < RESOURCES.length; type++) {
    if (resource !== '' && resource !== RESOURCES[type]) continue
    const there = at(tokens, type)
    n += distinct ? Math.min(there, 1) : there
  }
  return n
}

/** S4.1, S4.4 Tokens on controlled territories, and for Crimea a card in place of one (R30). */
export function canPayResources(
  s: ScytheState,
  seat: Seat,
  resource: Resource | '',
  amount: number,
  distinct: boolean,
  tokens: readonly number[] = resourcesOf(s, seat),
): boolean {
  return payable(tokens, resource, distinct) + (canCoerce(s, seat) ? 1 : 0) >= amount
}

/** S4.1 Whether one part of a card's cost can be paid. */
export function canPayPrice(s: ScytheState, seat: Seat, price: Price): boolean {
  const p = player(s, seat)
  switch (price.type) {
    case 'combatCards':
      return p.hand.length >= price.amount
    case 'anyResources':
      return canPayResources(s, seat, '', price.amount, price.distinct)
    default:
      return p[price.type] >= price.amount
  }
}

/** S4.2 Pays one part of a card's cost, or asks with what. */
export function payPrice(s: ScytheState, seat: Seat, price: Price, log?: Log<ScytheEvent>): void {
  switch (price.type) {
    case 'combatCards':
      payCards(s, seat, price.amount, log)
      return
    case 'anyResources':
      payResources(s, seat, '', price.amount, price.distinct, 0, log)
      return
    default:
      spend(s, seat, price.type, price.amount, log)
  }
}

/** Asks for the tokens, or takes them at once when there is no choice. */
export function payResources(
  s: ScytheState,
  seat: Seat,
  resource: Resource | '',
  left: number,
  distinct: boolean,
  used: number,
  log?: Log<ScytheEvent>,
): void {
  if (left === 0) return
  const moves = canCoerce(s, seat) ? [] : tokenMoves(s, seat, resource, used)
  const all = !distinct && payable(resourcesOf(s, seat), resource, false) === left
  if (moves.length !== 1 && !(all && moves.length > 0)) {
    push(s, { step: 'pay', seat, resource, left, distinct, used })
    return
  }
  for (const move of moves) {
    const type = RESOURCES.indexOf(move.resource)
    const place = placeOf(move.at)
    const amount = Math.min(left, at(s.resources, 4 * place + type))
    addTokens(s, place, type, -amount)
    log?.({ type: 'paid', seat, resource: move.resource, amount, at: move.at })
  }
}

function tokenMoves(s: ScytheState, seat: Seat, resource: Resource | '', used: number): ScytheMoveOf<'pay'>[] {
  const moves: ScytheMoveOf<'pay'>[] = []
  const owner = owners(s)
  for (let place = 0; place < TERRITORIES; place++) {
    if (owner[place] !== seat) continue
    for (const [type, name] of RESOURCES.entries()) {
      if ((resource !== '' && resource !== name) || (used & (1 << type)) !== 0) continue
      if (at(s.resources, 4 * place + type) > 0) moves.push({ do: 'pay', resource: name, at: idOf(place) })
    }
  }
  return moves
}

/** S4.5 Asks for the cards, or takes the whole hand when that is the price. */
function payCards(s: ScytheState, seat: Seat, amount: number, log?: Log<ScytheEvent>): void {
  const { hand } = player(s, seat)
  if (hand.length > amount) push(s, { step: 'discard', seat, left: amount })
  else for (const card of [...hand]) discardCard(s, seat, card, log)
}

/** The different cards of a hand, cheapest first. */
export function kindsOf(hand: readonly string[]): string[] {
  return [...new Set(hand)].sort()
}

export const costSteps = {
  pay: {
    legal(s, { seat, resource, used }) {
      const moves: ScytheMove[] = tokenMoves(s, seat, resource, used)
      if (canCoerce(s, seat)) for (const card of kindsOf(player(s, seat).hand)) moves.push({ do: 'coerce', card })
      return moves
    },
    on: {
      pay(s, { resource, left, distinct, used }, seat, move, log) {
        const type = RESOURCES.indexOf(move.resource)
        addTokens(s, placeOf(move.at), type, -1)
        log?.({ type: 'paid', seat, resource: move.resource, amount: 1, at: move.at })
        payResources(s, seat, resource, left - 1, distinct, distinct ? used | (1 << type) : used, log)
      },
      coerce(s, { resource, left, distinct, used }, seat, { card }, log) {
        s.coerced = true
        log?.({ type: 'coerce', seat })
        discardCard(s, seat, card, log)
        payResources(s, seat, resource, left - 1, distinct, used, log)
      },
    },
  },
  discard: {
    legal: (s, { seat }) => kindsOf(player(s, seat).hand).map((card) => ({ do: 'discard', card })),
    on: {
      discard(s, { left }, seat, { card }, log) {
        discardCard(s, seat, card, log)
        if (left > 1) payCards(s, seat, left - 1, log)
      },
    },
  },
} satisfies Partial<Steps>
