/** Which tables and seats a client may use. */
import { type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { Table } from '@ludarium/tables'
import { readRoom } from '../rooms/room-store.ts'
import type { ClientContext } from './session-deps.ts'

/** Seats that the client plays now. */
export function seatsAt({ me }: ClientContext, table: Table): readonly Seat[] {
  const { id } = me()
  return table.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.id === id ? [seat] : []))
}

/** Whether a follower of the seat may go on: it is theirs, even while a bot stands in, or the game is over. */
export function maySeeSeat({ me }: ClientContext, table: Table, seat: Seat | null): boolean {
  return seat === null || table.over || table.sitters[seat]?.id === me().id
}

/** The table, if the client sits there or may watch it. */
export async function openTableFor(
  { liveTables, rooms, store, me }: ClientContext,
  id: string,
): Promise<Outcome<Table>> {
  const opened = await liveTables.open(id)
  if (opened.ok && opened.value.sitters.some((sitter) => sitter.id === me().id)) return opened
  const room = await readRoom(store.sql, id)
  if (room === null || !(await rooms.maySee(me(), room))) return refused('missing.table')
  if (room.phase === 'waiting' || room.phase === 'closed') return refused('room.waiting')
  if (!(await rooms.mayWatch(me(), room))) return refused('forbidden.watch')
  return opened
}

/** The table, if the client plays that seat. */
export async function openSeatFor(session: ClientContext, id: string, seat: Seat): Promise<Outcome<Table>> {
  const opened = await session.liveTables.open(id)
  if (opened.ok && seatsAt(session, opened.value).includes(seat)) return opened
  const table = await openTableFor(session, id)
  if (!table.ok) return table
  return table.value.sitters[seat] === undefined ? refused('seat.none') : refused('seat.other')
}
