/** A bus over Redis. A process receives its own messages at once, without Redis. */
import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { type Bus, Listeners } from './bus.ts'

const PREFIX = 'ludarium:'
/** Topic that tells every process to look at the store again, because a message was lost. */
const LAPSE = 'lapsed'

/** Waits for a Redis that is down instead of failing, as BullMQ and subscriptions need. */
export function redisAt(url: string, trouble: (error: Error) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (tries) => Math.min(2000, tries * 100) })
  redis.on('error', trouble)
  return redis
}

/** Publishes over the given connection, so whatever that connection wrote before is visible to receivers. */
export function redisBus(out: Redis, trouble: (error: Error) => void): Bus {
  const own = randomBytes(6).toString('hex')
  const listeners = new Listeners()
  const incoming = out.duplicate()
  incoming.on('error', trouble)
  const lapseListeners: (() => void)[] = []
  const lapsed = (): void => {
    for (const listener of lapseListeners) listener()
  }
  let wasReady = false
  incoming.on('ready', () => {
    if (wasReady) lapsed()
    wasReady = true
  })
  let hasLost = false
  const send = (topic: string, message: unknown): void => {
    out.publish(PREFIX + topic, JSON.stringify({ from: own, message })).catch((error: Error) => {
      hasLost = true
      trouble(error)
    })
  }
  out.on('ready', () => {
    if (hasLost) send(LAPSE, null)
    hasLost = false
  })
  listeners.add(LAPSE, lapsed)
  incoming.subscribe(PREFIX + LAPSE).catch(trouble)
  incoming.on('message', (channel: string, text: string) => {
    const { from, message } = JSON.parse(text) as { from: string; message: unknown }
    if (from !== own) listeners.notify(channel.slice(PREFIX.length), message)
  })
  return {
    publish(topic, message) {
      listeners.notify(topic, message)
      if (out.status === 'ready' || out.status === 'connecting' || out.status === 'connect') send(topic, message)
      else hasLost = true
    },
    subscribe(topic, listener) {
      if (listeners.add(topic, listener)) incoming.subscribe(PREFIX + topic).catch(trouble)
      return () => {
        if (listeners.remove(topic, listener)) incoming.unsubscribe(PREFIX + topic).catch(trouble)
      }
    },
    onLapse: (listener) => void lapseListeners.push(listener),
    async ready() {
      if (out.status !== 'ready') return false
      return (await out.ping().catch(() => '')) === 'PONG'
    },
    async close() {
      incoming.disconnect()
    },
  }
}
