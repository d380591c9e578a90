/** Telling people that it is their decision, each in the ways they chose, with a record of every try. */

import { inSightOf, type Presence } from '../bus/presence.ts'
import type { People } from '../people/people.ts'
import { newId } from '../people/people.ts'
import type { Preferences } from '../people/preferences.ts'
import { Rounds } from '../rounds.ts'
import { number, type Row, type Sql, text } from '../store/index.ts'
import { type Answer, Failure, type Letter, PATIENCE, type Way, within } from './letter.ts'

/** What a reminder is about. */
export interface Waiting {
  readonly id: string
  readonly number: number
  readonly game: { readonly name: string }
}

export type Remind = (person: string, table: Waiting) => Promise<void>

export type Channel = 'push' | 'mail' | 'webhook'

export const CHANNELS: readonly Channel[] = ['push', 'mail', 'webhook']

export interface ReminderParts {
  readonly sql: Sql
  readonly people: People
  readonly presence: Presence
  readonly now: () => number
  /** The ways that are set up here. */
  readonly ways: Readonly<Partial<Record<Channel, Way>>>
  readonly gameName: (id: string) => Promise<string>
  readonly trouble: (error: unknown) => void
}

export interface Delivery {
  readonly channel: Channel
  readonly table: string
  /** 'dropped': it was no longer the person's decision, or there was no address any more. */
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped'
  readonly tries: number
  /** An `Answer`, or '' before the first; those of older versions are sentences. */
  readonly answer: string
  readonly created: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** After each failed try, how long until the next; then no more. */
const AGAIN = [MINUTE, 5 * MINUTE, 30 * MINUTE, 4 * 60 * MINUTE] as const
/** Letters that go out side by side. */
const BATCH = 20
/** No other process takes a letter for so long; a batch takes hardly longer than the patience with one letter. */
const LEASE = 2 * MINUTE
/** Who decides within so long after the page told them, or after having looked, gets nothing else. */
const GRACE = MINUTE

export class Reminders extends Rounds {
  private readonly parts: ReminderParts
  private stopping = false

  constructor(parts: ReminderParts) {
    super(parts.trouble)
    this.parts = parts
  }

  /** Notes what is to be sent, if it is still needed then. */
  async remind(person: string, table: Waiting): Promise<void> {
    const { people, sql, now, ways } = this.parts
    const preferences = await people.preferences(person)
    const wanted = CHANNELS.filter((channel) => preferences.tell[channel] && ways[channel] !== undefined)
    for (const channel of wanted) {
      await sql.run(
        `INSERT INTO deliveries (id, person, channel, table_id, number, state, tries, due, answer, created)
         VALUES ($1, $2, $3, $4, $5, 'waiting', 0, $6, '', $7) ON CONFLICT DO NOTHING`,
        newId(),
        person,
        channel,
        table.id,
        table.number,
        afterQuiet(preferences, now() + GRACE),
        now(),
      )
    }
  }

  async list(person: string): Promise<Delivery[]> {
    const rows = await this.parts.sql.all(
      'SELECT * FROM deliveries WHERE person = $1 ORDER BY created DESC, id LIMIT 50',
      person,
    )
    return rows.map((row) => ({
      channel: text(row, 'channel') as Channel,
      table: text(row, 'table_id'),
      state: text(row, 'state') as Delivery['state'],
      tries: number(row, 'tries'),
      answer: text(row, 'answer'),
      created: number(row, 'created'),
    }))
  }

  /** What is not yet on its way waits for whoever comes next. */
  override async stop(): Promise<void> {
    this.stopping = true
    await super.stop()
  }

  protected override async work(): Promise<void> {
    let taken = 1
    while (taken > 0 && !this.stopping) taken = await this.batch()
  }

  /** How many were due. */
  private async batch(): Promise<number> {
    const { sql, now, trouble } = this.parts
    const skip = sql.kind === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
    const rows = await sql.all(
      `UPDATE deliveries SET due = $1 WHERE id IN
       (SELECT id FROM deliveries WHERE state = 'waiting' AND due <= $2 ORDER BY due LIMIT ${BATCH} ${skip}) RETURNING *`,
      now() + LEASE,
      now(),
    )
    const seconds = secondMails(rows)
    await Promise.all(rows.map((row) => (seconds.has(row) ? this.giveBack(row) : this.send(row)).catch(trouble)))
    return rows.length
  }

  /** It comes with the next batch. */
  private giveBack(row: Row): Promise<void> {
    return this.note(row, 'waiting', number(row, 'tries'), this.parts.now(), text(row, 'answer'))
  }

