/** Sessions: who has signed in where. Only the hash of a token is stored. */
import { createHash, randomBytes } from 'node:crypto'
import { number, type Queries, type Sql, text } from '../store/index.ts'
import { newId } from './new-id.ts'
import { type Person, personOf } from './person.ts'

/** Somebody who has shown a valid token. */
export interface Caller {
  readonly person: Person
  readonly session: string
}

export interface SessionAbout {
  readonly id: string
  readonly created: number
  readonly seen: number
  /** The browser's user agent. */
  readonly about: string
}

/** A new session. */
export interface SessionToken {
  /** The secret in the cookie or header. */
  readonly token: string
  readonly session: string
}

const DAY = 86_400_000
const LIFETIME = 365 * DAY
/** Milliseconds between two updates of the time a session was last seen. */
const SEEN_INTERVAL = 600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export async function createSession(work: Queries, person: string, about: string, now: number): Promise<SessionToken> {
  const token = randomBytes(32).toString('base64url')
  const session = newId()
  await work.run(
    'INSERT INTO sessions (id, hash, person, created, seen, expires, about) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    session,
    hashOf(token),
    person,
    now,
    now,
    now + LIFETIME,
    about.slice(0, 120),
  )
  return { token, session }
}

export async function findCaller(sql: Sql, token: string, now: number): Promise<Caller | null> {
  if (token.length < 20 || token.length > 100) return null
  const [row] = await sql.all(
    `SELECT p.id, p.kind, p.name, s.id AS session, s.seen FROM sessions s JOIN people p ON p.id = s.person
     WHERE s.hash = $1 AND s.expires > $2 AND p.gone = 0`,
    hashOf(token),
    now,
  )
  if (row === undefined) return null
  const session = text(row, 'session')
  if (number(row, 'seen') + SEEN_INTERVAL < now) {
    const update = 'UPDATE sessions SET seen = $1, expires = $2 WHERE id = $3'
    // The session may have been revoked in the meantime.
    if ((await sql.run(update, now, now + LIFETIME, session)) === 0) return null
  }
  return { person: personOf(row), session }
}

export async function listSessions(sql: Sql, person: string, now: number): Promise<SessionAbout[]> {
  const rows = await sql.all(
    'SELECT id, created, seen, about FROM sessions WHERE person = $1 AND expires > $2 ORDER BY seen DESC, id',
    person,
    now,
  )
  return rows.map((row) => ({
    id: text(row, 'id'),
    created: number(row, 'created'),
    seen: number(row, 'seen'),
    about: text(row, 'about'),
  }))
}
