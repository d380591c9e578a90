/**
 * The interface between a screen and a table, which is in a worker of the page or on a server. A position has two numbers:
 * `at` counts decisions, `number` counts records. Updates carry the number of records as `serial`, so a reader that
 * reconnects can ask for what it missed.
 */
import type { BlockedMove, GameEvent, Move, Options, Outcome, Refusal, Result, Seat, State } from '@ludarium/kernel'
import type { Sign } from './signs.ts'

/** The occupant of a seat. */
export interface Sitter {
  readonly name: string
  /** 'free': nobody yet. */
  readonly kind: 'person' | 'bot' | 'free'
  /** The level of a bot; '' for people. */
  readonly level: string
  /** The host's id of the person, e.g. an account. Never sent to others. */
  readonly id?: string
  /** The seat's sign, if people may choose one. It stays with the seat. */
  readonly sign?: Sign
}

/** What does not change during a game, except the sitters. */
export interface TableAbout {
  readonly id: string
  readonly game: string
  /** Version of the rules. */
  readonly version: number
  readonly options: Options
  readonly sitters: readonly Sitter[]
  /** Seats that this reader may play; several if people share a screen. */
  readonly own: readonly Seat[]
  /** Milliseconds since 1970. */
  readonly opened: number
  /** By seat, milliseconds that the game has waited for it. */
  readonly used: readonly number[]
  /** Why the table cannot be continued, or null: the current rules cannot replay it. */
  readonly readonly: Refusal | null
}

/** The table after `at` decisions as one seat sees it (null: a spectator). */
export interface Position {
  readonly at: number
  /** Number of records. Sent back with a press made on this position. */
  readonly number: number
  readonly seat: Seat | null
  readonly view: State
  /** Hash of the view, so that readers who apply patches can detect errors. */
  readonly hash: string
  readonly actors: readonly Seat[]
  /** Every legal move of `seat`, in the game's order. */
  readonly legal: readonly Move[]
  readonly refused: readonly BlockedMove[]
  readonly result: Result | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** An event that the reader may know. */
export interface LogEntry {
  /** Number of decisions after which it happened. */
  readonly at: number
  /** Round and turn at that moment, which may be in the middle of a decision. */
  readonly round: number
  readonly turn: number
  readonly event: GameEvent
}

/**
 * A step of the table. After 'undone', log entries after `position.at` are void. 'seated' means that sitters have changed,
 * 'ended' that the game ended outside its rules, 'activity' that something changed that is not stored, e.g. a bot thinks.
 */
export interface Update {
  /** Number of records. Grows with every kind except 'opened' and 'activity'; by several if updates are combined. */
  readonly serial: number
  readonly kind: 'opened' | 'decided' | 'undone' | 'seated' | 'ended' | 'activity'
  readonly position: Position
  readonly log: readonly LogEntry[]
  readonly sitters: readonly Sitter[]
  /** The seat whose bot is thinking, or null. */
  readonly thinking: Seat | null
  /** Why a bot's decision could not be stored, until it is; else null. */
  readonly trouble: Refusal | null
  /** Missing or null without a clock. */
  readonly clock?: ClockFace | null
}

/** The time that everybody has left, by the host's clock. */
export interface ClockFace {
  /** By seat, milliseconds left at `now`. */
  readonly left: readonly number[]
  /** By seat, when its time is up (milliseconds since 1970); null if its clock does not run. */
  readonly due: readonly (number | null)[]
  /** The host's time: the reader's clock may be wrong. */
  readonly now: number
}

/** A point of the score curves; `totals` by seat. */
export interface ScorePoint {
  readonly at: number
  readonly round: number
  readonly turn: number
  /** Who made the decision; null at the start. */
  readonly seat: Seat | null
  readonly totals: readonly number[]
}

export interface Hint {
  readonly move: Move
  /** How much better it is than the second best, in the bot's own unit; null if unknown. */
  readonly lead: number | null
  /** The best lines, each with a different first move. The first one starts with `move`. */
  readonly lines?: readonly (readonly Move[])[]
}

/** The result of an order. A retry with the same ticket gets the same one. */
export interface Receipt {
  /** Number of records after it. */
  readonly number: number
  /** Number of decisions after it. */
  readonly at: number
  /** Number of decisions it made. A press ends early if another seat must decide or something hidden is revealed. */
  readonly played: number
}

export interface TableSource {
  about(): Promise<TableAbout>
  /** The current position, or the one after `at` decisions. */
  position(seat: Seat | null, at?: number): Promise<Position>
  /** All log entries that the seat may know, oldest first. */
  log(seat: Seat | null): Promise<readonly LogEntry[]>
  scores(seat: Seat | null): Promise<readonly ScorePoint[]>
  /**
   * Updates with a serial above `from` as the seat sees them, until the returned function is called. The first one brings
   * the current position ('opened', if `from` is 0) or what was missed. `ended` is called when no more will come.
   */
  subscribe(
    seat: Seat | null,
    from: number,
    listen: (update: Update) => void,
    ended?: (refusal: Refusal) => void,
  ): () => void
  /**
   * Plays a press: all moves in order, or none if one is refused; the refusal says which. The press ends early if another
   * seat must decide or something hidden is revealed; the receipt says how many moves were played. `seen` is the number of
   * the position that the press was made on. It is stale on a later one, unless others have only given sealed answers
   * since. The sender makes up the ticket; a retry with the same one is not carried out twice.
   */
  submit(seat: Seat, moves: readonly Move[], seen: number, ticket: string): Promise<Outcome<Receipt>>
  /** Undoes the seat's last press as a whole; `redo` plays it again. */
  undo(seat: Seat, ticket: string): Promise<Outcome<Receipt>>
  redo(seat: Seat, ticket: string): Promise<Outcome<Receipt>>
  hint(seat: Seat): Promise<Hint | null>
  /** Opens a new connection in place of one that does not answer. Missing if that is not possible. */
  readonly reconnect?: () => Promise<void>
  /** The whole game as text for `readGame`; refused while something is hidden. */
  exported(): Promise<string>
  close(): void
}
