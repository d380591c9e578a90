/** R7.6 Ways over the map and the food they cost. */
import { ADJACENT } from './board.ts'
import { SPACES } from './data/index.ts'
import type { ReviveState } from './state.ts'

/** Farther than any way. */
export const FAR = 99

/** By space: the food for the spaces strictly between it and where the ways begin, FAR without a path. */
export type Ways = readonly number[]

const NOWHERE: Ways = SPACES.map(() => FAR)

/** By space: its neighbours as bits, in four words of 32 spaces. So they are found for many spaces at once. */
function neighbours(word: number): Int32Array {
  const bitsOf = (adjacent: readonly number[]): number =>
    adjacent.reduce((bits, space) => (space >> 5 === word ? bits | (1 << (space & 31)) : bits), 0)
  return Int32Array.from(ADJACENT, bitsOf)
}
const BESIDE_0 = neighbours(0)
const BESIDE_1 = neighbours(1)
const BESIDE_2 = neighbours(2)
const BESIDE_3 = neighbours(3)

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
  let edge = spaces
  for (let food = 0; food <= most && edge.length > 0; food++) {
    const beyond: number[] = []
    while (edge.length > 0) edge = enter(s, near, edge, free, food, beyond)
    if (goals !== null && nearest(near, goals) <= food) break
    edge = beyond
  }
  return near
}

/** Steps from the edge onto all spaces beside it; gives those that cost nothing, the others are added to `beyond`. */
function enter(
  s: ReviveState,
  near: number[],
  edge: readonly number[],
  free: number,
  food: number,
  beyond: number[],
): readonly number[] {
  let beside0 = 0
  let beside1 = 0
  let beside2 = 0
  let beside3 = 0
  for (const space of edge) {
    beside0 |= BESIDE_0[space] ?? 0
    beside1 |= BESIDE_1[space] ?? 0
    beside2 |= BESIDE_2[space] ?? 0
    beside3 |= BESIDE_3[space] ?? 0
  }
  const onward: number[] = []
  for (let word = 0; word < 4; word++) {
    let bits = word === 0 ? beside0 : word === 1 ? beside1 : word === 2 ? beside2 : beside3
    for (; bits !== 0; bits &= bits - 1) {
      const space = 32 * word + 31 - Math.clz32(bits & -bits)
      if (near[space] !== FAR) continue
      near[space] = food
      const ground = s.ground[space] ?? 0
      if (ground === 0) continue
      if ((free >> ground) & 1) onward.push(space)
      else beyond.push(space)
    }
  }
  return onward
}

/** The cheapest way to any of the spaces. */
export function nearest(ways: Ways, spaces: readonly number[]): number {
  let best = FAR
  for (const space of spaces) best = Math.min(best, ways[space] ?? FAR)
  return best
}
