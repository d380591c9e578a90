/** Measures how many messages per second one Redis carries between two processes, with one channel per table. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { startRedis } from '../../../tools/services.ts'
import { redisAt, redisBus } from '../../bus/redis.ts'

const trouble = (error: Error): void => {
  throw error
}

interface Listening {
  readonly url: string
  readonly channels: number
}

const topic = (at: number): string => `t/${at}`

/** The other process: reports how many messages it has received. */
function listen({ url, channels }: Listening): void {
  const bus = redisBus(redisAt(url, trouble), trouble)
  let heard = 0
  for (let at = 0; at < channels; at++) bus.subscribe(topic(at), () => heard++)
  parentPort?.on('message', () => parentPort?.postMessage(heard))
}

function asked(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('message', resolve)
    worker.postMessage(null)
  })
}

export interface BusFigures {
  readonly channels: number
  readonly messagesPerSecond: number
}

export async function busFigures(channels: number, seconds: number): Promise<BusFigures> {
  const service = await startRedis()
  const redis = redisAt(service.url, trouble)
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { url: service.url, channels } satisfies Listening,
  })
  const bus = redisBus(redis, trouble)
  try {
    // It has subscribed to the last channel, and so to all of them.
    while ((await asked(worker)) === 0) {
      bus.publish(topic(channels - 1), 0)
      await redis.ping()
    }
    const before = await asked(worker)
    const began = performance.now()
    for (let sent = 0; performance.now() - began < seconds * 1000; ) {
      for (let n = 0; n < 500; n++) bus.publish(topic(sent++ % channels), sent)
      await redis.ping()
    }
    const heard = (await asked(worker)) - before
    return { channels, messagesPerSecond: Math.round((heard / (performance.now() - began)) * 1000) }
  } finally {
    await worker.terminate()
    await bus.close()
    redis.disconnect()
    await service.stop()
  }
}

if (!isMainThread) listen(workerData as Listening)
