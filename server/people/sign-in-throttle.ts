/** Slows down guessing of passwords: after a few wrong ones the wait doubles, per account and per address. */
import { number, type Sql } from '../store/index.ts'

/** Milliseconds after the end of a wait in which failures still count. */
export const FORGET_AFTER = 86_400_000
const FREE_ATTEMPTS = 5
const LONGEST_WAIT = 15 * 60_000

/** Milliseconds until the next attempt is allowed; 0: now. */
export async function waitBeforeAttempt(sql: Sql, keys: readonly string[], now: number): Promise<number> {
  const rows = await Promise.all(keys.map((key) => sql.all('SELECT until FROM slowed WHERE key = $1', key)))
  return Math.max(0, ...rows.map(([row]) => number(row, 'until') - now))
}

export async function recordFailure(sql: Sql, key: string, now: number): Promise<void> {
  await sql.transaction(async (work) => {
    const [row] = await work.all('SELECT tries, until FROM slowed WHERE key = $1', key)
    const failures = (number(row, 'until') + FORGET_AFTER < now ? 0 : number(row, 'tries')) + 1
    const over = failures - FREE_ATTEMPTS
    const wait = over < 0 ? 0 : Math.min(LONGEST_WAIT, 1000 * 2 ** Math.min(20, over))
    await work.run(
      `INSERT INTO slowed (key, tries, until) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET tries = excluded.tries, until = excluded.until`,
      key,
      failures,
      now + wait,
    )
  })
}

export async function clearFailures(sql: Sql, keys: readonly string[]): Promise<void> {
  for (const key of keys) await sql.run('DELETE FROM slowed WHERE key = $1', key)
}
