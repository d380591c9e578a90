/** The objective cards as conditions that can be checked (S13.4). */
import type { Terrain } from './map.ts'

export type ObjectiveStat =
  | 'power'
  | 'popularity'
  | 'coins'
  | 'workers'
  | 'mechs'
  | 'structures'
  | 'recruits'
  | 'upgrades'
  | 'combatCards'
  | 'factoryCards'
  | 'combatStars'

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly type: 'stat'; readonly stat: ObjectiveStat; readonly min?: number; readonly max?: number }
  | { readonly type: 'controlTerrainCount'; readonly terrain: Terrain; readonly min: number }
  | { readonly type: 'controlTunnelCount'; readonly min: number }
  | { readonly type: 'controlHex'; readonly hex: string }
  | { readonly type: 'highestOrTied'; readonly stat: 'power' }
  | { readonly type: 'forcedWorkerRetreatThisTurn'; readonly min: number }
  | { readonly type: 'territoryResources'; readonly minTotal: number; readonly allTypes: boolean }
  | { readonly type: 'ownPiecesOnOneTerritory'; readonly min: number; readonly counts: readonly string[] }
  | { readonly type: 'controlledResourceEach'; readonly min: number }
  | { readonly type: 'statsEqual'; readonly a: ObjectiveStat; readonly b: ObjectiveStat }
  | {
      readonly type: 'territoryComposition'
      readonly character: number
      readonly mechs: number
      readonly workers: number
      readonly resourcesMin: number
    }
  | { readonly type: 'controlNeighborsOf'; readonly hex: string; readonly min: number }
  | { readonly type: 'controlAroundOneLake'; readonly min: number }
  | { readonly type: 'controlledSameResource'; readonly min: number }
  | { readonly type: 'workersOnNeighborOf'; readonly hex: string; readonly min: number }
  | { readonly type: 'workerOnEachTerrain'; readonly terrains: readonly Terrain[] }
  | { readonly type: 'noStructureAdjacentToOwnHomeBase' }

export interface ObjectiveData {
  readonly id: string
  readonly number: number
  readonly promo: boolean
  /** Windows of a turn in which it may be revealed (S13.3). */
  readonly timing: 'anytime' | 'endOfTurn'
  readonly condition: Condition
}

