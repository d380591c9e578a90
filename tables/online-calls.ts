/** The calls and feeds between a server and one client, and the one description of their arguments. */
import type { Seat } from '@ludarium/kernel'
import type { ClockTerms } from './clock.ts'
import type {
  ChatLine,
  FriendHere,
  LobbyFilter,
  News,
  Room,
  RoomAsk,
  RoomEntry,
  RoomForm,
  RoomNews,
  SeatForm,
  WireUpdate,
} from './protocol.ts'
import type { Schemas } from './rpc-server.ts'
import {
  args,
  arrayOf,
  dictionaryOf,
  finiteNumber,
  integerOf,
  literal,
  nullable,
  objectOf,
  type Schema,
  stringOf,
  trueOrFalse,
  unionOf,
  withFirst,
} from './schema.ts'
import { countSchema, seatSchema, TABLE_CALLS, TABLE_FEEDS, type TableCalls } from './table-calls.ts'

export type RoomCalls = {
  readonly lobby: (filter: LobbyFilter) => readonly RoomEntry[]
  /** The reader's own tables, most urgent first. */
  readonly own: () => readonly RoomEntry[]
  readonly friends: () => readonly FriendHere[]
  /** Whether the page is visible. It counts as visible until it says otherwise. */
  readonly attend: (visible: boolean) => null
  readonly create: (form: RoomForm) => Room
  /** By link; gives permanent access. */
  readonly enter: (table: string, link: string) => Room
  readonly room: (table: string) => Room
  readonly change: (table: string, form: RoomForm) => Room
  readonly close: (table: string) => Room
  readonly sit: (table: string, seat: Seat) => Room
  readonly stand: (table: string, seat: Seat) => Room
  readonly seat: (table: string, seat: Seat, form: SeatForm) => Room
  readonly invite: (table: string, person: string) => Room
  readonly ready: (table: string, yes: boolean) => Room
  readonly start: (table: string) => Room
  readonly leave: (table: string) => Room
  readonly rematch: (table: string) => Room
  readonly resign: (table: string, seat: Seat) => Room
  /** A bot stands in for the reader until `back`. */
  readonly lend: (table: string, seat: Seat, level: string) => Room
  readonly back: (table: string, seat: Seat) => Room
  readonly ask: (table: string, kind: RoomAsk['kind'], at: number, to: string) => Room
  readonly answer: (table: string, ask: string, yes: boolean) => Room
  readonly say: (table: string, channel: ChatLine['channel'], line: string) => ChatLine
  /** The reader is typing. */
  readonly typing: (table: string, channel: ChatLine['channel']) => null
  readonly chat: (table: string, channel: ChatLine['channel'], before: number) => readonly ChatLine[]
  readonly report: (table: string, number: number) => null
  readonly hide: (table: string, number: number) => null
}

/** The calls of a table, each with the table's id before its other arguments. */
export type OnlineTableCalls = {
  readonly [K in keyof TableCalls]: (table: string, ...args: Parameters<TableCalls[K]>) => ReturnType<TableCalls[K]>
}

export type OnlineCalls = OnlineTableCalls & RoomCalls

export type OnlineFeeds = {
  readonly watch: (table: string, seat: Seat | null, from: number) => WireUpdate
  readonly inside: (table: string) => RoomNews
  readonly news: () => News
}

const DAY = 86_400_000

/** A table, a person, a request or a game. */
const id = stringOf(40, 1)
const level = stringOf(40)
const channel = literal('seats', 'watchers')

const clockTerms: Schema<ClockTerms> = objectOf(
  {
    bank: integerOf(1000, 60 * DAY),
    increment: integerOf(0, DAY),
    fresh: trueOrFalse,
    flag: literal('bot', 'ends'),
  },
  { rest: arrayOf(integerOf(0, 6), { most: 6, unique: true }) },
)

const seatForm: Schema<SeatForm> = unionOf(
  objectOf({ kind: literal('me', 'free') }),
  objectOf({ kind: literal('kept'), person: id }),
  objectOf({ kind: literal('bot'), level }),
)

const option = unionOf(stringOf(100), finiteNumber, trueOrFalse, arrayOf(stringOf(100), { most: 20 }))

const roomForm: Schema<RoomForm> = objectOf({
  game: id,
  options: dictionaryOf(option, stringOf(60), 60),
  seats: arrayOf(seatForm, { least: 1, most: 12 }),
  access: literal('open', 'link', 'invited'),
  watch: literal('anyone', 'friends', 'nobody'),
  clock: nullable(clockTerms),
  rated: trueOrFalse,
})

const lobbyFilter: Schema<LobbyFilter> = objectOf(
  {},
  { game: stringOf(40), free: trueOrFalse, clock: literal('none', 'live', 'days'), rated: trueOrFalse },
)

export const ONLINE_CALLS = {
  lobby: args(lobbyFilter),
  own: args(),
  friends: args(),
  attend: args(trueOrFalse),
  create: args(roomForm),
  enter: args(id, stringOf(60)),
  room: args(id),
  change: args(id, roomForm),
  close: args(id),
  sit: args(id, seatSchema),
  stand: args(id, seatSchema),
  seat: args(id, seatSchema, seatForm),
  invite: args(id, id),
  ready: args(id, trueOrFalse),
  start: args(id),
  leave: args(id),
  rematch: args(id),
  resign: args(id, seatSchema),
  lend: args(id, seatSchema, level),
  back: args(id, seatSchema),
  ask: args(id, literal('rewind', 'end', 'hand', 'lend'), countSchema, stringOf(40)),
  answer: args(id, id, trueOrFalse),
  say: args(id, channel, stringOf(2000)),
  typing: args(id, channel),
  chat: args(id, channel, countSchema),
  report: args(id, countSchema),
  hide: args(id, countSchema),
  about: withFirst(id, TABLE_CALLS.about),
  position: withFirst(id, TABLE_CALLS.position),
  log: withFirst(id, TABLE_CALLS.log),
  scores: withFirst(id, TABLE_CALLS.scores),
  submit: withFirst(id, TABLE_CALLS.submit),
  undo: withFirst(id, TABLE_CALLS.undo),
  redo: withFirst(id, TABLE_CALLS.redo),
  hint: withFirst(id, TABLE_CALLS.hint),
  exported: withFirst(id, TABLE_CALLS.exported),
} satisfies Schemas<OnlineCalls>

export const ONLINE_FEEDS = {
  watch: withFirst(id, TABLE_FEEDS.watch),
  inside: args(id),
  news: args(),
} satisfies Schemas<OnlineFeeds>
