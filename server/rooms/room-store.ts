/** Reads and writes rooms. A change is written only if nobody else has changed the room since it was read. */
import { randomBytes } from 'node:crypto'
import { type Outcome, refused } from '@ludarium/kernel'
import type { RoomForm, RoomPhase } from '@ludarium/tables'
import { newId } from '../people/new-id.ts'
import { number, type Queries, type Row, type Sql, text } from '../store/index.ts'
import { type RoomDoc, type RoomRow, type RoomSummary, rolesIn } from './room.ts'

export function rowOf(row: Row): RoomRow {
  const summary = text(row, 'summary')
  return {
    id: text(row, 'id'),
    version: number(row, 'version'),
    phase: text(row, 'phase') as RoomPhase,
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

export type NewRoom = Pick<RoomRow, 'game' | 'host' | 'access' | 'seed' | 'doc'>

export async function insertRoom(sql: Sql, made: NewRoom, now: number): Promise<RoomRow> {
  const room: RoomRow = {
    ...made,
    id: newId(),
    version: 1,
    phase: 'waiting',
    link: randomBytes(12).toString('base64url'),
    opened: now,
    touched: now,
    summary: null,
  }
  await sql.transaction(async (work) => {
    await work.run(
      `INSERT INTO rooms (id, version, phase, game, host, access, link, room, seed, number, opened, touched)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $10)`,
      room.id,
      room.version,
      room.phase,
      room.game,
      room.host,
      room.access,
      room.link,
      JSON.stringify(room.doc),
      room.seed,
      now,
    )
    await writeRoles(work, room, now)
  })
  return room
}

export type RoomChange = Partial<Pick<RoomRow, 'phase' | 'access' | 'host'>> & {
  readonly doc?: RoomDoc
  /** Runs in the same transaction, after the room is written. */
  readonly also?: (work: Queries) => Promise<void>
}

/** Decides what to change; null leaves the room as it is. May be called several times. */
export type DecideChange = (room: RoomRow) => Promise<Outcome<RoomChange | null>>

const MOST_ATTEMPTS = 12

/** Optimistic update: reads, decides and writes, and starts over if another writer was faster. */
export async function changeRoom(sql: Sql, id: string, now: number, decide: DecideChange): Promise<Outcome<RoomRow>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const room = await readRoom(sql, id)
    if (room === null) return refused('missing.table')
    const decided = await decide(room)
    if (!decided.ok) return decided
    if (decided.value === null) return { ok: true, value: room }
    const { also, ...change } = decided.value
    const next = { ...room, ...change, version: room.version + 1, touched: now }
    if (await sql.transaction((work) => writeRoom(work, room, next, also))) return { ok: true, value: next }
  }
  return refused('stale')
}

/** Returns false if another writer has changed the room. */
async function writeRoom(work: Queries, before: RoomRow, next: RoomRow, also: RoomChange['also']): Promise<boolean> {
  const changed = await work.run(
    `UPDATE rooms SET version = $1, phase = $2, access = $3, host = $4, room = $5, touched = $6
     WHERE id = $7 AND version = $8`,
    next.version,
    next.phase,
    next.access,
    next.host,
    JSON.stringify(next.doc),
    next.touched,
    next.id,
    before.version,
  )
  if (changed === 0) return false
  await also?.(work)
  await writeRoles(work, next, next.touched)
  await writeOffers(work, before, next)
  return true
}

/**
 * Keeps `sitting` in step with the room: the index by which people find their tables. People who lose their role stay
 * listed as 'inside', so a table they entered by its link stays open to them.
 */
async function writeRoles(work: Queries, room: RoomRow, now: number): Promise<void> {
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

const offeredIn = ({ asks }: RoomDoc): Set<string> => new Set(asks.flatMap(({ to }) => (to === null ? [] : [to])))

/** Keeps `offers` in step with the room: who is offered a seat where. The room decides whether an offer still stands. */
async function writeOffers(work: Queries, before: RoomRow, { id, doc }: RoomRow): Promise<void> {
  const [old, now] = [offeredIn(before.doc), offeredIn(doc)]
  for (const person of old.difference(now)) {
    await work.run('DELETE FROM offers WHERE table_id = $1 AND person = $2', id, person)
  }
  for (const person of now.difference(old)) {
    await work.run('INSERT INTO offers (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING', id, person)
  }
}
