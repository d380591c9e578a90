/** What the HTTP routes need. */
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { LiveTables } from '../live/live-tables.ts'
import type { PersonNames } from '../live/person-names.ts'
import type { Friends } from '../people/friends.ts'
import type { People } from '../people/people.ts'
import type { Reminders } from '../remind/reminders.ts'
import type { Rooms } from '../rooms/index.ts'
import type { Store } from '../store/index.ts'
import type { Gate } from './gate.ts'
import type { Metrics } from './metrics.ts'
import type { StaticFiles } from './static.ts'

export interface AppDeps {
  readonly store: Store
  readonly bus: Bus
  readonly liveTables: LiveTables
  readonly names: PersonNames
  readonly people: People
  readonly friends: Friends
  readonly rooms: Rooms
  readonly reminders: Reminders
  readonly gate: Gate
  readonly metrics: Metrics
  readonly files: StaticFiles
  readonly log: Logger
  readonly redis: Redis | null
  readonly trustProxy: number
  readonly now: () => number
  readonly pushKey: string
  readonly webhookKey: string
  /** Requests per minute and address; `entry` for those that create sessions. */
  readonly rate: { readonly all: number; readonly entry: number }
  readonly metricsToken: string
  readonly stopping: () => boolean
}
