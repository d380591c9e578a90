/** E17 End and final scoring. */
import { at, rankBy, type ScoreLine, type Seat } from '@ludarium/kernel'
import { boardOf } from './card.ts'
import { fragmentSum, player } from './pieces.ts'
import type { EssenceState } from './state.ts'

/** E16.4 Rank 1 for the highest; equal figures share a rank and push the next one down. */
export function ranksOf(figures: readonly number[]): number[] {
  return figures.map((figure) => 1 + figures.filter((other) => other > figure).length)
}

/** E17.2 Shards for the claimed fragments; who has none is left out. */
export function fragmentShards(s: EssenceState): number[] {
  const sums = s.players.map((p) => fragmentSum(s, p))
  const table: readonly number[] = boardOf(s).finalProphecyShardsByRank
  const ranks = ranksOf(sums)
  return sums.map((sum, seat) => (sum > 0 ? (table[at(ranks, seat) - 1] ?? 0) : 0))
}

export function score(s: EssenceState, seat: Seat): ScoreLine[] {
  return [
    { key: 'shards', points: player(s, seat).shards },
    { key: 'prophecy', points: at(fragmentShards(s), seat) },
  ]
}

/** E17.3 Most Shards; then the higher fragment sum, then more Essence in the last round, then shared (R25). */
export function ranks(s: EssenceState): number[] {
  const bonus = fragmentShards(s)
  return rankBy(s.players.map((p, seat) => [p.shards + at(bonus, seat), fragmentSum(s, p), p.essence]))
}
