/** Who may see a room, watch its game and play which seats. */
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { Person } from '../people/person.ts'
import type { RoomDeps } from './deps.ts'
import { isAsked, type RoomRow } from './room.ts'
import { readRoom } from './room-store.ts'
import { isSeated, players, roomSeats } from './seats.ts'

/** How a person is connected to a room, beyond what the room itself says. */
export interface Ties {
  /** Has a role in the room, or entered by its link. */
  readonly inside: boolean
  /** The person's friends; may be empty if the room does not depend on them. */
  readonly friends: ReadonlySet<string>
}

const NO_TIES: Ties = { inside: false, friends: new Set() }

export function seesWith(ties: Ties, person: string, room: RoomRow): boolean {
  if (ties.inside) return true
  if (room.phase === 'waiting') return room.access === 'open'
  return watchesWith(ties, person, room)
}

function watchesWith({ inside, friends }: Ties, person: string, { access, doc }: RoomRow): boolean {
  if (isSeated(doc, person)) return true
  // People who resigned may watch how the game ends.
  if (doc.resigned.some((one) => one.person === person)) return true
  if (doc.watch === 'anyone') return access === 'open' || inside
  return doc.watch === 'friends' && players(doc).some((player) => friends.has(player))
}

export async function isInside({ store }: RoomDeps, person: Person, room: RoomRow): Promise<boolean> {
  if (room.host === person.id || isSeated(room.doc, person.id)) return true
  const rows = await store.sql.all('SELECT role FROM sitting WHERE table_id = $1 AND person = $2', room.id, person.id)
  return rows.length > 0
}

async function tiesOf(deps: RoomDeps, person: Person, room: RoomRow): Promise<Ties> {
  const { access, doc } = room
  // Open to everybody: saves the queries.
  if (access === 'open' && doc.watch === 'anyone') return NO_TIES
  const inside = await isInside(deps, person, room)
  const needsFriends = doc.watch === 'friends' && !isSeated(doc, person.id)
  return { inside, friends: needsFriends ? await friendIds(deps, person) : NO_TIES.friends }
}

export async function friendIds({ friends }: RoomDeps, person: Person): Promise<ReadonlySet<string>> {
  const list = await friends.list(person.id)
  return new Set(list.flatMap(({ id, state }) => (state === 'friends' ? [id] : [])))
}

/** Somebody who is offered a seat may see the room in order to answer. */
export async function maySee(deps: RoomDeps, person: Person, room: RoomRow): Promise<boolean> {
  if (isAsked(room, person.id, deps.now())) return true
  return seesWith(await tiesOf(deps, person, room), person.id, room)
}

export async function mayWatch(deps: RoomDeps, person: Person, room: RoomRow): Promise<boolean> {
  return watchesWith(await tiesOf(deps, person, room), person.id, room)
}

/** A room that the person may not see is refused like one that does not exist. */
export async function findRoom(deps: RoomDeps, person: Person, id: string): Promise<Outcome<RoomRow>> {
  const room = await readRoom(deps.store.sql, id)
  if (room === null || !(await maySee(deps, person, room))) return refused('missing.table')
  return granted(room)
}

/** Seats that the person may play now. */
export function playableSeats(person: Person, room: RoomRow): readonly Seat[] {
  return room.phase === 'waiting' ? [] : roomSeats(room.doc, person.id, 'person')
}
