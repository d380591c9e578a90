/** G2 The first position. */
import { type Base, shuffle } from '@ludarium/kernel'
import { CARDS, HAND } from './data/index.ts'
import { marketSize } from './options.ts'
import type { SkeletonState } from './state.ts'

export function setup(base: Base): SkeletonState {
  const deck = shuffle(
    base.chance,
    CARDS.map(({ id }) => id),
  )
  const players = Array.from({ length: base.seats }, () => ({ hand: deck.splice(-HAND), row: [] }))
  const market = deck.splice(-marketSize(base))
  return { ...base, players, deck, market, discard: [], agenda: [{ step: 'turn', seat: 0 }] }
}
