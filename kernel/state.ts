/** The basic types of play: seats, moves, steps, and the fields of every state. */
import type { Chance } from './chance.ts'

/** A seat at the table, counted from 0. The rules do not know whether a person or a bot sits there. */
export type Seat = number

/**
 * One decision, as small as one click: a flat record of scalars. `do` is the verb, the other fields its arguments.
 * Moves are equal if all fields are. Every number or subset in a move comes from `legal`.
 */
export type Move = { readonly do: string }

/** A step to resolve, see agenda.ts: a plain record whose name selects the rule. */
export interface Step {
  readonly step: string
}

export type OptionValue = string | number | boolean | readonly string[]
export type Options = { readonly [id: string]: OptionValue }

/**
 * The fields of every state; a game adds its own. A state is plain JSON: numbers, strings, booleans, null, lists and
 * flat records; no undefined, class, Map, Set, Date or function. A list holds either scalars or records and lists, not
 * both. States are modified in place: clone first to keep the old one.
 */
export interface State {
  game: string
  /** The rules version of this table, see `since`. */
  version: number
  seats: number
  options: Options
  /** The game's round, or 0 if it has none. For display, replays and statistics. */
  round: number
  /** Increases with every new turn. Bots use it to find the end of their turn. */
  turn: number
  /** Increases whenever hidden information is revealed; undo stops there. */
  reveals: number
  chance: Chance
  /** Stack of steps to resolve; the last one is next. Empty when the game is over. */
  agenda: Step[]
}

/**
 * Whether the table uses rules version `n` or later. Guard every fix that changes behaviour with it, so tables in
 * progress keep their rules.
 */
export function since(s: State, n: number): boolean {
  return s.version >= n
}
