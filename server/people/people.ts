/** Who somebody is: guests, accounts and outside bots, their sessions and preferences. */
import { createHash, randomBytes } from 'node:crypto'
import { granted, type Outcome, refused } from '@ludarium/kernel'
import { number, type Queries, type Row, type Sql, text } from '../store/index.ts'
import { accountKey, readName } from './names.ts'
import { isPassword, sealPassword } from './passwords.ts'
import { type Preferences, readPreferences } from './preferences.ts'

export interface Person {
  readonly id: string
  /** A guest has no password and lives in one browser; a bot is a program that an account answers for. */
  readonly kind: 'guest' | 'account' | 'bot'
  readonly name: string
}

/** Somebody who has shown a token. */
export interface Caller {
  readonly person: Person
  readonly session: string
}

export interface SessionAbout {
  readonly id: string
  readonly created: number
  readonly seen: number
  /** What the browser said of itself. */
  readonly about: string
}

export interface Entered {
  readonly person: Person
  /** The secret that the cookie carries; only its hash is kept. */
  readonly token: string
  readonly session: string
}

const DAY = 86_400_000
const SESSION = 365 * DAY
/** How often the time a session was last seen is written. */
const SEEN = 600_000
/** Who waited so long after a wrong password begins anew. */
export const FORGIVEN = DAY
const FREE_TRIES = 5
const LONGEST_WAIT = 15 * 60_000
const MOST_BOTS = 10

export const newId = (): string => randomBytes(9).toString('base64url')

const newToken = (): string => randomBytes(32).toString('base64url')

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

function personOf(row: Row): Person {
  const kind = text(row, 'kind')
  return { id: text(row, 'id'), kind: kind === 'account' || kind === 'bot' ? kind : 'guest', name: text(row, 'name') }
}

export class People {
  private readonly sql: Sql
  private readonly now: () => number
  /** Hears of sessions that are no more. */
  private readonly revoked: (sessions: readonly string[]) => void

  constructor(sql: Sql, now: () => number, revoked: (sessions: readonly string[]) => void) {
    this.sql = sql
    this.now = now
    this.revoked = revoked
  }

  async guest(typed: string, about: string): Promise<Outcome<Entered>> {
    const name = readName(typed)
    if (!name.ok) return name
    if (await isTaken(this.sql, accountKey(name.value))) return refused('name.taken')
    return granted(await this.added('guest', name.value, null, about))
  }

  /** A guest becomes an account and keeps everything. */
  async register(person: Person, typed: string, password: string): Promise<Outcome<Person>> {
    if (person.kind !== 'guest') return refused('account.already')
    const name = readName(typed)
    if (!name.ok) return name
    const weak = weakness(password, name.value)
    if (weak !== null) return weak
    const sealed = await sealPassword(password)
    const key = accountKey(name.value)
    return this.naming(person.id, key, async (work) => {
      await work.run(
        "UPDATE people SET kind = 'account', name = $1, account = $2, password = $3 WHERE id = $4 AND kind = 'guest'",
        name.value,
        key,
        sealed,
        person.id,
      )
      return { id: person.id, kind: 'account', name: name.value }
    })
  }

  /** Refused when somebody else has the name, or gets it at the same moment: then the database does not keep a second. */
  private async naming(
    person: string,
    key: string,
    work: (queries: Queries) => Promise<Person>,
  ): Promise<Outcome<Person>> {
    try {
      return await this.sql.transaction(async (queries) =>
        (await isTaken(queries, key, person)) ? refused('name.taken') : granted(await work(queries)),
      )
    } catch (error) {
      if (await isTaken(this.sql, key, person)) return refused('name.taken')
      throw error
    }
  }

  async signIn(typed: string, password: string, address: string, about: string): Promise<Outcome<Entered>> {
    const proven = await this.proven(accountKey(typed), password, address)
    if (!proven.ok) return proven
    const person = proven.value
    return granted({ person, ...(await this.session(this.sql, person.id, about)) })
  }

  /** The account with that password. Slowed down by account and by address after a few wrong tries. */
  private async proven(key: string, password: string, address: string): Promise<Outcome<Person>> {
    const keys = [`account ${key}`, `address ${address}`]
    const wait = await this.waits(keys)
    if (wait > 0) return refused('slow.signin', { seconds: Math.ceil(wait / 1000) })
    const [row] = await this.sql.all("SELECT * FROM people WHERE account = $1 AND kind = 'account' AND gone = 0", key)
    const right = await isPassword(password, row === undefined ? null : text(row, 'password'))
    if (!right || row === undefined) {
      for (const one of keys) await this.missed(one)
      return refused('auth.wrong')
    }
    for (const one of keys) await this.sql.run('DELETE FROM slowed WHERE key = $1', one)
    return granted(personOf(row))
  }

