/** Chat at a table: one channel for the seats and one for watchers, separate until the game ends. */
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { ChatLine, Typing } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { number, type Row, text } from '../store/index.ts'
import type { RoomDeps } from './deps.ts'
import { accountsAmong } from './people-lookup.ts'
import type { RoomRow } from './room.ts'

type Channel = ChatLine['channel']

const LONGEST_LINE = 500
const PAGE = 100
/** Number of reports that hide a line. */
const HIDING_REPORTS = 3
const MOST_LINES_PER_MINUTE = 30
const MINUTE = 60_000
/** Two lines may want the same number at the same moment. */
const MOST_ATTEMPTS = 20

function seatAt({ doc }: RoomRow, person: string): Seat | null {
  const seat = doc.seats.findIndex((one) => (one.kind === 'person' || one.kind === 'bot') && one.person === person)
  return seat < 0 ? null : seat
}

/** Players read what watchers say only after the game, so that watchers cannot advise them. */
export function mayRead(room: RoomRow, person: string, channel: Channel): boolean {
  return channel === 'seats' || room.phase === 'over' || seatAt(room, person) === null
}

function maySay(room: RoomRow, person: string, channel: Channel): boolean {
  if (room.phase === 'closed') return false
  if (room.phase === 'over') return true
  // During the game a host without a seat is a watcher.
  const isWaitingHost = room.phase === 'waiting' && room.host === person
  const isPlayer = seatAt(room, person) !== null || isWaitingHost
  if (channel === 'seats') return isPlayer || room.phase === 'waiting'
  return !isPlayer
}

export async function sendLine(
  deps: RoomDeps,
  person: Person,
  room: RoomRow,
  channel: Channel,
  typed: string,
): Promise<Outcome<ChatLine>> {
  if (!maySay(room, person.id, channel)) return refused('forbidden.chat')
  const line = typed.replaceAll(/[\p{Cc}\p{Co}\p{Cs}]/gu, ' ').trim()
  if (line.length === 0 || line.length > LONGEST_LINE) return refused('chat.length', { max: LONGEST_LINE })
  const said = deps.now()
  if (await isTooFast(deps, person, room, said)) return refused('slow')
  const { id, name } = person
  const seat = seatAt(room, id)
  const at = await insertLine(deps, room.id, { channel, person: { id, name }, seat, line, said })
  if (at === null) return refused('stale')
  const chat: ChatLine = { number: at, channel, person: { id, name }, seat, line, said, hidden: false }
  deps.bus.publish(`c/${room.id}`, chat)
  return granted(chat)
}

/** Returns the line's number, or null if other lines were faster every time. */
async function insertLine(
  { store }: RoomDeps,
  table: string,
  { channel, person, seat, line, said }: Omit<ChatLine, 'number' | 'hidden'>,
): Promise<number | null> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const [row] = await store.sql.all(
      `INSERT INTO chat (table_id, number, channel, person, name, seat, line, said)
       SELECT CAST($1 AS TEXT), coalesce(max(number), -1) + 1, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),
       CAST($5 AS INTEGER), CAST($6 AS TEXT), CAST($7 AS BIGINT) FROM chat WHERE table_id = $1
       ON CONFLICT DO NOTHING RETURNING number`,
      table,
      channel,
      person.id,
      person.name,
      seat,
      line,
      said,
    )
    if (row !== undefined) return number(row, 'number')
  }
  return null
}

async function isTooFast({ store }: RoomDeps, person: Person, room: RoomRow, now: number): Promise<boolean> {
  const [row] = await store.sql.all(
    'SELECT count(*) AS count FROM chat WHERE table_id = $1 AND person = $2 AND said > $3',
    room.id,
    person.id,
    now - MINUTE,
  )
  return number(row, 'count') >= MOST_LINES_PER_MINUTE
}

