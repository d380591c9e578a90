/** What nobody needs any more is thrown away now and then. Games, rooms and their records stay. */
import { FORGIVEN } from './people/people.ts'
import { Rounds } from './rounds.ts'
import type { Sql } from './store/index.ts'

const DAY = 86_400_000
/** So long people find on their own page what was sent to them. */
const DELIVERIES = 90 * DAY

export interface TidyParts {
  readonly sql: Sql
  readonly now: () => number
  readonly trouble: (error: unknown) => void
}

/** Any number of processes may do it at the same time. */
export class Tidy extends Rounds {
  private readonly parts: TidyParts

  constructor(parts: TidyParts) {
    super(parts.trouble)
    this.parts = parts
  }

  /** At once too: a process that is often started anew would never come to it. */
  override start(milliseconds: number): void {
    super.start(milliseconds)
    void this.tick()
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
  }
}
