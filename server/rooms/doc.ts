/** A room as it is stored: everything about a table but its records. Changed only on the version that was read. */
import { randomBytes } from 'node:crypto'
import type { Options, Seat } from '@ludarium/kernel'
import { type Outcome, refused } from '@ludarium/kernel'
import type { ClockTerms, Phase, RoomForm } from '@ludarium/tables'
import { number, type Queries, type Row, type Sql, text } from '../store/index.ts'

export type SeatDoc =
  | { readonly kind: 'free' }
  | { readonly kind: 'kept'; readonly person: string }
  | {
      readonly kind: 'person'
      readonly person: string
      readonly ready: boolean
      readonly outside: boolean
      /** What the person likes best; once the game has begun, what the seat has. */
      readonly sign?: string
    }
  /** `person`: whose seat it is, when a bot only plays in their place. */
  | {
      readonly kind: 'bot'
      readonly level: string
      readonly name: string
      readonly person: string | null
      readonly sign?: string
    }

export interface AskDoc {
  readonly id: string
  readonly kind: 'rewind' | 'end' | 'hand' | 'lend'
  readonly by: string
  readonly at: number
  readonly to: string | null
  readonly answers: Readonly<Record<string, boolean | null>>
  readonly until: number
}

export interface RoomDoc {
  readonly options: Options
  readonly seats: readonly SeatDoc[]
  readonly watch: RoomForm['watch']
  readonly clock: ClockTerms | null
  readonly rated: boolean
  readonly invited: readonly string[]
  readonly asks: readonly AskDoc[]
  readonly rematch: string | null
  /** The table that this one is the rematch of. */
  readonly after?: string
  /** Seats that were given up, and by whom. */
  readonly resigned: readonly { readonly seat: Seat; readonly person: string }[]
}

export interface RoomRow {
  readonly id: string
  readonly version: number
  readonly phase: Phase
  readonly game: string
  readonly host: string
  readonly access: RoomForm['access']
  readonly link: string
  readonly seed: string
  readonly opened: number
  readonly touched: number
  readonly summary: RoomSummary | null
  readonly doc: RoomDoc
}

/** What lists show of a running game; follows from the records. */
export interface RoomSummary {
  readonly round: number
  readonly decisions: number
  readonly actors: readonly Seat[]
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

/** What still waits for answers; the end of the game answers everything. */
export function openAsks({ phase, doc }: Pick<RoomRow, 'phase' | 'doc'>, now: number): readonly AskDoc[] {
  return phase === 'playing' ? doc.asks.filter((ask) => ask.until > now) : []
}

/** Whether something that is open is asked of that person. */
export function isAsked(room: Pick<RoomRow, 'phase' | 'doc'>, person: string, now: number): boolean {
  return openAsks(room, now).some(({ answers }) => Object.hasOwn(answers, person))
}

export const newLink = (): string => randomBytes(12).toString('base64url')

export function rowOf(row: Row): RoomRow {
  const summary = text(row, 'summary')
  return {
    id: text(row, 'id'),
    version: number(row, 'version'),
    phase: text(row, 'phase') as Phase,
    game: text(row, 'game'),
    host: text(row, 'host'),
    access: text(row, 'access') as RoomForm['access'],
    link: text(row, 'link'),
    seed: text(row, 'seed'),
    opened: number(row, 'opened'),
    touched: number(row, 'touched'),
    summary: summary === '' ? null : (JSON.parse(summary) as RoomSummary),
    doc: JSON.parse(text(row, 'room')) as RoomDoc,
  }
}

export async function readRoom(queries: Queries, id: string): Promise<RoomRow | null> {
  const [row] = await queries.all('SELECT * FROM rooms WHERE id = $1', id)
  return row === undefined ? null : rowOf(row)
}

/** What a change may touch. */
export type RoomChange = Partial<Pick<RoomRow, 'phase' | 'access' | 'host'>> & {
  readonly doc?: RoomDoc
  /** In the same transaction, after the room. */
  readonly also?: (work: Queries) => Promise<void>
}

/** Somebody else was faster: read again and decide again. */
const TRIES = 12

/** Reads, decides and writes until nobody has come in between. `decide` gives null to leave everything as it is. */
export async function changeRoom(
  sql: Sql,
  id: string,
  now: number,
  decide: (room: RoomRow) => Promise<Outcome<RoomChange | null>>,
): Promise<Outcome<RoomRow>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const room = await readRoom(sql, id)
    if (room === null) return refused('missing.table')
    const decided = await decide(room)
    if (!decided.ok) return decided
    if (decided.value === null) return { ok: true, value: room }
    const { also, ...change } = decided.value
    const next = { ...room, ...change, version: room.version + 1, touched: now }
    const done = await sql.transaction(async (work) => {
      const changed = await work.run(
        `UPDATE rooms SET version = $1, phase = $2, access = $3, host = $4, room = $5, touched = $6
         WHERE id = $7 AND version = $8`,
        next.version,
        next.phase,
        next.access,
        next.host,
        JSON.stringify(next.doc),
        now,
        id,
        room.version,
      )
      if (changed === 0) return false
      await also?.(work)
      await seatPeople(work, next, now)
      await offerSeats(work, room, next)
      return true
    })
    if (done) return { ok: true, value: next }
  }
  return refused('stale')
}

