/** Every decision of the game. Places are hex and base ids, units the names of `UNITS`. */
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
  Unit,
} from './data/index.ts'

/** What a moving unit can take along: tokens, workers that may still move, workers that have moved, or all of it. */
export type Cargo = Resource | 'worker' | 'moved' | 'everything'

/** What a number can be gained of. */
export type Countable = 'coins' | 'power' | 'popularity' | 'combatCards' | 'worker' | Resource

export type ScytheMove =
  /** S3.1 Put the action token on a section. */
  | { readonly do: 'section'; readonly section: Section }
  /** R11 Standing preferences: 'gains' on = ask how much of each gain to take; a bottom action on = take its ongoing bonus. */
  | { readonly do: 'prefer'; readonly what: 'gains' | BottomAction; readonly on: boolean }
  /** S13 Reveal a fulfilled objective. */
  | { readonly do: 'reveal'; readonly objective: string }
  /** S3.1 Leave the row in question untaken. */
  | { readonly do: 'skip' }
  /** S3.1 End the turn. */
  | { readonly do: 'end' }
  /** S5.1 Move units, or gain coins. */
  | { readonly do: 'move' }
  | { readonly do: 'coins' }
  /** S5.2 */
  | { readonly do: 'bolster'; readonly take: 'power' | 'combatCards' }
  /** S5.3 */
  | { readonly do: 'trade'; readonly take: 'resources' | 'popularity' }
  /** S5.4 Pay for producing, then harvest one territory after the other. */
  | { readonly do: 'produce' }
  | { readonly do: 'harvest'; readonly at: string; readonly count: number }
  /** S9.4 The top row of the Factory card, and which of its alternatives. */
  | { readonly do: 'factory' }
  | { readonly do: 'choose'; readonly option: number }
  /** S10.1 Take the bottom action of the section; on the Factory card the Factory Move. */
  | { readonly do: 'bottom'; readonly action: Section }
  /** S4.4 One token of a cost. */
  | { readonly do: 'pay'; readonly resource: Resource; readonly at: string }
  /** S12.3 A combat card in place of a token. */
  | { readonly do: 'coerce'; readonly card: string }
  /** S4.5 A combat card of a cost. */
  | { readonly do: 'discard'; readonly card: string }
  /** S10.2 to S10.5 Main benefits. */
  | { readonly do: 'upgrade'; readonly from: Cube; readonly to: BottomAction }
  | { readonly do: 'deploy'; readonly mech: Ability; readonly at: string }
  | { readonly do: 'build'; readonly structure: Structure; readonly at: string }
  | { readonly do: 'enlist'; readonly section: BottomAction; readonly bonus: Bonus }
  /** S5.3 Put one gained token on a territory. */
  | { readonly do: 'place'; readonly resource: Resource; readonly at: string }
  /** S9.4 Put a gained worker on a territory. */
  | { readonly do: 'settle'; readonly at: string }
  /** S4.3 How much of a gain to take, asked only of who prefers to be asked. */
  | { readonly do: 'take'; readonly what: Countable; readonly amount: number }
  /** S4.3 Take no more of the benefit. */
  | { readonly do: 'enough' }
  /** S6.1 Choose the unit that moves next, or end the Move action. */
  | { readonly do: 'unit'; readonly unit: Unit; readonly at: string }
  | { readonly do: 'endMove' }
  /** S6.8 Take along or leave behind, at the unit's present stop. */
  | { readonly do: 'load'; readonly what: Cargo; readonly amount: number }
  | { readonly do: 'drop'; readonly what: Cargo; readonly amount: number }
  /** S6.2 One step of the moving unit. */
  | { readonly do: 'step'; readonly unit: Unit; readonly to: string }
  /** S6.1 No more steps for this unit. */
  | { readonly do: 'stop' }
  /** S6.9 Which combat is next. */
  | { readonly do: 'fight'; readonly at: string }
  /** S7.2 An optional ability before combat. */
  | { readonly do: 'ability'; readonly ability: Ability; readonly use: boolean }
  /** S7.3 The sealed answer: a dial, then cards one by one, then ready. */
  | { readonly do: 'dial'; readonly power: number }
  | { readonly do: 'card'; readonly card: string }
  | { readonly do: 'ready' }
  /** S12.1 Where a beaten Nordic unit goes. */
  | { readonly do: 'retreat'; readonly unit: Unit; readonly to: string }
  /** S8.2 */
  | { readonly do: 'option'; readonly option: EncounterOptionId }
  /** S8.7 Look at an opponent's combat cards. */
  | { readonly do: 'look'; readonly at: Seat }
  /** S8.7 The hex to go to, then the units that go. */
  | { readonly do: 'relocate'; readonly to: string }
  | { readonly do: 'bring'; readonly unit: Unit }
  /** S9.1 */
  | { readonly do: 'takeCard'; readonly card: string }
  /** S19.2 */
  | { readonly do: 'flag'; readonly at: string }
  | { readonly do: 'trap'; readonly trap: string; readonly at: string }
  | { readonly do: 'rearm'; readonly at: string }
  /** S14.3 Which goal gets the last star. */
  | { readonly do: 'star'; readonly goal: Goal }
  /** S17.2 */
  | { readonly do: 'give'; readonly to: Seat; readonly coins: number }

export type ScytheMoveOf<Name extends ScytheMove['do']> = Extract<ScytheMove, { readonly do: Name }>
