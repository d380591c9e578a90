/** The steps of a game, in the order of the rulebook. Places and units are numbers here, see data/index.ts. */
import type { SealedStep, Seat } from '@ludarium/kernel'
import type { Ability, BottomAction, EncounterOptionId, Gain, Resource } from './data/index.ts'
import type { Countable, ScytheMove } from './moves.ts'

export type Place = number

export type ScytheStep =
  /** S3.1 */
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'section'; readonly seat: Seat }
  | { readonly step: 'top'; readonly seat: Seat }
  | { readonly step: 'bottom'; readonly seat: Seat }
  | { readonly step: 'end'; readonly seat: Seat }
  /** S4.4 A resource cost; `resource` '' means any, `used` has a bit for each type that may not come again. */
  | {
      readonly step: 'pay'
      readonly seat: Seat
      readonly resource: Resource | ''
      readonly left: number
      readonly distinct: boolean
      readonly used: number
    }
  /** S4.5 */
  | { readonly step: 'discard'; readonly seat: Seat; readonly left: number }
  /** S4.3 A gain of a player who wants to be asked how much; `at` is where pieces and tokens go, or -1. */
  | {
      readonly step: 'amount'
      readonly seat: Seat
      readonly what: Countable
      readonly most: number
      readonly at: Place
    }
  /** Gains of a card, one after the other from `next` on; `at` is the encounter's territory, or -1. */
  | {
      readonly step: 'gains'
      readonly seat: Seat
      readonly gains: readonly Gain[]
      readonly next: number
      readonly at: Place
    }
  /** S5.3 Tokens to be placed: on `at`, or anywhere with an own worker when it is -1. */
  | { readonly step: 'place'; readonly seat: Seat; readonly left: number; readonly at: Place }
  /** S5.4 Territories still to be harvested, the mill's one apart; `used` are the places that have been. */
  | {
      readonly step: 'harvest'
      readonly seat: Seat
      readonly left: number
      readonly mill: boolean
      readonly used: readonly Place[]
    }
  /** S6 */
  | { readonly step: 'moving'; readonly seat: Seat; readonly left: number; readonly steps: number }
  | {
      readonly step: 'journey'
      readonly seat: Seat
      readonly unit: number
      /** Steps left. */
      readonly left: number
      /** Steps taken. */
      readonly taken: number
      /** Tokens it takes along, by resource. */
      readonly cargo: readonly number[]
      /** Workers it takes along, a bit for each of the eight. */
      readonly riders: number
      /** Kinds of cargo taken up, and put down, at this stop: a bit each. What was taken up is not put down again. */
      readonly loaded: number
      readonly dropped: number
    }
  | { readonly step: 'afterMove'; readonly seat: Seat }
  /** S7 */
  | { readonly step: 'combats'; readonly seat: Seat }
  | { readonly step: 'ready'; readonly seat: Seat; readonly other: Seat; readonly at: Place; readonly attacks: boolean }
  | {
      readonly step: 'ability'
      readonly seat: Seat
      readonly other: Seat
      readonly at: Place
      readonly ability: Ability
    }
  | (SealedStep<ScytheMove> & {
      readonly step: 'battle'
      readonly at: Place
      readonly attacker: Seat
      readonly defender: Seat
    })
  | {
      readonly step: 'retreat'
      readonly seat: Seat
      readonly at: Place
      /** Lakes to which one of its mechs has gone. */
      readonly lakes: readonly Place[]
    }
  | {
      readonly step: 'spoils'
      readonly at: Place
      readonly winner: Seat
      readonly loser: Seat
      /** Workers that retreated. */
      readonly workers: number
      /** The loser's total, which decides about the consolation card. */
      readonly total: number
    }
  /** S8 */
  | { readonly step: 'encounter'; readonly seat: Seat }
  | { readonly step: 'option'; readonly seat: Seat; readonly at: Place; readonly taken: EncounterOptionId | '' }
  | { readonly step: 'encounterEnd'; readonly seat: Seat }
  | { readonly step: 'look'; readonly seat: Seat }
  | { readonly step: 'looking'; readonly seat: Seat; readonly at: Seat }
  | { readonly step: 'relocate'; readonly seat: Seat; readonly at: Place; readonly to: Place }
  /** S9 */
  | { readonly step: 'visit'; readonly seat: Seat }
  | { readonly step: 'factory'; readonly seat: Seat }
  | { readonly step: 'choose'; readonly seat: Seat }
  /** S10 Main benefits; `at` is where the piece must go, or -1 for any territory that qualifies. */
  | { readonly step: 'upgrade'; readonly seat: Seat }
  | { readonly step: 'deploy'; readonly seat: Seat; readonly at: Place }
  | { readonly step: 'build'; readonly seat: Seat; readonly at: Place }
  | { readonly step: 'enlist'; readonly seat: Seat }
  /** S9.4 A worker that goes to a territory with an own mech. */
  | { readonly step: 'settle'; readonly seat: Seat }
  | {
      readonly step: 'ongoing'
      readonly seat: Seat
      readonly section: BottomAction
      /** Whether the recruit had left the section before the action (R2). */
      readonly before: boolean
    }
  /** S14 */
  | { readonly step: 'stars'; readonly seat: Seat }
  | { readonly step: 'star'; readonly seat: Seat }
  /** S19.2, S19.6 */
  | { readonly step: 'token'; readonly seat: Seat }
  | { readonly step: 'rearm'; readonly seat: Seat; readonly at: Place }

export type StepOf<Name extends ScytheStep['step']> = Extract<ScytheStep, { readonly step: Name }>
