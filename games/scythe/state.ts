/** The state of a game. Places and units are numbers: `PLACES` and `UNITS` of the data name them. */
import type { Seat, State, StepTable } from '@ludarium/kernel'
import type { Place, ScytheStep } from './agenda.ts'
import type { Faction, Mat } from './data/index.ts'
import type { ScytheEvent } from './events.ts'
import type { ScytheMove } from './moves.ts'

export type { Place, ScytheStep, StepOf } from './agenda.ts'
export type { Cargo, Countable, ScytheMove, ScytheMoveOf } from './moves.ts'

export interface Player {
  faction: Faction
  mat: Mat
  power: number
  popularity: number
  /** Hidden from the others unless the option `coinsVisible` is on; -1 where it is hidden. */
  coins: number
  /** Combat cards, hidden from the others. */
  hand: string[]
  /** Objectives in hand, hidden from the others. */
  objectives: string[]
  /** Objectives that have been revealed. */
  revealed: string[]
  /** The Factory card, '' for none. */
  factoryCard: string
  /** Where the action token stands, an index into `SECTIONS`; -1 before the first turn. */
  section: number
  /** By cube of `CUBES`, whether it has left its box. */
  cubes: boolean[]
  /** By bottom action, how many cubes lie in its slots. */
  slots: number[]
  /** By bottom action, whether its recruit has been enlisted. */
  recruits: boolean[]
  /** By one-time bonus of `BONUSES`, whether a recruit covers it. */
  bonuses: boolean[]
  /** By structure of `STRUCTURES`, where it stands; -1 while it is on the mat. */
  structures: Place[]
  /** By unit of `UNITS`, where it is; -1 while it is on a mat. */
  units: Place[]
  /** By goal of `GOALS`, how many stars lie on it. */
  stars: number[]
  /** Combats won. */
  wins: number
  /** Flags or traps not yet placed; which traps is hidden from the others. */
  tokens: string[]
  /** Standing preference: be asked how much of each gain to take (S4.3). */
  asks: boolean
  /** Standing preference by bottom action: take its ongoing bonus (R11). */
  accepts: boolean[]
  /** Gifts of coins made since the turn began (S17). */
  gifts: number
}

/** A unit that stepped into a contested hex, as S15.4 may have to undo it. */
export interface Entry {
  unit: number
  /** Where it made the step from. */
  from: Place
  /** Workers it carried on that step, a bit each. */
  riders: number
  /** Tokens it carried on that step, by resource. */
  cargo: number[]
}

/** A hex with combat units of the active player and of another one (S6.7). */
export interface Contest {
  at: Place
  defender: Seat
  entries: Entry[]
}

export interface ScytheState extends State {
  players: Player[]
  /** Seats clockwise around the board (S1.7). */
  order: Seat[]
  /** Who took the first turn. */
  first: Seat
  /** Whose turn it is. */
  active: Seat
  /** Tokens on each place, four numbers a place in the order of `RESOURCES`: `resources[4 * place + resource]`. */
  resources: number[]
  /** By hex, whether its encounter token still lies there. */
  encounters: boolean[]
  /** By hex, the flag or trap on it; '' for none. A trap that was never sprung is hidden from all but Togawa. */
  tokens: string[]
  /** By hex, what state its trap is in: 0 no trap, 1 armed and never sprung, 2 disarmed, 3 armed again. */
  traps: number[]
  /** The structure bonus tile of this game. */
  bonusTile: string
  combatDeck: string[]
  combatDiscard: string[]
  objectiveDeck: string[]
  encounterDeck: string[]
  /** Encounter cards that were drawn and went under the deck. */
  encountersSeen: string[]
  /** The encounter card being resolved, '' for none. */
  encounter: string
  /** Factory cards on the board. Who chooses one sees them. */
  factory: string[]
  /** Factory cards that were put back into the box unseen. */
  factoryBox: string[]
  /** Opposing workers that the active player has sent home this turn (S13.4). */
  forced: number
  /** Whether Coercion has been used this turn (S12.3). */
  coerced: boolean
  /** Whether Toka has been used this turn (S19.6). */
  toka: boolean
  /** Standing preferences changed this turn, a bit each. */
  preferred: number
  /** Units that have moved in the Move action of this turn, a bit each; a turn has one at the most. */
  moved: number
  /** Places with a disarmed own trap on which a unit ended its movement by Shinobi in this Move action. */
  shinobi: Place[]
  contests: Contest[]
  agenda: ScytheStep[]
}

/** A rule for each kind of step; the files in steps/ have some each. */
export type Steps = StepTable<ScytheState, ScytheMove, ScytheStep, ScytheEvent>
