/**
 * `ludarium worker`: plays queued arena games on several threads until stopped; without --redis, thinks for the bots of
 * servers.
 */
import { availableParallelism } from 'node:os'
import { Worker as Thread } from 'node:worker_threads'
import { readArgs, readNumber } from './args.ts'
import { type Command, DONE, misused } from './command.ts'
import { type Job, queueWorker } from './queue.ts'
import { note } from './screen.ts'
import type { Outline } from './simulation.ts'
import { thinkForServers } from './thinking.ts'
import type { QueueAnswer } from './worker-thread.ts'

const help = `Usage: ludarium worker --redis URL [--jobs N]
       ludarium worker

Plays games that 'ludarium arena --redis URL' queues, until interrupted; it finishes its current games first. Start as
many workers as you like, on any machine. If a worker is killed, another one replays its game.

  --redis URL   e.g. redis://127.0.0.1:6379
  --jobs N      concurrent games (one per processor)
  --timeout MS  how long a worker may be silent before another one takes over its game (30000)
  --quiet       do not log single games

Without --redis it thinks for the bots of servers: it takes questions from the queue at REDIS_URL and submits the
moves to the database at DATABASE_URL. THREADS sets the number of threads, THINK_MS the time per decision; see
docs/hosting.md.`

const OPTIONS = {
  redis: { type: 'string' },
  jobs: { type: 'string' },
  timeout: { type: 'string' },
  quiet: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, OPTIONS, 0, 0)
  const url = values.redis
  if (url === undefined) {
    if (process.env.REDIS_URL === undefined) {
      throw misused('redis', 'A worker needs --redis URL, or REDIS_URL and DATABASE_URL of a server.')
    }
    await thinkForServers()
    return DONE
  }
  const jobs = readNumber('jobs', values.jobs, 1, 256, availableParallelism())
  const timeout = readNumber('timeout', values.timeout, 1000, 3_600_000, 30_000)
  const threads = Array.from({ length: jobs }, () => new Thread(new URL('./worker-thread.ts', import.meta.url)))
  const workers = threads.map((thread) =>
    queueWorker(url, timeout, playOn(thread), (what, job, reason) => {
      if (what === 'failed') note(`${job === undefined ? 'The queue' : `Game ${job.number}`} failed: ${reason}`)
      else if (!values.quiet) note(`Game ${job?.number} of ${job?.plan.game} played.`)
    }),
  )
  await Promise.all(workers.map((worker) => worker.ready))
  note(`Waiting for games, ${jobs} at a time.`)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      // The first signal lets the current games finish; a second one ends at once.
      process.removeAllListeners(signal)
      process.once(signal, stop)
    }
  })
  await Promise.all(workers.map((worker) => worker.close()))
  await Promise.all(threads.map((thread) => thread.terminate()))
  return DONE
}

function playOn(thread: Thread): (job: Job) => Promise<Outline> {
  return (job) =>
    new Promise((done, fail) => {
      thread.once('message', (answer: QueueAnswer) => {
        thread.off('error', fail)
        if (answer.ok) done(answer.outline)
        else fail(new Error(answer.sentence))
      })
      thread.once('error', fail)
      thread.postMessage(job)
    })
}

export const command: Command = { help, run }
