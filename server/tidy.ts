/** What nobody needs any more is thrown away now and then. Games, rooms and their records stay. */
import { FORGIVEN } from './people/people.ts'
import type { Sql } from './store/index.ts'

const DAY = 86_400_000
/** So long people find on their own page what was sent to them. */
const DELIVERIES = 90 * DAY

export interface TidyParts {
  readonly sql: Sql
  readonly now: () => number
  readonly trouble: (error: unknown) => void
}

export class Tidy {
  private readonly parts: TidyParts
  private timer: NodeJS.Timeout | null = null
  private running: Promise<void> = Promise.resolve()

  constructor(parts: TidyParts) {
    this.parts = parts
  }

  /** At once too: a process that is often started anew would never come to it. */
  start(milliseconds: number): void {
    this.timer = setInterval(() => void this.tick(), milliseconds)
    void this.tick()
  }

  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer)
    await this.running
  }

  /** Any number of processes may do it at the same time. */
  tick(): Promise<void> {
    this.running = this.running.then(() => this.work()).catch(this.parts.trouble)
    return this.running
  }

  private async work(): Promise<void> {
    const { sql } = this.parts
    const now = this.parts.now()
    await sql.run('DELETE FROM sessions WHERE expires <= $1', now)
    await sql.run('DELETE FROM slowed WHERE until < $1', now - FORGIVEN)
    await sql.run(
      "DELETE FROM deliveries WHERE state IN ('sent', 'failed', 'dropped') AND created < $1",
      now - DELIVERIES,
    )
  }
}
