/**
 * Distributes games to any number of machines through a queue (BullMQ on Redis). A job is a plan and a game number, so
 * every worker would play the same game; the job id prevents duplicates. If a worker dies, its lock expires and another
 * one plays the game again.
 */

import type { Game } from '@ludarium/kernel'
import { Queue, QueueEvents, Worker } from 'bullmq'
import { Stop } from './command.ts'
import { loadGameModule } from './library.ts'
import { planId } from './results.ts'
import { type Outline, type Plan, playGame } from './simulation.ts'

const QUEUE = 'ludarium-arena'

export interface Job {
  readonly plan: Plan
  readonly number: number
}

/** How often a game may be lost with its worker. */
const MOST_LOSSES = 20
/** Maximum number of queued games. */
const WAITING = 256

function jobName(plan: Plan, number: number): string {
  return `${planId(plan)}-${number}`
}

/** Queues the games and reports each one exactly once. */
export async function playByQueue(
  url: string,
  plan: Plan,
  numbers: readonly number[],
  each: (outlines: readonly Outline[]) => void,
): Promise<void> {
  const connection = { url, maxRetriesPerRequest: null }
  const queue = new Queue<Job, Outline>(QUEUE, { connection })
  const events = new QueueEvents(QUEUE, { connection })
  const waiting = new Map(numbers.map((number) => [jobName(plan, number), number]))
  try {
    await events.waitUntilReady()
    await new Promise<void>((done, fail) => {
      const failed = (error: unknown): void => fail(error instanceof Error ? error : new Error(String(error)))
      queue.on('error', failed)
      events.on('failed', ({ jobId, failedReason }) => {
        if (waiting.has(jobId)) failed(new Stop('game', `Game ${waiting.get(jobId)} failed: ${failedReason}`))
      })
      events.on('completed', ({ jobId }) => void take(jobId).catch(failed))

      async function take(name: string): Promise<void> {
        if (!waiting.has(name)) return
        const job = await queue.getJob(name)
        if (job === undefined || !waiting.delete(name)) return
        each([job.returnvalue])
        await job.remove()
        await more()
        if (waiting.size === 0) done()
      }

      const open = [...numbers]
      async function more(): Promise<void> {
        const room = WAITING - (waiting.size - open.length)
        const some = open.splice(0, Math.max(0, room))
        for (const number of some) {
          const name = jobName(plan, number)
          const job = await queue.add('game', { plan, number }, { jobId: name, removeOnFail: true })
          // Finished while nobody listened, e.g. for an interrupted arena.
          if (await job.isCompleted()) await take(name)
        }
      }
      more().then(() => {
        if (waiting.size === 0) done()
      }, failed)
    })
  } finally {
    await events.close()
    await queue.close()
  }
}

export interface QueueWorker {
  readonly ready: Promise<unknown>
  /** Finishes the current game and stops. */
  close(): Promise<void>
}

/**
 * Plays games from the queue, one at a time. A worker that is silent for longer than `timeout` milliseconds loses its
 * game to another. `play` runs the game elsewhere, so this thread can renew the lock.
 */
export function queueWorker(
  url: string,
  timeout: number,
  play: (job: Job) => Promise<Outline>,
  report: (what: 'played' | 'failed', job: Job | undefined, reason: string) => void,
): QueueWorker {
  const worker = new Worker<Job, Outline>(QUEUE, (job) => play(job.data), {
    connection: { url, maxRetriesPerRequest: null },
    lockDuration: timeout,
    stalledInterval: timeout / 2,
    maxStalledCount: MOST_LOSSES,
  })
  worker.on('completed', (job) => report('played', job.data, ''))
  worker.on('failed', (job, error) => report('failed', job?.data, error.message))
  let lastError = ''
  worker.on('error', (error) => {
    // The client retries forever; report the error once.
    if (error.message !== lastError) report('failed', undefined, error.message)
    lastError = error.message
  })
  return { ready: worker.waitUntilReady(), close: () => worker.close() }
}

const loaded = new Map<string, Promise<Game>>()

export async function playJob({ plan, number }: Job): Promise<Outline> {
  let game = loaded.get(plan.game)
  if (game === undefined) {
    game = loadGameModule(plan.game).then((module) => module.game)
    loaded.set(plan.game, game)
  }
  return playGame(await game, plan, number)
}
