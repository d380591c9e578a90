/**
 * What a game is. Everything else in the house (history, server, page, terminal, bots, tests) knows a game
 * only through this contract, and a game knows nothing of them.
 */
import type { Advice } from './advice.ts'
import type { Audit } from './audit.ts'
import type { Chance } from './chance.ts'
import type { Message } from './message.ts'
import type { Refusal } from './refusal.ts'
import type { Earlier } from './secrets.ts'
import type { Move, Options, Seat, State } from './state.ts'

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

/** Something that happened, as a flat record; words come later, in the reader's language. */
export interface GameEvent {
  readonly type: string
  /** Who did it or whom it happened to. */
  readonly seat?: Seat
  /** Only these seats may learn of it (a card drawn); without it everybody may. */
  readonly only?: readonly Seat[]
  readonly [detail: string]: string | number | boolean | null | undefined | readonly (string | number)[]
}

/** Whether the seat (null: a spectator) may learn of the event. */
export function mayHear(event: GameEvent, seat: Seat | null): boolean {
  return event.only === undefined || (seat !== null && event.only.includes(seat))
}

/** What the kernel itself tells: a seat's sealed answer is complete. */
export type KernelEvent = { readonly type: 'sealed'; readonly seat: Seat; readonly step: string }

/** Listens to events. Rules call it as `log?.({ ... })`, so that the record is made only when somebody listens. */
export type Log<E extends GameEvent = GameEvent> = (event: E) => void

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
  /** Who took part without a seat, in the order of `others`; their ranks are counted among those of the seats. */
  readonly others: readonly (Other & { readonly rank: number; readonly total: number })[]
}

/** A participant that nobody sits for, such as the opponent of a solo game. */
export interface Other {
  /** Key of its name. */
  readonly key: string
  readonly lines: readonly ScoreLine[]
}

/** Something a player might expect to be possible now and is not, with the reason. */
export interface Refused<M extends Move = Move> {
  /** What was wanted, as far as it is told: no legal move has all these fields. */
  readonly move: Partial<M>
  /** Need, then have: `{ key: 'why.wealth', params: { need: 5, have: 4 } }`. */
  readonly reason: Message
}

export interface Game<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
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
  play(s: S, seat: Seat, move: M, log?: Log<E | KernelEvent>): void

  /**
   * The state as that seat (null: a spectator) may know it: the same shape in a new object, every hidden card
   * replaced by its back (a string that starts with '?') and every other hidden value by its mask.
   */
  view(s: S, seat: Seat | null): S

  /**
   * The same as `view`, but what nobody hides is not copied: for whoever reads it while `s` stays as it is. Where the seat
   * sees what it saw in its last glimpse, that is taken.
   */
  glimpse(s: S, seat: Seat | null, earlier?: Earlier<S>): S

  /** A full state that agrees with the view, hidden things dealt at random, for bots: `view` of it is the view. */
  imagine(view: S, seat: Seat | null, chance: Chance): S

  /** A copy that shares nothing with the state; where bots spend much of their time. */
  clone(s: S): S

  /** What the seat would score if the game ended now, as far as `s` shows it; at the end the final score. */
  score(s: S, seat: Seat): readonly ScoreLine[]

  /** Who takes part without a seat, with what they would score if the game ended now. */
  others(s: S): readonly Other[]

  /** Ranks and scores when the game is over, else null. */
  result(s: S): Result | null

  /** What that seat might expect to be possible now and is not, and why. Empty for who is not an actor. */
  why(s: S, seat: Seat): readonly Refused<M>[]

  /** What the seat plays, for statistics: `{ faction: 'nordic', mat: 'industrial' }`. */
  roles(s: S, seat: Seat): Readonly<Record<string, string>>

  /** What bots are told about the game. */
  readonly advice: Advice<S, M>

  /** What tests hold the game to. */
  readonly audit: Audit<S>
}
