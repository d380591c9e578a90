/** What nobody needs any more is thrown away now and then. Games that have begun stay, with their rooms and records. */
import type { Bus } from './bus/bus.ts'
import { anywhereOf, type Presence } from './bus/presence.ts'
import { forgetGuests } from './people/guests.ts'
import { FORGIVEN } from './people/people.ts'
import { dropUnused } from './rooms/unused.ts'
import { Rounds } from './rounds.ts'
import type { Sql } from './store/index.ts'

const DAY = 86_400_000
/** So long people find on their own page what was sent to them. */
const DELIVERIES = 90 * DAY
/** So long a table waits for its game since anybody did something there. */
const UNUSED = 30 * DAY
/** So long a guest without a game may stay away. */
const UNSEEN = 90 * DAY
/** So many at once: whoever else wants to write need not wait long. */
const BATCH = 200

export interface TidyParts {
  readonly sql: Sql
  readonly bus: Bus
  readonly presence: Presence
  readonly now: () => number
  readonly trouble: (error: unknown) => void
}

/** Any number of processes may do it at the same time. */
export class Tidy extends Rounds {
  private readonly parts: TidyParts
  private stopping = false

  constructor(parts: TidyParts) {
    super(parts.trouble)
    this.parts = parts
  }

  /** At once too: a process that is often started anew would never come to it. */
  override start(milliseconds: number): void {
    super.start(milliseconds)
    void this.tick()
  }

  /** What is left waits for the next round, of whichever process. */
  override async stop(): Promise<void> {
    this.stopping = true
    await super.stop()
  }

  protected override async work(): Promise<void> {
    const { sql } = this.parts
    const now = this.parts.now()
    await sql.run('DELETE FROM sessions WHERE expires <= $1', now)
    await sql.run('DELETE FROM slowed WHERE until < $1', now - FORGIVEN)
    await sql.run(
      "DELETE FROM deliveries WHERE state IN ('sent', 'failed', 'dropped') AND created < $1",
      now - DELIVERIES,
    )
    await this.rooms(now - UNUSED)
    await this.guests(now - UNSEEN)
  }

  private async rooms(before: number): Promise<void> {
    const { sql, bus } = this.parts
    let dropped = BATCH
    while (dropped === BATCH && !this.stopping) {
      const ids = await dropUnused(sql, before, BATCH)
      // Whoever has one open hears that there is none any more.
      for (const id of ids) bus.publish(`r/${id}`, null)
      dropped = ids.length
      await others()
    }
  }

  private async guests(before: number): Promise<void> {
    const { sql, bus, presence } = this.parts
    const isHere = async (guest: string): Promise<boolean> => (await presence.at(anywhereOf(guest))).size > 0
    let from: string | null = ''
    while (from !== null && !this.stopping) {
      const { sessions, last } = await forgetGuests(sql, { before, from, most: BATCH, isHere })
      if (sessions.length > 0) bus.publish('sessions', sessions)
      from = last
      await others()
    }
  }
}

/** Everybody else comes in between. */
const others = (): Promise<void> => new Promise((resume) => setImmediate(resume))
