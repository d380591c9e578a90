/**
 * One server at a time on an embedded database: others would not hear of what it writes. Who serves holds a lock on a file
 * beside the database; the system gives it back when the process ends, however it ends. Programs that only read or copy
 * the database do not ask for it.
 */
import { existsSync, realpathSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { privateFile } from './sqlite-file.ts'

const BUSY = 5

/** Holds the lock until what it gives is called; refused with a sentence when another server has it. */
export function holdAlone(file: string): () => void {
  const lock = `${existsSync(file) ? realpathSync(file) : file}-lock`
  privateFile(lock)
  // Nothing is ever written into it.
  const held = new DatabaseSync(lock, { timeout: 0 })
  try {
    held.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    held.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    throw new Error(
      `Another server is running on the database '${file}'. Stop it first, or give this one another: DATA or DATABASE_URL. Several servers share one on PostgreSQL.`,
    )
  }
  return () => held.close()
}
