/** The database that the commands for operators work on. */
import { existsSync } from 'node:fs'
import { openStore, readSettings, type Settings, type Store } from '@ludarium/server'
import { Stop } from './command.ts'

export const DATABASE_HELP = `  --database PLACE  a file, or postgres://...; else DATABASE_URL, else ludarium.db in the folder DATA, else in data`

export function placeOf(named: string | undefined): string {
  return named ?? settings().database
}

/** Those of the environment. */
export function settings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    throw new Stop('settings', sentenceOf(error))
  }
}

/** Opens one that is there, works, and closes it whatever happens. A mistyped name must not pass for an empty database. */
export async function withStore<T>(named: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const place = placeOf(named)
  if (!isServer(place) && !existsSync(place)) throw new Stop('database', `There is no database '${place}'.`)
  return withAnyStore(place, work)
}

/** The same with one that may be new. */
export async function withAnyStore<T>(named: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(placeOf(named)).catch((error: unknown) => {
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
