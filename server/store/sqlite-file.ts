/** Connections to the embedded database. By default a commit is on disk when it returns. */
import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Creates a file that only the operator can read: it holds password hashes, keys and seeds. An existing file is not opened:
 * closing it would release every lock that this process holds on it.
 */
export function privateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

export function openFile(file: string): DatabaseSync {
  privateFile(file)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA busy_timeout = 10000')
  database.exec('PRAGMA foreign_keys = ON')
  return database
}
