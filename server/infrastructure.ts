/** What a process connects to: log, metrics, database, bus, presence and the games. */
import type { Redis } from 'ioredis'
import { type Logger, pino } from 'pino'
import { type Bus, localBus } from './bus/bus.ts'
import { localPresence, type Presence, RedisPresence } from './bus/presence.ts'
import { redisAt, redisBus } from './bus/redis.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import type { GameLoader } from './live/live-tables.ts'
import type { ServerSettings } from './settings.ts'
import { openLocked, openStore, type Store } from './store/index.ts'

export interface Infrastructure {
  readonly settings: ServerSettings
  readonly log: Logger
  readonly metrics: Metrics
  /** Reports an error that the process recovers from. */
  readonly trouble: (error: unknown) => void
  readonly store: Store
  readonly redis: Redis | null
  readonly bus: Bus
  readonly presence: Presence
  readonly games: GameLoader
  /** URL of the module that exports `gameLoader`; threads import it too. */
  readonly gamesUrl: string
}

/** Only one server at a time may use a database file. A worker shares the file with its server. */
export async function openInfrastructure(settings: ServerSettings, role: 'server' | 'worker'): Promise<Infrastructure> {
  const log = pino({ level: settings.logLevel, base: null })
  const metrics = createMetrics()
  const trouble = (error: unknown): void => {
    metrics.trouble()
    log.warn({ problem: error instanceof Error ? error.message : String(error) }, 'recovered from an error')
  }
  const gamesUrl = settings.gameLoader || new URL('./live/game-loader.ts', import.meta.url).href
  const { gameLoader: games } = (await import(gamesUrl)) as { gameLoader: GameLoader }
  const store = await (role === 'worker' ? openStore : openLocked)(settings.database, trouble)
  const redis = settings.redis === '' ? null : redisAt(settings.redis, trouble)
  const bus = redis === null ? localBus() : redisBus(redis, trouble)
  const presence = redis === null ? localPresence() : new RedisPresence(redis, trouble)
  return { settings, log, metrics, trouble, store, redis, bus, presence, games, gamesUrl }
}

export async function closeInfrastructure({ presence, bus, redis, store }: Infrastructure): Promise<void> {
  presence.close()
  await bus.close()
  redis?.disconnect()
  await store.close()
}
