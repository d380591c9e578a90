/**
 * Local tables in the browser's database: one record a table, one a decision, so that saving a decision costs
 * the same at the start and at the end of a game.
 */
import type { Decision, Seat, Setup } from '@ludarium/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Sitter } from '../table/source.ts'

/** What lists of tables show without opening the game. */
export interface Summary {
  readonly round: number
  readonly turn: number
  readonly actors: readonly Seat[]
  readonly over: boolean
  readonly decisions: number
  /** By seat; final once the game is over. */
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

export interface StoredTable {
  readonly id: string
  readonly setup: Setup
  readonly sitters: readonly Sitter[]
  readonly own: readonly Seat[]
  readonly opened: number
  readonly touched: number
  /** The table and the decision it was branched from. */
  readonly from: { readonly table: string; readonly at: number } | null
  readonly summary: Summary
}

interface StoredDecision extends Decision {
  readonly table: string
  readonly n: number
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable; indexes: { touched: number } }
  decisions: { key: [string, number]; value: StoredDecision }
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('ludarium', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
      db.createObjectStore('decisions', { keyPath: ['table', 'n'] })
    },
  })
  return opening
}

const decisionsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

/** Most recently played first. */
export async function storedTables(): Promise<StoredTable[]> {
  const db = await database()
  return (await db.getAllFromIndex('tables', 'touched')).reverse()
}

export async function loadTable(id: string): Promise<{ table: StoredTable; decisions: Decision[] } | null> {
  const db = await database()
  const table = await db.get('tables', id)
  if (table === undefined) return null
  const stored = await db.getAll('decisions', decisionsOf(id))
  return { table, decisions: stored.map(({ seat, move, hash }) => ({ seat, move, hash })) }
}

/** Saves the table's record and its decisions from number `from` on; what was stored behind them is gone. */
export async function saveTable(table: StoredTable, decisions: readonly Decision[], from: number): Promise<void> {
  const db = await database()
  const work = db.transaction(['tables', 'decisions'], 'readwrite', { durability: 'strict' })
  const store = work.objectStore('decisions')
  await store.delete(decisionsOf(table.id, from))
  for (let n = from; n < decisions.length; n++) {
    const decision = decisions[n]
    if (decision !== undefined) await store.put({ ...decision, table: table.id, n })
  }
  await work.objectStore('tables').put(table)
  await work.done
}

export async function deleteTable(id: string): Promise<void> {
  const db = await database()
  const work = db.transaction(['tables', 'decisions'], 'readwrite')
  await work.objectStore('tables').delete(id)
  await work.objectStore('decisions').delete(decisionsOf(id))
  await work.done
}
