/**
 * What a screen talks to: one small asynchronous interface. Behind it is a worker in the same page, or a server.
 * A position has two numbers: `at` counts the decisions that led to it, `number` the records of the table. Updates
 * carry the number of records too, so that a reader who lost the connection asks again from the last one it has.
 */
import type { GameEvent, Move, Options, Outcome, Refusal, Refused, Result, Seat, State } from '@ludarium/kernel'
import type { Sign } from './signs.ts'

/** Who sits on a chair. */
export interface Sitter {
  readonly name: string
  /** Nobody sits on a free one yet. */
  readonly kind: 'person' | 'bot' | 'free'
  /** A bot's strength, '' for people. */
  readonly level: string
  /** The host's own name for the person, e.g. an account; never shown to others. */
  readonly id?: string
  /** The seat's sign, where people may wish for one; it stays with the seat. */
  readonly sign?: Sign
}

/** What stays the same as long as the table stands, but for who sits there. */
export interface TableAbout {
  readonly id: string
  readonly game: string
  /** The rules' version that is played by. */
  readonly version: number
  readonly options: Options
  readonly sitters: readonly Sitter[]
  /** Seats that this reader may play; more than one when people pass a screen around. */
  readonly own: readonly Seat[]
  /** Milliseconds since 1970. */
  readonly opened: number
  /** By seat, milliseconds in which the game has waited for it. */
  readonly used: readonly number[]
  /** Why the table can only be looked at, or null: today's rules cannot follow it any further. */
  readonly readonly: Refusal | null
}

/** The table after `at` decisions, through the eyes of one seat (null: a spectator). */
export interface Position {
  readonly at: number
  /** How many records the table had: send it back with a decision made on this position. */
  readonly number: number
  readonly seat: Seat | null
  readonly view: State
  /** Of the view, so that a reader who keeps it up to date notices when it went wrong. */
  readonly hash: string
  readonly actors: readonly Seat[]
  /** Every legal move of `seat`, in the game's order. */
  readonly legal: readonly Move[]
  readonly refused: readonly Refused[]
  readonly result: Result | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** One line of the log, as the reader's seat may know it. */
export interface Told {
  /** How many decisions had been made when it happened. */
  readonly at: number
  /** The round and turn in which it happened, be it in the middle of a decision. */
  readonly round: number
  readonly turn: number
  readonly event: GameEvent
}

/**
 * A step of the table. After `kind: 'undone'` everything told after `position.at` never happened. 'seated' stands
 * for a change of who sits where, 'ended' for an end outside the rules, and 'stirred' for everything that is no
 * record: a bot begins to think, the store does not answer.
 */
export interface Update {
  /** How many records the table has. Grows with each kind but 'opened' and 'stirred'; by several where they are told together. */
  readonly serial: number
  readonly kind: 'opened' | 'decided' | 'undone' | 'seated' | 'ended' | 'stirred'
  readonly position: Position
  readonly told: readonly Told[]
  readonly sitters: readonly Sitter[]
  /** The seat whose bot is thinking now, or null. */
  readonly thinking: Seat | null
  /** Why a bot's decision could not be kept, until it is; else null. */
  readonly trouble: Refusal | null
  /** Where the table has a clock and the host tells it. */
  readonly clock?: ClockFace | null
}

/** How much time everybody has, as the host's clock has it. */
export interface ClockFace {
  /** By seat, milliseconds left at `now`. */
  readonly left: readonly number[]
  /** By seat, when its time is up (milliseconds since 1970); null where it does not run. */
  readonly due: readonly (number | null)[]
  /** The host's time, so that a reader whose clock is wrong counts right. */
  readonly now: number
}

/** What the score would be after each decision, for curves; `totals` by seat. */
export interface ScorePoint {
  readonly at: number
  readonly round: number
  readonly turn: number
  /** Who made the decision that led here; null at the start. */
  readonly seat: Seat | null
  readonly totals: readonly number[]
}

export interface Hint {
  readonly move: Move
  /** How much better it looks than the next best, in the bot's own unit; null when it cannot say. */
  readonly lead: number | null
  /** The best lines as far as they are planned, each with another first move; the first begins with `move`. */
  readonly lines?: readonly (readonly Move[])[]
}

/** How a command came out: after how many records and decisions. The same for a retry with the same ticket. */
export interface Receipt {
  readonly number: number
  readonly at: number
}

export interface TableSource {
  about(): Promise<TableAbout>
  /** The table now, or as it was after `at` decisions. */
  position(seat: Seat | null, at?: number): Promise<Position>
  /** Everything told so far to that seat, oldest first. */
  log(seat: Seat | null): Promise<readonly Told[]>
  scores(seat: Seat | null): Promise<readonly ScorePoint[]>
  /**
   * Updates with a serial above `from` (0: from the current position on), through the eyes of `seat`, until the
   * returned function is called. Begins with an 'opened' one that holds the current position, or with what was
   * missed since `from`. `ended` is called when nothing more will come.
   */
  subscribe(
    seat: Seat | null,
    from: number,
    listen: (update: Update) => void,
    ended?: (refusal: Refusal) => void,
  ): () => void
  /**
   * `seen` is the number of the position that the decision was made on; on a later one it is refused as stale, unless
   * others have only answered the same sealed question since. The
   * ticket is made up by the sender: a retry with the same one gets the same answer and plays nothing twice.
   */
  submit(seat: Seat, move: Move, seen: number, ticket: string): Promise<Outcome<Receipt>>
  undo(seat: Seat, ticket: string): Promise<Outcome<Receipt>>
  redo(seat: Seat, ticket: string): Promise<Outcome<Receipt>>
  hint(seat: Seat): Promise<Hint | null>
  /** The whole game as text, as `readGame` understands it; only where everything may be known. */
  exported(): Promise<string>
  close(): void
}
