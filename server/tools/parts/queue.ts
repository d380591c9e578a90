/** Measures how many questions per second one queue carries if bots answer at once. */
import { startRedis } from '../../../tools/services.ts'
import { redisBotQueue, startBotWorker } from '../../bots/redis-queue.ts'

export interface QueueFigures {
  readonly questionsPerSecond: number
}

export async function queueFigures(questions: number): Promise<QueueFigures> {
  const service = await startRedis()
  const trouble = (error: Error): void => {
    throw error
  }
  const { promise: all, resolve } = Promise.withResolvers<void>()
  let answered = 0
  const worker = startBotWorker(service.url, {
    concurrency: 16,
    trouble,
    async answer() {
      if (++answered === questions) resolve()
    },
  })
  const botQueue = redisBotQueue(service.url, 0, trouble)
  const began = performance.now()
  for (let n = 0; n < questions; n++) botQueue.ask({ table: `t${n}`, number: 1, seat: 0 })
  await all
  const took = performance.now() - began
  await botQueue.close()
  await worker.close()
  await service.stop()
  return { questionsPerSecond: Math.round((questions / took) * 1000) }
}
