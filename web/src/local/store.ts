/**
 * Local tables in the browser's database: the records of each table, one after the other and never changed, and an
 * entry for lists that can be made again from them. Tables of the first version (an entry and a list of decisions) are
 * read as records; their decisions stay where they are.
 */
import { type Decision, refused, type Seat, type Setup } from '@ludarium/kernel'
import {
  type Opened,
  RefusedError,
  recordsOf,
  type Sitter,
  type TableRecord,
  type TableSummary,
} from '@ludarium/tables'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What lists of tables show without opening the game. */
export interface StoredTable {
  readonly id: string
  readonly setup: Setup
  readonly sitters: readonly Sitter[]
  readonly own: readonly Seat[]
  readonly opened: number
  readonly touched: number
  /** The table and the decision it was branched from. */
  readonly from: Opened['from']
  readonly summary: TableSummary
}

/** A table that cannot be listed, because its entry is not what it should be. */
export interface BrokenTable {
  readonly id: string
}

interface StoredRecord {
  readonly table: string
  readonly number: number
  readonly record: unknown
}

/** As the first version kept it. */
interface StoredDecision extends Decision {
  readonly table: string
  readonly n: number
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable; indexes: { touched: number } }
  decisions: { key: [string, number]; value: StoredDecision }
  records: { key: [string, number]; value: StoredRecord }
  analyses: { key: string; value: StoredAnalysis }
}

/** What was found out about a finished game; `analysis` is checked by who reads it. */
export interface StoredAnalysis {
  readonly table: string
  readonly analysis: unknown
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

/** An older page in another window holds the database: it has to go first. */
const blocked = (): RefusedError => new RefusedError(refused('store.blocked'))

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= opened()
  opening.catch(() => {
    opening = null
  })
  return opening
}

function opened(): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    openDB<Schema>('ludarium', 3, {
      upgrade(db, version) {
        if (version < 1) {
          db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
          db.createObjectStore('decisions', { keyPath: ['table', 'n'] })
        }
        if (version < 2) db.createObjectStore('records', { keyPath: ['table', 'number'] })
        if (version < 3) db.createObjectStore('analyses', { keyPath: 'table' })
      },
      blocked: () => reject(blocked()),
      // A newer page in another window wants the database.
      blocking() {
        void opening?.then((db) => db.close())
        opening = null
      },
      terminated() {
        opening = null
      },
    }).then(resolve, reject)
  })
}

const rangeOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether lists can show it. */
function isListed(value: unknown): value is StoredTable {
  if (!isFields(value) || !isFields(value.setup) || !isFields(value.summary)) return false
  const { sitters, own, touched } = value
  const { actors, totals, ranks, round, turn } = value.summary
  return (
    typeof value.id === 'string' &&
    typeof value.setup.game === 'string' &&
    Number.isFinite(touched) &&
    Array.isArray(sitters) &&
    sitters.every((sitter) => isFields(sitter) && typeof sitter.name === 'string') &&
    [own, actors, totals, ranks].every(Array.isArray) &&
    Number.isFinite(round) &&
    Number.isFinite(turn)
  )
}

/** Most recently played first. */
export async function storedTables(): Promise<StoredTable[]> {
  const db = await database()
  const tables: unknown[] = await db.getAll('tables')
  return tables.filter(isListed).sort((a, b) => b.touched - a.touched)
}

/** Tables that are there and cannot be listed: to be exported or deleted. */
export async function brokenTables(): Promise<BrokenTable[]> {
  const db = await database()
  const tables: unknown[] = await db.getAll('tables')
  const ids = await db.getAllKeys('tables')
  return ids.filter((_, at) => !isListed(tables[at])).map((id) => ({ id }))
}

/** Everything that is kept of a table, as text, whatever state it is in. */
export async function everythingOf(id: string): Promise<string> {
  const db = await database()
  const [table, decisions, records] = await Promise.all([
    db.get('tables', id),
    db.getAll('decisions', rangeOf(id)),
    db.getAll('records', rangeOf(id)),
  ])
  return JSON.stringify({ table, decisions, records }, null, 1)
}

/** The records of a table from a number on, as they are stored; null when there is no such table. */
export async function loadRecords(id: string, from = 0): Promise<unknown[] | null> {
  const work = (await database()).transaction(['tables', 'decisions', 'records'])
  const records = work.objectStore('records')
  const kept = await records.getAll(rangeOf(id, from))
  if (kept.length > 0) return kept.map(({ record }) => record)
  // Nothing new, unless the table is one of the first version.
  if (from > 0 && (await records.count(rangeOf(id))) > 0) return []
  const table: unknown = await work.objectStore('tables').get(id)
  if (table === undefined) return null
  return firstVersion(table, await work.objectStore('decisions').getAll(rangeOf(id))).slice(from)
}

/** A table of the first version as records. What is not as it should be is passed on: the table says so. */
function firstVersion(table: unknown, decisions: readonly StoredDecision[]): unknown[] {
  if (!isFields(table) || !isFields(table.setup)) return [table]
  const { setup, sitters, opened, from } = table as unknown as StoredTable
  return recordsOf({ setup, decisions }, { sitters, when: opened, from })
}

/**
 * Appends a record under the next number, or says that it is not the next. The first record that is appended to a
 * table of the first version brings all before it along.
 */
export async function appendRecord(id: string, record: TableRecord, number: number): Promise<'kept' | 'stale'> {
  const db = await database()
  const work = db.transaction(['tables', 'decisions', 'records'], 'readwrite', { durability: 'strict' })
  const records = work.objectStore('records')
  const table = await work.objectStore('tables').get(id)
  if (table === undefined) throw new RefusedError(refused('store.gone'))
  const last = await records.openKeyCursor(rangeOf(id), 'prev')
  const old = last === null ? firstVersion(table, await work.objectStore('decisions').getAll(rangeOf(id))) : []
  if (number !== (last === null ? old.length : last.key[1] + 1)) return 'stale'
  for (const [at, one] of old.entries()) await records.add({ table: id, number: at, record: one })
  await records.add({ table: id, number, record })
  await work.done
  return 'kept'
}

/** A new table with its first records. */
export async function addTable(table: StoredTable, records: readonly TableRecord[]): Promise<void> {
  const db = await database()
  const work = db.transaction(['tables', 'records'], 'readwrite', { durability: 'strict' })
  for (const [number, record] of records.entries()) {
    await work.objectStore('records').put({ table: table.id, number, record })
  }
  await work.objectStore('tables').put(table)
  await work.done
}

/** Brings the entry for lists up to date. */
export async function noteTable(table: StoredTable): Promise<void> {
  const db = await database()
  await db.put('tables', table)
}

export async function deleteTable(id: string): Promise<void> {
  const db = await database()
  const work = db.transaction(['tables', 'decisions', 'records', 'analyses'], 'readwrite')
  await work.objectStore('tables').delete(id)
  await work.objectStore('analyses').delete(id)
  await work.objectStore('decisions').delete(rangeOf(id))
  await work.objectStore('records').delete(rangeOf(id))
  await work.done
}

/** Keeps what was found out about a table's game, with the table: it goes when the table does. */
export async function keepAnalysis(table: string, analysis: unknown): Promise<void> {
  const db = await database()
  await db.put('analyses', { table, analysis })
}

export async function keptAnalysis(table: string): Promise<unknown> {
  const db = await database()
  return (await db.get('analyses', table))?.analysis
}

/** Tables that have been looked at already. */
export async function analysedTables(): Promise<ReadonlySet<string>> {
  const db = await database()
  return new Set(await db.getAllKeys('analyses'))
}
