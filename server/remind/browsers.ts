/** Browsers in which a person has enabled Web Push. */
import type { Row, Sql } from '../store/index.ts'

/** Per person. */
const MOST_BROWSERS = 20

/** A browser's push subscription. */
export interface Subscription {
  readonly endpoint: string
}

/** Above the limit, the oldest browsers are removed. */
export async function addBrowser(sql: Sql, person: string, subscription: Subscription, now: number): Promise<void> {
  const { endpoint } = subscription
  await sql.transaction(async (work) => {
    await work.run(
      `INSERT INTO pushes (endpoint, person, subscription, created) VALUES ($1, $2, $3, $4)
       ON CONFLICT (endpoint) DO UPDATE
       SET person = excluded.person, subscription = excluded.subscription, created = excluded.created`,
      endpoint,
      person,
      JSON.stringify(subscription),
      now,
    )
    await work.run(
      `DELETE FROM pushes WHERE person = $1 AND endpoint <> $2 AND endpoint NOT IN
       (SELECT endpoint FROM pushes WHERE person = $1 AND endpoint <> $2
        ORDER BY created DESC, endpoint LIMIT ${MOST_BROWSERS - 1})`,
      person,
      endpoint,
    )
  })
}

export async function dropBrowser(sql: Sql, person: string, endpoint: string): Promise<void> {
  await sql.run('DELETE FROM pushes WHERE endpoint = $1 AND person = $2', endpoint, person)
}

/** For subscriptions that the push service reports as expired. */
export async function forgetBrowser(sql: Sql, endpoint: string): Promise<void> {
  await sql.run('DELETE FROM pushes WHERE endpoint = $1', endpoint)
}

/** Newest first. */
export function browsersOf(sql: Sql, person: string): Promise<readonly Row[]> {
  return sql.all(
    `SELECT endpoint, subscription FROM pushes WHERE person = $1 AND endpoint LIKE 'https://%'
     ORDER BY created DESC, endpoint LIMIT ${MOST_BROWSERS}`,
    person,
  )
}
