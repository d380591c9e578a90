/** A connection to the embedded database: what is committed through it is on disk. */
import { DatabaseSync } from 'node:sqlite'

export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA busy_timeout = 10000')
  database.exec('PRAGMA foreign_keys = ON')
  return database
}
