/** The figures of what Scythe's searching bots judge by, and how they share out their time. */
import type { SearchSettings } from '@ludarium/kernel'

/** Chosen by trial matches, see docs/lab; `ludarium tune scythe` tunes them. */
export const weights = {
  /** What a star is worth beside its coins: it brings the end nearer for who is ahead. */
  star: 5,
  /** How much of a star the way to it is worth: share ** bend, and less when little time is left to go on. */
  bend: 1.6,
  late: 2,
  /** What each piece brings in a whole game beside its star, and beside that at any time. */
  upgrade: 4,
  mech: 5,
  mechKept: 1.5,
  recruit: 4.5,
  structure: 3,
  structureKept: 1,
  worker: 2,
  factory: 7.5,
  mobility: 7,
  power: 0.75,
  card: 0.5,
  popularity: 0.7,
  territory: 0.75,
  /** Of what a bottom action brings, the share that its tokens are worth together; of the action after it that part of it. */
  tokens: 0.45,
  second: 0.5,
  /** A token that nothing needs. */
  spare: 0.1,
  places: 1,
  /** What the next harvest counts, of what its tokens and workers would be worth. */
  harvest: 0.65,
  /** Of that, what a new worker counts: it comes once only. */
  newcomer: 0.6,
  /** Power and popularity that producing with many workers will cost. */
  fuel: 0.6,
  /** What the first coin is worth beside, since most top actions cost one; the next three 0.6, 0.3 and 0.1 of that. */
  purse: 2.5,
  /** Of what a bottom action brings, the share that it is worth to be able to pay for it in the next turn. */
  ready: 0.15,
  /** How much of a star an objective half met is worth. */
  objective: 0.5,
  war: 0.9,
  victory: 40,
  patience: 1.2,
}

/** Found by matches, see docs/lab. */
export const search: Partial<SearchSettings> = {
  positionsPerMs: 80,
  width: 24,
  finding: 0.3,
  candidates: 24,
  ahead: 1,
  glance: 60,
  trust: 1,
  envy: 0.3,
}

export type Figures = typeof weights
