/** What the answers to requests are made of. */
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Hall } from '../hall/hall.ts'
import type { Names } from '../hall/names.ts'
import type { Friends } from '../people/friends.ts'
import type { People } from '../people/people.ts'
import type { Reminders } from '../remind/remind.ts'
import type { Statistics } from '../rooms/results.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Store } from '../store/index.ts'
import type { Gate } from './gate.ts'
import type { Metrics } from './metrics.ts'
import type { Files } from './static.ts'

export interface AppParts {
  readonly store: Store
  readonly bus: Bus
  readonly hall: Hall
  readonly names: Names
  readonly people: People
  readonly friends: Friends
  readonly rooms: Rooms
  readonly reminders: Reminders
  readonly statistics: Statistics
  readonly gate: Gate
  readonly metrics: Metrics
  readonly files: Files
  readonly log: Logger
  readonly redis: Redis | null
  readonly trustProxy: number
  readonly now: () => number
  readonly pushKey: string
  readonly webhookKey: string
  /** Requests a minute of one address, and of those that sign in or make guests. */
  readonly rate: { readonly all: number; readonly entry: number }
  readonly metricsToken: string
  readonly stopping: () => boolean
}
