/** The server's settings, read from the environment. All are optional; docs/hosting.md lists them. */
import { availableParallelism } from 'node:os'
import type { MailTerms } from './remind/channels.ts'
import {
  type Environment,
  readBase,
  readBoolean,
  readDatabase,
  readMailServer,
  readOperator,
  readOrigins,
  readProxies,
  readRedis,
  readWhole,
} from './variables.ts'
import type { SocketLimits } from './wire/sockets.ts'

export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** Path of a file, or postgres://... */
  readonly database: string
  /** redis://..., or '' for a single process. */
  readonly redis: string
  /** Folder of the built page, or '' for none. */
  readonly page: string
  /** The public address, for links in reminders; '' for the address that the server listens on. */
  readonly base: string
  readonly origins: readonly string[]
  /** Number of proxies in front of the server that set the client's address; 0 for none. */
  readonly trustProxy: number
  readonly mail: MailTerms | null
  /** mailto: or https: address of the operator, required by push services; '' disables push. */
  readonly pushSubject: string
  readonly webhooks: boolean
  /** Allows webhooks and pushes to private addresses. */
  readonly privateWebhooks: boolean
  readonly metricsToken: string
  readonly logLevel: string
  /** Worker threads for bots. */
  readonly threads: number
  /** Bots think in this process even if there is a queue in Redis. */
  readonly thinkHere: boolean
  /** Thinking time of a bot or a hint per decision. */
  readonly thinkMilliseconds: number
  /** Minimum milliseconds before a bot's move is shown. */
  readonly botPause: number
  /** Minimum milliseconds between two updates for watchers; 0: every decision at once. */
  readonly throttle: number
  /** Maximum number of tables in memory. */
  readonly tablesInMemory: number
  /** Milliseconds after which a table that nobody uses leaves memory. */
  readonly idle: number
  /** Maximum number of open tables per host. */
  readonly tablesPerHost: number
  readonly sockets: SocketLimits
  readonly rate: { readonly all: number; readonly entry: number }
  /** URL of a module that exports a `gameLoader`; '' for the registry. */
  readonly gameLoader: string
}

export const DEFAULTS: ServerSettings = {
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
  privateWebhooks: false,
  metricsToken: '',
  logLevel: 'warn',
  threads: Math.max(1, availableParallelism() - 1),
  thinkHere: true,
  thinkMilliseconds: 900,
  botPause: 300,
  throttle: 50,
  tablesInMemory: 1000,
  idle: 120_000,
  tablesPerHost: 60,
  sockets: { message: 65_536, rate: 40, burst: 120, sockets: 12, backlog: 4_194_304 },
  rate: { all: 600, entry: 30 },
  gameLoader: '',
}

/** Throws a sentence for the operator if a value is invalid. */
export function readServerSettings(env: Environment): ServerSettings {
  const port = readWhole(env, 'PORT', DEFAULTS.port, { min: 0, max: 65_535 })
  const redis = readRedis(env, 'REDIS_URL')
  const mail = readMailServer(env, 'SMTP_URL')
  return {
    ...DEFAULTS,
    host: env.HOST || DEFAULTS.host,
    port,
    database: readDatabase(env, 'DATABASE_URL') || `${env.DATA || 'data'}/ludarium.db`,
    redis,
    base: readBase(env, 'BASE_URL'),
    origins: readOrigins(env, 'ORIGINS'),
    trustProxy: readProxies(env, 'TRUST_PROXY', DEFAULTS.trustProxy),
    mail: mail === '' ? null : { url: mail, from: env.MAIL_FROM || 'Ludarium <ludarium@localhost>' },
    pushSubject: readOperator(env, 'PUSH_SUBJECT'),
    webhooks: readBoolean(env, 'WEBHOOKS', DEFAULTS.webhooks),
    privateWebhooks: readBoolean(env, 'WEBHOOKS_INWARD', DEFAULTS.privateWebhooks),
    metricsToken: env.METRICS_TOKEN ?? '',
    logLevel: env.LOG_LEVEL || DEFAULTS.logLevel,
    threads: readWhole(env, 'THREADS', DEFAULTS.threads, { min: 1, max: 256 }),
    thinkHere: readBoolean(env, 'THINK_HERE', redis === ''),
    thinkMilliseconds: readWhole(env, 'THINK_MS', DEFAULTS.thinkMilliseconds, { min: 1, max: 600_000 }),
    botPause: readWhole(env, 'BOT_PAUSE_MS', DEFAULTS.botPause, { min: 0, max: 60_000 }),
    throttle: readWhole(env, 'THROTTLE_MS', DEFAULTS.throttle, { min: 0, max: 60_000 }),
    idle: readWhole(env, 'IDLE_MS', DEFAULTS.idle, { min: 1, max: 86_400_000 }),
    tablesInMemory: readWhole(env, 'TABLES', DEFAULTS.tablesInMemory, { min: 1, max: 1_000_000 }),
    rate: {
      all: readWhole(env, 'RATE', DEFAULTS.rate.all, { min: 1, max: 1_000_000 }),
      entry: readWhole(env, 'RATE_ENTRY', DEFAULTS.rate.entry, { min: 1, max: 1_000_000 }),
    },
    sockets: {
      ...DEFAULTS.sockets,
      rate: readWhole(env, 'SOCKET_RATE', DEFAULTS.sockets.rate, { min: 1, max: 1_000_000 }),
      burst: readWhole(env, 'SOCKET_BURST', DEFAULTS.sockets.burst, { min: 1, max: 1_000_000 }),
      sockets: readWhole(env, 'SOCKETS_OF_ONE', DEFAULTS.sockets.sockets, { min: 1, max: 1_000_000 }),
    },
    tablesPerHost: readWhole(env, 'TABLES_OF_ONE', DEFAULTS.tablesPerHost, { min: 1, max: 1_000_000 }),
    gameLoader: env.LUDARIUM_SHELF ?? '',
  }
}
