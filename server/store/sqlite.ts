/**
 * The embedded database: one file with a write-ahead log. A worker thread appends records. Everything else runs on this
 * thread, which does not wait for the disk: `fsync` does that in the background.
 */
import { backup, type DatabaseSync, type StatementSync } from 'node:sqlite'
import { fsyncFile } from './fsync.ts'
import type { Append, Queries, Row, Snapshot, Sql, Value } from './sql.ts'
import { openFile, privateFile } from './sqlite-file.ts'
import { startWriter } from './writer.ts'

const MOST_STATEMENTS = 400

/** SQLite numbers parameters as `?1` where PostgreSQL has `$1`. */
const numbered = (text: string): string => text.replaceAll(/\$(\d+)/g, '?$1')

/** A connection of its own: a read transaction does not see later writes. */
function snapshotOf(file: string): Snapshot {
  const database = openFile(file)
  database.exec('BEGIN')
  database.exec('SELECT 1 FROM migrations')
  return {
    all: async (text, ...values) => database.prepare(numbered(text)).all(...values) as Row[],
    end: async () => database.close(),
  }
}

/** Queries with a cache of prepared statements. */
function queriesOn(database: DatabaseSync): Queries {
  const statements = new Map<string, StatementSync>()
  function prepared(text: string): StatementSync {
    let statement = statements.get(text)
    if (statement === undefined) {
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      statement = database.prepare(numbered(text))
      statements.set(text, statement)
    }
    return statement
  }
  return {
    // SQLite returns what was put in: strings, numbers and null.
    all: async (text, ...values) => prepared(text).all(...values) as Row[],
    run: async (text, ...values) => Number(prepared(text).run(...values).changes),
  }
}

/** One writer at a time: SQLite allows no more, and a writer that waits here does not block the thread. */
class WriteQueue {
  private last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work)
    this.last = done.catch(() => {})
    return done
  }

  async settled(): Promise<void> {
    await this.last
  }
}

/** Transactions on the shared connection. Reads wait while one is open, so that they do not see uncommitted data. */
class Transactions {
  private readonly database: DatabaseSync
  private readonly queries: Queries
  private open: Promise<void> | null = null

  constructor(database: DatabaseSync, queries: Queries) {
    this.database = database
    this.queries = queries
  }

  async read(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    while (this.open !== null) await this.open
    return this.queries.all(text, ...values)
  }

  async run<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const { database } = this
    const { promise, resolve } = Promise.withResolvers<void>()
    this.open = promise
    try {
      database.exec('BEGIN IMMEDIATE')
      const done = await work(this.queries)
      database.exec('COMMIT')
      return done
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    } finally {
      this.open = null
      resolve()
    }
  }
}

export function openSqlite(file: string): Sql {
  const database = openFile(file)
  // Commits here reach the disk through `log.synced`; the writer thread does most checkpoints.
  database.exec('PRAGMA synchronous = NORMAL')
  database.exec('PRAGMA wal_autocheckpoint = 8000')
  const log = fsyncFile(`${file}-wal`)
  const writer = startWriter(file)
  const queries = queriesOn(database)
  const transactions = new Transactions(database, queries)
  const writes = new WriteQueue()

  /** Resolves once the work is on disk. */
  async function durably<T>(work: () => Promise<T>): Promise<T> {
    const done = await writes.run(work)
    await log.synced()
    return done
  }

  return {
    kind: 'sqlite',
    all: (text, ...values: Value[]) =>
      /^\s*SELECT\b/i.test(text) ? transactions.read(text, values) : durably(() => queries.all(text, ...values)),
    run: (text, ...values: Value[]) => durably(() => queries.run(text, ...values)),
    transaction(work, durable = true) {
      const run = () => transactions.run(work)
      return durable ? durably(run) : writes.run(run)
    },
    append: (batch: readonly Append[]) => writes.run(() => writer.append(batch)),
    snapshot: async () => snapshotOf(file),
    async backup(to) {
      privateFile(to)
      await backup(database, to)
    },
    async close() {
      await writes.settled()
      await writer.close()
      await log.close()
      database.close()
    },
  }
}
