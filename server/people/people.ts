/** Guests, accounts and outside bots. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import { type Queries, type Sql, text } from '../store/index.ts'
import { accountKey, readName } from './names.ts'
import { newId } from './new-id.ts'
import { isPassword, sealPassword } from './passwords.ts'
import { type Person, personOf } from './person.ts'
import { type Preferences, readPreferences } from './preferences.ts'
import {
  type Caller,
  createSession,
  findCaller,
  listSessions,
  type SessionAbout,
  type SessionToken,
} from './sessions.ts'
import { clearFailures, recordFailure, waitBeforeAttempt } from './sign-in-throttle.ts'

export interface SignedIn extends SessionToken {
  readonly person: Person
}

const MOST_BOTS = 10

export class People {
  private readonly sql: Sql
  private readonly now: () => number
  /** Called with sessions that have ended. */
  private readonly revoked: (sessions: readonly string[]) => void

  constructor(sql: Sql, now: () => number, revoked: (sessions: readonly string[]) => void) {
    this.sql = sql
    this.now = now
    this.revoked = revoked
  }

  async addGuest(typed: string, about: string): Promise<Outcome<SignedIn>> {
    const name = readName(typed)
    if (!name.ok) return name
    if (await isTaken(this.sql, accountKey(name.value))) return refused('name.taken')
    return granted(await this.add('guest', name.value, null, about))
  }

  /** Turns a guest into an account. They keep everything. */
  async register(person: Person, typed: string, password: string): Promise<Outcome<Person>> {
    if (person.kind !== 'guest') return refused('account.already')
    const name = readName(typed)
    if (!name.ok) return name
    const weak = weakness(password, name.value)
    if (weak !== null) return weak
    const sealed = await sealPassword(password)
    const key = accountKey(name.value)
    return this.withUniqueName(person.id, key, async (work) => {
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

  /** Refused if somebody else has the name. If they get it at the same moment, the database's unique index fails. */
  private async withUniqueName(
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

  async signIn(typed: string, password: string, address: string, about: string): Promise<Outcome<SignedIn>> {
    const verified = await this.verify(accountKey(typed), password, address)
    if (!verified.ok) return verified
    const person = verified.value
    return granted({ person, ...(await createSession(this.sql, person.id, about, this.now())) })
  }

  /** The account with that password. */
  private async verify(key: string, password: string, address: string): Promise<Outcome<Person>> {
    const { sql } = this
    const keys = [`account ${key}`, `address ${address}`]
    const wait = await waitBeforeAttempt(sql, keys, this.now())
    if (wait > 0) return refused('slow.signin', { seconds: Math.ceil(wait / 1000) })
    const [row] = await sql.all("SELECT * FROM people WHERE account = $1 AND kind = 'account' AND gone = 0", key)
    const isRight = await isPassword(password, row === undefined ? null : text(row, 'password'))
    if (!isRight || row === undefined) {
      for (const one of keys) await recordFailure(sql, one, this.now())
      return refused('auth.wrong')
    }
    await clearFailures(sql, keys)
    return granted(personOf(row))
  }

  caller(token: string): Promise<Caller | null> {
    return findCaller(this.sql, token, this.now())
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.sql.all('SELECT id, kind, name FROM people WHERE id = $1 AND gone = 0', id)
    return row === undefined ? null : personOf(row)
  }

  async findAccount(typed: string): Promise<Person | null> {
    const [row] = await this.sql.all(
      'SELECT id, kind, name FROM people WHERE account = $1 AND gone = 0',
      accountKey(typed),
    )
    return row === undefined ? null : personOf(row)
  }

  sessions(person: string): Promise<SessionAbout[]> {
    return listSessions(this.sql, person, this.now())
  }

  async revoke(person: string, session: string): Promise<Outcome<null>> {
    const count = await this.sql.run('DELETE FROM sessions WHERE person = $1 AND id = $2', person, session)
    if (count === 0) return refused('missing.session')
    this.revoked([session])
    return granted(null)
  }

  async rename(person: Person, typed: string): Promise<Outcome<Person>> {
    const name = readName(typed)
    if (!name.ok) return name
    const key = accountKey(name.value)
    return this.withUniqueName(person.id, key, async (work) => {
      const account = person.kind === 'account' ? key : null
      await work.run('UPDATE people SET name = $1, account = $2 WHERE id = $3', name.value, account, person.id)
      return { ...person, name: name.value }
    })
  }

  /** Ends every other session. */
  async changePassword(
    { person, session }: Caller,
    old: string,
    password: string,
    address: string,
  ): Promise<Outcome<null>> {
    if (person.kind !== 'account') return refused('account.none')
    const verified = await this.verify(accountKey(person.name), old, address)
    if (!verified.ok) return verified
    // The name may have passed to another account in the meantime.
    if (verified.value.id !== person.id) return refused('auth.wrong')
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

  /** Deletes everything but the games, which stay without a name. Also deletes the person's outside bots. */
  async remove(person: string): Promise<void> {
    const ended = await this.sql.transaction(async (work) => {
      const bots = (await work.all('SELECT id FROM people WHERE owner = $1', person)).map((row) => text(row, 'id'))
      const sessions: string[] = []
      for (const id of [person, ...bots]) sessions.push(...(await erase(work, id)))
      return sessions
    })
    this.revoked(ended)
  }

  async preferences(person: string): Promise<Preferences> {
    const [row] = await this.sql.all('SELECT preferences FROM people WHERE id = $1', person)
    return readPreferences(JSON.parse(text(row, 'preferences') || '{}'))
  }

  async changePreferences(person: string, change: Partial<Preferences>): Promise<Preferences> {
    return this.sql.transaction(async (work) => {
      const [row] = await work.all('SELECT preferences FROM people WHERE id = $1', person)
      const next = { ...readPreferences(JSON.parse(text(row, 'preferences') || '{}')), ...change }
      await work.run('UPDATE people SET preferences = $1 WHERE id = $2', JSON.stringify(next), person)
      return next
    })
  }

  /** An outside bot: a program that signs in with the token, which is shown only once. */
  async addBot(owner: Person, typed: string): Promise<Outcome<SignedIn>> {
    if (owner.kind !== 'account') return refused('account.none')
    const name = readName(typed)
    if (!name.ok) return name
    if (await isTaken(this.sql, accountKey(name.value))) return refused('name.taken')
    if ((await this.bots(owner.id)).length >= MOST_BOTS) return refused('many.bots', { most: MOST_BOTS })
    return granted(await this.add('bot', name.value, owner.id, 'outside bot'))
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

  private add(kind: Person['kind'], name: string, owner: string | null, about: string): Promise<SignedIn> {
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
      return { person: { id, kind, name }, ...(await createSession(work, id, about, now)) }
    })
  }
}

/** Returns the sessions that end with it. */
async function erase(work: Queries, id: string): Promise<string[]> {
  const sessions = await work.all('DELETE FROM sessions WHERE person = $1 RETURNING id', id)
  await work.run(
    "UPDATE people SET gone = 1, name = '', account = NULL, password = NULL, preferences = '{}' WHERE id = $1",
    id,
  )
  await work.run('DELETE FROM friends WHERE person = $1 OR friend = $1', id)
  await work.run('DELETE FROM blocks WHERE person = $1 OR other = $1', id)
  for (const list of ['offers', 'pushes', 'deliveries', 'ratings']) {
    await work.run(`DELETE FROM ${list} WHERE person = $1`, id)
  }
  await work.run("UPDATE chat SET name = '' WHERE person = $1", id)
  await work.run('UPDATE results SET person = NULL WHERE person = $1', id)
  return sessions.map((row) => text(row, 'id'))
}

/** Whether an account other than that person's has the name. */
async function isTaken(queries: Queries, key: string, person = ''): Promise<boolean> {
  return (await queries.all('SELECT id FROM people WHERE account = $1 AND id <> $2', key, person)).length > 0
}

function weakness(password: string, name: string): ReturnType<typeof refused> | null {
  if (password.length < 8 || password.length > 200) return refused('password.length', { min: 8, max: 200 })
  return accountKey(password) === accountKey(name) ? refused('password.name') : null
}
