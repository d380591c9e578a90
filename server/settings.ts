/** How an installation is set up: by variables of the environment, every one of them optional. docs/hosting.md lists them. */
import { availableParallelism } from 'node:os'
import type { MailTerms } from './remind/ways.ts'
import {
  base,
  database,
  type Environment,
  hops,
  mailServer,
  operator,
  origins,
  redis as redisIn,
  whole,
  yes,
} from './variables.ts'
import type { SocketLimits } from './wire/sockets.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** A file, or postgres://... */
  readonly database: string
  /** redis://..., or '' for a single process. */
  readonly redis: string
  /** Folder of the built page, or '' for none. */
  readonly page: string
  /** The address people know, for links in reminders; '' takes the one that is listened on. */
  readonly base: string
  readonly origins: readonly string[]
  /** Proxies in front that say where a request came from; 0 for none. */
  readonly trustProxy: number
  readonly mail: MailTerms | null
  /** mailto: or https: of the operator, which push services want to know; '' for no push. */
  readonly pushSubject: string
  readonly webhooks: boolean
  /** Webhooks and pushes may lead into the host's own net. */
  readonly inwardWebhooks: boolean
  readonly metricsToken: string
  readonly logLevel: string
  /** Threads that think. */
  readonly threads: number
  /** Bots think in this process even where there is a queue. */
  readonly thinkHere: boolean
  readonly thinkMilliseconds: number
  readonly botPause: number
  /** Onlookers hear of decisions at most once in so many milliseconds; 0: of each at once. */
  readonly beat: number
  /** Tables in memory at the most. */
  readonly tables: number
  /** A table that nobody has asked for so long is let go of, in milliseconds. */
  readonly idle: number
  readonly tablesOfOne: number
  readonly sockets: SocketLimits
  readonly rate: { readonly all: number; readonly entry: number }
  /** Module that exports the shelf of games; '' for the registry. */
  readonly shelf: string
}

export const USUAL: Settings = {
  host: '127.0.0.1',
  port: 3000,
  database: 'data/ludarium.db',
  redis: '',
  page: '',
  base: '',
  origins: [],
  trustProxy: 0,
  mail: null,
  pushSubject: '',
  webhooks: true,
  inwardWebhooks: false,
  metricsToken: '',
  logLevel: 'warn',
  threads: Math.max(1, availableParallelism() - 1),
  thinkHere: true,
  thinkMilliseconds: 900,
  botPause: 300,
  beat: 50,
  tables: 1000,
  idle: 120_000,
  tablesOfOne: 60,
  sockets: { message: 65_536, rate: 40, burst: 120, sockets: 12, backlog: 4_194_304 },
  rate: { all: 600, entry: 30 },
  shelf: '',
}

/** Rejects what cannot be meant, with a sentence for people. */
export function readSettings(env: Environment): Settings {
  const port = whole(env, 'PORT', USUAL.port, 0, 65_535)
  const redis = redisIn(env, 'REDIS_URL')
  const mail = mailServer(env, 'SMTP_URL')
  return {
    ...USUAL,
    host: env.HOST || USUAL.host,
    port,
    database: database(env, 'DATABASE_URL') || `${env.DATA || 'data'}/ludarium.db`,
    redis,
    base: base(env, 'BASE_URL'),
    origins: origins(env, 'ORIGINS'),
    trustProxy: hops(env, 'TRUST_PROXY', USUAL.trustProxy),
    mail: mail === '' ? null : { url: mail, from: env.MAIL_FROM || 'Ludarium <ludarium@localhost>' },
    pushSubject: operator(env, 'PUSH_SUBJECT'),
    webhooks: yes(env, 'WEBHOOKS', USUAL.webhooks),
    inwardWebhooks: yes(env, 'WEBHOOKS_INWARD', USUAL.inwardWebhooks),
    metricsToken: env.METRICS_TOKEN ?? '',
    logLevel: env.LOG_LEVEL || USUAL.logLevel,
    threads: whole(env, 'THREADS', USUAL.threads, 1, 256),
    thinkHere: yes(env, 'THINK_HERE', redis === ''),
    thinkMilliseconds: whole(env, 'THINK_MS', USUAL.thinkMilliseconds, 1, 600_000),
    botPause: whole(env, 'BOT_PAUSE_MS', USUAL.botPause, 0, 60_000),
    beat: whole(env, 'BEAT_MS', USUAL.beat, 0, 60_000),
    idle: whole(env, 'IDLE_MS', USUAL.idle, 1, 86_400_000),
    tables: whole(env, 'TABLES', USUAL.tables, 1, 1_000_000),
    rate: {
      all: whole(env, 'RATE', USUAL.rate.all, 1, 1_000_000),
      entry: whole(env, 'RATE_ENTRY', USUAL.rate.entry, 1, 1_000_000),
    },
    sockets: {
      ...USUAL.sockets,
      rate: whole(env, 'SOCKET_RATE', USUAL.sockets.rate, 1, 1_000_000),
      burst: whole(env, 'SOCKET_BURST', USUAL.sockets.burst, 1, 1_000_000),
      sockets: whole(env, 'SOCKETS_OF_ONE', USUAL.sockets.sockets, 1, 1_000_000),
    },
    tablesOfOne: whole(env, 'TABLES_OF_ONE', USUAL.tablesOfOne, 1, 1_000_000),
    shelf: env.LUDARIUM_SHELF ?? '',
  }
}
