/** A rematch: a new table with the same people and options. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import type { Person } from '../people/person.ts'
import { findRoom } from './access.ts'
import { updateRoom } from './changes.ts'
import type { RoomDeps } from './deps.ts'
import { addRoom, checkTableLimit, newSeat } from './opening.ts'
import type { RoomDoc, RoomRow, SeatDoc } from './room.ts'
import { readRoom } from './room-store.ts'
import { findOpenRematch } from './room-view.ts'

/** Whoever asks second gets the first person's table, unless that one is closed or over. */
export async function rematch(deps: RoomDeps, person: Person, id: string): Promise<Outcome<RoomRow>> {
  const found = await findRoom(deps, person, id)
  if (!found.ok) return found
  const old = found.value
  if (old.phase !== 'over') return refused('running')
  if (!ownersOf(old.doc).includes(person.id)) return refused('seat.other')
  const open = await findOpenRematch(deps, old.doc)
  if (open !== null) return findRoom(deps, person, open)
  const refusal = await checkTableLimit(deps, person)
  if (!refusal.ok) return refusal
  const doc = await rematchDoc(deps, person, old)
  const made = await addRoom(deps, { game: old.game, host: person.id, access: old.access, seed: deps.seed(), doc })
  return linkRematch(deps, person, old, made)
}

/** Links the old table to the new one. If somebody else was faster, the new one closes and theirs is returned. */
async function linkRematch(deps: RoomDeps, person: Person, old: RoomRow, made: RoomRow): Promise<Outcome<RoomRow>> {
  const linked = await updateRoom(deps, old.id, async (room) =>
    room.doc.rematch === old.doc.rematch ? granted({ doc: { ...room.doc, rematch: made.id } }) : refused('stale'),
  )
  if (linked.ok) return granted(made)
  await updateRoom(deps, made.id, async () => granted({ phase: 'closed' }))
  const now = await readRoom(deps.store.sql, old.id)
  return findRoom(deps, person, now?.doc.rematch ?? '')
}

/** Reserves the seats for their previous owners, except those blocked in either direction. */
async function rematchDoc(deps: RoomDeps, person: Person, { id, doc }: RoomRow): Promise<RoomDoc> {
  const own = await newSeat(deps, person)
  const blocked = await deps.friends.blockedWith(person.id)
  const owners = ownersOf(doc)
  const seats = doc.seats.map((seat, at): SeatDoc => {
    const owner = owners[at] ?? null
    if (owner === null) return seat
    if (owner === person.id) return { ...own, ready: true }
    if (blocked.has(owner)) return { kind: 'free' }
    if (seat.kind === 'person' && seat.outside) return seat
    return { kind: 'kept', person: owner }
  })
  const invited = doc.invited.filter((one) => !blocked.has(one))
  return { ...doc, seats, invited, asks: [], rematch: null, after: id, resigned: [] }
}

/** Owners by seat, people who resigned included; null for the table's own bots and free seats. */
function ownersOf({ seats, resigned }: RoomDoc): (string | null)[] {
  const lost = new Map(resigned.map(({ seat, person }) => [seat, person]))
  return seats.map((seat, at) => lost.get(at) ?? ('person' in seat ? seat.person : null))
}
