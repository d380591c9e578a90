/** Browsers that a person has switched Web Push on in. */
import type { Row, Sql } from '../store/index.ts'

/** Nobody has more of their own. */
const MOST_BROWSERS = 20

/** What a browser says of where it is reached. */
export interface Subscription {
  readonly endpoint: string
}

/** Where there are too many, the one that was switched on longest ago goes. */
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

/** The browser has taken its subscription back. */
export async function forgetBrowser(sql: Sql, endpoint: string): Promise<void> {
  await sql.run('DELETE FROM pushes WHERE endpoint = $1', endpoint)
}

/** Those that were switched on last come first. */
export function browsersOf(sql: Sql, person: string): Promise<readonly Row[]> {
  return sql.all(
    `SELECT endpoint, subscription FROM pushes WHERE person = $1 AND endpoint LIKE 'https://%'
     ORDER BY created DESC, endpoint LIMIT ${MOST_BROWSERS}`,
    person,
  )
}
