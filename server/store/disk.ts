/** Whether what was written to a file is on the disk, without anybody being held up by it. */
import { type FileHandle, open } from 'node:fs/promises'

export interface Disk {
  /** Settled when all that was written before is on disk. Who asks while the disk is busy waits for its next turn together. */
  synced(): Promise<void>
  close(): Promise<void>
}

export function diskOf(file: string): Disk {
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
