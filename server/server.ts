/** Puts the parts of a process together, starts them in order and stops them so that nothing is lost. */
import type { AddressInfo } from 'node:net'
import { newSeed, type Table } from '@ludarium/tables'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { type Bus, localBus } from './bus/bus.ts'
import { localPresence, type Presence, RedisPresence } from './bus/presence.ts'
import { redisAt, redisBus } from './bus/redis.ts'
import { Clockwork } from './hall/clockwork.ts'
import { Hall, type Shelf } from './hall/hall.ts'
import { Keeper } from './hall/keeper.ts'
import { Names } from './hall/names.ts'
import { appOf } from './http/app.ts'
import { Gate } from './http/gate.ts'
import { type Metrics, metricsOf } from './http/metrics.ts'
import { readFiles, served } from './http/static.ts'
import { type Asked, askBot, decide, localMinds, type Minds } from './minds/minds.ts'
import { type Thinker, threadPool } from './minds/pool.ts'
import { mindsWorker, queuedMinds } from './minds/queue.ts'
import { Friends } from './people/friends.ts'
import { People } from './people/people.ts'
import { Reminders } from './remind/remind.ts'
import { mailWay, pushKeys, pushWay, webhookKey, webhookWay } from './remind/ways.ts'
import { Chat } from './rooms/chat.ts'
import { noteResult, Statistics } from './rooms/results.ts'
import { Rooms } from './rooms/rooms.ts'
import type { Settings } from './settings.ts'
import { openAlone, openStore, type Store } from './store/index.ts'
import { Tidy } from './tidy.ts'
import { Sockets } from './wire/sockets.ts'

/** What tests put in the place of time and chance. */
export interface Fate {
  readonly now?: () => number
  readonly seed?: () => string
  /** How often what is due is looked for, in milliseconds; 0: only when asked. */
  readonly pulse?: number
}

/** Everything but the doors: what servers and workers share. */
interface House {
  readonly settings: Settings
  readonly store: Store
  readonly bus: Bus
  readonly presence: Presence
  readonly hall: Hall
  readonly names: Names
  readonly people: People
  readonly friends: Friends
  readonly rooms: Rooms
  readonly keeper: Keeper
  readonly reminders: Reminders
  readonly minds: Minds
  readonly thinker: Thinker
  readonly clockwork: Clockwork
  readonly tidy: Tidy
  readonly log: Logger
  readonly metrics: Metrics
  readonly redis: ReturnType<typeof redisAt> | null
  readonly now: () => number
  readonly trouble: (error: unknown) => void
  readonly keys: { readonly push: { publicKey: string; privateKey: string }; readonly webhook: string }
  close(): Promise<void>
}

export interface Running {
  readonly address: string
  readonly house: House
  stop(): Promise<void>
}

const SWEEP = 10_000
const TIDY = 3_600_000

async function houseOf(settings: Settings, fate: Fate, worker: boolean): Promise<House> {
  const log = pino({ level: settings.logLevel, base: null })
  const now = fate.now ?? Date.now
  let metrics: Metrics | null = null
  const trouble = (error: unknown): void => {
    metrics?.trouble()
    log.warn({ problem: error instanceof Error ? error.message : String(error) }, 'made up for')
  }
  const shelfAt = settings.shelf || new URL('./hall/shelf.ts', import.meta.url).href
  const { shelf } = (await import(shelfAt)) as { shelf: Shelf }
  const store = await (worker ? openStore : openAlone)(settings.database, trouble)
  const { sql } = store
  const redis = settings.redis === '' ? null : redisAt(settings.redis, trouble)
  const bus = redis === null ? localBus() : redisBus(redis, trouble)
  const presence = redis === null ? localPresence() : new RedisPresence(redis, trouble)
  const names = new Names(sql, bus)
  const thinker = threadPool(settings.threads, shelfAt)
  const { tables: most, beat } = settings
  const hall = new Hall({ store, bus, games: shelf, names, now, most, beat, trouble })
  metrics = metricsOf({ tables: () => hall.size, thoughts: () => thinker.load })
  const counts = metrics
  const people = new People(sql, now, (sessions) => bus.publish('sessions', sessions))
  const friends = new Friends(sql, now)
  const seed = fate.seed ?? newSeed
  const rooms = new Rooms({
    store,
    bus,
    presence,
    hall,
    games: shelf,
    names,
    people,
    friends,
    now,
    seed,
    reseated: (table) => keeper.note(table),
    mostTables: settings.tablesOfOne,
  })
  const keys = { push: await pushKeys(sql), webhook: await webhookKey(sql) }
  const base = settings.base || `http://${settings.host}:${settings.port}`
  const { pushSubject: subject, inwardWebhooks: inwardToo } = settings
  const reminders = new Reminders({
    sql,
    people,
    presence,
    now,
    trouble,
    gameName: async (id) => (await shelf(id))?.name ?? id,
    ways: {
      ...(settings.mail === null ? {} : { mail: mailWay(settings.mail, base) }),
      ...(subject === '' ? {} : { push: pushWay(sql, { keys: keys.push, subject, inwardToo }, base) }),
      ...(settings.webhooks ? { webhook: webhookWay(keys.webhook, base, inwardToo) } : {}),
    },
  })
  const keeper: Keeper = new Keeper({
    store,
    bus,
    now,
    trouble,
    remind: (person, table) => reminders.remind(person, table),
    async over(table) {
      const ended = await rooms.ended(table.id)
      if (ended.ok) await noteResult(sql, table, ended.value, now())
    },
  })
  const thoughts = { milliseconds: settings.thinkMilliseconds, pause: settings.botPause, trouble }
  const minds =
    settings.redis === '' || settings.thinkHere
      ? localMinds(hall, thinker, thoughts)
      : queuedMinds(settings.redis, settings.botPause, trouble)
  hall.onRecord((table, record, mine) => {
    if (!mine) return
    if (record.type === 'decided') counts.decision()
    keeper.note(table)
    if (record.type === 'flagged') void rooms.reseat(table).catch(trouble)
    askBot(minds, table)
  })
  const mend = (table: Table): Promise<void> => rooms.mend(table)
  const clockwork = new Clockwork({ store, hall, keeper, minds, mend, now, trouble })
  const tidy = new Tidy({ sql, bus, presence, now, trouble })
  const pulse = fate.pulse ?? 500
  if (pulse > 0 && !worker) {
    clockwork.start(pulse)
    reminders.start(pulse * 4)
    tidy.start(TIDY)
  }
  const sweep = setInterval(() => hall.sweep(now() - settings.idle), SWEEP)
  return {
    settings,
    store,
    bus,
    presence,
    hall,
    names,
    people,
    friends,
    rooms,
    keeper,
    reminders,
    minds,
    thinker,
    clockwork,
    tidy,
    log,
    metrics: counts,
    redis,
    now,
    trouble,
    keys,
    async close() {
      clearInterval(sweep)
      await clockwork.stop()
      await reminders.stop()
      await tidy.stop()
      await minds.close()
      await thinker.close()
      await keeper.close()
      presence.close()
      await bus.close()
      redis?.disconnect()
      await store.close()
    },
  }
}

