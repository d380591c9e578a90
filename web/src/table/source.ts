/**
 * What the table on screen talks to: one small asynchronous interface. Behind it is a worker in this page, or
 * a server. Positions are numbered by how many decisions have been made; updates are numbered without gaps, so
 * that a reader who lost the connection asks again from the last number it has.
 */
import type { GameEvent, Move, Options, Outcome, Refused, Result, Seat, State } from '@ludarium/kernel'

/** Who sits on a chair. */
export interface Sitter {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** A bot's strength, '' for people. */
  readonly level: string
}

/** What stays the same as long as the table stands. */
export interface TableAbout {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly sitters: readonly Sitter[]
  /** Seats that this screen may play; more than one when people pass it around. */
  readonly own: readonly Seat[]
  /** Milliseconds since 1970. */
  readonly opened: number
}

/** The table after `at` decisions, through the eyes of one seat (null: a spectator). */
export interface Position {
  readonly at: number
  readonly seat: Seat | null
  readonly view: State
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
  readonly round: number
  readonly turn: number
  readonly event: GameEvent
}

/** A step of the table. After `kind: 'undone'` everything told after `position.at` never happened. */
export interface Update {
  /** Grows by one with each update of a table. */
  readonly serial: number
  readonly kind: 'opened' | 'decided' | 'undone'
  readonly position: Position
  readonly told: readonly Told[]
  /** The seat whose bot is thinking now, or null. */
  readonly thinking: Seat | null
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
   * returned function is called. Begins with an 'opened' one that holds the current position.
   */
  subscribe(seat: Seat | null, from: number, listen: (update: Update) => void): () => void
  /** `at` is the position the decision was made on; on a later one it is refused as stale. */
  submit(seat: Seat, move: Move, at: number): Promise<Outcome<number>>
  undo(seat: Seat): Promise<Outcome<number>>
  redo(seat: Seat): Promise<Outcome<number>>
  hint(seat: Seat): Promise<Hint | null>
  /** The whole game as text, as `readGame` understands it; only where everything may be known. */
  exported(): Promise<string>
  /** Another table that shares the first `at` decisions; its id. */
  branch(at: number): Promise<string>
  close(): void
}
