/** Large location tiles with two sides each; the campaign ones join when unlocked (R3.4). */
import type { LargeLocation } from './types.ts'

export const LARGE_LOCATIONS: readonly LargeLocation[] = [
  {
    id: 'LL1',
    set: 'base',
    sides: {
      A: { name: 'track-gray', score: { do: 'scoreTrack', track: 'gray' }, onPopulate: null },
      B: { name: 'energy', score: { do: 'score', points: 2, count: 'energy', every: 1 }, onPopulate: null },
    },
  },
  {
    id: 'LL2',
    set: 'base',
    sides: {
      A: { name: 'track-green', score: { do: 'scoreTrack', track: 'green' }, onPopulate: null },
      B: { name: 'modules', score: { do: 'score', points: 1, count: 'modules', every: 1 }, onPopulate: null },
    },
  },
  {
    id: 'LL3',
    set: 'base',
    sides: {
      A: { name: 'track-yellow', score: { do: 'scoreTrack', track: 'yellow' }, onPopulate: null },
      B: {
        name: 'large-buildings',
        score: { do: 'score', points: 4, count: 'largeBuildings', every: 1 },
        onPopulate: null,
      },
    },
  },
  {
    id: 'LL4',
    set: 'base',
    sides: {
      A: { name: 'population', score: { do: 'score', points: 2, count: 'population', every: 1 }, onPopulate: null },
      B: { name: 'water', score: { do: 'score', points: 2, count: 'water', every: 1 }, onPopulate: null },
    },
  },
  {
    id: 'LL5',
    set: 'base',
    sides: {
      A: {
        name: 'population-large',
        score: { do: 'score', points: 4, count: 'populationLarge', every: 1 },
        onPopulate: null,
      },
      B: { name: 'cards', score: { do: 'score', points: 1, count: 'cards', every: 1 }, onPopulate: null },
    },
  },
  {
    id: 'LL6',
    set: 'campaign',
    sides: {
      A: {
        name: 'tribe-markers',
        score: { do: 'score', points: 2, count: 'tribeMarkers', every: 1 },
        onPopulate: null,
      },
      B: { name: 'crystals', score: { do: 'score', points: 3, count: 'crystals', every: 1 }, onPopulate: null },
    },
  },
  {
    id: 'LL7',
    set: 'campaign',
    sides: {
      A: { name: 'flasks', score: { do: 'score', points: 2, count: 'flasks', every: 1 }, onPopulate: null },
      B: { name: 'crates', score: { do: 'score', points: 2, count: 'crates', every: 1 }, onPopulate: null },
    },
  },
  {
    id: 'LL8',
    set: 'campaign',
    sides: {
      A: {
        name: 'area-tiles',
        score: {
          do: 'scoreSteps',
          count: 'areaTiles',
          steps: [
            [3, 3],
            [6, 7],
            [8, 12],
            [10, 15],
          ],
        },
        onPopulate: null,
      },
      B: {
        name: 'energy-flasks',
        score: { do: 'score', points: 1, count: 'flasks', every: 1 },
        onPopulate: { do: 'gain', energy: 1 },
      },
    },
  },
]