type Role = 'seat' | 'host' | 'invited'

/** Everybody who has something to do with the room, and what. */
export function rolesIn({ host, doc }: Pick<RoomRow, 'host' | 'doc'>): Map<string, Role> {
  const roles = new Map<string, Role>()
  for (const person of doc.invited) roles.set(person, 'invited')
  for (const seat of doc.seats) if (seat.kind === 'kept') roles.set(seat.person, 'invited')
  roles.set(host, 'host')
  for (const seat of doc.seats) {
    if ((seat.kind === 'person' || seat.kind === 'bot') && seat.person !== null) roles.set(seat.person, 'seat')
  }
  return roles
}

/** The list of who is at which table, for finding one's own; who once came in by the link stays inside. */
export async function seatPeople(
  work: Queries,
  room: Pick<RoomRow, 'id' | 'host' | 'doc'>,
  now: number,
): Promise<void> {
  const roles = rolesIn(room)
  const rows = await work.all('SELECT person, role FROM sitting WHERE table_id = $1', room.id)
  for (const row of rows) {
    if (roles.get(text(row, 'person')) === text(row, 'role')) roles.delete(text(row, 'person'))
    else if (!roles.has(text(row, 'person')) && text(row, 'role') !== 'inside') {
      await work.run(
        "UPDATE sitting SET role = 'inside', waits = 0, due = NULL WHERE table_id = $1 AND person = $2",
        room.id,
        text(row, 'person'),
      )
    }
  }
  for (const [person, role] of roles) {
    await work.run(
      `INSERT INTO sitting (table_id, person, role, waits, since) VALUES ($1, $2, $3, 0, $4)
       ON CONFLICT (table_id, person) DO UPDATE SET role = excluded.role`,
      room.id,
      person,
      role,
      now,
    )
  }
}

/** Whom a seat is offered to. */
const offeredIn = ({ asks }: RoomDoc): Set<string> => new Set(asks.flatMap(({ to }) => (to === null ? [] : [to])))

/** The list of who is offered a seat at which table, for finding it; whether it still stands is known from the room. */
async function offerSeats(work: Queries, before: RoomRow, { id, doc }: RoomRow): Promise<void> {
  const [old, now] = [offeredIn(before.doc), offeredIn(doc)]
  for (const person of old.difference(now)) {
    await work.run('DELETE FROM offers WHERE table_id = $1 AND person = $2', id, person)
  }
  for (const person of now.difference(old)) {
    await work.run('INSERT INTO offers (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING', id, person)
  }
}
