/** Who is here: at a table, or anywhere. What a process that died has said is forgotten after a while. */
import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'

/** The place of a person who is anywhere: nobody else is ever there. */
export const anywhereOf = (person: string): string => `p/${person}`

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

  /** Whether the person has just come. */
  add(person: string, place: string): boolean {
    const people = this.places.get(place) ?? new Map<string, number>()
    const count = (people.get(person) ?? 0) + 1
    people.set(person, count)
    this.places.set(place, people)
    return count === 1
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

/** Who is at a place, each with the process that says so: who leaves one process may still be at another. */
const placeKey = (place: string): string => `ludarium:place:${place}`
/** Everything that a process says: it is taken back for it when it is gone. */
const saidKey = (process: string): string => `ludarium:said:${process}`
/** Until when each process is believed. */
const ALIVE = 'ludarium:alive'

/**
 * Processes say once who comes and who goes, and every few seconds only that they are still there themselves: it costs
 * the same however many people sit and look.
 */
export class RedisPresence implements Presence {
  private readonly redis: Redis
  private readonly trouble: (error: Error) => void
  private readonly now: () => number
  private readonly counts = new Counts()
  private readonly process = randomBytes(6).toString('hex')
  private readonly timer: NodeJS.Timeout
  private readonly again = (): void => void this.tick().catch(this.trouble)

  constructor(redis: Redis, trouble: (error: Error) => void, now: () => number = Date.now) {
    this.redis = redis
    this.trouble = trouble
    this.now = now
    this.timer = setInterval(this.again, BEAT).unref()
    redis.on('ready', this.again)
    this.again()
  }

  enter(person: string, place: string): () => void {
    if (this.counts.add(person, place)) this.say(person, place)
    return once(() => {
      if (this.counts.remove(person, place)) this.unsay(person, place)
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
      // Of its own people this process knows best.
      others.delete(this.process)
      const said = members.map((member) => member.split(' ') as [string, string])
      return new Set([...own, ...said.flatMap(([person, process]) => (others.has(process) ? [person] : []))])
    } catch {
      return new Set(own)
    }
  }

  close(): void {
    clearInterval(this.timer)
    this.redis.off('ready', this.again)
  }

  /** Says that this process is there, and takes back what processes have said that are gone. */
  async tick(): Promise<void> {
    if (this.redis.status !== 'ready') return
    const isNew = await this.redis.zadd(ALIVE, this.now() + FORGOTTEN, this.process)
    // Redis has lost everything, or others thought that this process was gone.
    if (Number(isNew) === 1) {
      for (const [place, people] of this.counts.places) for (const person of people.keys()) this.say(person, place)
    }
    for (const gone of await this.redis.zrangebyscore(ALIVE, '-inf', `(${this.now()}`)) await this.forget(gone)
  }

  /** Waits, in order, for a Redis that is away. */
  private say(person: string, place: string): void {
    this.redis.sadd(placeKey(place), `${person} ${this.process}`).catch(this.trouble)
    this.redis.sadd(saidKey(this.process), `${person} ${place}`).catch(this.trouble)
  }

  private unsay(person: string, place: string): void {
    this.redis.srem(placeKey(place), `${person} ${this.process}`).catch(this.trouble)
    this.redis.srem(saidKey(this.process), `${person} ${place}`).catch(this.trouble)
  }

  private async forget(process: string): Promise<void> {
    const said = await this.redis.smembers(saidKey(process))
    await Promise.all(
      said.map((one) => {
        const end = one.indexOf(' ')
        return this.redis.srem(placeKey(one.slice(end + 1)), `${one.slice(0, end)} ${process}`)
      }),
    )
    await this.redis.del(saidKey(process))
    await this.redis.zrem(ALIVE, process)
  }
}
