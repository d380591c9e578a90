/**
 * Everything that an installation holds as lines of JSON, to move from one kind of database to the other; and the
 * audit, which plays every stored table again under today's rules. Sessions come along, as the hashes that the database
 * has of them, so that guests and programs are still known afterwards; only what slows down wrong sign-ins stays behind.
 */
import { type Host, readOpened, Table } from '@ludarium/tables'
import type { Shelf } from './hall/hall.ts'
import { number, type Row, type Store, text, type Value } from './store/index.ts'

/** In this order nothing refers to what is not there yet; each with the columns that sort it. */
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

/** Line by line, as everything was at one moment. */
export async function* exported(store: Store): AsyncGenerator<string> {
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

/** Into an empty database, all or nothing; how many rows. Rejects with a sentence. */
export async function imported(store: Store, lines: AsyncIterable<string>): Promise<number> {
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
      if (first && (read.ludarium !== 'archive' || read.format !== FORMAT)) throw new Error('This is no archive.')
      first = false
      if (read.end !== undefined) {
        ended = true
        if (read.end !== rows) throw new Error('The archive is not whole.')
      }
      if (read.table === undefined || read.row === undefined) continue
      if (!known.has(read.table)) throw new Error(`There is no place for '${read.table}'.`)
      const columns = Object.keys(read.row)
      if (columns.some((column) => !/^[a-z_]+$/.test(column))) throw new Error('The archive holds something odd.')
      const values: Value[] = columns.map((column) => read.row?.[column] ?? null)
      const places = columns.map((_, at) => `$${at + 1}`).join(', ')
      await work.run(`INSERT INTO ${read.table} (${columns.join(', ')}) VALUES (${places})`, ...values)
      rows++
    }
    if (!ended) throw new Error('The archive is not whole.')
    return rows
  })
}

export interface Audited {
  readonly table: string
  readonly game: string
  /** Today's rules lead to the same states; or a decision is no longer legal; or leads elsewhere; or cannot be read. */
  readonly verdict: 'identical' | 'illegal' | 'different' | 'broken'
  readonly records: number
}

const HOST: Host = { keep: async () => 'stale', tail: async () => [], now: () => 0 }

/** Plays every stored table again. */
export async function* audited(store: Store, shelf: Shelf): AsyncGenerator<Audited> {
  const rows = await store.sql.all('SELECT DISTINCT table_id FROM records ORDER BY table_id')
  for (const row of rows) yield auditOf(text(row, 'table_id'), await store.tail(text(row, 'table_id'), 0), shelf)
}

async function auditOf(table: string, records: readonly unknown[], shelf: Shelf): Promise<Audited> {
  const first = readOpened(records[0])
  const name = first.ok ? first.value.setup.game : ''
  const game = await shelf(name)
  const about = { table, game: name, records: records.length }
  if (!first.ok || game === null) return { ...about, verdict: 'broken' }
  const opened = Table.open(table, game, records, HOST)
  if (!opened.ok) return { ...about, verdict: 'broken' }
  const { readonly } = opened.value
  if (readonly === null) return { ...about, verdict: 'identical' }
  const verdict = readonly.code === 'diverged' ? 'different' : readonly.code === 'record' ? 'broken' : 'illegal'
  return { ...about, verdict }
}
