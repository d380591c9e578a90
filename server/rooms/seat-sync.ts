/** Keeps the room's seats in step with the table's records, which are the truth during a game. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import type { Order, Table } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { findRoom } from './access.ts'
import { updateRoom } from './changes.ts'
import { validRequests } from './consent-rules.ts'
import type { RoomDeps } from './deps.ts'
import type { RoomDoc, RoomRow } from './room.ts'
import { readRoom } from './room-store.ts'
import { isSamePlayer, seatOf, withResigned } from './seats.ts'

/** The room and its table, caught up with what other processes have written. */
export async function findRunningTable(
  deps: RoomDeps,
  person: Person,
  id: string,
): Promise<Outcome<{ room: RoomRow; table: Table }>> {
  const room = await findRoom(deps, person, id)
  if (!room.ok) return room
  if (room.value.phase === 'waiting' || room.value.phase === 'closed') return refused('room.waiting')
  const table = await openCurrent(deps, id)
  return table.ok ? granted({ room: room.value, table: table.value }) : table
}

export async function openCurrent({ liveTables }: RoomDeps, id: string): Promise<Outcome<Table>> {
  const table = await liveTables.open(id)
  if (!table.ok) return table
  const synced = await table.value.sync()
  return synced.ok ? table : synced
}

type DocChange = (doc: RoomDoc) => RoomDoc

/** Submits the order to the table, then copies the seats to the room. `change` is applied to the room as well. */
export async function submitOrder(
  deps: RoomDeps,
  table: Table,
  order: Order,
  change?: DocChange,
): Promise<Outcome<RoomRow>> {
  if ('sitter' in order && order.sitter.id !== undefined) await deps.names.look([order.sitter.id])
  const done = await table.submit(order)
  return done.ok ? syncSeats(deps, table, change) : done
}

export async function syncSeats(
  deps: RoomDeps,
  table: Table,
  change: DocChange = (doc) => doc,
): Promise<Outcome<RoomRow>> {
  const changed = await updateRoom(deps, table.id, async ({ doc }) =>
    granted({ doc: await withValidRequests(deps, change(withSeatsOf(table, doc))) }),
  )
  if (changed.ok) deps.seatsSynced(table)
  return changed
}

/** Makes up for a process that died after it appended a record and before it wrote the room. */
export async function repairSeats(deps: RoomDeps, table: Table): Promise<void> {
  const stored = await readRoom(deps.store.sql, table.id)
  if (stored?.phase !== 'playing' || hasSeatsOf(table, stored.doc)) return
  await updateRoom(deps, table.id, async ({ doc }) => {
    // After reading the room: the table must not be older than the room.
    await table.sync()
    if (hasSeatsOf(table, doc)) return granted(null)
    const seated = await withInferredResignations(deps, doc, withSeatsOf(table, doc))
    return granted({ doc: await withValidRequests(deps, seated) })
  })
}

/** A bot that stands in for nobody replaced somebody who resigned. Deleted accounts are left out. */
async function withInferredResignations({ people }: RoomDeps, before: RoomDoc, doc: RoomDoc): Promise<RoomDoc> {
  let next = doc
  for (const [at, seat] of doc.seats.entries()) {
    const old = before.seats[at]
    if (old?.kind !== 'person' || seat.kind !== 'bot' || seat.person !== null) continue
    if ((await people.person(old.person)) !== null) next = withResigned(next, at, old.person)
  }
  return next
}

async function withValidRequests(deps: RoomDeps, doc: RoomDoc): Promise<RoomDoc> {
  return { ...doc, asks: await validRequests(deps, doc.asks, doc) }
}

export function withSeatsOf({ sitters }: Table, doc: RoomDoc): RoomDoc {
  return { ...doc, seats: sitters.map((sitter, at) => seatOf(sitter, doc.seats[at])) }
}

const hasSeatsOf = (table: Table, doc: RoomDoc): boolean =>
  withSeatsOf(table, doc).seats.every((seat, at) => isSamePlayer(seat, doc.seats[at]))
