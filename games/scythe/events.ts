/** Everything that can happen, as the log tells it. Places are hex and base ids, as in moves; `mech` names a mech by its ability. */
import type { Seat } from '@ludarium/kernel'
import type {
  Ability,
  Bonus,
  BottomAction,
  Cube,
  EncounterOptionId,
  Goal,
  Resource,
  Section,
  Structure,
  TopAction,
  Unit,
} from './data/index.ts'

/** What lies on a track of the seat's own: the figures that go up and down. */
export type Track = 'coins' | 'power' | 'popularity'

export type ScytheEvent =
  /** S3 */
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'section'; readonly seat: Seat; readonly section: Section; readonly top: TopAction | 'factory' }
  | { readonly type: 'skip'; readonly seat: Seat; readonly row: 'top' | 'bottom' }
  | { readonly type: 'top'; readonly seat: Seat; readonly action: TopAction | 'gain' | 'factory' }
  | { readonly type: 'bottom'; readonly seat: Seat; readonly action: Section }
  /** S4 Gains, losses and costs. */
  | { readonly type: 'gain'; readonly seat: Seat; readonly what: Track; readonly amount: number }
  /** A gain that the track has no room for (S1.5). */
  | { readonly type: 'full'; readonly seat: Seat; readonly what: Track }
  | { readonly type: 'lose'; readonly seat: Seat; readonly what: Track; readonly amount: number }
  | { readonly type: 'spend'; readonly seat: Seat; readonly what: Track; readonly amount: number }
  | { readonly type: 'draw'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly cards: readonly string[]; readonly only: readonly Seat[] }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'tokens'
      readonly seat: Seat
      readonly resource: Resource
      readonly amount: number
      readonly at: string
    }
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly resource: Resource
      readonly amount: number
      readonly at: string
    }
  | { readonly type: 'coerce'; readonly seat: Seat }
  | { readonly type: 'worker'; readonly seat: Seat; readonly unit: Unit; readonly at: string }
  /** S6 A unit's step with what it carries. */
  | {
      readonly type: 'step'
      readonly seat: Seat
      readonly unit: Unit
      readonly mech: Ability | ''
      readonly from: string
      readonly to: string
      readonly workers: number
      readonly metal: number
      readonly food: number
      readonly oil: number
      readonly wood: number
    }
  | {
      readonly type: 'drive'
      readonly seat: Seat
      readonly other: Seat
      readonly workers: number
      readonly at: string
    }
  | { readonly type: 'contest'; readonly seat: Seat; readonly other: Seat; readonly at: string }
  /** S7 */
  | { readonly type: 'fight'; readonly seat: Seat; readonly other: Seat; readonly at: string }
  | { readonly type: 'ability'; readonly seat: Seat; readonly ability: Ability }
  | {
      readonly type: 'scouted'
      readonly seat: Seat
      readonly other: Seat
      readonly card: string
      readonly only: readonly Seat[]
    }
  | {
      readonly type: 'committed'
      readonly seat: Seat
      readonly dial: number
      readonly cards: readonly string[]
      readonly total: number
    }
  | {
      readonly type: 'battle'
      readonly seat: Seat
      readonly other: Seat
      readonly at: string
      readonly attack: number
      readonly defence: number
    }
  | {
      readonly type: 'retreat'
      readonly seat: Seat
      readonly unit: Unit
      readonly mech: Ability | ''
      readonly to: string
    }
  /** S8 */
  | { readonly type: 'encounter'; readonly seat: Seat; readonly card: string; readonly at: string }
  | { readonly type: 'option'; readonly seat: Seat; readonly card: string; readonly option: EncounterOptionId }
  | { readonly type: 'look'; readonly seat: Seat; readonly other: Seat }
  | {
      readonly type: 'looked'
      readonly seat: Seat
      readonly other: Seat
      readonly cards: readonly string[]
      readonly only: readonly Seat[]
    }
  | {
      readonly type: 'relocate'
      readonly seat: Seat
      readonly unit: Unit
      readonly mech: Ability | ''
      readonly to: string
    }
  /** S9 */
  | { readonly type: 'factory'; readonly seat: Seat; readonly card: string }
  /** S10 */
  | { readonly type: 'upgrade'; readonly seat: Seat; readonly from: Cube; readonly to: BottomAction }
  | { readonly type: 'deploy'; readonly seat: Seat; readonly mech: Ability; readonly at: string }
  | { readonly type: 'build'; readonly seat: Seat; readonly structure: Structure; readonly at: string }
  | { readonly type: 'enlist'; readonly seat: Seat; readonly section: BottomAction; readonly bonus: Bonus }
  | { readonly type: 'ongoing'; readonly seat: Seat; readonly section: BottomAction }
  /** S13 to S15 */
  | { readonly type: 'objective'; readonly seat: Seat; readonly objective: string }
  | { readonly type: 'star'; readonly seat: Seat; readonly goal: Goal; readonly stars: number }
  | { readonly type: 'stepBack'; readonly seat: Seat }
  | { readonly type: 'over'; readonly seat: Seat }
  /** S17 */
  | { readonly type: 'give'; readonly seat: Seat; readonly other: Seat; readonly amount: number }
  /** S19 */
  | { readonly type: 'trap'; readonly seat: Seat; readonly trap: string; readonly at: string }
  | { readonly type: 'token'; readonly seat: Seat; readonly kind: 'flag' | 'trap'; readonly at: string }
  | { readonly type: 'rearm'; readonly seat: Seat; readonly at: string }
