/** Appends records to the embedded database in a thread of its own, which begins with the first of them. */
import { Worker } from 'node:worker_threads'
import type { Append } from './sql.ts'

/** What the thread answers. */
export type Written = { readonly kept: readonly boolean[] } | { readonly problem: string }

export interface Scribe {
  /** One batch at a time. A thread that dies with it may have written it or not, and is followed by another. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>
  close(): Promise<void>
}

export function scribeOf(file: string): Scribe {
  let thread: Worker | null = null

  function begin(): Worker {
    const worker = new Worker(new URL('./scribe-thread.ts', import.meta.url), { workerData: { file } })
    worker.on('exit', () => {
      if (thread === worker) thread = null
    })
    thread = worker
    return worker
  }

  return {
    append(batch) {
      const worker = thread ?? begin()
      // The program stays until the answer is there, not longer.
      worker.ref()
      return new Promise((resolve, reject) => {
        const done = (): void => {
          worker.off('message', heard).off('error', failed).off('exit', ended)
          worker.unref()
        }
        const heard = (answer: Written): void => {
          done()
          if ('kept' in answer) resolve(answer.kept)
          else reject(new Error(answer.problem))
        }
        const failed = (error: Error): void => {
          done()
          reject(error)
        }
        const ended = (): void => failed(new Error('The thread that writes has ended.'))
        worker.on('message', heard).on('error', failed).on('exit', ended)
        worker.postMessage(batch.map(({ table, number, record }): Append => ({ table, number, record })))
      })
    },
    async close() {
      const worker = thread
      if (worker === null) return
      worker.ref()
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage(null)
      await ended
    },
  }
}
