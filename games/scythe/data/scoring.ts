/** Tracks, stars and what they are worth at the end (S14, S16). */
import type { Terrain } from './map.ts'

export const MOST_POWER = 16
export const MOST_POPULARITY = 18
export const MOST_ON_DIAL = 7
export const STARS_TO_END = 6
export const FACTORY_WORTH = 3

export const GOALS = [
  'upgrades',
  'mechs',
  'structures',
  'recruits',
  'workers',
  'objective',
  'combat',
  'popularity',
  'power',
] as const
export type Goal = (typeof GOALS)[number]

/** How many stars a goal can bring; Saxony has limits of its own (S12.4). */
export const GOAL_LIMIT: Readonly<Record<Goal, { readonly all: number; readonly saxony: number }>> = {
  upgrades: { all: 1, saxony: 1 },
  mechs: { all: 1, saxony: 1 },
  structures: { all: 1, saxony: 1 },
  recruits: { all: 1, saxony: 1 },
  workers: { all: 1, saxony: 1 },
  objective: { all: 1, saxony: 2 },
  combat: { all: 2, saxony: 6 },
  popularity: { all: 1, saxony: 1 },
  power: { all: 1, saxony: 1 },
}

export interface Tier {
  readonly min: number
  readonly max: number
  readonly star: number
  readonly territory: number
  readonly pair: number
}

/** By popularity (S16.1). */
export const TIERS: readonly Tier[] = [
  { min: 0, max: 6, star: 3, territory: 2, pair: 1 },
  { min: 7, max: 12, star: 4, territory: 3, pair: 2 },
  { min: 13, max: 18, star: 5, territory: 4, pair: 3 },
]

/** What breaks a tie, first to last (S16.6). */
export const TIE_BREAKERS = [
  'workersPlusMechsPlusStructuresOnBoard',
  'power',
  'popularity',
  'resourcesControlled',
  'territoriesControlled',
  'starsPlaced',
] as const

export interface BonusTile {
  readonly id: string
  /** Which hexes count: those next to own structures, those under them, or the longest straight row of structures. */
  readonly measure: 'adjacent' | 'under' | 'row'
  readonly counts: readonly (Terrain | 'tunnel' | 'encounter')[]
  /** Coins by the least count that earns them, rising. */
  readonly tiers: readonly { readonly min: number; readonly coins: number }[]
}

/** Structure bonus tiles (S16.5). Printed tunnels and encounters count; a mine is no tunnel here. */
export const BONUS_TILES: readonly BonusTile[] = [
  {
    id: 'adjacentTunnels',
    measure: 'adjacent',
    counts: ['tunnel'],
    tiers: [
      { min: 1, coins: 2 },
      { min: 2, coins: 4 },
      { min: 4, coins: 6 },
      { min: 6, coins: 9 },
    ],
  },
  {
    id: 'adjacentLakes',
    measure: 'adjacent',
    counts: ['lake'],
    tiers: [
      { min: 1, coins: 2 },
      { min: 2, coins: 4 },
      { min: 4, coins: 6 },
      { min: 6, coins: 9 },
    ],
  },
  {
    id: 'adjacentEncounters',
    measure: 'adjacent',
    counts: ['encounter'],
    tiers: [
      { min: 1, coins: 2 },
      { min: 2, coins: 4 },
      { min: 4, coins: 6 },
      { min: 6, coins: 9 },
    ],
  },
  {
    id: 'onTunnels',
    measure: 'under',
    counts: ['tunnel'],
    tiers: [
      { min: 1, coins: 2 },
      { min: 2, coins: 4 },
      { min: 3, coins: 6 },
    ],
  },
  {
    id: 'longestRow',
    measure: 'row',
    counts: [],
    tiers: [
      { min: 1, coins: 2 },
      { min: 2, coins: 4 },
      { min: 3, coins: 6 },
      { min: 4, coins: 9 },
    ],
  },
  {
    id: 'onFarmsOrTundras',
    measure: 'under',
    counts: ['farm', 'tundra'],
    tiers: [
      { min: 1, coins: 2 },
      { min: 2, coins: 4 },
      { min: 3, coins: 6 },
      { min: 4, coins: 9 },
    ],
  },
]

/** Combat cards by value (S7.3). A card is named by its value; equal cards cannot be told apart. */
export const COMBAT_CARDS: readonly { readonly id: string; readonly value: number; readonly count: number }[] = [
  { id: 'combat2', value: 2, count: 16 },
  { id: 'combat3', value: 3, count: 12 },
  { id: 'combat4', value: 4, count: 8 },
  { id: 'combat5', value: 5, count: 6 },
]
