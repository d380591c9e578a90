/** Declares for every field of the state who may see it. */
import { masks, type Secrets, unseenOf } from '@ludarium/kernel'
import { CARDS } from './data/index.ts'
import type { Player, SkeletonState } from './state.ts'

const { open, cards, each, fields, own } = masks<SkeletonState>()

/** G2.1 Hidden cards show their back, '?card'. */
export const secrets: Secrets<SkeletonState> = {
  players: each(fields<Player>({ hand: cards('?card', own), row: open })),
  deck: cards('?card'),
  market: open,
  discard: open,
}

/** The cards behind the backs of this view. Bots deal them at random when they look ahead. */
export function unseen(view: SkeletonState, _back: string): string[] {
  const seen = view.players.flatMap(({ hand, row }) => [...hand, ...row])
  return unseenOf(
    CARDS.map(({ id }) => id),
    view.market,
    view.discard,
    seen,
  )
}