/** Listens, or rejects with a sentence for people. */
export async function startServer(settings: Settings, fate: Fate = {}): Promise<Running> {
  const house = await houseOf(settings, fate, false)
  let stopping = false
  let opened: Sockets | undefined
  try {
    const { people, bus } = house
    const gate = new Gate(people, { origins: settings.origins, trustProxy: settings.trustProxy > 0 })
    const chat = new Chat({ sql: house.store.sql, bus, friends: house.friends, now: house.now })
    const sockets = new Sockets({
      ...house,
      chat,
      limits: settings.sockets,
      hintMilliseconds: settings.thinkMilliseconds,
      hinted: new Set(),
      caller: (request) => gate.caller(request),
      person: (id) => people.person(id),
      sameOrigin: (request) => gate.sameOrigin(request),
      count: (change) => house.metrics.sockets(change),
      heard: () => house.metrics.message(),
    })
    opened = sockets
    const app = await appOf({
      ...house,
      gate,
      statistics: new Statistics(house.store.sql),
      files: settings.page === '' ? new Map() : served(readFiles(settings.page)),
      trustProxy: settings.trustProxy,
      pushKey: settings.pushSubject === '' ? '' : house.keys.push.publicKey,
      webhookKey: house.keys.webhook,
      rate: settings.rate,
      metricsToken: settings.metricsToken,
      stopping: () => stopping,
    })
    sockets.attach(app.server)
    await listening(app, settings)
    await house.clockwork.tick()
    return {
      address: addressOf(app, settings),
      house,
      async stop() {
        if (stopping) return
        stopping = true
        await sockets.close()
        await app.close()
        await house.close()
      },
    }
  } catch (error) {
    await opened?.close()
    await house.close()
    throw error
  }
}

/** A process that only thinks for bots. */
export async function startWorker(settings: Settings, fate: Fate = {}): Promise<{ stop(): Promise<void> }> {
  if (settings.redis === '') throw new Error('A worker needs REDIS_URL: it takes questions from the queue there.')
  const house = await houseOf({ ...settings, thinkHere: false }, fate, true)
  const { hall, thinker, log, trouble } = house
  const terms = { milliseconds: settings.thinkMilliseconds, trouble }
  const answer = async (question: Asked): Promise<void> => {
    const outcome = await decide(hall, thinker, terms, question)
    if (!outcome.ok && outcome.code === 'store') throw new Error('The decision could not be kept.')
  }
  const worker = mindsWorker(settings.redis, settings.threads, answer, (error) => log.warn({ problem: error.message }))
  let stopping = false
  return {
    async stop() {
      if (stopping) return
      stopping = true
      await worker.close()
      await house.close()
    },
  }
}

async function listening(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw new Error(sentenceOf(error, host, port))
  }
}

function addressOf(app: FastifyInstance, { host }: Settings): string {
  const { port } = app.server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function sentenceOf(error: unknown, host: string, port: number): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Leave HOST away, or set it to one of its own.`
    default:
      return `The page cannot be served on ${host}:${port}: ${message}`
  }
}
