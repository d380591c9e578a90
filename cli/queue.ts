/**
 * The same games through a queue (BullMQ on Redis), for any number of machines. A job is a plan and the number of a
 * game, so whoever plays it plays the same game; its name makes sure that each is there once. A worker that dies loses
 * its lock, and another plays the game again.
 */

import type { Game } from '@ludarium/kernel'
import { Queue, QueueEvents, Worker } from 'bullmq'
import { Stop } from './command.ts'
import { loadGame } from './library.ts'
import { planId } from './results.ts'
import { type Outline, type Plan, playGame } from './simulation.ts'

const QUEUE = 'ludarium-arena'

export interface Job {
  readonly plan: Plan
  readonly number: number
}

/** How often a game may be lost with its worker. */
const MOST_LOSSES = 20
/** Games that wait in the queue at the same time. */
const WAITING = 256

function jobName(plan: Plan, number: number): string {
  return `${planId(plan)}-${number}`
}

/** Puts the games into the queue and hears of each that is played, exactly once. */
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
          // Played while nobody listened, e.g. for an arena that was interrupted.
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
  /** Resolves when it is connected. */
  readonly ready: Promise<unknown>
  /** Finishes what it plays and stops. */
  close(): Promise<void>
}

/**
 * Plays games from the queue, one at a time; a worker that is silent for longer than `patience` milliseconds has lost its
 * game to another. `play` does it somewhere that leaves this thread free to report.
 */
export function queueWorker(
  url: string,
  patience: number,
  play: (job: Job) => Promise<Outline>,
  heard: (what: 'played' | 'failed', job: Job | undefined, reason: string) => void,
): QueueWorker {
  const worker = new Worker<Job, Outline>(QUEUE, (job) => play(job.data), {
    connection: { url, maxRetriesPerRequest: null },
    lockDuration: patience,
    stalledInterval: patience / 2,
    maxStalledCount: MOST_LOSSES,
  })
  worker.on('completed', (job) => heard('played', job.data, ''))
  worker.on('failed', (job, error) => heard('failed', job?.data, error.message))
  let told = ''
  worker.on('error', (error) => {
    // Tried again and again while the queue is away: told once.
    if (error.message !== told) heard('failed', undefined, error.message)
    told = error.message
  })
  return { ready: worker.waitUntilReady(), close: () => worker.close() }
}

const loaded = new Map<string, Promise<Game>>()

/** Plays the game of a job on this thread. */
export async function playJob({ plan, number }: Job): Promise<Outline> {
  let game = loaded.get(plan.game)
  if (game === undefined) {
    game = loadGame(plan.game).then((module) => module.game)
    loaded.set(plan.game, game)
  }
  return playGame(await game, plan, number)
}