export const OBJECTIVES: readonly ObjectiveData[] = [
  {
    id: 'obj01',
    number: 1,
    promo: false,
    timing: 'endOfTurn',
    condition: { type: 'controlTerrainCount', terrain: 'mountain', min: 3 },
  },
  { id: 'obj02', number: 2, promo: false, timing: 'endOfTurn', condition: { type: 'controlTunnelCount', min: 3 } },
  {
    id: 'obj03',
    number: 3,
    promo: false,
    timing: 'endOfTurn',
    condition: { type: 'controlTerrainCount', terrain: 'farm', min: 3 },
  },
  {
    id: 'obj04',
    number: 4,
    promo: false,
    timing: 'endOfTurn',
    condition: { type: 'controlTerrainCount', terrain: 'tundra', min: 3 },
  },
  {
    id: 'obj05',
    number: 5,
    promo: false,
    timing: 'endOfTurn',
    condition: {
      all: [
        { type: 'controlHex', hex: 'r3c3' },
        { type: 'highestOrTied', stat: 'power' },
      ],
    },
  },
  {
    id: 'obj06',
    number: 6,
    promo: false,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'forcedWorkerRetreatThisTurn', min: 1 },
        { type: 'stat', stat: 'power', min: 7 },
      ],
    },
  },
  {
    id: 'obj07',
    number: 7,
    promo: false,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'stat', stat: 'factoryCards', min: 1 },
        { type: 'stat', stat: 'mechs', min: 1 },
        { type: 'stat', stat: 'workers', max: 3 },
      ],
    },
  },
  {
    id: 'obj08',
    number: 8,
    promo: false,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'stat', stat: 'coins', max: 2 },
        { type: 'stat', stat: 'workers', min: 4 },
        { type: 'stat', stat: 'popularity', min: 7 },
      ],
    },
  },
  {
    id: 'obj09',
    number: 9,
    promo: false,
    timing: 'endOfTurn',
    condition: { type: 'territoryResources', minTotal: 9, allTypes: true },
  },
  {
    id: 'obj10',
    number: 10,
    promo: false,
    timing: 'endOfTurn',
    condition: { type: 'controlTerrainCount', terrain: 'forest', min: 3 },
  },
  {
    id: 'obj11',
    number: 11,
    promo: false,
    timing: 'endOfTurn',
    condition: { type: 'controlTerrainCount', terrain: 'village', min: 3 },
  },
  { id: 'obj12', number: 12, promo: false, timing: 'endOfTurn', condition: { type: 'stat', stat: 'coins', min: 20 } },
  {
    id: 'obj13',
    number: 13,
    promo: false,
    timing: 'anytime',
    condition: { type: 'ownPiecesOnOneTerritory', min: 6, counts: ['character', 'mech', 'worker', 'structure'] },
  },
  {
    id: 'obj14',
    number: 14,
    promo: false,
    timing: 'endOfTurn',
    condition: {
      all: [
        { type: 'stat', stat: 'upgrades', min: 1 },
        { type: 'stat', stat: 'mechs', min: 1 },
        { type: 'stat', stat: 'structures', min: 1 },
        { type: 'stat', stat: 'recruits', min: 1 },
        { type: 'controlledResourceEach', min: 1 },
      ],
    },
  },
  {
    id: 'obj15',
    number: 15,
    promo: false,
    timing: 'anytime',
    condition: { type: 'statsEqual', a: 'workers', b: 'recruits' },
  },
  {
    id: 'obj16',
    number: 16,
    promo: false,
    timing: 'endOfTurn',
    condition: { type: 'territoryComposition', character: 1, mechs: 1, workers: 1, resourcesMin: 5 },
  },
  {
    id: 'obj17',
    number: 17,
    promo: false,
    timing: 'endOfTurn',
    condition: {
      all: [
        { type: 'stat', stat: 'factoryCards', max: 0 },
        { type: 'controlNeighborsOf', hex: 'r3c3', min: 2 },
      ],
    },
  },
  {
    id: 'obj18',
    number: 18,
    promo: false,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'stat', stat: 'power', max: 0 },
        { type: 'stat', stat: 'popularity', min: 13 },
        { type: 'stat', stat: 'workers', min: 5 },
      ],
    },
  },
  { id: 'obj19', number: 19, promo: false, timing: 'endOfTurn', condition: { type: 'controlAroundOneLake', min: 5 } },
  {
    id: 'obj20',
    number: 20,
    promo: false,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'stat', stat: 'structures', min: 3 },
        { type: 'stat', stat: 'popularity', min: 7 },
        { type: 'stat', stat: 'mechs', max: 0 },
      ],
    },
  },
  { id: 'obj21', number: 21, promo: false, timing: 'endOfTurn', condition: { type: 'controlledSameResource', min: 9 } },
  {
    id: 'obj22',
    number: 22,
    promo: false,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'stat', stat: 'factoryCards', min: 1 },
        { type: 'stat', stat: 'upgrades', max: 0 },
      ],
    },
  },
  {
    id: 'obj23',
    number: 23,
    promo: false,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'stat', stat: 'combatCards', min: 8 },
        { type: 'stat', stat: 'combatStars', min: 1 },
      ],
    },
  },
  {
    id: 'obj24',
    number: 24,
    promo: true,
    timing: 'endOfTurn',
    condition: { type: 'workersOnNeighborOf', hex: 'r3c3', min: 5 },
  },
  {
    id: 'obj25',
    number: 25,
    promo: true,
    timing: 'anytime',
    condition: {
      all: [
        { type: 'stat', stat: 'popularity', max: 3 },
        { type: 'stat', stat: 'power', min: 13 },
        { type: 'stat', stat: 'mechs', min: 2 },
      ],
    },
  },
  {
    id: 'obj26',
    number: 26,
    promo: true,
    timing: 'endOfTurn',
    condition: { type: 'workerOnEachTerrain', terrains: ['mountain', 'farm', 'tundra', 'forest', 'village'] },
  },
  {
    id: 'obj27',
    number: 27,
    promo: true,
    timing: 'anytime',
    condition: { all: [{ type: 'stat', stat: 'structures', min: 3 }, { type: 'noStructureAdjacentToOwnHomeBase' }] },
  },
]
