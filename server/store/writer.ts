/** Appends records to the embedded database on a worker thread, which starts with the first record. */
import { Worker } from 'node:worker_threads'
import type { Append } from './sql.ts'

/** Message to the thread: table, number and text of each record, flattened. */
export type Batch = readonly (string | number)[]

/** The thread's answer. */
export type Written = { readonly kept: readonly boolean[] } | { readonly problem: string }

export interface RecordWriter {
  /** One batch at a time. If the thread dies, the batch may or may not be written, and the next batch starts another thread. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>
  close(): Promise<void>
}

/** The batch that the thread is writing. */
interface PendingBatch {
  resolve(kept: readonly boolean[]): void
  reject(error: Error): void
}

export function startWriter(file: string): RecordWriter {
  let thread: Worker | null = null
  let pending: PendingBatch | null = null

  /** The thread keeps the process alive only while a batch is pending. */
  function takePending(worker: Worker): PendingBatch | null {
    const batch = pending
    pending = null
    worker.unref()
    return batch
  }

  function begin(): Worker {
    const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { file } })
    worker.on('message', (answer: Written) => {
      if ('kept' in answer) takePending(worker)?.resolve(answer.kept)
      else takePending(worker)?.reject(new Error(answer.problem))
    })
    worker.on('error', (error: Error) => takePending(worker)?.reject(error))
    worker.on('exit', () => {
      if (thread === worker) thread = null
      takePending(worker)?.reject(new Error('The writer thread has ended.'))
    })
    thread = worker
    return worker
  }

  return {
    append(batch) {
      const worker = thread ?? begin()
      worker.ref()
      return new Promise((resolve, reject) => {
        pending = { resolve, reject }
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