  private async waits(keys: readonly string[]): Promise<number> {
    const rows = await Promise.all(keys.map((key) => this.sql.all('SELECT until FROM slowed WHERE key = $1', key)))
    return Math.max(0, ...rows.map(([row]) => number(row, 'until') - this.now()))
  }

  private async missed(key: string): Promise<void> {
    const now = this.now()
    await this.sql.transaction(async (work) => {
      const [row] = await work.all('SELECT tries, until FROM slowed WHERE key = $1', key)
      const tries = (number(row, 'until') + FORGIVEN < now ? 0 : number(row, 'tries')) + 1
      const wait = tries < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT, 1000 * 2 ** Math.min(20, tries - FREE_TRIES))
      await work.run(
        `INSERT INTO slowed (key, tries, until) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET tries = excluded.tries, until = excluded.until`,
        key,
        tries,
        now + wait,
      )
    })
  }

  async caller(token: string): Promise<Caller | null> {
    if (token.length < 20 || token.length > 100) return null
    const now = this.now()
    const [row] = await this.sql.all(
      `SELECT p.id, p.kind, p.name, s.id AS session, s.seen FROM sessions s JOIN people p ON p.id = s.person
       WHERE s.hash = $1 AND s.expires > $2 AND p.gone = 0`,
      hashOf(token),
      now,
    )
    if (row === undefined) return null
    const session = text(row, 'session')
    if (number(row, 'seen') + SEEN < now) {
      const put = 'UPDATE sessions SET seen = $1, expires = $2 WHERE id = $3'
      // It may have ended at this very moment.
      if ((await this.sql.run(put, now, now + SESSION, session)) === 0) return null
    }
    return { person: personOf(row), session }
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.sql.all('SELECT id, kind, name FROM people WHERE id = $1 AND gone = 0', id)
    return row === undefined ? null : personOf(row)
  }

  async named(typed: string): Promise<Person | null> {
    const [row] = await this.sql.all(
      'SELECT id, kind, name FROM people WHERE account = $1 AND gone = 0',
      accountKey(typed),
    )
    return row === undefined ? null : personOf(row)
  }

  async sessions(person: string): Promise<SessionAbout[]> {
    const rows = await this.sql.all(
      'SELECT id, created, seen, about FROM sessions WHERE person = $1 AND expires > $2 ORDER BY seen DESC, id',
      person,
      this.now(),
    )
    return rows.map((row) => ({
      id: text(row, 'id'),
      created: number(row, 'created'),
      seen: number(row, 'seen'),
      about: text(row, 'about'),
    }))
  }

  async revoke(person: string, session: string): Promise<Outcome<null>> {
    const gone = await this.sql.run('DELETE FROM sessions WHERE person = $1 AND id = $2', person, session)
    if (gone === 0) return refused('missing.session')
    this.revoked([session])
    return granted(null)
  }

  async rename(person: Person, typed: string): Promise<Outcome<Person>> {
    const name = readName(typed)
    if (!name.ok) return name
    const key = accountKey(name.value)
    return this.naming(person.id, key, async (work) => {
      const account = person.kind === 'account' ? key : null
      await work.run('UPDATE people SET name = $1, account = $2 WHERE id = $3', name.value, account, person.id)
      return { ...person, name: name.value }
    })
  }

  /** Every other session ends. */
  async changePassword(
    { person, session }: Caller,
    old: string,
    password: string,
    address: string,
  ): Promise<Outcome<null>> {
    if (person.kind !== 'account') return refused('account.none')
    const proven = await this.proven(accountKey(person.name), old, address)
    if (!proven.ok) return proven
    // Another's, if the name has changed hands at this very moment.
    if (proven.value.id !== person.id) return refused('auth.wrong')
    const weak = weakness(password, person.name)
    if (weak !== null) return weak
    const sealed = await sealPassword(password)
    const others = await this.sql.transaction(async (work) => {
      await work.run('UPDATE people SET password = $1 WHERE id = $2', sealed, person.id)
      const rows = await work.all('SELECT id FROM sessions WHERE person = $1 AND id <> $2', person.id, session)
      await work.run('DELETE FROM sessions WHERE person = $1 AND id <> $2', person.id, session)
      return rows.map((one) => text(one, 'id'))
    })
    this.revoked(others)
    return granted(null)
  }

  /** Nothing is left but the games, without the name. */
  async remove(person: string): Promise<void> {
    const ended = await this.sql.transaction(async (work) => {
      const bots = (await work.all('SELECT id FROM people WHERE owner = $1', person)).map((row) => text(row, 'id'))
      const ids = [person, ...bots]
      const sessions: string[] = []
      for (const id of ids) {
        sessions.push(
          ...(await work.all('SELECT id FROM sessions WHERE person = $1', id)).map((row) => text(row, 'id')),
        )
        await work.run('DELETE FROM sessions WHERE person = $1', id)
        await work.run(
          "UPDATE people SET gone = 1, name = '', account = NULL, password = NULL, preferences = '{}' WHERE id = $1",
          id,
        )
        await work.run('DELETE FROM friends WHERE person = $1 OR friend = $1', id)
        await work.run('DELETE FROM blocks WHERE person = $1 OR other = $1', id)
        await work.run('DELETE FROM offers WHERE person = $1', id)
        await work.run('DELETE FROM pushes WHERE person = $1', id)
        await work.run('DELETE FROM deliveries WHERE person = $1', id)
        await work.run('DELETE FROM ratings WHERE person = $1', id)
        await work.run("UPDATE chat SET name = '' WHERE person = $1", id)
        await work.run('UPDATE results SET person = NULL WHERE person = $1', id)
      }
      return sessions
    })
    this.revoked(ended)
  }

  async preferences(person: string): Promise<Preferences> {
    const [row] = await this.sql.all('SELECT preferences FROM people WHERE id = $1', person)
    return readPreferences(JSON.parse(text(row, 'preferences') || '{}'))
  }

  async prefer(person: string, change: Partial<Preferences>): Promise<Preferences> {
    return this.sql.transaction(async (work) => {
      const [row] = await work.all('SELECT preferences FROM people WHERE id = $1', person)
      const next = { ...readPreferences(JSON.parse(text(row, 'preferences') || '{}')), ...change }
      await work.run('UPDATE people SET preferences = $1 WHERE id = $2', JSON.stringify(next), person)
      return next
    })
  }

  /** A program that speaks the protocol: it signs in with the token, which is shown once. */
  async addBot(owner: Person, typed: string): Promise<Outcome<Entered>> {
    if (owner.kind !== 'account') return refused('account.none')
    const name = readName(typed)
    if (!name.ok) return name
    if (await isTaken(this.sql, accountKey(name.value))) return refused('name.taken')
    if ((await this.bots(owner.id)).length >= MOST_BOTS) return refused('many.bots', { most: MOST_BOTS })
    return granted(await this.added('bot', name.value, owner.id, 'outside bot'))
  }

  async bots(owner: string): Promise<Person[]> {
    const rows = await this.sql.all(
      'SELECT id, kind, name FROM people WHERE owner = $1 AND gone = 0 ORDER BY created, id',
      owner,
    )
    return rows.map(personOf)
  }

  async ownsBot(owner: string, bot: string): Promise<boolean> {
    return (await this.bots(owner)).some((one) => one.id === bot)
  }

  private added(kind: Person['kind'], name: string, owner: string | null, about: string): Promise<Entered> {
    return this.sql.transaction(async (work) => {
      const id = newId()
      const now = this.now()
      await work.run(
        'INSERT INTO people (id, kind, name, owner, created, seen) VALUES ($1, $2, $3, $4, $5, $6)',
        id,
        kind,
        name,
        owner,
        now,
        now,
      )
      return { person: { id, kind, name }, ...(await this.session(work, id, about)) }
    })
  }

  private async session(work: Queries, person: string, about: string): Promise<{ token: string; session: string }> {
    const token = newToken()
    const session = newId()
    const now = this.now()
    await work.run(
      'INSERT INTO sessions (id, hash, person, created, seen, expires, about) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      session,
      hashOf(token),
      person,
      now,
      now,
      now + SESSION,
      about.slice(0, 120),
    )
    return { token, session }
  }
}

/** Whether the name is an account's, other than that person's own. */
async function isTaken(queries: Queries, key: string, person = ''): Promise<boolean> {
  return (await queries.all('SELECT id FROM people WHERE account = $1 AND id <> $2', key, person)).length > 0
}

function weakness(password: string, name: string): ReturnType<typeof refused> | null {
  if (password.length < 8 || password.length > 200) return refused('password.length', { min: 8, max: 200 })
  return accountKey(password) === accountKey(name) ? refused('password.name') : null
}
