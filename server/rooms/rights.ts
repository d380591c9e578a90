/** Who may know of a room, look at its game, and play which seats. */
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { Bus } from '../bus/bus.ts'
import type { Presence } from '../bus/presence.ts'
import type { Hall, Shelf } from '../hall/hall.ts'
import type { Names } from '../hall/names.ts'
import type { Friends } from '../people/friends.ts'
import type { People, Person } from '../people/people.ts'
import type { Store } from '../store/index.ts'
import { type RoomRow, readRoom } from './doc.ts'
import { isSeated, players, seatsOf } from './seats.ts'

export interface RoomParts {
  readonly store: Store
  readonly bus: Bus
  readonly presence: Presence
  readonly hall: Hall
  readonly games: Shelf
  readonly names: Names
  readonly people: People
  readonly friends: Friends
  readonly now: () => number
  readonly seed: () => string
  /** Tables that a person may have open at once. */
  readonly mostTables: number
}

export class Rights {
  protected readonly parts: RoomParts

  constructor(parts: RoomParts) {
    this.parts = parts
  }

  protected async inside(person: Person, room: RoomRow): Promise<boolean> {
    if (room.host === person.id || isSeated(room.doc, person.id)) return true
    const { sql } = this.parts.store
    const rows = await sql.all('SELECT role FROM sitting WHERE table_id = $1 AND person = $2', room.id, person.id)
    return rows.length > 0
  }

  /** Whether the person may know of the room at all. */
  async maySee(person: Person, room: RoomRow): Promise<boolean> {
    if (await this.inside(person, room)) return true
    if (room.phase === 'waiting') return room.access === 'open'
    return this.mayWatch(person, room)
  }

  /** Whether the person may look at the game. */
  async mayWatch(person: Person, room: RoomRow): Promise<boolean> {
    if (isSeated(room.doc, person.id)) return true
    // Who has given up a seat may still see how it ends.
    if (room.doc.resigned.some((one) => one.person === person.id)) return true
    if (room.doc.watch === 'anyone') return room.access === 'open' || this.inside(person, room)
    if (room.doc.watch !== 'friends') return false
    for (const player of players(room.doc)) if (await this.parts.friends.are(person.id, player)) return true
    return false
  }

  /** The room, for who may know of it; for others there is none. */
  async seen(person: Person, id: string): Promise<Outcome<RoomRow>> {
    const room = await readRoom(this.parts.store.sql, id)
    if (room === null || !(await this.maySee(person, room))) return refused('missing.table')
    return granted(room)
  }

  /** Seats that the person may play. */
  own(person: Person, room: RoomRow): readonly Seat[] {
    return room.phase === 'waiting' ? [] : seatsOf(room.doc, person.id, 'person')
  }
}
