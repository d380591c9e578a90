/** The embedded database: one file, written ahead, on disk before anybody is told. */
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Append, Queries, Row, Sql, Value } from './sql.ts'

const MOST_STATEMENTS = 400

export function openSqlite(file: string): Sql {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA busy_timeout = 10000')
  database.exec('PRAGMA foreign_keys = ON')
  const statements = new Map<string, StatementSync>()
  /** Resolves when no transaction is open. */
  let free: Promise<unknown> = Promise.resolve()
  let open = false

  function prepared(text: string): StatementSync {
    let statement = statements.get(text)
    if (statement === undefined) {
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'))
      statements.set(text, statement)
    }
    return statement
  }

  const direct: Queries = {
    // SQLite gives what was put in: texts, numbers and null.
    all: async (text, ...values) => prepared(text).all(...values) as Row[],
    run: async (text, ...values) => Number(prepared(text).run(...values).changes),
  }

  /** Waits for the transaction that is open, if there is one. */
  async function freely<T>(work: () => Promise<T>): Promise<T> {
    while (open) await free
    return work()
  }

  function within<T>(work: () => T): T {
    database.exec('BEGIN IMMEDIATE')
    try {
      const done = work()
      database.exec('COMMIT')
      return done
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  async function transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    while (open) await free
    open = true
    const { promise, resolve } = Promise.withResolvers<void>()
    free = promise
    try {
      database.exec('BEGIN IMMEDIATE')
      const done = await work(direct)
      database.exec('COMMIT')
      return done
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    } finally {
      open = false
      resolve()
    }
  }

  const insert = 'INSERT INTO records (table_id, number, record) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'

  return {
    kind: 'sqlite',
    all: (text, ...values: Value[]) => freely(() => direct.all(text, ...values)),
    run: (text, ...values: Value[]) => freely(() => direct.run(text, ...values)),
    transaction,
    append: (batch: readonly Append[]) =>
      freely(async () => {
        const statement = prepared(insert)
        return within(() => batch.map((one) => statement.run(one.table, one.number, one.record).changes === 1))
      }),
    async backup(to) {
      await backup(database, to)
    },
    async close() {
      while (open) await free
      database.close()
    },
  }
}