  private async send(row: Row): Promise<void> {
    const { people, now, ways } = this.parts
    const [person, channel] = [text(row, 'person'), text(row, 'channel') as Channel]
    const way = ways[channel]
    const preferences = await people.preferences(person)
    const game = await this.waitingGame(row)
    if (game === null || way === undefined || !preferences.tell[channel]) return this.drop(row)
    const later = await this.notYet(row, preferences)
    if (later > now()) return this.note(row, 'waiting', number(row, 'tries'), later, text(row, 'answer'))
    const tries = number(row, 'tries') + 1
    const { taken, answer } = await this.tried(way, { person, table: text(row, 'table_id'), game, preferences })
    if (answer === null) return this.drop(row)
    if (taken) return this.note(row, 'sent', tries, now(), answer)
    const wait = AGAIN[tries - 1]
    return this.note(row, wait === undefined ? 'failed' : 'waiting', tries, now() + (wait ?? 0), answer)
  }

  /** The name of the game, if the turn that the letter is about is still the person's. */
  private async waitingGame(row: Row): Promise<string | null> {
    const [sitting] = await this.parts.sql.all(
      `SELECT s.waits, r.game,
       (SELECT count(*) FROM deliveries WHERE person = $2 AND channel = $3 AND table_id = $1 AND number > $4) AS newer
       FROM sitting s JOIN rooms r ON r.id = s.table_id WHERE s.table_id = $1 AND s.person = $2`,
      text(row, 'table_id'),
      text(row, 'person'),
      text(row, 'channel'),
      number(row, 'number'),
    )
    // Of a later turn there is a letter of its own.
    if (number(sitting, 'waits') === 0 || number(sitting, 'newer') > 0) return null
    return this.parts.gameName(text(sitting, 'game'))
  }

  private async tried(way: Way, letter: Letter): Promise<{ taken: boolean; answer: Answer | null }> {
    const limit = AbortSignal.timeout(PATIENCE)
    try {
      return { taken: true, answer: await within(way(letter, limit), limit) }
    } catch (error) {
      if (error instanceof Failure) return { taken: false, answer: error.answer }
      this.parts.trouble(error)
      return { taken: false, answer: 'broken' }
    }
  }

  /** What was never tried leaves no trace: at a table that is played at one go that is every turn. */
  private async drop(row: Row): Promise<void> {
    const tries = number(row, 'tries')
    if (tries > 0) return this.note(row, 'dropped', tries, this.parts.now(), '')
    await this.parts.sql.run('DELETE FROM deliveries WHERE id = $1', text(row, 'id'))
  }

  private async note(row: Row, state: Delivery['state'], tries: number, due: number, answer: string): Promise<void> {
    await this.parts.sql.run(
      'UPDATE deliveries SET state = $1, tries = $2, due = $3, answer = $4 WHERE id = $5',
      state,
      tries,
      due,
      answer,
      text(row, 'id'),
    )
  }

  /** When it may be sent: not to who looks at the table, not in quiet hours, and mails not more often than wanted. */
  private async notYet(row: Row, preferences: Preferences): Promise<number> {
    const { presence, now } = this.parts
    const person = text(row, 'person')
    const looks = (await presence.at(inSightOf(text(row, 'table_id')))).has(person)
    const soonest = looks ? now() + GRACE : now()
    const next = text(row, 'channel') === 'mail' ? await this.nextMail(person, preferences) : soonest
    return afterQuiet(preferences, Math.max(soonest, next))
  }

  private async nextMail(person: string, { mailEvery }: Preferences): Promise<number> {
    const [row] = await this.parts.sql.all(
      "SELECT coalesce(max(due), 0) AS last FROM deliveries WHERE person = $1 AND channel = 'mail' AND state = 'sent'",
      person,
    )
    return number(row, 'last') + mailEvery * MINUTE
  }
}

/** Mails beside a first one to the same person: whether they may be sent so soon is known when that one has gone. */
function secondMails(rows: readonly Row[]): ReadonlySet<Row> {
  const mails = rows.filter((row) => text(row, 'channel') === 'mail')
  const firsts = new Map(mails.map((row) => [text(row, 'person'), row]))
  return new Set(mails.filter((row) => firsts.get(text(row, 'person')) !== row))
}

/** The moment itself, or the end of the quiet hours it lies in. */
export function afterQuiet({ quiet: { from, to } }: Preferences, when: number): number {
  if (from === to) return when
  const minute = Math.floor((when % DAY) / MINUTE)
  const quiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!quiet) return when
  const end = when - (when % DAY) + to * MINUTE
  return end > when ? end : end + DAY
}
