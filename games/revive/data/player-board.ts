/** What is printed on every player's board: caps, slots, tracks, reward spaces, progress (R5, R8, R9, R14, R15). */
import type { Color, Effect, Half, Resource, SlotId } from './types.ts'

export const CAPS: Readonly<Record<Resource, number>> = { crystal: 3, gear: 6, book: 6, food: 6 }

/** Starting resources by place in the turn order (R3.11). */
export const START_RESOURCES: readonly Readonly<Partial<Record<Resource, number>>>[] = [
  { crystal: 1 },
  { crystal: 1, gear: 1 },
  { crystal: 1, gear: 1, book: 1 },
  { crystal: 1, gear: 1, book: 1, food: 1 },
]

export interface Slot {
  readonly id: SlotId
  /** The half that is used there; 'either' lets the player choose. */
  readonly half: Half | 'either'
  /** Closed until a technology opens it. */
  readonly locked: boolean
  readonly spaces: readonly string[]
}

export const SLOTS: readonly Slot[] = [
  { id: 'T1', half: 'top', locked: false, spaces: ['T1-1', 'T1-2'] },
  { id: 'T2', half: 'top', locked: false, spaces: ['T2-1', 'T2-2', 'T2-3'] },
  { id: 'B1', half: 'bottom', locked: false, spaces: ['B1-1', 'B1-2'] },
  { id: 'B2', half: 'bottom', locked: false, spaces: ['B2-1', 'B2-2', 'B2-3'] },
  { id: 'R', half: 'either', locked: true, spaces: ['R-1', 'R-2'] },
]

export interface ModuleSpace {
  readonly id: string
  readonly slot: SlotId
  /** The first module ever placed here is resolved at once (R9.4). */
  readonly activates: boolean
}

export const MODULE_SPACES: readonly ModuleSpace[] = [
  { id: 'T1-1', slot: 'T1', activates: false },
  { id: 'T1-2', slot: 'T1', activates: true },
  { id: 'T2-1', slot: 'T2', activates: false },
  { id: 'T2-2', slot: 'T2', activates: false },
  { id: 'T2-3', slot: 'T2', activates: true },
  { id: 'B1-1', slot: 'B1', activates: false },
  { id: 'B1-2', slot: 'B1', activates: true },
  { id: 'B2-1', slot: 'B2', activates: false },
  { id: 'B2-2', slot: 'B2', activates: false },
  { id: 'B2-3', slot: 'B2', activates: true },
  { id: 'R-1', slot: 'R', activates: false },
  { id: 'R-2', slot: 'R', activates: true },
]

export const TRACK_START = 1
export const TRACK_LENGTH = 12

export interface RewardSpace {
  readonly id: string
  /** Positions that the named tracks must have reached. */
  readonly needs: Readonly<Partial<Record<Color, number>>>
  readonly kind: 'standardMachine' | 'specialMachine' | 'endCardBonus' | 'artifact'
  /** The standard machine, or ''. */
  readonly machine: string
  /** Colour of the special machine or of the cards that score. */
  readonly color: Color | ''
}

export const REWARD_SPACES: readonly RewardSpace[] = [
  { id: 'R01', needs: { gray: 3 }, kind: 'standardMachine', machine: 'SM1', color: '' },
  { id: 'R02', needs: { green: 3 }, kind: 'standardMachine', machine: 'SM2', color: '' },
  { id: 'R03', needs: { yellow: 3 }, kind: 'standardMachine', machine: 'SM3', color: '' },
  { id: 'R04', needs: { gray: 6 }, kind: 'specialMachine', machine: '', color: 'gray' },
  { id: 'R05', needs: { green: 6 }, kind: 'specialMachine', machine: '', color: 'green' },
  { id: 'R06', needs: { yellow: 6 }, kind: 'specialMachine', machine: '', color: 'yellow' },
  { id: 'R07', needs: { gray: 5, green: 5 }, kind: 'specialMachine', machine: '', color: 'gray' },
  { id: 'R08', needs: { green: 5, yellow: 5 }, kind: 'specialMachine', machine: '', color: 'green' },
  { id: 'R09', needs: { yellow: 5, gray: 5 }, kind: 'specialMachine', machine: '', color: 'yellow' },
  { id: 'R10', needs: { gray: 8, green: 8 }, kind: 'endCardBonus', machine: '', color: 'green' },
  { id: 'R11', needs: { green: 8, yellow: 8 }, kind: 'endCardBonus', machine: '', color: 'yellow' },
  { id: 'R12', needs: { yellow: 8, gray: 8 }, kind: 'endCardBonus', machine: '', color: 'gray' },
  { id: 'R13', needs: { gray: 11 }, kind: 'artifact', machine: '', color: '' },
  { id: 'R14', needs: { green: 11 }, kind: 'artifact', machine: '', color: '' },
  { id: 'R15', needs: { yellow: 11 }, kind: 'artifact', machine: '', color: '' },
]

/** Points for each recruited card of the colour of an unlocked end card bonus (R14.7). */
export const END_CARD_POINTS = 2

export interface StandardMachine {
  readonly id: string
  readonly effect: Effect
}

export const STANDARD_MACHINES: readonly StandardMachine[] = [
  { id: 'SM1', effect: { do: 'pay', cost: { basic: 1 }, get: { do: 'gain', crystal: 1 }, times: 1 } },
  { id: 'SM2', effect: { do: 'restPlayed', n: 1 } },
  { id: 'SM3', effect: { do: 'boost', kinds: ['build', 'explore', 'populate'], range: 1 } },
]

export interface ProgressSpace {
  /** Scored when it is the lowest vacant space (R15.2). */
  readonly points: number
  readonly bonus: Effect | null
}

/** Space 1 first. */
export const PROGRESS_TRACK: readonly ProgressSpace[] = [
  { points: 0, bonus: null },
  { points: 1, bonus: null },
  { points: 2, bonus: { do: 'gain', energy: 1 } },
  { points: 3, bonus: null },
  { points: 4, bonus: null },
  { points: 5, bonus: { do: 'gain', crate: 1 } },
  { points: 6, bonus: null },
  { points: 8, bonus: null },
  { points: 10, bonus: { do: 'gain', energy: 1 } },
  { points: 12, bonus: null },
  { points: 14, bonus: null },
  { points: 16, bonus: { do: 'gain', artifact: 1 } },
  { points: 18, bonus: null },
  { points: 20, bonus: null },
  { points: 22, bonus: { do: 'gain', energy: 1 } },
  { points: 25, bonus: null },
  { points: 28, bonus: { do: 'gain', crate: 1 } },
  { points: 31, bonus: null },
  { points: 34, bonus: { do: 'gain', artifact: 1 } },
  { points: 37, bonus: null },
]

export const PROGRESS_FULL_POINTS = 40
export const START_ENERGY = 1
export const ENERGY_SUPPLY = 28
export const SMALL_BUILDINGS = 5
export const SMALL_COST = 3
export const LARGE_BUILDINGS = 3
export const LARGE_COST = 5
export const FIGURES = 7
/** Steps of the solo cube before the game ends (R24.4). */
export const SOLO_STEPS = 20
