/** R7.6 Ways over the map and the food they cost. */
import { ADJACENT } from './board.ts'
import { SPACES } from './data/index.ts'
import type { ReviveState } from './state.ts'

/** Farther than any way. */
export const FAR = 99

/** By space: the food for the spaces strictly between it and where the ways begin, FAR without a path. */
export type Ways = readonly number[]

const NOWHERE: Ways = SPACES.map(() => FAR)

/**
 * The ways from any of the spaces, up to so much food or until one of the goals is reached. Grounds in the bit mask
 * `free` cost nothing; face-down hexes can be reached but not passed. Ways are as long in both directions.
 */
export function waysFrom(
  s: ReviveState,
  spaces: readonly number[],
  free: number,
  most: number,
  goals: readonly number[] | null = null,
): Ways {
  const near = NOWHERE.slice()
  for (const space of spaces) near[space] = 0
  let edge = [...spaces]
  for (let food = 0; food <= most && edge.length > 0; food++) {
    const beyond: number[] = []
    // Spaces that cost nothing join the edge while it is gone over.
    for (const space of edge) {
      for (const next of ADJACENT[space] ?? []) {
        if (near[next] !== FAR) continue
        near[next] = food
        const ground = s.ground[next] ?? 0
        if (ground === 0) continue
        if ((free >> ground) & 1) edge.push(next)
        else beyond.push(next)
      }
    }
    if (goals !== null && nearest(near, goals) <= food) break
    edge = beyond
  }
  return near
}

/** The cheapest way to any of the spaces. */
export function nearest(ways: Ways, spaces: readonly number[]): number {
  let best = FAR
  for (const space of spaces) best = Math.min(best, ways[space] ?? FAR)
  return best
}
