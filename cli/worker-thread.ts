/** A thread of `ludarium worker`: plays the game of a job while the main thread renews the lock. */
import { parentPort } from 'node:worker_threads'
import { type Job, playJob } from './queue.ts'
import type { Outline } from './simulation.ts'

export type QueueAnswer =
  | { readonly ok: true; readonly outline: Outline }
  | { readonly ok: false; readonly sentence: string }

async function answer(job: Job): Promise<QueueAnswer> {
  try {
    return { ok: true, outline: await playJob(job) }
  } catch (error) {
    return { ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await answer(job)))
