/** Measures the cost of presence in Redis. Each person is online, at a table, and looking at it. */
import { startRedis } from '../../../tools/services.ts'
import { onlinePlace, RedisPresence, visiblePlace } from '../../bus/presence.ts'
import { redisAt } from '../../bus/redis.ts'

export interface PresenceFigures {
  readonly people: number
  readonly bytesEach: number
  /** Arrivals, at three places each. */
  readonly comePerSecond: number
  /** During ten seconds without arrivals or departures. */
  readonly commandsWhileNothingHappens: number
}

export async function presenceFigures(people: number): Promise<PresenceFigures> {
  const service = await startRedis()
  const trouble = (error: Error): void => {
    throw error
  }
  const redis = redisAt(service.url, trouble)
  try {
    const number = async (section: string, name: string): Promise<number> =>
      Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(await redis.info(section))?.[1] ?? 0)
    const presence = new RedisPresence(redis, trouble)
    const empty = await number('memory', 'used_memory')
    const began = performance.now()
    for (let n = 0; n < people; n++) {
      const [person, table] = [`person ${n}`, `table ${Math.floor(n / 4)}`].map((id) =>
        Buffer.from(id).toString('base64url'),
      )
      for (const place of [onlinePlace(person ?? ''), table ?? '', visiblePlace(table ?? '')])
        presence.enter(person ?? '', place)
      if (n % 500 === 0) await redis.ping()
    }
    await redis.ping()
    const took = performance.now() - began
    const full = await number('memory', 'used_memory')
    const before = await number('stats', 'total_commands_processed')
    await new Promise((resume) => setTimeout(resume, 10_000))
    const after = await number('stats', 'total_commands_processed')
    presence.close()
    return {
      people,
      bytesEach: Math.round((full - empty) / people),
      comePerSecond: Math.round((people / took) * 1000),
      // Without the command that asks.
      commandsWhileNothingHappens: after - before - 1,
    }
  } finally {
    redis.disconnect()
    await service.stop()
  }
}
