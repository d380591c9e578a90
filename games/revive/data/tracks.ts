/** The hibernation track (R16) and the bonuses of the point track (R6). */
import type { Effect } from './types.ts'

/** Rewards of spaces 1 to 5; space 0 has none. */
export const HIBERNATION_REWARDS: readonly Effect[] = [
  { do: 'module', n: 1 },
  { do: 'gain', crate: 1 },
  { do: 'gain', crystal: 2 },
  { do: 'gain', energy: 1 },
  { do: 'advance', track: 'any', n: 2 },
]

/** Reaching this space removes an artifact (R16.4). */
export const HIBERNATION_REMOVAL = 4

export interface PointBonus {
  readonly at: number
  readonly effect: Effect
}

export const POINT_TRACK_LENGTH = 50

export const POINT_BONUSES: readonly PointBonus[] = [
  { at: 7, effect: { do: 'gain', crate: 1 } },
  { at: 14, effect: { do: 'gain', crate: 1 } },
  { at: 21, effect: { do: 'gain', artifact: 1 } },
  { at: 30, effect: { do: 'gain', crate: 1 } },
  { at: 38, effect: { do: 'gain', artifact: 1 } },
  { at: 46, effect: { do: 'gain', crate: 1 } },
]
