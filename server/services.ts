/** What a process consists of, apart from its network interfaces. Servers and workers share it. */
import { newSeed } from '@ludarium/tables'
import { askBot, type BotQueue, localBotQueue } from './bots/bot-queue.ts'
import { redisBotQueue } from './bots/redis-queue.ts'
import { type ThinkPool, threadPool } from './bots/thread-pool.ts'
import { closeInfrastructure, type Infrastructure, openInfrastructure } from './infrastructure.ts'
import { dueJobs } from './live/due-jobs.ts'
import { IndexWriter } from './live/index-writer.ts'
import { LiveTables } from './live/live-tables.ts'
import { PersonNames } from './live/person-names.ts'
import { Friends } from './people/friends.ts'
import { People } from './people/people.ts'
import type { PeriodicJob } from './periodic-job.ts'
import { mailChannel, type PushKeys, pushChannel, pushKeys, webhookChannel, webhookKey } from './remind/channels.ts'
import { createReminders, type Reminders } from './remind/reminders.ts'
import { retentionJob } from './retention.ts'
import { createRooms, type Rooms } from './rooms/index.ts'
import { storeResult } from './rooms/results.ts'
import type { ServerSettings } from './settings.ts'

/** Replaces time and chance in tests. */
export interface TestSeams {
  readonly now?: () => number
  readonly seed?: () => string
  /** Milliseconds between two runs of the due jobs; 0: they run only when a test calls `tick`. */
  readonly jobInterval?: number
}

/** People and the tables that they play at. */
interface Tables {
  readonly now: () => number
  readonly names: PersonNames
  readonly people: People
  readonly friends: Friends
  readonly liveTables: LiveTables
  readonly rooms: Rooms
}

/** Work that happens on its own. */
interface Jobs {
  readonly indexWriter: IndexWriter
  readonly thinkPool: ThinkPool
  readonly botQueue: BotQueue
  readonly reminders: Reminders
  readonly dueJobs: PeriodicJob
  readonly retention: PeriodicJob
}

/** Keys with which this installation signs what it sends. */
interface SigningKeys {
  readonly push: PushKeys
  readonly webhook: string
}

export interface Services extends Infrastructure, Tables, Jobs {
  readonly keys: SigningKeys
  close(): Promise<void>
}

/** Milliseconds between two looks for tables that nobody uses. */
const SWEEP_INTERVAL = 10_000
const RETENTION_INTERVAL = 3_600_000
const DUE_JOBS_INTERVAL = 500

export async function createServices(
  settings: ServerSettings,
  seams: TestSeams,
  role: 'server' | 'worker',
): Promise<Services> {
  const infrastructure = await openInfrastructure(settings, role)
  const { store } = infrastructure
  const keys = { push: await pushKeys(store.sql), webhook: await webhookKey(store.sql) }
  // Rooms and the index refer to each other: seats change the index, the end of a game changes the room.
  const tables = createTables(infrastructure, seams, (table) => jobs.indexWriter.note(table))
  const jobs: Jobs = createJobs(infrastructure, tables, keys)
  watchRecords(infrastructure, tables, jobs)
  if (role === 'server') startJobs(jobs, seams.jobInterval ?? DUE_JOBS_INTERVAL)
  const { liveTables, now } = tables
  const sweep = setInterval(() => liveTables.sweep(now() - settings.idle), SWEEP_INTERVAL)
  return {
    ...infrastructure,
    ...tables,
    ...jobs,
    keys,
    async close() {
      clearInterval(sweep)
      await closeJobs(jobs)
      await closeInfrastructure(infrastructure)
    },
  }
}

type SeatsSynced = Parameters<typeof createRooms>[0]['seatsSynced']

function createTables(infrastructure: Infrastructure, seams: TestSeams, seatsSynced: SeatsSynced): Tables {
  const { settings, store, bus, presence, games, trouble } = infrastructure
  const now = seams.now ?? Date.now
  const seed = seams.seed ?? newSeed
  const names = new PersonNames(store.sql, bus)
  const { tablesInMemory: most, throttle, tablesPerHost: mostTables } = settings
  const liveTables = new LiveTables({ store, bus, games, names, now, most, throttle, trouble })
  const people = new People(store.sql, now, (sessions) => bus.publish('sessions', sessions))
  const friends = new Friends(store.sql, now)
  const deps = { store, bus, presence, liveTables, games, names, people, friends, now, seed, seatsSynced, mostTables }
  return { now, names, people, friends, liveTables, rooms: createRooms(deps) }
}

