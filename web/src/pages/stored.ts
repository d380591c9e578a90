/** The tables kept in this browser, for lists. */
import { useCallback, useEffect, useState } from 'react'
import { type BrokenTable, brokenTables, type StoredTable, storedTables } from '../local/store.ts'

const changed = new EventTarget()

/** Tells every list that a table is gone or new. */
export function tablesChanged(): void {
  changed.dispatchEvent(new Event('change'))
}

/** Read now and whenever a table is gone or new; null while it is being read, `failed` without a database. */
function useStored<T>(load: () => Promise<readonly T[]>, failed: readonly T[]): readonly T[] | null {
  const [found, setFound] = useState<readonly T[] | null>(null)
  const read = useCallback(() => {
    load().then(setFound, () => setFound(failed))
  }, [load, failed])
  useEffect(() => {
    read()
    changed.addEventListener('change', read)
    return () => changed.removeEventListener('change', read)
  }, [read])
  return found
}

/** What is found without a database (private windows of some browsers, a store that fails). */
export const UNKEPT: readonly StoredTable[] = []

const NO_BROKEN: readonly BrokenTable[] = []

/** Null while they are being read, `UNKEPT` without a database. */
export const useStoredTables = (): readonly StoredTable[] | null => useStored(storedTables, UNKEPT)

/** Tables that are kept and cannot be shown. */
export const useBrokenTables = (): readonly BrokenTable[] | null => useStored(brokenTables, NO_BROKEN)

/** How long ago, in the reader's words. */
export function ago(since: number, language: string): string {
  const minutes = Math.round((since - Date.now()) / 60_000)
  const format = new Intl.RelativeTimeFormat(language === 'en-XA' ? 'en' : language, {
    numeric: 'auto',
    style: 'short',
  })
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 1440), 'day')
}
