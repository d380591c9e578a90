/** R7.6 Ways over the map and the food they cost. */
import type { Seat } from '@ludarium/kernel'
import { ADJACENT, CELLS } from './board.ts'
import { GROUNDS, SPACES } from './data/index.ts'
import type { Player } from './state.ts'

/** Farther than any way. */
export const FAR = 99

/** Spaces as bits, in four words of 32: many of them are looked at together. */
export type Area = readonly [number, number, number, number]
export const WORDS = 4

type Words = [number, number, number, number]

function addTo(words: Words, space: number): void {
  words[space >> 5] = (words[space >> 5] as number) | (1 << (space & 31))
}

function addAll(words: Words, spaces: readonly number[]): void {
  for (const space of spaces) if (space >= 0) addTo(words, space)
}

export function areaOf(spaces: readonly number[]): Area {
  const words: Words = [0, 0, 0, 0]
  addAll(words, spaces)
  return words
}

/** The spaces with buildings. */
export function builtOn(players: readonly Player[]): Area {
  const words: Words = [0, 0, 0, 0]
  for (const { small, large } of players) {
    addAll(words, small)
    addAll(words, large)
  }
  return words
}

/** The spaces with figures of all but that seat. */
export function heldByOthers(players: readonly Player[], seat: Seat): Area {
  const words: Words = [0, 0, 0, 0]
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) addAll(words, (players[other] as Player).figures)
  }
  return words
}

/** By position: its hexes. */
export const CELLS_AREA: readonly Area[] = CELLS.map(areaOf)
/** By space: the space alone. */
export const ALONE_AREA: readonly Area[] = SPACES.map((_, space) => areaOf([space]))

/** The lowest space of a word that is not empty. */
export function lowest(word: number, bits: number): number {
  return 32 * word + 31 - Math.clz32(bits & -bits)
}

/** By space, four words each: its neighbours. */
const BESIDE = Int32Array.from(SPACES.flatMap((_, space) => areaOf(ADJACENT[space] ?? [])))

/** The map as it lies: by ground, a number of GROUNDS, the spaces of it. */
export interface Lie {
  readonly ground: readonly number[]
  readonly areas: readonly Area[]
}

export function lieOf(ground: readonly number[]): Lie {
  const areas = GROUNDS.map((): Words => [0, 0, 0, 0])
  for (let space = 0; space < ground.length; space++) addTo(areas[ground[space] as number] as Words, space)
  return { ground, areas }
}

/** The ways from some spaces over the map as it lies, found as far as somebody has asked. */
export interface Ways {
  /** Face-down hexes, which can be reached but not passed. */
  readonly closed: Area
  /** What is passed for nothing. */
  readonly free: Area
  /** By food, from 0: all that is reached with it. */
  readonly reached: Area[]
  /** What is reached and to be passed with the next food. */
  edge: Area
}

/** The ways that begin on any of the spaces, none of them gone yet; grounds in the bit mask `free` cost nothing. */
export function waysFrom({ areas }: Lie, spaces: readonly number[], free: number): Ways {
  const freed = areas.filter((_, ground) => (free >> ground) & 1)
  return { closed: areas[0] as Area, free: freed.reduce(union, NOTHING), reached: [], edge: areaOf(spaces) }
}

const NOTHING: Area = [0, 0, 0, 0]
export const union = (a: Area, b: Area): Area => [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]]

/** Goes on up to so much food, or to where no way goes on. Ways are as long in both directions. */
function stretch(ways: Ways, most: number): void {
  const { closed, free, reached } = ways
  let food = reached.length
  let [edge0, edge1, edge2, edge3] = ways.edge
  if (food > most || (edge0 | edge1 | edge2 | edge3) === 0) return
  let [all0, all1, all2, all3] = food === 0 ? ways.edge : (reached[food - 1] as Area)
  for (; food <= most && (edge0 | edge1 | edge2 | edge3) !== 0; food++) {
    let beyond0 = 0
    let beyond1 = 0
    let beyond2 = 0
    let beyond3 = 0
    do {
      let new0 = 0
      let new1 = 0
      let new2 = 0
      let new3 = 0
      for (let word = 0; word < WORDS; word++) {
        for (
          let bits = word === 0 ? edge0 : word === 1 ? edge1 : word === 2 ? edge2 : edge3;
          bits !== 0;
          bits &= bits - 1
        ) {
          const at = WORDS * lowest(word, bits)
          new0 |= BESIDE[at] as number
          new1 |= BESIDE[at + 1] as number
          new2 |= BESIDE[at + 2] as number
          new3 |= BESIDE[at + 3] as number
        }
      }
      new0 &= ~all0
      new1 &= ~all1
      new2 &= ~all2
      new3 &= ~all3
      all0 |= new0
      all1 |= new1
      all2 |= new2
      all3 |= new3
      new0 &= ~closed[0]
      new1 &= ~closed[1]
      new2 &= ~closed[2]
      new3 &= ~closed[3]
      edge0 = new0 & free[0]
      edge1 = new1 & free[1]
      edge2 = new2 & free[2]
      edge3 = new3 & free[3]
      beyond0 |= new0 & ~free[0]
      beyond1 |= new1 & ~free[1]
      beyond2 |= new2 & ~free[2]
      beyond3 |= new3 & ~free[3]
    } while ((edge0 | edge1 | edge2 | edge3) !== 0)
    edge0 = beyond0
    edge1 = beyond1
    edge2 = beyond2
    edge3 = beyond3
    reached.push([all0, all1, all2, all3])
  }
  ways.edge = [edge0, edge1, edge2, edge3]
}

/** What is reached with so much food. */
export function reachedWith(ways: Ways, food: number): Area {
  if (food >= ways.reached.length) stretch(ways, food)
  return ways.reached[Math.min(food, ways.reached.length - 1)] as Area
}

/** Whether the areas share a space. */
export function meet(a: Area, b: Area): boolean {
  return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3])) !== 0
}

/** The food for the spaces strictly between one of these and where the ways begin, FAR without a path. */
export function nearest(ways: Ways, spaces: Area): number {
  for (let food = 0; ; food++) {
    if (food === ways.reached.length) stretch(ways, food)
    const reached = ways.reached[food]
    if (reached === undefined) return FAR
    if (meet(reached, spaces)) return food
  }
}
