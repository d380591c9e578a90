/**
 * Only one server at a time may use an embedded database: a second one would not learn what the first one writes. The
 * server locks a file next to the database. The system releases the lock when the process ends, even after a crash.
 * Programs that only read or copy the database do not need it.
 */
import { existsSync, realpathSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { privateFile } from './sqlite-file.ts'

/** SQLITE_BUSY. */
const BUSY = 5

/** Returns a function that releases the lock. Throws a sentence if another server holds it. */
export function lockDatabase(file: string): () => void {
  const lock = `${existsSync(file) ? realpathSync(file) : file}-lock`
  privateFile(lock)
  // The file stays empty: only SQLite's lock on it matters.
  const held = new DatabaseSync(lock, { timeout: 0 })
  try {
    held.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    held.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    throw new Error(
      `Another server is running on the database '${file}'. Stop it first, or set DATA or DATABASE_URL to another one. Several servers can share a PostgreSQL database.`,
    )
  }
  return () => held.close()
}
