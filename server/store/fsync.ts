/** Flushes a file to disk in the background. */
import { type FileHandle, open } from 'node:fs/promises'

export interface SyncedFile {
  /** Resolves once everything written before is on disk. Calls during a flush share the next one. */
  synced(): Promise<void>
  close(): Promise<void>
}

export function fsyncFile(file: string): SyncedFile {
  let handle: Promise<FileHandle> | null = null
  let busy: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function sync(): Promise<void> {
    next = null
    handle ??= open(file)
    await (await handle).datasync()
  }

  return {
    synced() {
      if (next === null) {
        next = busy.then(sync)
        busy = next.catch(() => {
          handle = null
        })
      }
      return next
    },
    async close() {
      await busy
      await (await handle)?.close()
    },
  }
}
