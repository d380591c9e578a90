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

/** All spaces beside one of these, as bits. */
function beside(spaces: readonly number[]): [number, number, number, number] {
  let bits0 = 0
  let bits1 = 0
  let bits2 = 0
  let bits3 = 0
  for (const space of spaces) {
    bits0 |= BESIDE_0[space] ?? 0
    bits1 |= BESIDE_1[space] ?? 0
    bits2 |= BESIDE_2[space] ?? 0
    bits3 |= BESIDE_3[space] ?? 0
  }
  return [bits0, bits1, bits2, bits3]
}

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
  const left = [-1, -1, -1, -1]
  for (const space of spaces) {
    near[space] = 0
    left[space >> 5] = (left[space >> 5] ?? 0) & ~(1 << (space & 31))
  }
  let edge = spaces
  for (let food = 0; food <= most && edge.length > 0; food++) {
    const beyond: number[] = []
    while (edge.length > 0) {
      const onward: number[] = []
      const reached = beside(edge)
      for (let word = 0; word < reached.length; word++) {
        let bits = (reached[word] ?? 0) & (left[word] ?? 0)
        left[word] = (left[word] ?? 0) ^ bits
        for (; bits !== 0; bits &= bits - 1) {
          const space = 32 * word + 31 - Math.clz32(bits & -bits)
          near[space] = food
          const ground = s.ground[space] ?? 0
          if (ground === 0) continue
          if ((free >> ground) & 1) onward.push(space)
          else beyond.push(space)
        }
      }
      edge = onward
    }
    if (goals !== null && nearest(near, goals) <= food) break
    edge = beyond
  }
  return near
}

/** The spaces that a way leads to, ascending. */
export function reached(ways: Ways): number[] {
  const spaces: number[] = []
  for (let space = 0; space < ways.length; space++) if (ways[space] !== FAR) spaces.push(space)
  return spaces
}

/** The cheapest way to any of the spaces. */
export function nearest(ways: Ways, spaces: readonly number[]): number {
  let best = FAR
  for (const space of spaces) best = Math.min(best, ways[space] ?? FAR)
  return best
}
