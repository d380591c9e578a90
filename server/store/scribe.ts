/** Appends records to the embedded database in a thread of its own, which begins with the first of them. */
import { Worker } from 'node:worker_threads'
import type { Append } from './sql.ts'

/** What the thread is given: of each record the table, the number and the record itself, one after the other. */
export type Batch = readonly (string | number)[]

/** What the thread answers. */
export type Written = { readonly kept: readonly boolean[] } | { readonly problem: string }

export interface Scribe {
  /** One batch at a time. A thread that dies with it may have written it or not, and is followed by another. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>
  close(): Promise<void>
}

/** A batch that has been given to the thread. */
interface Given {
  resolve(kept: readonly boolean[]): void
  reject(error: Error): void
}

export function scribeOf(file: string): Scribe {
  let thread: Worker | null = null
  let given: Given | null = null

  /** The batch that is answered now, if one waits. The program stays until then, not longer. */
  function taken(worker: Worker): Given | null {
    const batch = given
    given = null
    worker.unref()
    return batch
  }

  function begin(): Worker {
    const worker = new Worker(new URL('./scribe-thread.ts', import.meta.url), { workerData: { file } })
    worker.on('message', (answer: Written) => {
      if ('kept' in answer) taken(worker)?.resolve(answer.kept)
      else taken(worker)?.reject(new Error(answer.problem))
    })
    worker.on('error', (error: Error) => taken(worker)?.reject(error))
    worker.on('exit', () => {
      if (thread === worker) thread = null
      taken(worker)?.reject(new Error('The thread that writes has ended.'))
    })
    thread = worker
    return worker
  }

  return {
    append(batch) {
      const worker = thread ?? begin()
      worker.ref()
      return new Promise((resolve, reject) => {
        given = { resolve, reject }
        worker.postMessage(batch.flatMap(({ table, number, record }) => [table, number, record]) satisfies Batch)
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
