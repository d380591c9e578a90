/** Scores over the game, by round. */
import type { Seat } from '@ludarium/kernel'
import type { ScorePoint } from '../../table/source.ts'

export interface RoundScore {
  readonly round: number
  readonly totals: readonly number[]
}

/** What each seat would have had at the end of every round; the start is round 0. */
export function roundsOf(points: readonly ScorePoint[]): readonly RoundScore[] {
  const [first, ...rest] = points
  if (first === undefined) return []
  const last = new Map(rest.map(({ round, totals }) => [Math.max(1, round), totals]))
  return [{ round: 0, totals: first.totals }, ...[...last].map(([round, totals]) => ({ round, totals }))]
}

/** The winner, and the round from which on nobody else led; null after a tie or where the winner led from the start. */
export function leadSince(rounds: readonly RoundScore[]): { readonly seat: Seat; readonly round: number } | null {
  const leaderOf = ({ totals }: RoundScore): Seat => {
    const best = Math.max(...totals)
    return totals.filter((total) => total === best).length > 1 ? -1 : totals.indexOf(best)
  }
  const leaders = rounds.map(leaderOf)
  const seat = leaders[leaders.length - 1] ?? -1
  const before = leaders.findLastIndex((leader) => leader !== seat)
  const since = rounds[before + 1]
  return seat < 0 || before < 0 || since === undefined ? null : { seat, round: since.round }
}
