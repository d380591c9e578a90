/** A queue in Redis (BullMQ): any process asks, any worker decides. */
import { Queue, Worker } from 'bullmq'
import { redisAt } from '../bus/redis.ts'
import type { BotQueue, BotTurn } from './bot-queue.ts'

/** The queue's name in Redis, shared by all versions of the server. */
const NAME = 'ludarium-minds'

type Trouble = (error: Error) => void

/** `pause`: minimum milliseconds until a worker takes a question. */
export function redisBotQueue(url: string, pause: number, trouble: Trouble): BotQueue {
  const connection = redisAt(url, trouble)
  const queue = new Queue<BotTurn>(NAME, { connection })
  queue.on('error', trouble)
  return {
    ask(turn) {
      const settings = {
        // BullMQ ignores a second job with the same id.
        jobId: `${turn.table}-${turn.number}-${turn.seat}`,
        delay: pause,
        attempts: 5,
        backoff: { type: 'exponential', delay: 500 },
        removeOnComplete: { age: 5 },
        removeOnFail: { age: 5 },
      }
      queue.add('decide', turn, settings).catch(trouble)
    },
    async close() {
      await queue.close()
      connection.disconnect()
    },
  }
}

export interface BotWorker {
  close(): Promise<void>
}

export interface BotWorkerTerms {
  /** Number of questions answered at the same time. */
  readonly concurrency: number
  answer(turn: BotTurn): Promise<void>
  readonly trouble: Trouble
}

export function startBotWorker(url: string, { concurrency, answer, trouble }: BotWorkerTerms): BotWorker {
  const connection = redisAt(url, trouble)
  const worker = new Worker<BotTurn>(NAME, (job) => answer(job.data), {
    connection,
    concurrency,
    // Another worker soon takes over the jobs of one that died, however often that happens.
    lockDuration: 10_000,
    stalledInterval: 5000,
    maxStalledCount: 20,
  })
  worker.on('error', trouble)
  return {
    async close() {
      await worker.close()
      connection.disconnect()
    },
  }
}
