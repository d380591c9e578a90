/** Lookups in a state. */
import { at, type Seat, type State } from '@ludarium/kernel'
import { CARD_BY_ID, type Card } from './data/index.ts'
import type { Player, SkeletonState } from './state.ts'

export function player(s: SkeletonState, seat: Seat): Player {
  return at(s.players, seat)
}

/** Takes the state, so a later rules version can change a card behind `since(s, 2)`. */
export function cardOf(_s: State, id: string): Card {
  const card = CARD_BY_ID.get(id)
  if (card === undefined) throw new Error(`There is no card '${id}'.`)
  return card
}

/** The minimum value of the next card in the row: G3.1. */
export function rowEnd(s: SkeletonState, seat: Seat): number {
  const last = player(s, seat).row.at(-1)
  return last === undefined ? 0 : cardOf(s, last).value
}
