/** What the tests check at every position of thousands of random games. */

import { HAND } from './data/index.ts'
import { cardOf } from './pieces.ts'
import type { SkeletonState } from './state.ts'

/** Upper limits for legal moves and decisions. */
export const bounds = { branching: 2 * HAND, decisions: 48 }

/** Counts that never change. */
export function components(s: SkeletonState): Record<string, number> {
  const held = s.players.flatMap(({ hand, row }) => [...hand, ...row])
  return { cards: s.deck.length + s.market.length + s.discard.length + held.length }
}

/** Throws if the rules cannot reach the position. */
export function invariants(s: SkeletonState): void {
  for (const [seat, { hand, row }] of s.players.entries()) {
    if (hand.length > HAND) throw new Error(`Seat ${seat} holds ${hand.length} cards.`)
    const values = row.map((card) => cardOf(s, card).value)
    if (values.some((value, i) => value < (values[i - 1] ?? 0))) throw new Error(`The row of seat ${seat} decreases.`)
  }
}
