/** Scores over the game, by round. */
import type { Seat } from '@ludarium/kernel'
import type { ScorePoint } from '../../../table/source.ts'

export interface Round {
  readonly round: number
  readonly totals: readonly number[]
}

/** What each seat would have had at the end of every round; the start is round 0. */
export function roundsOf(points: readonly ScorePoint[]): readonly Round[] {
  const [first] = points
  if (first === undefined) return []
  const last = new Map<number, readonly number[]>()
  for (const { round, totals } of points.slice(1)) last.set(round, totals)
  return [{ round: 0, totals: first.totals }, ...[...last].map(([round, totals]) => ({ round, totals }))]
}

/** Who has won and from which round on was alone in front; null for a tie, or for who led from the start. */
export function leadSince(rounds: readonly Round[]): { readonly seat: Seat; readonly round: number } | null {
  const leaderOf = ({ totals }: Round): Seat => {
    const best = Math.max(...totals)
    return totals.filter((total) => total === best).length > 1 ? -1 : totals.indexOf(best)
  }
  const leaders = rounds.map(leaderOf)
  const seat = leaders[leaders.length - 1] ?? -1
  const before = leaders.findLastIndex((leader) => leader !== seat)
  const since = rounds[before + 1]
  return seat < 0 || before < 0 || since === undefined ? null : { seat, round: since.round }
}

/** Heights that keep so far apart, in the same order, none below `low`. */
export function apart(heights: readonly number[], gap: number, low: number): readonly number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let from = Number.NEGATIVE_INFINITY
  for (const [n, seat] of order.entries()) {
    const room = low - (order.length - 1 - n) * gap
    const here = Math.max(from, Math.min(heights[seat] ?? 0, room))
    placed[seat] = here
    from = here + gap
  }
  return placed
}
