/** Changes a room and publishes the change. */
import { type Outcome, refused } from '@ludarium/kernel'
import type { News } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { maySee } from './access.ts'
import type { RoomDeps } from './deps.ts'
import type { RoomRow } from './room.ts'
import { changeRoom, type DecideChange } from './room-store.ts'
import { peopleOf } from './seats.ts'

export async function updateRoom(deps: RoomDeps, id: string, decide: DecideChange): Promise<Outcome<RoomRow>> {
  let before: RoomRow | null = null
  const changed = await changeRoom(deps.store.sql, id, deps.now(), (room) => {
    before = room
    return decide(room)
  })
  if (changed.ok && before !== null) publishChange(deps, before, changed.value)
  return changed
}

/** A change that is possible only before the game starts. */
export function updateWaitingRoom(
  deps: RoomDeps,
  person: Person,
  id: string,
  decide: DecideChange,
): Promise<Outcome<RoomRow>> {
  return updateRoom(deps, id, async (room) => {
    if (!(await maySee(deps, person, room))) return refused('missing.table')
    return room.phase === 'waiting' ? decide(room) : refused('room.begun')
  })
}

/** A change that only the host may make, and only before the game starts. */
export function updateOwnWaitingRoom(
  deps: RoomDeps,
  person: Person,
  id: string,
  decide: DecideChange,
): Promise<Outcome<RoomRow>> {
  return updateRoom(deps, id, async (room) => {
    if (!(await maySee(deps, person, room))) return refused('missing.table')
    if (room.host !== person.id) return refused('forbidden.host')
    return room.phase === 'waiting' ? decide(room) : refused('room.begun')
  })
}

function publishChange(deps: RoomDeps, before: RoomRow, room: RoomRow): void {
  if (room.version === before.version) return
  deps.bus.publish(`r/${room.id}`, room.version)
  // The view of the previous table says whether its rematch is open.
  if (room.doc.after !== undefined && room.phase !== before.phase) deps.bus.publish(`r/${room.doc.after}`, null)
  const known = peopleOf(before.doc)
  publishInvited(
    deps,
    room,
    peopleOf(room.doc).filter((one) => !known.includes(one)),
  )
}

export function publishInvited(deps: RoomDeps, room: RoomRow, people: readonly string[]): void {
  for (const person of people) if (person !== room.host) publishNews(deps, person, { type: 'invited', table: room.id })
}

/** Reaches the person on every page they have open. */
export function publishNews({ bus }: RoomDeps, person: string, news: News): void {
  bus.publish(`p/${person}`, news)
}
