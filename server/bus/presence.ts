/** Who is online, and at which table. Entries of a process that died expire. */
import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'

/** The place that a person is at while any of their pages is open. */
export const onlinePlace = (person: string): string => `p/${person}`

/** The place of people whose page with the table is visible. A page may be open but hidden. */
export const visiblePlace = (table: string): string => `${table}/seen`

export interface Presence {
  /** Until the returned function is called. */
  enter(person: string, place: string): () => void
  at(place: string): Promise<ReadonlySet<string>>
  close(): void
}

/** People by place. Somebody with two pages at a place counts twice. */
class Counts {
  readonly places = new Map<string, Map<string, number>>()

  /** Returns true if the person was not there before. */
  add(person: string, place: string): boolean {
    const people = this.places.get(place) ?? new Map<string, number>()
    const count = (people.get(person) ?? 0) + 1
    people.set(person, count)
    this.places.set(place, people)
    return count === 1
  }

  /** Returns true if the person is no longer there. */
  remove(person: string, place: string): boolean {
    const people = this.places.get(place)
    const count = (people?.get(person) ?? 0) - 1
    if (count > 0) people?.set(person, count)
    else people?.delete(person)
    if (people?.size === 0) this.places.delete(place)
    return count <= 0
  }
}

export function localPresence(): Presence {
  const counts = new Counts()
  return {
    enter(person, place) {
      counts.add(person, place)
      return once(() => counts.remove(person, place))
    },
    at: async (place) => new Set(counts.places.get(place)?.keys() ?? []),
    close: () => {},
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}

/** Milliseconds between two heartbeats of a process. */
const HEARTBEAT = 10_000
/** Milliseconds after which a process without a heartbeat counts as dead: it may miss one. */
const EXPIRY = 25_000

/** A set of 'person process': somebody who leaves one process may still be at another. */
const placeKey = (place: string): string => `ludarium:place:${place}`
/** A set of 'person place': everything that a process has entered, to be removed when it dies. */
const entriesKey = (process: string): string => `ludarium:said:${process}`
/** A sorted set of processes by expiry. */
const ALIVE = 'ludarium:alive'

/** Presence heartbeats are per process, so their cost does not depend on the number of people. */
export class RedisPresence implements Presence {
  private readonly redis: Redis
  private readonly trouble: (error: Error) => void
  private readonly now: () => number
  private readonly counts = new Counts()
  private readonly process = randomBytes(6).toString('hex')
  private readonly timer: NodeJS.Timeout
  private readonly beat = (): void => void this.tick().catch(this.trouble)

  constructor(redis: Redis, trouble: (error: Error) => void, now: () => number = Date.now) {
    this.redis = redis
    this.trouble = trouble
    this.now = now
    this.timer = setInterval(this.beat, HEARTBEAT).unref()
    redis.on('ready', this.beat)
    this.beat()
  }

  enter(person: string, place: string): () => void {
    if (this.counts.add(person, place)) this.publish(person, place)
    return once(() => {
      if (this.counts.remove(person, place)) this.withdraw(person, place)
    })
  }

  async at(place: string): Promise<ReadonlySet<string>> {
    const own = this.counts.places.get(place)?.keys() ?? []
    if (this.redis.status !== 'ready') return new Set(own)
    try {
      const [members, alive] = await Promise.all([
        this.redis.smembers(placeKey(place)),
        this.redis.zrangebyscore(ALIVE, this.now(), '+inf'),
      ])
      const others = new Set(alive)
      // This process knows its own people without asking Redis.
      others.delete(this.process)
      const entries = members.map((member) => member.split(' ') as [string, string])
      return new Set([...own, ...entries.flatMap(([person, process]) => (others.has(process) ? [person] : []))])
    } catch {
      return new Set(own)
    }
  }

  close(): void {
    clearInterval(this.timer)
    this.redis.off('ready', this.beat)
  }

  /** Renews this process's heartbeat and removes the entries of dead processes. */
  async tick(): Promise<void> {
    if (this.redis.status !== 'ready') return
    const isNew = await this.redis.zadd(ALIVE, this.now() + EXPIRY, this.process)
    // Redis has lost its data, or others have declared this process dead.
    if (Number(isNew) === 1) {
      for (const [place, people] of this.counts.places) for (const person of people.keys()) this.publish(person, place)
    }
    for (const dead of await this.redis.zrangebyscore(ALIVE, '-inf', `(${this.now()}`)) await this.removeProcess(dead)
  }

  /** While Redis is down, commands wait in order. */
  private publish(person: string, place: string): void {
    this.redis.sadd(placeKey(place), `${person} ${this.process}`).catch(this.trouble)
    this.redis.sadd(entriesKey(this.process), `${person} ${place}`).catch(this.trouble)
  }

  private withdraw(person: string, place: string): void {
    this.redis.srem(placeKey(place), `${person} ${this.process}`).catch(this.trouble)
    this.redis.srem(entriesKey(this.process), `${person} ${place}`).catch(this.trouble)
  }

  private async removeProcess(process: string): Promise<void> {
    const entries = await this.redis.smembers(entriesKey(process))
    await Promise.all(
      entries.map((entry) => {
        const end = entry.indexOf(' ')
        return this.redis.srem(placeKey(entry.slice(end + 1)), `${entry.slice(0, end)} ${process}`)
      }),
    )
    await this.redis.del(entriesKey(process))
    await this.redis.zrem(ALIVE, process)
  }
}
