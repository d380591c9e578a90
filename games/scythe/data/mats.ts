/** The seven player mats: which top action stands over which bottom action, costs and coins (S5, S10). */
import type { Structure } from './factions.ts'

export const RESOURCES = ['metal', 'food', 'oil', 'wood'] as const
export type Resource = (typeof RESOURCES)[number]

export const TOP_ACTIONS = ['move', 'bolster', 'trade', 'produce'] as const
export type TopAction = (typeof TOP_ACTIONS)[number]

export const BOTTOM_ACTIONS = ['upgrade', 'deploy', 'build', 'enlist'] as const
export type BottomAction = (typeof BOTTOM_ACTIONS)[number]

/** A place for the action token: a section of the mat, named by its bottom action, or the Factory card. */
export const SECTIONS = [...BOTTOM_ACTIONS, 'factory'] as const
export type Section = (typeof SECTIONS)[number]

export const CUBES = [
  'move.units',
  'move.coins',
  'bolster.power',
  'bolster.cards',
  'trade.popularity',
  'produce.territories',
] as const
/** A technology cube, named by the box it covers at the start. */
export type Cube = (typeof CUBES)[number]

export const MAT_IDS = [
  'industrial',
  'engineering',
  'militant',
  'patriotic',
  'innovative',
  'mechanical',
  'agricultural',
] as const
export type Mat = (typeof MAT_IDS)[number]

export interface SectionData {
  readonly top: TopAction
  readonly bottom: BottomAction
  readonly resource: Resource
  /** Cost of the bottom action before upgrades. */
  readonly cost: number
  /** Cost with a cube in every slot. */
  readonly min: number
  readonly slots: number
  readonly coins: number
}

export interface MatData {
  readonly id: Mat
  /** As printed: 1, 2, 2a, 3, 3a, 4, 5. */
  readonly number: string
  /** The lowest one starts (S2.4). */
  readonly turnOrder: number
  readonly popularity: number
  readonly coins: number
  readonly objectives: number
  readonly expansion: boolean
  readonly sections: readonly SectionData[]
}

/** The structure under each top action. */
export const TOP_STRUCTURE: Readonly<Record<TopAction, Structure>> = {
  move: 'mine',
  bolster: 'monument',
  trade: 'armory',
  produce: 'mill',
}

/** What each option of a top action gives, and the cube under which one more lies. */
export const TOP_OPTIONS: Readonly<
  Record<TopAction, readonly { readonly id: string; readonly base: number; readonly cube: Cube | '' }[]>
> = {
  move: [
    { id: 'move', base: 2, cube: 'move.units' },
    { id: 'gain', base: 1, cube: 'move.coins' },
  ],
  bolster: [
    { id: 'power', base: 2, cube: 'bolster.power' },
    { id: 'combatCards', base: 1, cube: 'bolster.cards' },
  ],
  trade: [
    { id: 'resources', base: 2, cube: '' },
    { id: 'popularity', base: 1, cube: 'trade.popularity' },
  ],
  produce: [{ id: 'produce', base: 2, cube: 'produce.territories' }],
}

/** The ongoing bonus of a recruit that has left the section; always one of its kind (S10.1). */
export const ONGOING: Readonly<Record<BottomAction, 'power' | 'coins' | 'popularity' | 'combatCards'>> = {
  upgrade: 'power',
  deploy: 'coins',
  build: 'popularity',
  enlist: 'combatCards',
}

export const BOTTOM_RESOURCE: Readonly<Record<BottomAction, Resource>> = {
  upgrade: 'oil',
  deploy: 'metal',
  build: 'wood',
  enlist: 'food',
}

/** The six boxes of the Produce track; a box adds its cost once its worker has left it (S5.4). */
export const WORKER_TRACK: readonly ('power' | 'popularity' | 'coins' | '')[] = [
  '',
  'power',
  '',
  'popularity',
  '',
  'coins',
]

