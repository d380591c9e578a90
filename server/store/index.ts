/** The store: a migrated database, and the records of tables. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { GroupCommit } from './group-commit.ts'
import { lockDatabase } from './lock.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { number, type Sql, text } from './sql.ts'
import { openSqlite } from './sqlite.ts'

export * from './sql.ts'

export interface Store {
  readonly sql: Sql
  append(table: string, number: number, record: unknown): Promise<'kept' | 'stale'>
  /** Records from that number on. */
  tail(table: string, from: number): Promise<readonly unknown[]>
  /** Number of records by table; tables without records are left out. */
  counts(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

/** `address`: 'postgres://...' or the path of a file. */
export async function openStore(address: string, trouble: (error: Error) => void = () => {}): Promise<Store> {
  const sql = sqlAt(address, trouble)
  try {
    await migrate(sql)
  } catch (error) {
    await sql.close()
    throw error
  }
  return storeOn(sql)
}

/** For a server: only one at a time may use an embedded database. */
export async function openLocked(address: string, trouble: (error: Error) => void): Promise<Store> {
  if (isPostgres(address)) return openStore(address, trouble)
  mkdirSync(dirname(address), { recursive: true })
  const release = lockDatabase(address)
  try {
    const store = await openStore(address, trouble)
    return { ...store, close: () => store.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

function sqlAt(address: string, trouble: (error: Error) => void): Sql {
  if (isPostgres(address)) return openPostgres(address, { trouble })
  mkdirSync(dirname(address), { recursive: true })
  return openSqlite(address)
}

export function storeOn(sql: Sql): Store {
  const commits = new GroupCommit(sql)
  return {
    sql,
    append: (table, at, record) => commits.append(table, at, JSON.stringify(record)),
    async tail(table, from) {
      const rows = await sql.all(
        'SELECT record FROM records WHERE table_id = $1 AND number >= $2 ORDER BY number',
        table,
        from,
      )
      return rows.map((row) => JSON.parse(text(row, 'record')) as unknown)
    },
    async counts(tables) {
      if (tables.length === 0) return new Map()
      const rows = await sql.all(
        `SELECT table_id, max(number) + 1 AS count FROM records WHERE table_id IN (${tables.map((_, at) => `$${at + 1}`).join(', ')}) GROUP BY table_id`,
        ...tables,
      )
      return new Map(rows.map((row) => [text(row, 'table_id'), number(row, 'count')]))
    },
    async close() {
      await commits.settled()
      await sql.close()
    },
  }
}
