/** Reminds people that it is their turn, through the channels they chose. Every attempt is recorded. */
import { SEND_TIMEOUT } from '@ludarium/tables'
import { type Presence, visiblePlace } from '../bus/presence.ts'
import { newId } from '../people/new-id.ts'
import type { People } from '../people/people.ts'
import type { Preferences } from '../people/preferences.ts'
import { type PeriodicJob, periodicJob } from '../periodic-job.ts'
import { number, type Row, type Sql, text } from '../store/index.ts'
import { type Channel, DeliveryError, type DeliveryStatus, type ReminderMessage, withTimeout } from './message.ts'

/** The table that waits for somebody. */
export interface WaitingTable {
  readonly id: string
  readonly number: number
  readonly game: { readonly name: string }
}

export type Remind = (person: string, table: WaitingTable) => Promise<void>

export type ChannelName = 'push' | 'mail' | 'webhook'

const CHANNEL_NAMES: readonly ChannelName[] = ['push', 'mail', 'webhook']

export interface RemindersDeps {
  readonly sql: Sql
  readonly people: People
  readonly presence: Presence
  readonly now: () => number
  /** The channels that are configured. */
  readonly channels: Readonly<Partial<Record<ChannelName, Channel>>>
  readonly gameName: (id: string) => Promise<string>
  readonly trouble: (error: unknown) => void
}

export interface DeliveryRecord {
  readonly channel: ChannelName
  readonly table: string
  /** 'dropped': it was no longer the person's turn, or the address was gone. */
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped'
  readonly tries: number
  /** A `DeliveryStatus`, or '' before the first attempt; older versions stored sentences. */
  readonly answer: string
  readonly created: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Waits after each failed attempt; after the last one the reminder has failed. */
const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 4 * 60 * MINUTE] as const
/** Reminders sent in parallel. */
const BATCH = 20
/** How long a batch belongs to one process. It takes hardly longer than SEND_TIMEOUT. */
const LEASE = 2 * MINUTE
/** Somebody who decides within this time, or is looking at the table, gets no reminder. */
const GRACE = MINUTE

export interface Reminders extends PeriodicJob {
  /** Schedules reminders. Whether they are still needed is checked when they are due. */
  readonly remind: Remind
  /** The last 50, newest first. */
  list(person: string): Promise<DeliveryRecord[]>
}

export function createReminders(deps: RemindersDeps): Reminders {
  return {
    ...periodicJob({
      trouble: deps.trouble,
      async run(isStopping) {
        let sent = 1
        while (sent > 0 && !isStopping()) sent = await sendBatch(deps)
      },
    }),
    remind: (person, table) => schedule(deps, person, table),
    list: (person) => listDeliveries(deps.sql, person),
  }
}

