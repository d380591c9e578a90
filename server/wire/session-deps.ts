/** What the handlers of one client need. */
import type { ThinkPool } from '../bots/thread-pool.ts'
import type { Bus } from '../bus/bus.ts'
import type { Presence } from '../bus/presence.ts'
import type { LiveTables } from '../live/live-tables.ts'
import type { Friends } from '../people/friends.ts'
import type { Person } from '../people/person.ts'
import type { Rooms } from '../rooms/index.ts'
import type { Store } from '../store/index.ts'
import type { PageVisibility } from './page-visibility.ts'

export interface SessionDeps {
  readonly store: Store
  readonly bus: Bus
  readonly presence: Presence
  readonly liveTables: LiveTables
  readonly rooms: Rooms
  readonly friends: Friends
  readonly thinkPool: ThinkPool
  /** Thinking time of a hint. */
  readonly hintMilliseconds: number
  /** People for whom a hint is in progress: one per person, however many pages they have open. */
  readonly hinted: Set<string>
}

/** One client: a page or a program. */
export interface ClientContext extends SessionDeps {
  /** Called for every request: name and kind may change while the socket is open. */
  readonly me: () => Person
  readonly page: PageVisibility
}