function createJobs(infrastructure: Infrastructure, tables: Tables, keys: SigningKeys): Jobs {
  const { settings, store, bus, presence, trouble, gamesUrl } = infrastructure
  const { liveTables, rooms, now } = tables
  const thinkPool = threadPool(settings.threads, gamesUrl)
  const botQueue = createBotQueue(infrastructure, tables, thinkPool)
  const reminders = remindersOf(infrastructure, tables, keys)
  const indexWriter = new IndexWriter({
    store,
    bus,
    now,
    trouble,
    remind: (person, table) => reminders.remind(person, table),
    async over(table) {
      const ended = await rooms.endGame(table.id)
      if (ended.ok) await storeResult(store.sql, table, ended.value, now())
    },
  })
  return {
    indexWriter,
    thinkPool,
    botQueue,
    reminders,
    dueJobs: dueJobs({
      store,
      liveTables,
      indexWriter,
      botQueue,
      repairSeats: (table) => rooms.repairSeats(table),
      now,
      trouble,
    }),
    retention: retentionJob({ sql: store.sql, bus, presence, now, trouble }),
  }
}

/** Bots think in this process unless there are workers to ask. */
function createBotQueue({ settings, trouble }: Infrastructure, { liveTables }: Tables, thinkPool: ThinkPool): BotQueue {
  const { redis, thinkHere, thinkMilliseconds: milliseconds, botPause: pause } = settings
  if (redis !== '' && !thinkHere) return redisBotQueue(redis, pause, trouble)
  return localBotQueue({ liveTables, thinkPool, milliseconds, pause, trouble })
}

/** Each channel exists only if it is configured. */
function remindersOf(infrastructure: Infrastructure, { people, now }: Tables, keys: SigningKeys): Reminders {
  const { settings, store, presence, games, trouble } = infrastructure
  const { sql } = store
  const { mail, webhooks, pushSubject: subject, privateWebhooks: allowPrivate } = settings
  const base = settings.base || `http://${settings.host}:${settings.port}`
  return createReminders({
    sql,
    people,
    presence,
    now,
    trouble,
    gameName: async (id) => (await games(id))?.name ?? id,
    channels: {
      ...(mail === null ? {} : { mail: mailChannel(mail, base) }),
      ...(subject === '' ? {} : { push: pushChannel(sql, { keys: keys.push, subject, allowPrivate }, base) }),
      ...(webhooks ? { webhook: webhookChannel(keys.webhook, base, allowPrivate) } : {}),
    },
  })
}

/** What follows from a record that this process has appended. */
function watchRecords({ metrics, trouble }: Infrastructure, { liveTables, rooms }: Tables, jobs: Jobs): void {
  const { indexWriter, botQueue, thinkPool } = jobs
  metrics.gauge('tables', 'Tables in memory', () => liveTables.size)
  metrics.gauge('thoughts', 'Questions that bots here are thinking about', () => thinkPool.load)
  liveTables.onRecord((table, record, isOwn) => {
    if (!isOwn) return
    if (record.type === 'decided') metrics.decisions(record.decisions.length)
    indexWriter.note(table)
    if (record.type === 'flagged') void rooms.syncSeats(table).catch(trouble)
    askBot(botQueue, table)
  })
}

function startJobs({ dueJobs, reminders, retention }: Jobs, interval: number): void {
  if (interval === 0) return
  dueJobs.start(interval)
  reminders.start(interval * 4)
  retention.start(RETENTION_INTERVAL)
}

/** Nothing new starts; what is in progress finishes. The index is written last. */
async function closeJobs({ dueJobs, reminders, retention, botQueue, thinkPool, indexWriter }: Jobs): Promise<void> {
  await dueJobs.stop()
  await reminders.stop()
  await retention.stop()
  await botQueue.close()
  await thinkPool.close()
  await indexWriter.close()
}
