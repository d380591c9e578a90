/** How a game came out; who takes part without a seat counts like everybody. */
import type { Result } from '@ludarium/kernel'

/** Somebody at the end: a seat, or the key of the name of who has none. */
export interface Placed {
  readonly seat: number | null
  readonly key: string
  readonly rank: number
  readonly total: number
}

/** Everybody by rank; who shares one comes in the order of seats. */
export function placedOf({ ranks, totals, others }: Result): Placed[] {
  const seats = ranks.map((rank, seat): Placed => ({ seat, key: '', rank, total: totals[seat] ?? 0 }))
  const rest = others.map(({ key, rank, total }): Placed => ({ seat: null, key, rank, total }))
  return [...seats, ...rest].sort((a, b) => a.rank - b.rank)
}

export const winnersOf = (result: Result): Placed[] => placedOf(result).filter(({ rank }) => rank === 1)

/** What the winner has. */
export const mostOf = (result: Result): number => placedOf(result)[0]?.total ?? 0