export const MATS: readonly MatData[] = [
  {
    id: 'industrial',
    number: '1',
    turnOrder: 1,
    popularity: 2,
    coins: 4,
    objectives: 2,
    expansion: false,
    sections: [
      { top: 'bolster', bottom: 'upgrade', resource: 'oil', cost: 3, min: 2, slots: 1, coins: 3 },
      { top: 'produce', bottom: 'deploy', resource: 'metal', cost: 3, min: 1, slots: 2, coins: 2 },
      { top: 'move', bottom: 'build', resource: 'wood', cost: 3, min: 2, slots: 1, coins: 1 },
      { top: 'trade', bottom: 'enlist', resource: 'food', cost: 4, min: 2, slots: 2, coins: 0 },
    ],
  },
  {
    id: 'engineering',
    number: '2',
    turnOrder: 2,
    popularity: 2,
    coins: 5,
    objectives: 2,
    expansion: false,
    sections: [
      { top: 'produce', bottom: 'upgrade', resource: 'oil', cost: 3, min: 2, slots: 1, coins: 2 },
      { top: 'trade', bottom: 'deploy', resource: 'metal', cost: 4, min: 2, slots: 2, coins: 0 },
      { top: 'bolster', bottom: 'build', resource: 'wood', cost: 3, min: 1, slots: 2, coins: 3 },
      { top: 'move', bottom: 'enlist', resource: 'food', cost: 3, min: 2, slots: 1, coins: 1 },
    ],
  },
  {
    id: 'militant',
    number: '2a',
    turnOrder: 3,
    popularity: 3,
    coins: 4,
    objectives: 2,
    expansion: true,
    sections: [
      { top: 'bolster', bottom: 'upgrade', resource: 'oil', cost: 3, min: 1, slots: 2, coins: 0 },
      { top: 'move', bottom: 'deploy', resource: 'metal', cost: 3, min: 2, slots: 1, coins: 3 },
      { top: 'produce', bottom: 'build', resource: 'wood', cost: 4, min: 3, slots: 1, coins: 1 },
      { top: 'trade', bottom: 'enlist', resource: 'food', cost: 3, min: 1, slots: 2, coins: 2 },
    ],
  },
  {
    id: 'patriotic',
    number: '3',
    turnOrder: 4,
    popularity: 2,
    coins: 6,
    objectives: 2,
    expansion: false,
    sections: [
      { top: 'move', bottom: 'upgrade', resource: 'oil', cost: 2, min: 2, slots: 0, coins: 1 },
      { top: 'bolster', bottom: 'deploy', resource: 'metal', cost: 4, min: 1, slots: 3, coins: 3 },
      { top: 'trade', bottom: 'build', resource: 'wood', cost: 4, min: 2, slots: 2, coins: 0 },
      { top: 'produce', bottom: 'enlist', resource: 'food', cost: 3, min: 2, slots: 1, coins: 2 },
    ],
  },
  {
    id: 'innovative',
    number: '3a',
    turnOrder: 5,
    popularity: 3,
    coins: 5,
    objectives: 2,
    expansion: true,
    sections: [
      { top: 'trade', bottom: 'upgrade', resource: 'oil', cost: 3, min: 3, slots: 0, coins: 3 },
      { top: 'produce', bottom: 'deploy', resource: 'metal', cost: 3, min: 2, slots: 1, coins: 1 },
      { top: 'bolster', bottom: 'build', resource: 'wood', cost: 4, min: 1, slots: 3, coins: 2 },
      { top: 'move', bottom: 'enlist', resource: 'food', cost: 3, min: 1, slots: 2, coins: 0 },
    ],
  },
  {
    id: 'mechanical',
    number: '4',
    turnOrder: 6,
    popularity: 3,
    coins: 6,
    objectives: 2,
    expansion: false,
    sections: [
      { top: 'trade', bottom: 'upgrade', resource: 'oil', cost: 3, min: 2, slots: 1, coins: 0 },
      { top: 'bolster', bottom: 'deploy', resource: 'metal', cost: 3, min: 1, slots: 2, coins: 2 },
      { top: 'move', bottom: 'build', resource: 'wood', cost: 3, min: 2, slots: 1, coins: 2 },
      { top: 'produce', bottom: 'enlist', resource: 'food', cost: 4, min: 2, slots: 2, coins: 2 },
    ],
  },
  {
    id: 'agricultural',
    number: '5',
    turnOrder: 7,
    popularity: 4,
    coins: 7,
    objectives: 2,
    expansion: false,
    sections: [
      { top: 'move', bottom: 'upgrade', resource: 'oil', cost: 2, min: 2, slots: 0, coins: 1 },
      { top: 'trade', bottom: 'deploy', resource: 'metal', cost: 4, min: 2, slots: 2, coins: 0 },
      { top: 'produce', bottom: 'build', resource: 'wood', cost: 4, min: 2, slots: 2, coins: 2 },
      { top: 'bolster', bottom: 'enlist', resource: 'food', cost: 3, min: 1, slots: 2, coins: 3 },
    ],
  },
]
