/** A connection to the embedded database: what is committed through it is on disk. */
import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * A file for nobody but the operator: it holds sealed passwords, keys and seeds. One that is there stays as it is and is not
 * even opened: closing it again would end every lock that this process has on it, and with that the word to other programs
 * that the database is in use.
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
