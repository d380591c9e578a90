/** What is known of several people, in one question to the store however many they are. */

import { readPreferences } from '../people/preferences.ts'
import { type Queries, type Row, text } from '../store/index.ts'

async function rowsOf(queries: Queries, ids: readonly string[]): Promise<readonly Row[]> {
  if (ids.length === 0) return []
  const places = ids.map((_, at) => `$${at + 1}`).join(', ')
  return queries.all(`SELECT id, kind, preferences FROM people WHERE gone = 0 AND id IN (${places})`, ...ids)
}

const idsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map((row) => text(row, 'id')))

/** Those with an account: neither guests nor programs. */
export async function accountsAmong(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return idsOf((await rowsOf(queries, ids)).filter((row) => text(row, 'kind') === 'account'))
}

/** Those who let others see that they are here. */
export async function shownAmong(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const shows = (row: Row): boolean => readPreferences(JSON.parse(text(row, 'preferences') || '{}')).showPresence
  return idsOf((await rowsOf(queries, ids)).filter(shows))
}
