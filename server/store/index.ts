/** The store: a database that is up to date, and the door for records. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { holdAlone } from './alone.ts'
import { Appender } from './appender.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { number, type Sql, text } from './sql.ts'
import { openSqlite } from './sqlite.ts'

export * from './sql.ts'

export interface Store {
  readonly sql: Sql
  append(table: string, number: number, record: unknown): Promise<'kept' | 'stale'>
  /** The records of a table from that number on. */
  tail(table: string, from: number): Promise<readonly unknown[]>
  /** By table, how many records there are, for those that have any. */
  counts(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

/** 'postgres://...', or the path of a file. */
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

/** The same for a server: of those on an embedded database there is one at a time. */
export async function openAlone(address: string, trouble: (error: Error) => void): Promise<Store> {
  if (isPostgres(address)) return openStore(address, trouble)
  mkdirSync(dirname(address), { recursive: true })
  const release = holdAlone(address)
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
  const appender = new Appender(sql)
  return {
    sql,
    append: (table, at, record) => appender.append(table, at, JSON.stringify(record)),
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
      await appender.settled()
      await sql.close()
    },
  }
}
