/** Hands a seat to a bot and back during the game: lend, take back, resign, leave. */
import { type Outcome, refused, type Seat } from '@ludarium/kernel'
import { botName, leftAt, newTicket, type Sitter, type Table } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { text } from '../store/index.ts'
import { findRoom, playableSeats } from './access.ts'
import type { RoomDeps } from './deps.ts'
import type { RoomDoc, RoomRow } from './room.ts'
import { rowOf } from './room-store.ts'
import { findRunningTable, openCurrent, submitOrder } from './seat-sync.ts'
import { isBotLevel, personSitter, roomSeats, strongestLevel, withResigned } from './seats.ts'
import { leaveWaiting } from './waiting-seats.ts'

/** A bot that plays to the end: nobody can take the seat back. */
const permanentBot = (seat: Seat): Sitter => ({ name: botName(seat), kind: 'bot', level: strongestLevel() })

/** Before the game the seat becomes free; during it a bot stands in. */
export async function leaveTable(deps: RoomDeps, person: Person, id: string): Promise<Outcome<RoomRow>> {
  const room = await findRoom(deps, person, id)
  if (!room.ok) return room
  if (room.value.phase === 'waiting') return leaveWaiting(deps, person, id)
  if (room.value.phase !== 'playing') return room
  let last: Outcome<RoomRow> = room
  for (const seat of playableSeats(person, room.value)) last = await lendSeat(deps, person, id, seat, '')
  return last
}

/** Ends a game of two; at larger tables a bot plays on and the person is last. */
export async function resign(deps: RoomDeps, person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
  const found = await findRunningTable(deps, person, id)
  if (!found.ok) return found
  const { room, table } = found.value
  if (!playableSeats(person, room).includes(seat)) return refused('seat.other')
  if (table.over) return refused('ended')
  const change = (doc: RoomDoc): RoomDoc => ({
    ...withResigned(doc, seat, person.id),
    asks: doc.asks.filter((ask) => ask.by !== person.id),
  })
  const ticket = newTicket()
  if (room.doc.seats.length <= 2)
    return submitOrder(deps, table, { do: 'end', seat, reason: 'resigned', ticket }, change)
  return submitOrder(deps, table, { do: 'hand', seat, sitter: permanentBot(seat), ticket }, change)
}

/** A bot stands in until the person takes the seat back. `level` '' means the strongest. */
export async function lendSeat(
  deps: RoomDeps,
  person: Person,
  id: string,
  seat: Seat,
  level: string,
): Promise<Outcome<RoomRow>> {
  const found = await findRunningTable(deps, person, id)
  if (!found.ok) return found
  const { room, table } = found.value
  if (!playableSeats(person, room).includes(seat)) return refused('seat.other')
  if (table.over) return refused('ended')
  if (level !== '' && !isBotLevel(level)) return refused('bot.level')
  const sitter: Sitter = { name: '', kind: 'bot', level: level || strongestLevel(), id: person.id }
  return submitOrder(deps, table, { do: 'hand', seat, sitter, ticket: newTicket() })
}

export async function takeSeatBack(deps: RoomDeps, person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
  const found = await findRunningTable(deps, person, id)
  if (!found.ok) return found
  const { room, table } = found.value
  if (!roomSeats(room.doc, person.id, 'bot').includes(seat)) return refused('seat.other')
  if (table.over) return refused('ended')
  // Without time left the person would lose the seat again at once.
  if (table.clock !== null && leftAt(table.clock, seat, table.now) === 0) return refused('seat.flag')
  return submitOrder(deps, table, { do: 'hand', seat, sitter: personSitter(person), ticket: newTicket() })
}

/** Before an account is deleted: bots take over its seats for good, its waiting tables close or get another host. */
export async function leaveAllTables(deps: RoomDeps, person: Person): Promise<void> {
  const { sql } = deps.store
  const rows = await sql.all(
    "SELECT r.* FROM sitting s JOIN rooms r ON r.id = s.table_id WHERE s.person = $1 AND r.phase IN ('waiting', 'playing')",
    person.id,
  )
  for (const row of rows) {
    if (rowOf(row).phase === 'waiting') await leaveWaiting(deps, person, text(row, 'id'))
    else await abandonSeats(deps, person, text(row, 'id'))
  }
  await sql.run('DELETE FROM sitting WHERE person = $1', person.id)
}

async function abandonSeats(deps: RoomDeps, person: Person, id: string): Promise<void> {
  const opened = await openCurrent(deps, id)
  if (!opened.ok || opened.value.over) return
  const table: Table = opened.value
  for (const [seat, sitter] of table.sitters.entries()) {
    if (sitter.id !== person.id) continue
    await submitOrder(deps, table, { do: 'hand', seat, sitter: permanentBot(seat), ticket: newTicket() })
  }
}
