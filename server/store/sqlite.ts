/**
 * The embedded database: one file, written ahead, on disk before anybody is told. Records are appended by a thread of
 * their own; everything else is quick and done here, but for waiting until the disk has it: nobody else waits with that.
 */
import { backup, type StatementSync } from 'node:sqlite'
import { diskOf } from './disk.ts'
import { scribeOf } from './scribe.ts'
import type { Append, Queries, Row, Snapshot, Sql, Value } from './sql.ts'
import { openFile, privateFile } from './sqlite-file.ts'

const MOST_STATEMENTS = 400

/** SQLite counts places as `?1`, not as `$1`. */
const numbered = (text: string): string => text.replaceAll(/\$(\d+)/g, '?$1')

/** A connection of its own: what it has once read from stays as it is while others write ahead. */
function snapshotOf(file: string): Snapshot {
  const database = openFile(file)
  database.exec('BEGIN')
  database.exec('SELECT 1 FROM migrations')
  return {
    all: async (text, ...values) => database.prepare(numbered(text)).all(...values) as Row[],
    end: async () => database.close(),
  }
}

export function openSqlite(file: string): Sql {
  const database = openFile(file)
  // What is committed here goes to the disk by `disk`, and into the file itself mostly by the scribe.
  database.exec('PRAGMA synchronous = NORMAL')
  database.exec('PRAGMA wal_autocheckpoint = 8000')
  const disk = diskOf(`${file}-wal`)
  const scribe = scribeOf(file)
  const statements = new Map<string, StatementSync>()
  /** Settled when nobody writes any more. */
  let written: Promise<unknown> = Promise.resolve()
  /** Settled when the transaction that is open is not any more. */
  let closed: Promise<unknown> = Promise.resolve()
  let open = false

  function prepared(text: string): StatementSync {
    let statement = statements.get(text)
    if (statement === undefined) {
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      statement = database.prepare(numbered(text))
      statements.set(text, statement)
    }
    return statement
  }

  const direct: Queries = {
    // SQLite gives what was put in: texts, numbers and null.
    all: async (text, ...values) => prepared(text).all(...values) as Row[],
    run: async (text, ...values) => Number(prepared(text).run(...values).changes),
  }

  /** One writer after the other: a database has only one at a time, and who waits for it here holds up nobody. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = written.then(work)
    written = done.catch(() => {})
    return done
  }

  async function read(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    // What is not yet committed is seen only by who does it.
    while (open) await closed
    return direct.all(text, ...values)
  }

  /** What `work` has written is on disk. */
  async function safely<T>(work: () => Promise<T>): Promise<T> {
    const done = await inTurn(work)
    await disk.synced()
    return done
  }

  async function transact<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>()
    closed = promise
    open = true
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

  return {
    kind: 'sqlite',
    all: (text, ...values: Value[]) =>
      /^\s*SELECT\b/i.test(text) ? read(text, values) : safely(() => direct.all(text, ...values)),
    run: (text, ...values: Value[]) => safely(() => direct.run(text, ...values)),
    transaction: (work, safe = true) => (safe ? safely : inTurn)(() => transact(work)),
    append: (batch: readonly Append[]) => inTurn(() => scribe.append(batch)),
    snapshot: async () => snapshotOf(file),
    async backup(to) {
      privateFile(to)
      await backup(database, to)
    },
    async close() {
      await written
      await scribe.close()
      await disk.close()
      database.close()
    },
  }
}
