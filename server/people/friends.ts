/** Friends by mutual consent, and blocked people. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import { number, type Sql, text } from '../store/index.ts'

export interface Friend {
  readonly id: string
  readonly name: string
  /** 'asked': by this person; 'asks': by the other one. */
  readonly state: 'friends' | 'asked' | 'asks'
  readonly since: number
}

const MOST_FRIENDS = 500

export class Friends {
  private readonly sql: Sql
  private readonly now: () => number

  constructor(sql: Sql, now: () => number) {
    this.sql = sql
    this.now = now
  }

  async list(person: string): Promise<Friend[]> {
    const rows = await this.sql.all(
      `SELECT p.id, p.name, f.state, f.since, f.person FROM friends f
       JOIN people p ON p.id = CASE WHEN f.person = $1 THEN f.friend ELSE f.person END
       WHERE (f.person = $1 OR (f.friend = $1 AND f.state = 'asked')) AND p.gone = 0 ORDER BY p.name, p.id`,
      person,
    )
    return rows.map((row) => {
      const mine = text(row, 'person') === person
      const state = text(row, 'state') === 'friends' ? 'friends' : mine ? 'asked' : 'asks'
      return { id: text(row, 'id'), name: text(row, 'name'), state, since: number(row, 'since') }
    })
  }

  /** Asks, or accepts if the other has asked. Somebody who is blocked gets the same answer, but nothing is stored. */
  async ask(person: string, other: string): Promise<Outcome<'asked' | 'friends'>> {
    if (person === other) return refused('friend.self')
    if (await this.blocks(person, other)) return refused('friend.blocked')
    if ((await this.list(person)).length >= MOST_FRIENDS) return refused('many.friends', { most: MOST_FRIENDS })
    const hidden = await this.blocks(other, person)
    return this.sql.transaction(async (work) => {
      const state = async (from: string, to: string): Promise<string> => {
        const [row] = await work.all('SELECT state FROM friends WHERE person = $1 AND friend = $2', from, to)
        return text(row, 'state')
      }
      if ((await state(person, other)) === 'friends') return granted('friends')
      const put = `INSERT INTO friends (person, friend, state, since) VALUES ($1, $2, $3, $4)
        ON CONFLICT (person, friend) DO UPDATE SET state = excluded.state, since = excluded.since`
      if ((await state(other, person)) === 'asked' && !hidden) {
        await work.run(put, person, other, 'friends', this.now())
        await work.run(put, other, person, 'friends', this.now())
        return granted('friends')
      }
      if (!hidden) await work.run(put, person, other, 'asked', this.now())
      return granted('asked')
    })
  }

  /** Ends a friendship, withdraws a request or declines one. */
  async end(person: string, other: string): Promise<void> {
    await this.sql.run(
      'DELETE FROM friends WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)',
      person,
      other,
    )
  }

  async block(person: string, other: string): Promise<Outcome<null>> {
    if (person === other) return refused('friend.self')
    await this.end(person, other)
    await this.sql.run(
      'INSERT INTO blocks (person, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      person,
      other,
      this.now(),
    )
    return granted(null)
  }

  async unblock(person: string, other: string): Promise<void> {
    await this.sql.run('DELETE FROM blocks WHERE person = $1 AND other = $2', person, other)
  }

  async blocked(person: string): Promise<{ id: string; name: string }[]> {
    const rows = await this.sql.all(
      `SELECT p.id, p.name FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = $1 ORDER BY p.name, p.id`,
      person,
    )
    return rows.map((row) => ({ id: text(row, 'id'), name: text(row, 'name') }))
  }

  async blocks(person: string, other: string): Promise<boolean> {
    const rows = await this.sql.all('SELECT since FROM blocks WHERE person = $1 AND other = $2', person, other)
    return rows.length > 0
  }

  /** Everybody who blocks the person or is blocked by them. */
  async blockedWith(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.sql.all(
      'SELECT other AS id FROM blocks WHERE person = $1 UNION SELECT person AS id FROM blocks WHERE other = $1',
      person,
    )
    return new Set(rows.map((row) => text(row, 'id')))
  }

  /** Whether the person and any of the others block each other, in either direction. */
  async hasBlockWith(person: string, others: readonly string[]): Promise<boolean> {
    for (const other of others) {
      if ((await this.blocks(person, other)) || (await this.blocks(other, person))) return true
    }
    return false
  }
}
