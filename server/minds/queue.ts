/** Bots' decisions through BullMQ: asked for by any process, thought about by any worker. */
import { Queue, Worker } from 'bullmq'
import { redisAt } from '../bus/redis.ts'
import type { Asked, Minds } from './minds.ts'

const NAME = 'ludarium-minds'

type Trouble = (error: Error) => void

/** Whoever answers takes a question up after the pause. */
export function queuedMinds(url: string, pause: number, trouble: Trouble): Minds {
  const connection = redisAt(url, trouble)
  const queue = new Queue<Asked>(NAME, { connection })
  queue.on('error', trouble)
  return {
    ask(table, number, seat) {
      const settings = {
        // The same question is asked once.
        jobId: `${table}-${number}-${seat}`,
        delay: pause,
        attempts: 5,
        backoff: { type: 'exponential', delay: 500 },
        removeOnComplete: { age: 5 },
        removeOnFail: { age: 5 },
      }
      queue.add('decide', { table, number, seat }, settings).catch(trouble)
    },
    async close() {
      await queue.close()
      connection.disconnect()
    },
  }
}

export interface MindsWorker {
  close(): Promise<void>
}

/** Answers questions from the queue, so many at the same time. */
export function mindsWorker(
  url: string,
  concurrency: number,
  answer: (question: Asked) => Promise<void>,
  trouble: Trouble,
): MindsWorker {
  const connection = redisAt(url, trouble)
  const worker = new Worker<Asked>(NAME, (job) => answer(job.data), {
    connection,
    concurrency,
    // What a worker that was ended had begun is given to another soon, however often.
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
