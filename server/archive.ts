/**
 * Export and import of a whole installation as lines of JSON, to move between databases; and the audit, which replays every
 * stored table with the current rules. Session hashes are included, so guests and outside bots stay signed in. Failed
 * sign-in attempts are not.
 */
import { type Host, readOpened, Table } from '@ludarium/tables'
import type { GameLoader } from './live/live-tables.ts'
import { number, type Row, type Store, text, type Value } from './store/index.ts'

/** Tables of the database with the columns that order their rows. Referenced tables come first. */
const TABLES: readonly (readonly [name: string, order: string])[] = [
  ['people', 'id'],
  ['sessions', 'id'],
  ['friends', 'person, friend'],
  ['blocks', 'person, other'],
  ['rooms', 'id'],
  ['sitting', 'table_id, person'],
  ['offers', 'table_id, person'],
  ['records', 'table_id, number'],
  ['chat', 'table_id, number'],
  ['reports', 'table_id, number, person'],
  ['due', 'table_id, kind'],
  ['deliveries', 'id'],
  ['pushes', 'endpoint'],
  ['results', 'table_id, seat'],
  ['ratings', 'person, game, step'],
  ['settings', 'name'],
]

const PAGE = 1000
const FORMAT = 1

/** A consistent export, line by line. */
export async function* exportArchive(store: Store): AsyncGenerator<string> {
  yield JSON.stringify({ ludarium: 'archive', format: FORMAT })
  const snapshot = await store.sql.snapshot()
  try {
    let rows = 0
    for (const [name, order] of TABLES) {
      for (let at = 0; ; at += PAGE) {
        const page = await snapshot.all(`SELECT * FROM ${name} ORDER BY ${order} LIMIT ${PAGE} OFFSET ${at}`)
        for (const row of page) yield JSON.stringify({ table: name, row })
        rows += page.length
        if (page.length < PAGE) break
      }
    }
    yield JSON.stringify({ end: rows })
  } finally {
    await snapshot.end()
  }
}

/** Imports into an empty database, all or nothing. Returns the number of rows; rejects with a sentence. */
export async function importArchive(store: Store, lines: AsyncIterable<string>): Promise<number> {
  const known = new Map(TABLES.map(([name]) => [name, null]))
  return store.sql.transaction(async (work) => {
    const [people] = await work.all('SELECT count(*) AS count FROM people')
    const [rooms] = await work.all('SELECT count(*) AS count FROM rooms')
    if (number(people, 'count') + number(rooms, 'count') > 0) throw new Error('The database is not empty.')
    await work.run('DELETE FROM settings')
    let rows = 0
    let ended = false
    let first = true
    for await (const line of lines) {
      if (line.trim() === '') continue
      const read = JSON.parse(line) as { ludarium?: string; format?: number; table?: string; row?: Row; end?: number }
      if (first && (read.ludarium !== 'archive' || read.format !== FORMAT))
        throw new Error('This is not an archive of Ludarium.')
      first = false
      if (read.end !== undefined) {
        ended = true
        if (read.end !== rows) throw new Error('The archive is incomplete.')
      }
      if (read.table === undefined || read.row === undefined) continue
      if (!known.has(read.table)) throw new Error(`The archive has an unknown table '${read.table}'.`)
      const columns = Object.keys(read.row)
      if (columns.some((column) => !/^[a-z_]+$/.test(column)))
        throw new Error('The archive has an invalid column name.')
      const values: Value[] = columns.map((column) => read.row?.[column] ?? null)
      const places = columns.map((_, at) => `$${at + 1}`).join(', ')
      await work.run(`INSERT INTO ${read.table} (${columns.join(', ')}) VALUES (${places})`, ...values)
      rows++
    }
    if (!ended) throw new Error('The archive is incomplete.')
    return rows
  })
}

export interface AuditResult {
  readonly table: string
  readonly game: string
  /** The current rules lead to the same states; or a decision is illegal, leads to another state, or cannot be read. */
  readonly verdict: 'identical' | 'illegal' | 'different' | 'broken'
  readonly records: number
}

/** Never asked to store anything. */
const HOST: Host = { keep: async () => 'stale', tail: async () => [], now: () => 0 }

/** Replays every stored table. */
export async function* audit(store: Store, gameLoader: GameLoader): AsyncGenerator<AuditResult> {
  const rows = await store.sql.all('SELECT DISTINCT table_id FROM records ORDER BY table_id')
  for (const row of rows)
    yield auditTable(text(row, 'table_id'), await store.tail(text(row, 'table_id'), 0), gameLoader)
}

async function auditTable(table: string, records: readonly unknown[], gameLoader: GameLoader): Promise<AuditResult> {
  const first = readOpened(records[0])
  const name = first.ok ? first.value.setup.game : ''
  const game = await gameLoader(name)
  const about = { table, game: name, records: records.length }
  if (!first.ok || game === null) return { ...about, verdict: 'broken' }
  const opened = Table.open(table, game, records, HOST)
  if (!opened.ok) return { ...about, verdict: 'broken' }
  const { readonly } = opened.value
  if (readonly === null) return { ...about, verdict: 'identical' }
  const verdict = readonly.code === 'diverged' ? 'different' : readonly.code === 'record' ? 'broken' : 'illegal'
  return { ...about, verdict }
}
