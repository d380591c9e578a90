/**
 * What a game is. Everything else in the house (history, server, page, terminal, bots, tests) knows a game
 * only through this contract, and a game knows nothing of them.
 */
import type { Chance } from './chance.ts'
import type { Refusal } from './refusal.ts'

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

/** A choice made when a table is opened. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly default: number
    }
  /** One value for each seat, e.g. the faction a seat plays; stored as a list as long as there are seats. */
  | { readonly id: string; readonly kind: 'seats'; readonly values: readonly string[]; readonly default: string }

/** What a game is set up from. Together with the list of decisions it is the whole game. */
export interface Table {
  readonly seats: number
  readonly options: Options
  /** 256 bits as 64 hexadecimal digits. */
  readonly seed: string
  /** The rules' version to play by; without it the game's newest. */
  readonly version?: number
}

/**
 * The fields every state has; a game adds its own. A state is plain JSON: numbers, strings, booleans, null,
 * lists and flat records; no undefined, class, Map, Set, Date or function inside, and a list holds either scalars or
 * records and lists, not both. It is changed in place:
 * whoever needs the old one clones first.
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

/** Something that happened, as a flat record; words come later, in the reader's language. */
export interface GameEvent {
  readonly type: string
  /** Who did it or whom it happened to. */
  readonly seat?: Seat
  /** Only these seats may learn of it (a card drawn); without it everybody may. */
  readonly only?: readonly Seat[]
  readonly [detail: string]: string | number | boolean | null | undefined | readonly (string | number)[]
}

/** Listens to events. Rules call it as `log?.({ ... })`, so that the record is made only when somebody listens. */
export type Log = (event: GameEvent) => void

/** One line of a seat's score; `key` is also the key of its words. */
export interface ScoreLine {
  readonly key: string
  readonly points: number
}

export interface Result {
  /** By seat: 1 for the winner; equal ranks share a place. Tie-breaks are already applied. */
  readonly ranks: readonly number[]
  /** By seat, the sum of its lines. */
  readonly totals: readonly number[]
  readonly lines: readonly (readonly ScoreLine[])[]
}

/** Something a player might expect to be possible now and is not, with the reason. */
export interface Refused {
  /** What was wanted, e.g. 'build' or 'build:tavern'; also the place on the screen that is greyed. */
  readonly intent: string
  /** Key of the reason's words, e.g. 'why.wealth'. */
  readonly reason: string
  /** Figures of the reason: what is needed, what is there. */
  readonly params: Readonly<Record<string, string | number>>
}

export interface Game<S extends State = State, M extends Move = Move> {
  readonly id: string
  readonly name: string
  /** Grows when a saved state or decision would no longer mean the same. Starts at 1. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]

  /** A combination of seats and options that the rules do not allow; null when it can be played. */
  refuse(seats: number, options: Options): Refusal | null

  /** The first state that asks somebody something. The same table gives the same bytes. */
  setup(table: Table): S

  /**
   * Who must decide now, ascending; several when they decide at the same time, in any order. Empty exactly when
   * the game is over. Depends only on public information.
   */
  actors(s: S): readonly Seat[]

  /**
   * Every legal move of that seat: complete, without duplicates, in a stable order, never empty for an actor
   * and empty for everybody else. Depends only on what the seat may know: `legal(view(s, seat), seat)` equals
   * `legal(s, seat)`. Does not change the state.
   */
  legal(s: S, seat: Seat): M[]

  /**
   * Carries out a move that `legal` lists, in place, and everything that follows by itself up to the next
   * decision. Trusts its caller; `submit` is the checked door.
   */
  play(s: S, seat: Seat, move: M, log?: Log): void

  /**
   * The state as that seat (null: a spectator) may know it: the same shape in a new object, every hidden card
   * replaced by its back (a string that starts with '?') and every other hidden value by its mask.
   */
  view(s: S, seat: Seat | null): S

  /** A full state that agrees with the view, hidden things dealt at random, for bots: `view` of it is the view. */
  imagine(view: S, seat: Seat | null, chance: Chance): S

  /** A copy that shares nothing with the state; where bots spend much of their time. */
  clone(s: S): S

  /** What the seat would score if the game ended now, as far as `s` shows it; at the end the final score. */
  score(s: S, seat: Seat): readonly ScoreLine[]

  /** Ranks and scores when the game is over, else null. */
  result(s: S): Result | null

  /** What that seat might expect to be possible now and is not, and why. Empty for who is not an actor. */
  why(s: S, seat: Seat): readonly Refused[]

  /** How good the state looks for the seat, higher is better, in whatever unit; equal states give equal numbers. */
  evaluate(s: S, seat: Seat): number

  /** How many positions a bot looks at for one decision; more where turns are long chains of small decisions. */
  readonly horizon: number

  /**
   * The moves that aimless players choose from when the full list would let a random game wander on without
   * end: a non-empty part of `moves`. Only random play uses it.
   */
  brisk(s: S, seat: Seat, moves: readonly M[]): readonly M[]

  /** What the seat plays, for statistics: `{ faction: 'nordic', mat: 'industrial' }`. */
  roles(s: S, seat: Seat): Readonly<Record<string, string>>

  /** Counts of components that play can never change, e.g. `{ followers: 40 }`. */
  components(s: S): Readonly<Record<string, number>>

  /** What the rules promise: `legal` lists at most `branching` moves, a random game takes at most `decisions`. */
  readonly bounds: { readonly branching: number; readonly decisions: number }
}

/**
 * Whether the table was opened with rules of version `n` or later. A fix that changes behaviour is written
 * behind it, so that tables in progress keep the rules they began with.
 */
export function since(s: State, n: number): boolean {
  return s.version >= n
}
