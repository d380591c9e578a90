/** Between processes, by Redis. This process hears itself at once and without Redis. */
import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { type Bus, Listeners } from './bus.ts'

const PREFIX = 'ludarium:'
/** Said when this process could not say something: everybody looks at the store again. */
const LAPSED = 'lapsed'

/** BullMQ and subscriptions want to wait for a Redis that is away instead of failing. */
export function redisAt(url: string, trouble: (error: Error) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (tries) => Math.min(2000, tries * 100) })
  redis.on('error', trouble)
  return redis
}

/** What the given connection has written is there for whoever hears what is published after it. */
export function redisBus(out: Redis, trouble: (error: Error) => void): Bus {
  const own = randomBytes(6).toString('hex')
  const listeners = new Listeners()
  const into = out.duplicate()
  into.on('error', trouble)
  const lapses: (() => void)[] = []
  const lapsed = (): void => {
    for (const hear of lapses) hear()
  }
  let begun = false
  into.on('ready', () => {
    if (begun) lapsed()
    begun = true
  })
  let unsaid = false
  const send = (topic: string, message: unknown): void => {
    out.publish(PREFIX + topic, JSON.stringify({ from: own, message })).catch((error: Error) => {
      unsaid = true
      trouble(error)
    })
  }
  out.on('ready', () => {
    if (unsaid) send(LAPSED, null)
    unsaid = false
  })
  listeners.add(LAPSED, lapsed)
  into.subscribe(PREFIX + LAPSED).catch(trouble)
  into.on('message', (channel: string, text: string) => {
    const { from, message } = JSON.parse(text) as { from: string; message: unknown }
    if (from !== own) listeners.tell(channel.slice(PREFIX.length), message)
  })
  return {
    publish(topic, message) {
      listeners.tell(topic, message)
      if (out.status === 'ready' || out.status === 'connecting' || out.status === 'connect') send(topic, message)
      else unsaid = true
    },
    subscribe(topic, hear) {
      if (listeners.add(topic, hear)) into.subscribe(PREFIX + topic).catch(trouble)
      return () => {
        if (listeners.remove(topic, hear)) into.unsubscribe(PREFIX + topic).catch(trouble)
      }
    },
    lapsed: (hear) => void lapses.push(hear),
    async ready() {
      if (out.status !== 'ready') return false
      return (await out.ping().catch(() => '')) === 'PONG'
    },
    async close() {
      into.disconnect()
    },
  }
}
