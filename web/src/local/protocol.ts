/** What page and worker say to each other: the calls of any table, and those of a table in this browser. */
import type { Move, Seat } from '@ludarium/kernel'
import {
  args,
  arrayOf,
  countSchema,
  dictionaryOf,
  integerOf,
  literal,
  objectOf,
  type Schema,
  type Schemas,
  seatSchema,
  stringOf,
  TABLE_CALLS,
  type TableCalls,
  type TableFeeds,
  trueOrFalse,
  unchecked,
  withOptional,
} from '@ludarium/tables'
import type { BotManners } from '../settings.ts'

export type LocalCalls = TableCalls & {
  /** `play`: bots decide and decisions are kept; else the table is only looked at. */
  readonly open: (id: string, play: boolean) => Opening
  /** Everything as text, seed and hashes included; `short` is for pasting. */
  readonly whole: (short: boolean) => string
  /** Another table that shares the first `at` decisions. */
  readonly branch: (at: number, as?: PlayOn | null) => Made
  /** How bots behave from now on. */
  readonly manners: (manners: BotManners) => null
  /** Bots decide at once until a person must. */
  readonly skip: () => null
  /** Bots that are in trouble try again at once. */
  readonly retry: () => null
  readonly create: (order: NewTable) => Made
  /** A table out of a pasted game. */
  readonly imported: (text: string, name: string) => Made
}

export type LocalFeeds = TableFeeds

export interface Opening {
  /** Whether the table outlives the page. */
  readonly kept: boolean
}

export interface Made {
  readonly id: string
  /** Whether the table outlives the page; else it lives in the worker that made it. */
  readonly kept: boolean
}

/** How a branch goes on: one seat for the reader, bots on the others, and moves of that seat to begin with. */
export interface PlayOn {
  readonly seat: Seat
  readonly name: string
  readonly moves: readonly Move[]
}

export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  /** '' for a new one. */
  readonly seed: string
  readonly sitters: readonly { readonly name: string; readonly kind: 'person' | 'bot'; readonly level: string }[]
}

const id = stringOf(200)
const name = stringOf(200)
const milliseconds = integerOf(0, Number.MAX_SAFE_INTEGER)
/** A record of the longest games fits. */
const record = stringOf(10_000_000)

const playOn: Schema<PlayOn> = objectOf({
  seat: seatSchema,
  name,
  moves: arrayOf(unchecked<Move>(), { most: 10_000 }),
})

const manners: Schema<BotManners> = objectOf({
  pause: milliseconds,
  grace: milliseconds,
  thought: milliseconds,
  hint: milliseconds,
})

/** The kernel checks the number of seats and the options. */
const newTable: Schema<NewTable> = objectOf({
  game: id,
  seats: countSchema,
  options: dictionaryOf(unchecked<unknown>(), stringOf(200), 1000),
  seed: stringOf(200),
  sitters: arrayOf(objectOf({ name, kind: literal('person', 'bot'), level: stringOf(200) }), { most: 100 }),
})

export const LOCAL_CALLS = {
  ...TABLE_CALLS,
  open: args(id, trueOrFalse),
  whole: args(trueOrFalse),
  branch: withOptional(args(countSchema), playOn),
  manners: args(manners),
  skip: args(),
  retry: args(),
  create: args(newTable),
  imported: args(record, name),
} satisfies Schemas<LocalCalls>