/** Shows the others that the person is writing. Nothing is stored. */
export async function publishTyping(
  { bus }: RoomDeps,
  { id, name }: Person,
  room: RoomRow,
  channel: Channel,
): Promise<Outcome<null>> {
  if (!maySay(room, id, channel)) return refused('forbidden.chat')
  const typing: Typing = { channel, person: { id, name }, seat: seatAt(room, id) }
  bus.publish(`w/${room.id}`, typing)
  return granted(null)
}

/** The last lines before that number (0: the newest lines), oldest first. */
export async function listChat(
  { store, friends }: RoomDeps,
  person: Person,
  room: RoomRow,
  channel: Channel,
  before: number,
): Promise<Outcome<ChatLine[]>> {
  if (!mayRead(room, person.id, channel)) return refused('forbidden.chat')
  const rows = await store.sql.all(
    `SELECT * FROM chat WHERE table_id = $1 AND channel = $2 AND ($3 = 0 OR number < $3)
     ORDER BY number DESC LIMIT ${PAGE}`,
    room.id,
    channel,
    before,
  )
  const blocked = new Set((await friends.blocked(person.id)).map(({ id }) => id))
  return granted(rows.map((row) => redacted(lineOf(row), blocked)).reverse())
}

export async function reportLine(deps: RoomDeps, person: Person, room: RoomRow, at: number): Promise<Outcome<null>> {
  const { sql } = deps.store
  const [row] = await sql.all('SELECT channel FROM chat WHERE table_id = $1 AND number = $2', room.id, at)
  const channel = text(row, 'channel') === 'watchers' ? 'watchers' : 'seats'
  if (row === undefined || !mayRead(room, person.id, channel)) return refused('missing.line')
  await sql.run(
    'INSERT INTO reports (table_id, number, person, reported) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    room.id,
    at,
    person.id,
    deps.now(),
  )
  if ((await countReports(deps, room, at)) >= HIDING_REPORTS) await markHidden(deps, room.id, at)
  return granted(null)
}

/** Reports by players and accounts. Guests who only watch do not count: anybody can create many of them. */
async function countReports({ store }: RoomDeps, room: RoomRow, at: number): Promise<number> {
  const rows = await store.sql.all('SELECT person FROM reports WHERE table_id = $1 AND number = $2', room.id, at)
  const people = rows.map((row) => text(row, 'person'))
  const accounts = await accountsAmong(store.sql, people)
  return people.filter((id) => accounts.has(id) || seatAt(room, id) !== null).length
}

/** Allowed to the host and to the author. */
export async function hideLine(deps: RoomDeps, person: Person, room: RoomRow, at: number): Promise<Outcome<null>> {
  const { sql } = deps.store
  const [row] = await sql.all('SELECT person FROM chat WHERE table_id = $1 AND number = $2', room.id, at)
  if (row === undefined) return refused('missing.line')
  if (room.host !== person.id && text(row, 'person') !== person.id) return refused('forbidden.host')
  await markHidden(deps, room.id, at)
  return granted(null)
}

async function markHidden({ store, bus }: RoomDeps, table: string, at: number): Promise<void> {
  await store.sql.run('UPDATE chat SET hidden = 1 WHERE table_id = $1 AND number = $2', table, at)
  const [row] = await store.sql.all('SELECT * FROM chat WHERE table_id = $1 AND number = $2', table, at)
  if (row !== undefined) bus.publish(`c/${table}`, redacted(lineOf(row), new Set()))
}

/** Removes the text of lines that are hidden or written by somebody the reader has blocked. */
export function redacted(line: ChatLine, blocked: ReadonlySet<string>): ChatLine {
  const hidden = line.hidden || blocked.has(line.person.id)
  return hidden ? { ...line, hidden, line: '' } : line
}

function lineOf(row: Row): ChatLine {
  return {
    number: number(row, 'number'),
    channel: text(row, 'channel') === 'watchers' ? 'watchers' : 'seats',
    person: { id: text(row, 'person'), name: text(row, 'name') },
    seat: typeof row.seat === 'number' ? row.seat : null,
    line: text(row, 'line'),
    said: number(row, 'said'),
    hidden: number(row, 'hidden') === 1,
  }
}
