/**
 * The game contract. History, server, page, terminal, bots and tests know a game only through it, and a game knows
 * nothing about them.
 */
import type { Advice } from './advice.ts'
import type { Audit } from './audit.ts'
import type { Chance } from './chance.ts'
import type { Message } from './message.ts'
import type { Refusal } from './refusal.ts'
import type { PreviousView } from './secrets.ts'
import type { Move, Options, Seat, State } from './state.ts'

/** A choice made when opening a table. */
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
  /** One value per seat, e.g. its faction; stored as a list with one entry per seat. */
  | { readonly id: string; readonly kind: 'seats'; readonly values: readonly string[]; readonly default: string }

/** Everything needed to set a game up. With the list of decisions it determines the whole game. */
export interface GameSetup {
  readonly seats: number
  readonly options: Options
  /** 256 bits as 64 hex digits. */
  readonly seed: string
  /** Rules version; default: the newest. */
  readonly version?: number
}

/** Something that happened, as a flat record. Clients turn it into words in the reader's language. */
export interface GameEvent {
  readonly type: string
  /** The seat that acted or was affected. */
  readonly seat?: Seat
  /** Seats that may see it (e.g. a card drawn); default: everybody. */
  readonly only?: readonly Seat[]
  readonly [detail: string]: string | number | boolean | null | undefined | readonly (string | number)[]
}

/** Whether the seat (null: a spectator) may see the event. */
export function mayHear(event: GameEvent, seat: Seat | null): boolean {
  return event.only === undefined || (seat !== null && event.only.includes(seat))
}

/** The kernel's own event: a seat completed its sealed answer. */
export type KernelEvent = { readonly type: 'sealed'; readonly seat: Seat; readonly step: string }

/** Receives events. Rules call it as `log?.({ ... })`, so the record is only created if somebody listens. */
export type Log<E extends GameEvent = GameEvent> = (event: E) => void

/** One line of a seat's score. `key` is also its catalog key. */
export interface ScoreLine {
  readonly key: string
  readonly points: number
}

export interface Result {
  /** By seat; 1 is the winner. Tied seats share a rank; tie-breakers are already applied. */
  readonly ranks: readonly number[]
  /** By seat, the sum of its lines. */
  readonly totals: readonly number[]
  readonly lines: readonly (readonly ScoreLine[])[]
  /** Participants without a seat, in the order of `others`. They are ranked together with the seats. */
  readonly others: readonly (VirtualPlayer & { readonly rank: number; readonly total: number })[]
}

/** A participant without a seat, such as the opponent in a solo game. */
export interface VirtualPlayer {
  /** Catalog key of its name. */
  readonly key: string
  readonly lines: readonly ScoreLine[]
}

/** A move that a player might expect but that is not legal now, with the reason. */
export interface BlockedMove<M extends Move = Move> {
  /** The known fields of the move. No legal move has all of them. */
  readonly move: Partial<M>
  /** Needed versus available: `{ key: 'why.wealth', params: { need: 5, have: 4 } }`. */
  readonly reason: Message
}

export interface Game<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly id: string
  readonly name: string
  /** Starts at 1; increases when a saved state or decision would change its meaning. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]

  /** Refuses a combination of seats and options that the rules do not allow; otherwise null. */
  refuse(seats: number, options: Options): Refusal | null

  /** The first state with a decision. Deterministic: the same setup gives the same bytes. */
  setup(table: GameSetup): S

  /**
   * Seats that must decide now, ascending; several if they decide simultaneously, in any order. Empty exactly when the
   * game is over. Depends on public information only.
   */
  actors(s: S): readonly Seat[]

  /**
   * Every legal move of that seat: complete, without duplicates, in a stable order, never empty for an actor and always
   * empty for others. Depends only on what the seat may know: `legal(view(s, seat), seat)` equals `legal(s, seat)`.
   * Does not change the state.
   */
  legal(s: S, seat: Seat): M[]

  /**
   * Plays a move that `legal` lists, in place, plus all automatic steps up to the next decision. Does not validate; use
   * `submit` for untrusted input.
   */
  play(s: S, seat: Seat, move: M, log?: Log<E | KernelEvent>): void

  /**
   * The state as that seat (null: a spectator) may know it: a new object of the same shape. Hidden cards are replaced
   * by their backs (strings starting with '?'), other hidden values by their masks.
   */
  view(s: S, seat: Seat | null): S

  /**
   * Like `view`, but shares all open parts with `s` instead of copying them. Use it only while `s` does not change.
   * Reuses parts of the seat's previous view where they are equal.
   */
  sharedView(s: S, seat: Seat | null, earlier?: PreviousView<S>): S

  /**
   * A full state consistent with the view, with hidden things dealt at random. Its `view` equals the given view. For
   * bots.
   */
  imagine(view: S, seat: Seat | null, chance: Chance): S

  /** A deep copy. Bots spend much of their time here. */
  clone(s: S): S

  /** The seat's score if the game ended now, as far as `s` shows it; the final score at the end. */
  score(s: S, seat: Seat): readonly ScoreLine[]

  /** Participants without a seat, with their scores if the game ended now. */
  others(s: S): readonly VirtualPlayer[]

  /** Ranks and scores when the game is over, otherwise null. */
  result(s: S): Result | null

  /** Moves that the seat might expect but that are not legal now, with reasons. Empty for seats that are not actors. */
  why(s: S, seat: Seat): readonly BlockedMove<M>[]

  /** What the seat plays, for statistics: `{ faction: 'nordic', mat: 'industrial' }`. */
  roles(s: S, seat: Seat): Readonly<Record<string, string>>

  readonly advice: Advice<S, M>

  readonly audit: Audit<S>
}
