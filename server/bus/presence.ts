/** Who is here: at a table, or anywhere. What a process that died has said is forgotten after a while. */
import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'

/** The place that stands for being anywhere. */
export const ANYWHERE = ''

/** The place of those who have the table in sight: a page may be open and hidden. */
export const inSightOf = (table: string): string => `${table}/seen`

export interface Presence {
  /** The person is at that place until the returned function is called. */
  enter(person: string, place: string): () => void
  at(place: string): Promise<ReadonlySet<string>>
  close(): void
}

class Counts {
  readonly places = new Map<string, Map<string, number>>()

  add(person: string, place: string): void {
    const people = this.places.get(place) ?? new Map<string, number>()
    people.set(person, (people.get(person) ?? 0) + 1)
    this.places.set(place, people)
  }

  /** Whether the person has gone. */
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

const BEAT = 10_000
const FORGOTTEN = 25_000

/** Members name the person and the process that says so: who leaves one process may still be at another. */
export function redisPresence(redis: Redis, trouble: (error: Error) => void): Presence {
  const counts = new Counts()
  const here = ` ${randomBytes(6).toString('hex')}`
  const key = (place: string): string => `ludarium:here:${place}`
  const say = (place: string, person: string): void => {
    if (redis.status !== 'ready') return
    redis.zadd(key(place), Date.now() + FORGOTTEN, person + here).catch(trouble)
    redis.pexpire(key(place), 2 * FORGOTTEN).catch(trouble)
  }
  const unsay = (place: string, person: string): void => {
    if (redis.status === 'ready') redis.zrem(key(place), person + here).catch(trouble)
  }
  const timer = setInterval(() => {
    for (const [place, people] of counts.places) for (const person of people.keys()) say(place, person)
  }, BEAT)
  return {
    enter(person, place) {
      counts.add(person, place)
      say(place, person)
      return once(() => {
        if (counts.remove(person, place)) unsay(place, person)
      })
    },
    async at(place) {
      const own = counts.places.get(place)?.keys() ?? []
      if (redis.status !== 'ready') return new Set(own)
      const members = await redis.zrangebyscore(key(place), Date.now(), '+inf').catch(() => [])
      // Of its own people this process knows best: what it could not take back counts for nothing.
      const others = members.filter((member) => !member.endsWith(here))
      return new Set([...own, ...others.map((member) => member.split(' ', 1)[0] ?? member)])
    },
    close: () => clearInterval(timer),
  }
}
