/** The calls and feeds of a table, and the one description of their arguments. */
import type { Move, Seat } from '@ludarium/kernel'
import { LONGEST_PRESS } from './orders.ts'
import type { Schemas } from './rpc-server.ts'
import { args, arrayOf, integerOf, nullable, stringOf, unchecked, withOptional } from './schema.ts'
import type { Hint, LogEntry, Position, Receipt, ScorePoint, TableAbout, Update } from './source.ts'

export type TableCalls = {
  readonly about: () => TableAbout
  /** After `at` decisions; without it the current position. */
  readonly position: (seat: Seat | null, at?: number | null) => Position
  readonly log: (seat: Seat | null) => readonly LogEntry[]
  readonly scores: (seat: Seat | null) => readonly ScorePoint[]
  readonly submit: (seat: Seat, moves: readonly Move[], seen: number, ticket: string) => Receipt
  readonly undo: (seat: Seat, ticket: string) => Receipt
  readonly redo: (seat: Seat, ticket: string) => Receipt
  readonly hint: (seat: Seat) => Hint | null
  /** The whole game as text, once it is over. */
  readonly exported: () => string
}

export type TableFeeds = {
  /** `from`: the number of records that the reader has; 0 for none. */
  readonly watch: (seat: Seat | null, from: number) => Update
}

/** No game has more seats than this. */
export const seatSchema = integerOf(0, 20)
/** A seat, or null for a spectator. */
export const readerSchema = nullable(seatSchema)
/** A number of decisions, records or lines. */
export const countSchema = integerOf(0, 1_000_000)
export const ticketSchema = stringOf(200)
/** One press. The kernel checks every move against the list of legal ones. */
const moves = arrayOf(unchecked<Move>(), { least: 1, most: LONGEST_PRESS })

export const TABLE_CALLS = {
  about: args(),
  position: withOptional(args(readerSchema), countSchema),
  log: args(readerSchema),
  scores: args(readerSchema),
  submit: args(seatSchema, moves, countSchema, ticketSchema),
  undo: args(seatSchema, ticketSchema),
  redo: args(seatSchema, ticketSchema),
  hint: args(seatSchema),
  exported: args(),
} satisfies Schemas<TableCalls>

export const TABLE_FEEDS = { watch: args(readerSchema, countSchema) } satisfies Schemas<TableFeeds>
