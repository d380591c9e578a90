/** What may come in over a line, by call: everything else is refused before anybody looks at it. */
import { Type } from 'typebox'

const closed = { additionalProperties: false }

/** Every text that comes in over a line. The character NUL is in none: not every database can keep it. */
const text = (maxLength: number, minLength = 0): ReturnType<typeof Type.String> =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000]*$' })

/** The same for what comes in by other ways: whether NUL is anywhere in it, however deep. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}

/** Of a record's keys only the pattern counts. */
const KEY = '^[^\\u0000]{0,60}$'

const id = text(40, 1)
const ticket = text(200)
const seat = Type.Integer({ minimum: 0, maximum: 20 })
const reader = Type.Union([seat, Type.Null()])
const count = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const channel = Type.Union([Type.Literal('seats'), Type.Literal('watchers')])
/** A move's fields are looked at by the kernel's own door. */
const move = Type.Unknown()

export const ClockTerms = Type.Object(
  {
    bank: Type.Integer({ minimum: 1000, maximum: 60 * 86_400_000 }),
    increment: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
    fresh: Type.Boolean(),
    flag: Type.Union([Type.Literal('bot'), Type.Literal('ends')]),
    rest: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 6, uniqueItems: true })),
  },
  closed,
)

export const SeatForm = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('me'), Type.Literal('free')]) }, closed),
  Type.Object({ kind: Type.Literal('kept'), person: id }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: text(40) }, closed),
])

const option = Type.Union([text(100), Type.Number(), Type.Boolean(), Type.Array(text(100), { maxItems: 20 })])

export const RoomForm = Type.Object(
  {
    game: id,
    options: Type.Record(Type.String({ pattern: KEY }), option, { maxProperties: 60, ...closed }),
    seats: Type.Array(SeatForm, { minItems: 1, maxItems: 12 }),
    access: Type.Union([Type.Literal('open'), Type.Literal('link'), Type.Literal('invited')]),
    watch: Type.Union([Type.Literal('anyone'), Type.Literal('friends'), Type.Literal('nobody')]),
    clock: Type.Union([ClockTerms, Type.Null()]),
    rated: Type.Boolean(),
  },
  closed,
)

export const LobbyFilter = Type.Object(
  {
    game: Type.Optional(text(40)),
    free: Type.Optional(Type.Boolean()),
    clock: Type.Optional(Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('days')])),
    rated: Type.Optional(Type.Boolean()),
  },
  closed,
)

const kind = Type.Union([Type.Literal('rewind'), Type.Literal('end'), Type.Literal('hand'), Type.Literal('lend')])

/** By call, its arguments. */
export const CALLS = {
  lobby: Type.Tuple([LobbyFilter]),
  own: Type.Tuple([]),
  friends: Type.Tuple([]),
  attend: Type.Tuple([Type.Boolean()]),
  create: Type.Tuple([RoomForm]),
  enter: Type.Tuple([id, text(60)]),
  room: Type.Tuple([id]),
  change: Type.Tuple([id, RoomForm]),
  close: Type.Tuple([id]),
  sit: Type.Tuple([id, seat]),
  stand: Type.Tuple([id, seat]),
  seat: Type.Tuple([id, seat, SeatForm]),
  invite: Type.Tuple([id, id]),
  ready: Type.Tuple([id, Type.Boolean()]),
  start: Type.Tuple([id]),
  leave: Type.Tuple([id]),
  rematch: Type.Tuple([id]),
  resign: Type.Tuple([id, seat]),
  lend: Type.Tuple([id, seat, text(40)]),
  back: Type.Tuple([id, seat]),
  ask: Type.Tuple([id, kind, count, text(40)]),
  answer: Type.Tuple([id, id, Type.Boolean()]),
  say: Type.Tuple([id, channel, text(2000)]),
  typing: Type.Tuple([id, channel]),
  chat: Type.Tuple([id, channel, count]),
  report: Type.Tuple([id, count]),
  hide: Type.Tuple([id, count]),
  about: Type.Tuple([id]),
  position: Type.Union([Type.Tuple([id, reader]), Type.Tuple([id, reader, Type.Union([count, Type.Null()])])]),
  log: Type.Tuple([id, reader]),
  scores: Type.Tuple([id, reader]),
  submit: Type.Tuple([id, seat, move, count, ticket]),
  undo: Type.Tuple([id, seat, ticket]),
  redo: Type.Tuple([id, seat, ticket]),
  hint: Type.Tuple([id, seat]),
  exported: Type.Tuple([id]),
} as const

/** By feed, its arguments. */
export const FEEDS = {
  watch: Type.Tuple([id, reader, count]),
  inside: Type.Tuple([id]),
  news: Type.Tuple([]),
} as const
