/** The database that the commands for operators work on. */
import { openStore, readSettings, type Store } from '@ludarium/server'
import { Stop } from './command.ts'

export const DATABASE_HELP = `  --database PLACE  a file, or postgres://...; else DATABASE_URL, else data/ludarium.db`

export function placeOf(named: string | undefined): string {
  return named ?? readSettings(process.env).database
}

/** Opens it, works, and closes it whatever happens. */
export async function withStore<T>(named: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(placeOf(named)).catch((error: unknown) => {
    throw new Stop('database', `The database cannot be opened: ${sentenceOf(error)}`)
  })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
