/** Who may know of a room, look at its game, and play which seats. */
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { Table } from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import type { Presence } from '../bus/presence.ts'
import type { Hall, Shelf } from '../hall/hall.ts'
import type { Names } from '../hall/names.ts'
import type { Friends } from '../people/friends.ts'
import type { People, Person } from '../people/people.ts'
import type { Store } from '../store/index.ts'
import { isAsked, type RoomRow, readRoom } from './doc.ts'
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
  /** Hears that the room knows who sits at the table now: the lists tell of nobody before. */
  readonly reseated: (table: Table) => void
  /** Tables that a person may have open at once. */
  readonly mostTables: number
}

/** What has to be known of somebody beyond the room itself. */
export interface Ties {
  /** Belongs to the room, or once came in by its link. */
  readonly inside: boolean
  /** Friends, as far as the room asks for them. */
  readonly friends: ReadonlySet<string>
}

const NO_TIES: Ties = { inside: false, friends: new Set() }

/** Whether that person may know of the room at all. */
export function sees(person: string, room: RoomRow, ties: Ties): boolean {
  if (ties.inside) return true
  if (room.phase === 'waiting') return room.access === 'open'
  return watches(person, room, ties)
}

function watches(person: string, { access, doc }: RoomRow, { inside, friends }: Ties): boolean {
  if (isSeated(doc, person)) return true
  // Who has given up a seat may still see how it ends.
  if (doc.resigned.some((one) => one.person === person)) return true
  if (doc.watch === 'anyone') return access === 'open' || inside
  return doc.watch === 'friends' && players(doc).some((player) => friends.has(player))
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

  private async ties(person: Person, room: RoomRow): Promise<Ties> {
    const { access, doc } = room
    // Nothing else matters where everybody may look.
    if (access === 'open' && doc.watch === 'anyone') return NO_TIES
    const inside = await this.inside(person, room)
    const asked = doc.watch === 'friends' && !isSeated(doc, person.id)
    return { inside, friends: asked ? await this.friendsOf(person) : NO_TIES.friends }
  }

  protected async friendsOf(person: Person): Promise<ReadonlySet<string>> {
    const list = await this.parts.friends.list(person.id)
    return new Set(list.flatMap(({ id, state }) => (state === 'friends' ? [id] : [])))
  }

  /** Whether the person may know of the room at all; who is offered a seat reads what they are asked. */
  async maySee(person: Person, room: RoomRow): Promise<boolean> {
    if (isAsked(room, person.id, this.parts.now())) return true
    return sees(person.id, room, await this.ties(person, room))
  }

  /** Whether the person may look at the game. */
  async mayWatch(person: Person, room: RoomRow): Promise<boolean> {
    return watches(person.id, room, await this.ties(person, room))
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
