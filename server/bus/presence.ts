/** Who is here: at a table, or anywhere. What a process that died has said is forgotten after a while. */
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

export function redisPresence(redis: Redis, trouble: (error: Error) => void): Presence {
  const counts = new Counts()
  const key = (place: string): string => `ludarium:here:${place}`
  const say = (place: string, person: string): void => {
    if (redis.status !== 'ready') return
    redis.zadd(key(place), Date.now() + FORGOTTEN, person).catch(trouble)
    redis.pexpire(key(place), 2 * FORGOTTEN).catch(trouble)
  }
  const timer = setInterval(() => {
    for (const [place, people] of counts.places) for (const person of people.keys()) say(place, person)
  }, BEAT)
  return {
    enter(person, place) {
      counts.add(person, place)
      say(place, person)
      return once(() => {
        if (counts.remove(person, place) && redis.status === 'ready') redis.zrem(key(place), person).catch(trouble)
      })
    },
    async at(place) {
      const own = counts.places.get(place)?.keys() ?? []
      if (redis.status !== 'ready') return new Set(own)
      const others = await redis.zrangebyscore(key(place), Date.now(), '+inf').catch(() => [])
      return new Set([...own, ...others])
    },
    close: () => clearInterval(timer),
  }
}
