/** The small language in which encounter and Factory cards say what they cost and give. */
import type { Resource } from './mats.ts'

export type GainType =
  | 'coins'
  | 'popularity'
  | 'power'
  | 'combatCards'
  | 'resource'
  | 'anyResources'
  | 'worker'
  | 'build'
  | 'deploy'
  | 'enlist'
  | 'upgrade'
  | 'produceTerritories'
  | 'viewOpponentCombatCards'
  | 'relocateUnits'

export interface Gain {
  readonly type: GainType
  readonly amount: number
  /** The named resource of a 'resource' gain, else ''. */
  readonly resource: Resource | ''
  /** Where it is put: on the encounter's territory (''), on a controlled one with an own worker, or with an own mech. */
  readonly on: '' | 'worker' | 'mech'
}

export interface Price {
  readonly type: 'coins' | 'popularity' | 'power' | 'combatCards' | 'anyResources'
  readonly amount: number
  /** The resources paid must be of different types. */
  readonly distinct: boolean
}