async function schedule(deps: RemindersDeps, person: string, table: WaitingTable): Promise<void> {
  const { people, sql, now, channels } = deps
  const preferences = await people.preferences(person)
  const wanted = CHANNEL_NAMES.filter((channel) => preferences.tell[channel] && channels[channel] !== undefined)
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

async function listDeliveries(sql: Sql, person: string): Promise<DeliveryRecord[]> {
  const rows = await sql.all('SELECT * FROM deliveries WHERE person = $1 ORDER BY created DESC, id LIMIT 50', person)
  return rows.map((row) => ({
    channel: text(row, 'channel') as ChannelName,
    table: text(row, 'table_id'),
    state: text(row, 'state') as DeliveryRecord['state'],
    tries: number(row, 'tries'),
    answer: text(row, 'answer'),
    created: number(row, 'created'),
  }))
}

/** Returns the number of reminders that were due. */
async function sendBatch(deps: RemindersDeps): Promise<number> {
  const { sql, now, trouble } = deps
  const skip = sql.kind === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
  const rows = await sql.all(
    `UPDATE deliveries SET due = $1 WHERE id IN
     (SELECT id FROM deliveries WHERE state = 'waiting' AND due <= $2 ORDER BY due LIMIT ${BATCH} ${skip}) RETURNING *`,
    now() + LEASE,
    now(),
  )
  const postponed = furtherMails(rows)
  await Promise.all(
    rows.map((row) => (postponed.has(row) ? postpone(deps, row, now()) : send(deps, row)).catch(trouble)),
  )
  return rows.length
}

/** All mails but one per person: whether another may be sent depends on when that one was. */
function furtherMails(rows: readonly Row[]): ReadonlySet<Row> {
  const mails = rows.filter((row) => text(row, 'channel') === 'mail')
  const chosen = new Map(mails.map((row) => [text(row, 'person'), row]))
  return new Set(mails.filter((row) => chosen.get(text(row, 'person')) !== row))
}

function postpone(deps: RemindersDeps, row: Row, due: number): Promise<void> {
  return update(deps, row, { state: 'waiting', tries: number(row, 'tries'), due, answer: text(row, 'answer') })
}

async function send(deps: RemindersDeps, row: Row): Promise<void> {
  const { people, now, channels } = deps
  const [person, name] = [text(row, 'person'), text(row, 'channel') as ChannelName]
  const channel = channels[name]
  const preferences = await people.preferences(person)
  const game = await waitingGame(deps, row)
  if (game === null || channel === undefined || !preferences.tell[name]) return drop(deps, row)
  const earliest = await earliestTime(deps, row, preferences)
  if (earliest > now()) return postpone(deps, row, earliest)
  const tries = number(row, 'tries') + 1
  const reminder = { person, table: text(row, 'table_id'), game, preferences }
  const { isSent, answer } = await attempt(deps, channel, reminder)
  if (answer === null) return drop(deps, row)
  if (isSent) return update(deps, row, { state: 'sent', tries, due: now(), answer })
  const wait = RETRY_DELAYS[tries - 1]
  const state = wait === undefined ? 'failed' : 'waiting'
  return update(deps, row, { state, tries, due: now() + (wait ?? 0), answer })
}

/** The name of the game, or null if the person's turn is over. */
async function waitingGame({ sql, gameName }: RemindersDeps, row: Row): Promise<string | null> {
  const [sitting] = await sql.all(
    `SELECT s.waits, r.game,
     (SELECT count(*) FROM deliveries WHERE person = $2 AND channel = $3 AND table_id = $1 AND number > $4) AS newer
     FROM sitting s JOIN rooms r ON r.id = s.table_id WHERE s.table_id = $1 AND s.person = $2`,
    text(row, 'table_id'),
    text(row, 'person'),
    text(row, 'channel'),
    number(row, 'number'),
  )
  // A later turn has a reminder of its own.
  if (number(sitting, 'waits') === 0 || number(sitting, 'newer') > 0) return null
  return gameName(text(sitting, 'game'))
}

interface Attempt {
  readonly isSent: boolean
  /** Null if the person has no address. */
  readonly answer: DeliveryStatus | null
}

async function attempt({ trouble }: RemindersDeps, channel: Channel, reminder: ReminderMessage): Promise<Attempt> {
  const limit = AbortSignal.timeout(SEND_TIMEOUT)
  try {
    return { isSent: true, answer: await withTimeout(channel(reminder, limit), limit) }
  } catch (error) {
    if (error instanceof DeliveryError) return { isSent: false, answer: error.status }
    trouble(error)
    return { isSent: false, answer: 'broken' }
  }
}

/** Deletes reminders that were never attempted: in a live game that is every turn. */
async function drop(deps: RemindersDeps, row: Row): Promise<void> {
  const tries = number(row, 'tries')
  if (tries > 0) return update(deps, row, { state: 'dropped', tries, due: deps.now(), answer: '' })
  await deps.sql.run('DELETE FROM deliveries WHERE id = $1', text(row, 'id'))
}

type DeliveryChange = Pick<DeliveryRecord, 'state' | 'tries' | 'answer'> & { readonly due: number }

async function update({ sql }: RemindersDeps, row: Row, { state, tries, due, answer }: DeliveryChange): Promise<void> {
  await sql.run(
    'UPDATE deliveries SET state = $1, tries = $2, due = $3, answer = $4 WHERE id = $5',
    state,
    tries,
    due,
    answer,
    text(row, 'id'),
  )
}

/** Not while the person looks at the table, not in quiet hours, and no more mails than the person wants. */
async function earliestTime(deps: RemindersDeps, row: Row, preferences: Preferences): Promise<number> {
  const { presence, now } = deps
  const person = text(row, 'person')
  const isLooking = (await presence.at(visiblePlace(text(row, 'table_id')))).has(person)
  const soonest = isLooking ? now() + GRACE : now()
  const next = text(row, 'channel') === 'mail' ? await nextMail(deps, person, preferences) : soonest
  return afterQuiet(preferences, Math.max(soonest, next))
}

async function nextMail({ sql }: RemindersDeps, person: string, { mailEvery }: Preferences): Promise<number> {
  const [row] = await sql.all(
    "SELECT coalesce(max(due), 0) AS last FROM deliveries WHERE person = $1 AND channel = 'mail' AND state = 'sent'",
    person,
  )
  return number(row, 'last') + mailEvery * MINUTE
}

/** The given time, or the end of the quiet hours around it. */
export function afterQuiet({ quiet: { from, to } }: Preferences, when: number): number {
  if (from === to) return when
  const minute = Math.floor((when % DAY) / MINUTE)
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return when
  const end = when - (when % DAY) + to * MINUTE
  return end > when ? end : end + DAY
}
