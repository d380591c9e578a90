/** Texts that belong to a person's games and are kept beside them in the browser: campaigns. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  notes: { key: string; value: string }
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('ludarium-notes', 1, {
    upgrade(db) {
      db.createObjectStore('notes')
    },
    terminated() {
      opening = null
    },
  })
  opening.catch(() => {
    opening = null
  })
  return opening
}

/** What is kept under that name, null for nothing. */
export async function readCampaign(name: string): Promise<string | null> {
  return (await (await database()).get('notes', name)) ?? null
}

export async function keepCampaign(name: string, text: string): Promise<void> {
  await (await database()).put('notes', text, name)
}
