/** The database for operator commands. */
import { existsSync } from 'node:fs'
import { openStore, readServerSettings, type ServerSettings, type Store } from '@ludarium/server'
import { Stop } from './command.ts'

export const DATABASE_HELP = `  --database PLACE  a file or postgres://... (DATABASE_URL, or ludarium.db in the folder DATA or data)`

export function databasePlace(named: string | undefined): string {
  return named ?? databaseSettings().database
}

export function databaseSettings(): ServerSettings {
  try {
    return readServerSettings(process.env)
  } catch (error) {
    throw new Stop('settings', sentenceOf(error))
  }
}

/** Opens an existing database, runs `work` and closes it. A mistyped name must not create an empty database. */
export async function withStore<T>(named: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const place = databasePlace(named)
  if (!isServer(place) && !existsSync(place)) throw new Stop('database', `There is no database '${place}'.`)
  return withAnyStore(place, work)
}

/** Like `withStore`, but creates the database if missing. */
export async function withAnyStore<T>(named: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(databasePlace(named)).catch((error: unknown) => {
    throw new Stop('database', `The database cannot be opened: ${sentenceOf(error)}`)
  })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const isServer = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
