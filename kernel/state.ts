/** What play consists of: seats, moves, steps, and the fields that every state has. */
import type { Chance } from './chance.ts'

/** A chair at the table, counted from 0. Who sits there (a person, a bot) is no concern of the rules. */
export type Seat = number

/**
 * One decision, as small as one click. A flat record of scalars: `do` names the kind, the other fields say what
 * exactly. Two moves are the same when all their fields are. No move carries a number or a subset that `legal`
 * did not list.
 */
export type Move = { readonly do: string }

/** A step still to be resolved, see agenda.ts. A plain record; its name picks the rule that resolves it. */
export interface Step {
  readonly step: string
}

export type OptionValue = string | number | boolean | readonly string[]
export type Options = { readonly [id: string]: OptionValue }

/**
 * The fields every state has; a game adds its own. A state is plain JSON: numbers, strings, booleans, null,
 * lists and flat records; no undefined, class, Map, Set, Date or function inside, and a list holds either scalars or
 * records and lists, not both. It is changed in place: whoever needs the old one clones first.
 */
export interface State {
  /** Id of the game. */
  game: string
  /** The rules' version this table was opened with, see `since`. */
  version: number
  seats: number
  options: Options
  /** The game's round, or 0 where it has none. For people: replay marks, statistics. */
  round: number
  /** Grows whenever another turn begins. Bots look ahead to the end of their turn by it. */
  turn: number
  /** Grows whenever hidden information comes to light; undo does not go back behind that. */
  reveals: number
  chance: Chance
  /** Stack of steps to resolve; the last one is next. Empty when the game is over. */
  agenda: Step[]
}

/**
 * Whether the table was opened with rules of version `n` or later. A fix that changes behaviour is written
 * behind it, so that tables in progress keep the rules they began with.
 */
export function since(s: State, n: number): boolean {
  return s.version >= n
}
