/** Looks up several people with one query. */
import { readPreferences } from '../people/preferences.ts'
import { type Queries, type Row, text } from '../store/index.ts'

async function rowsOf(queries: Queries, ids: readonly string[]): Promise<readonly Row[]> {
  if (ids.length === 0) return []
  const values = ids.map((_, at) => `$${at + 1}`).join(', ')
  return queries.all(`SELECT id, kind, preferences FROM people WHERE gone = 0 AND id IN (${values})`, ...ids)
}

const idsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map((row) => text(row, 'id')))

/** People with an account: neither guests nor outside bots. */
export async function accountsAmong(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return idsOf((await rowsOf(queries, ids)).filter((row) => text(row, 'kind') === 'account'))
}

/** People who let others see that they are online. */
export async function visibleAmong(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const isVisible = (row: Row): boolean => readPreferences(JSON.parse(text(row, 'preferences') || '{}')).showPresence
  return idsOf((await rowsOf(queries, ids)).filter(isVisible))
}
