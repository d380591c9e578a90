/** Deletes what nobody needs. Games that have started stay, with their rooms and records. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Bus } from './bus/bus.ts'
import { onlinePlace, type Presence } from './bus/presence.ts'
import { deleteIdleGuests } from './people/guests.ts'
import { FORGET_AFTER } from './people/sign-in-throttle.ts'
import { type PeriodicJob, periodicJob } from './periodic-job.ts'
import { deleteUnusedRooms } from './rooms/unused-rooms.ts'
import type { Sql } from './store/index.ts'

const DAY = 86_400_000
/** How long people find past reminders on their own page. */
const DELIVERIES = 90 * DAY
/** How long a table without a game is kept after the last activity. */
const UNUSED_ROOMS = 30 * DAY
/** How long a guest without a game may stay away. */
const IDLE_GUESTS = 90 * DAY
/** Per transaction, so that other writers do not wait long. */
const BATCH = 200

export interface RetentionDeps {
  readonly sql: Sql
  readonly bus: Bus
  readonly presence: Presence
  readonly now: () => number
  readonly trouble: (error: unknown) => void
}

/**
 * Any number of processes may run it at the same time. It starts at once: a process that is often restarted would never
 * get to it otherwise.
 */
export function retentionJob(deps: RetentionDeps): PeriodicJob {
  return periodicJob({
    trouble: deps.trouble,
    startsAtOnce: true,
    async run(isStopping) {
      const now = deps.now()
      await deleteExpired(deps.sql, now)
      await deleteRooms(deps, now - UNUSED_ROOMS, isStopping)
      await deleteGuests(deps, now - IDLE_GUESTS, isStopping)
    },
  })
}

async function deleteExpired(sql: Sql, now: number): Promise<void> {
  await sql.run('DELETE FROM sessions WHERE expires <= $1', now)
  await sql.run('DELETE FROM slowed WHERE until < $1', now - FORGET_AFTER)
  await sql.run(
    "DELETE FROM deliveries WHERE state IN ('sent', 'failed', 'dropped') AND created < $1",
    now - DELIVERIES,
  )
}

async function deleteRooms({ sql, bus }: RetentionDeps, before: number, isStopping: () => boolean): Promise<void> {
  let deleted = BATCH
  while (deleted === BATCH && !isStopping()) {
    const ids = await deleteUnusedRooms(sql, before, BATCH)
    // Pages that show the room learn that it is gone.
    for (const id of ids) bus.publish(`r/${id}`, null)
    deleted = ids.length
    await nextTurn()
  }
}

async function deleteGuests(deps: RetentionDeps, before: number, isStopping: () => boolean): Promise<void> {
  const { sql, bus, presence } = deps
  const isHere = async (guest: string): Promise<boolean> => (await presence.at(onlinePlace(guest))).size > 0
  let from: string | null = ''
  while (from !== null && !isStopping()) {
    const { sessions, last } = await deleteIdleGuests(sql, { before, from, most: BATCH, isHere })
    if (sessions.length > 0) bus.publish('sessions', sessions)
    from = last
    await nextTurn()
  }
}
