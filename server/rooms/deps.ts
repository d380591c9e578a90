/** What the functions of this folder need. They take it as their first argument. */
import type { Table } from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import type { Presence } from '../bus/presence.ts'
import type { GameLoader, LiveTables } from '../live/live-tables.ts'
import type { PersonNames } from '../live/person-names.ts'
import type { Friends } from '../people/friends.ts'
import type { People } from '../people/people.ts'
import type { Store } from '../store/index.ts'

export interface RoomDeps {
  readonly store: Store
  readonly bus: Bus
  readonly presence: Presence
  readonly liveTables: LiveTables
  readonly games: GameLoader
  readonly names: PersonNames
  readonly people: People
  readonly friends: Friends
  readonly now: () => number
  readonly seed: () => string
  /** Called once the room's seats match the table's. The index of a table is written from the room's seats. */
  readonly seatsSynced: (table: Table) => void
  /** Maximum number of waiting or running tables per host. */
  readonly mostTables: number
}
