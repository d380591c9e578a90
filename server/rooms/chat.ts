/** What people say at a table: those who sit there, and those who watch, apart until the end. */

import type { Seat } from '@ludarium/kernel'
import { granted, type Outcome, refused } from '@ludarium/kernel'
import type { ChatLine, Typing } from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import type { Friends } from '../people/friends.ts'
import type { Person } from '../people/people.ts'
import { number, type Row, type Sql, text } from '../store/index.ts'
import type { RoomRow } from './doc.ts'
import { accountsAmong } from './several.ts'

type Channel = ChatLine['channel']

const LONGEST = 500
const PAGE = 100
/** A line that so many have reported is hidden. */
const REPORTS = 3
/** So many lines a minute at one table are enough for anybody. */
const BRISK = 30
const MINUTE = 60_000

export interface ChatParts {
  readonly sql: Sql
  readonly bus: Bus
  readonly friends: Friends
  readonly now: () => number
}

function seatAt({ doc }: RoomRow, person: string): Seat | null {
  const seat = doc.seats.findIndex((one) => (one.kind === 'person' || one.kind === 'bot') && one.person === person)
  return seat < 0 ? null : seat
}

/** Who sits reads what watchers say only when nothing can be given away any more. */
export function mayRead(room: RoomRow, person: string, channel: Channel): boolean {
  return channel === 'seats' || room.phase === 'over' || seatAt(room, person) === null
}

function maySay(room: RoomRow, person: string, channel: Channel): boolean {
  if (room.phase === 'closed') return false
  if (room.phase === 'over') return true
  // Who opened the table and has no seat watches the game like others.
  const opens = room.phase === 'waiting' && room.host === person
  const seated = seatAt(room, person) !== null || opens
  if (channel === 'seats') return seated || room.phase === 'waiting'
  return !seated
}

export class Chat {
  private readonly parts: ChatParts

  constructor(parts: ChatParts) {
    this.parts = parts
  }

  async say(person: Person, room: RoomRow, channel: Channel, typed: string): Promise<Outcome<ChatLine>> {
    if (!maySay(room, person.id, channel)) return refused('forbidden.chat')
    const line = typed.replaceAll(/[\p{Cc}\p{Co}\p{Cs}]/gu, ' ').trim()
    if (line.length === 0 || line.length > LONGEST) return refused('chat.length', { max: LONGEST })
    const seat = seatAt(room, person.id)
    const said = this.parts.now()
    const { sql, bus } = this.parts
    if (await this.isHasty(person, room, said)) return refused('slow')
    for (let tries = 0; tries < 20; tries++) {
      const [row] = await sql.all(
        `INSERT INTO chat (table_id, number, channel, person, name, seat, line, said)
         SELECT CAST($1 AS TEXT), coalesce(max(number), -1) + 1, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),
         CAST($5 AS INTEGER), CAST($6 AS TEXT), CAST($7 AS BIGINT) FROM chat WHERE table_id = $1
         ON CONFLICT DO NOTHING RETURNING number`,
        room.id,
        channel,
        person.id,
        person.name,
        seat,
        line,
        said,
      )
      if (row === undefined) continue
      const chat: ChatLine = {
        number: number(row, 'number'),
        channel,
        person: { id: person.id, name: person.name },
        seat,
        line,
        said,
        hidden: false,
      }
      bus.publish(`c/${room.id}`, chat)
      return granted(chat)
    }
    return refused('stale')
  }

  private async isHasty(person: Person, room: RoomRow, now: number): Promise<boolean> {
    const [row] = await this.parts.sql.all(
      'SELECT count(*) AS count FROM chat WHERE table_id = $1 AND person = $2 AND said > $3',
      room.id,
      person.id,
      now - MINUTE,
    )
    return number(row, 'count') >= BRISK
  }

  /** Tells the others that somebody is writing; nothing of it is kept. */
  async typing({ id, name }: Person, room: RoomRow, channel: Channel): Promise<Outcome<null>> {
    if (!maySay(room, id, channel)) return refused('forbidden.chat')
    const typing: Typing = { channel, person: { id, name }, seat: seatAt(room, id) }
    this.parts.bus.publish(`w/${room.id}`, typing)
    return granted(null)
  }

  /** The last lines before that number (0: the newest), oldest first. */
  async list(person: Person, room: RoomRow, channel: Channel, before: number): Promise<Outcome<ChatLine[]>> {
    if (!mayRead(room, person.id, channel)) return refused('forbidden.chat')
    const rows = await this.parts.sql.all(
      `SELECT * FROM chat WHERE table_id = $1 AND channel = $2 AND ($3 = 0 OR number < $3)
       ORDER BY number DESC LIMIT ${PAGE}`,
      room.id,
      channel,
      before,
    )
    const blocked = new Set((await this.parts.friends.blocked(person.id)).map(({ id }) => id))
    return granted(rows.map((row) => veiled(lineOf(row), blocked)).reverse())
  }

  async report(person: Person, room: RoomRow, at: number): Promise<Outcome<null>> {
    const { sql } = this.parts
    const [row] = await sql.all('SELECT channel FROM chat WHERE table_id = $1 AND number = $2', room.id, at)
    const channel = text(row, 'channel') === 'watchers' ? 'watchers' : 'seats'
    if (row === undefined || !mayRead(room, person.id, channel)) return refused('missing.line')
    await sql.run(
      'INSERT INTO reports (table_id, number, person, reported) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      room.id,
      at,
      person.id,
      this.parts.now(),
    )
    if ((await this.reportsOf(room, at)) >= REPORTS) await this.conceal(room.id, at)
    return granted(null)
  }

  /** Those of people at the table, and of accounts: guests are made in a moment. */
  private async reportsOf(room: RoomRow, at: number): Promise<number> {
    const { sql } = this.parts
    const rows = await sql.all('SELECT person FROM reports WHERE table_id = $1 AND number = $2', room.id, at)
    const people = rows.map((row) => text(row, 'person'))
    const accounts = await accountsAmong(sql, people)
    return people.filter((id) => accounts.has(id) || seatAt(room, id) !== null).length
  }

  /** By the host, or by who said it. */
  async hide(person: Person, room: RoomRow, at: number): Promise<Outcome<null>> {
    const [row] = await this.parts.sql.all('SELECT person FROM chat WHERE table_id = $1 AND number = $2', room.id, at)
    if (row === undefined) return refused('missing.line')
    if (room.host !== person.id && text(row, 'person') !== person.id) return refused('forbidden.host')
    await this.conceal(room.id, at)
    return granted(null)
  }

  private async conceal(table: string, at: number): Promise<void> {
    const { sql, bus } = this.parts
    await sql.run('UPDATE chat SET hidden = 1 WHERE table_id = $1 AND number = $2', table, at)
    const [row] = await sql.all('SELECT * FROM chat WHERE table_id = $1 AND number = $2', table, at)
    if (row !== undefined) bus.publish(`c/${table}`, veiled(lineOf(row), new Set()))
  }
}

/** What is hidden, or said by somebody the reader does not want to hear, is told without its words. */
export function veiled(line: ChatLine, blocked: ReadonlySet<string>): ChatLine {
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
