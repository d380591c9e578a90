/** How many questions to bots a second one queue carries, with bots that answer at once. */
import { startRedis } from '../../../tools/services.ts'
import { mindsWorker, queuedMinds } from '../../minds/queue.ts'

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
  const worker = mindsWorker(
    service.url,
    16,
    async () => {
      if (++answered === questions) resolve()
    },
    trouble,
  )
  const minds = queuedMinds(service.url, 0, trouble)
  const began = performance.now()
  for (let n = 0; n < questions; n++) minds.ask(`t${n}`, 1, 0)
  await all
  const took = performance.now() - began
  await minds.close()
  await worker.close()
  await service.stop()
  return { questionsPerSecond: Math.round((questions / took) * 1000) }
}
