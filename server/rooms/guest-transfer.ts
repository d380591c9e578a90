/**
 * A guest signs in to an account: seats at waiting and running tables, offers of seats and access by link move to the
 * account. Finished games stay with the guest.
 */
import { granted, type Outcome } from '@ludarium/kernel'
import { newTicket, type Sitter, type Table } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { text } from '../store/index.ts'
import { publishNews, updateRoom } from './changes.ts'
import type { RoomDeps } from './deps.ts'
import { newSeat } from './opening.ts'
import { type ConsentRequest, isAsked, openRequests, type RoomRow, type SeatDoc } from './room.ts'
import { type RoomChange, rowOf } from './room-store.ts'
import { openCurrent, submitOrder } from './seat-sync.ts'
import { isSeated, lenders, personSitter, players } from './seats.ts'
import { enterByLink, withoutPerson } from './waiting-seats.ts'

/** Refused only when the store fails. Calling it again continues where it stopped. */
export async function transferGuest(deps: RoomDeps, guest: Person, account: Person): Promise<Outcome<null>> {
  const rows = await deps.store.sql.all(
    `SELECT r.*, s.role FROM sitting s JOIN rooms r ON r.id = s.table_id
     WHERE s.person = $1 AND r.phase IN ('waiting', 'playing')`,
    guest.id,
  )
  for (const row of rows) {
    const { id, link } = rowOf(row)
    if (text(row, 'role') === 'inside') {
      await enterByLink(deps, account, id, link)
      continue
    }
    const done = await transferTable(deps, guest, account, id)
    if (!done.ok && done.code === 'store') return done
  }
  return transferOffers(deps, guest, account)
}

async function transferTable(deps: RoomDeps, guest: Person, account: Person, id: string): Promise<Outcome<RoomRow>> {
  const room = await updateRoom(deps, id, (now) => transferWaiting(deps, guest, account, now))
  // The game may have started in the meantime.
  return room.ok && room.value.phase === 'playing' ? transferPlaying(deps, guest, account, room.value) : room
}

/** Offers to the guest become offers to the account, except those that the account itself has made. */
async function transferOffers(deps: RoomDeps, guest: Person, account: Person): Promise<Outcome<null>> {
  const rows = await deps.store.sql.all('SELECT table_id FROM offers WHERE person = $1', guest.id)
  for (const row of rows) {
    const id = text(row, 'table_id')
    const room = await updateRoom(deps, id, async (now) => {
      const { doc } = now
      const isForGuest = ({ to, by }: ConsentRequest): boolean => to === guest.id && by !== account.id
      if (!openRequests(now, deps.now()).some(isForGuest)) return granted(null)
      if (await deps.friends.hasBlockWith(account.id, players(doc))) return granted(null)
      const asks = doc.asks.map((request) => (isForGuest(request) ? readdressed(request, guest, account) : request))
      return granted({ doc: { ...doc, asks } })
    })
    if (!room.ok && room.code === 'store') return room
    if (room.ok && isAsked(room.value, account.id, deps.now())) {
      publishNews(deps, account.id, { type: 'invited', table: id })
    }
  }
  return granted(null)
}

function readdressed(request: ConsentRequest, from: Person, to: Person): ConsentRequest {
  const answers = Object.entries(request.answers).map(([id, answer]) => [id === from.id ? to.id : id, answer])
  return { ...request, to: to.id, answers: Object.fromEntries(answers) as ConsentRequest['answers'] }
}

/** Whether the account and somebody at the table have blocked each other. */
function isBlockedAt({ friends }: RoomDeps, { host, doc }: RoomRow, guest: Person, account: Person): Promise<boolean> {
  const others = [host, ...players(doc), ...lenders(doc)].filter((one) => one !== guest.id && one !== account.id)
  return friends.hasBlockWith(account.id, others)
}

/** If the account is seated already or blocked, the guest leaves instead: nobody could use that seat any more. */
async function transferWaiting(
  deps: RoomDeps,
  guest: Person,
  account: Person,
  room: RoomRow,
): Promise<Outcome<RoomChange | null>> {
  if (room.phase !== 'waiting') return granted(null)
  if (await isBlockedAt(deps, room, guest, account)) return granted(withoutPerson(room, guest))
  const { doc } = room
  const own = isSeated(doc, account.id) ? null : await newSeat(deps, account)
  const seats = doc.seats.map((seat): SeatDoc => {
    if (!('person' in seat) || seat.person !== guest.id) return seat
    if (own === null) return { kind: 'free' }
    return seat.kind === 'person' ? { ...own, ready: seat.ready } : { kind: 'kept', person: account.id }
  })
  const invited = [...new Set(doc.invited.map((one) => (one === guest.id ? account.id : one)))]
  const host = room.host === guest.id ? account.id : room.host
  return granted({ host, doc: { ...doc, seats, invited } })
}

async function transferPlaying(
  deps: RoomDeps,
  guest: Person,
  account: Person,
  room: RoomRow,
): Promise<Outcome<RoomRow>> {
  const table = await openCurrent(deps, room.id)
  if (!table.ok) return table
  if (table.value.over || (await isBlockedAt(deps, room, guest, account))) return granted(room)
  const hasResigned = room.doc.resigned.some(({ person }) => person === account.id)
  if (!hasResigned && !table.value.sitters.some(({ id }) => id === account.id)) {
    const done = await transferSeats(deps, guest, account, table.value)
    if (!done.ok) return done
  }
  return updateRoom(deps, room.id, async ({ host }) => granted(host === guest.id ? { host: account.id } : null))
}

/** A bot that stands in for the guest stands in for the account afterwards. */
async function transferSeats(deps: RoomDeps, guest: Person, account: Person, table: Table): Promise<Outcome<null>> {
  for (const [seat, { id, kind, level }] of table.sitters.entries()) {
    if (id !== guest.id) continue
    const bot: Sitter = { name: '', kind: 'bot', level, id: account.id }
    const sitter = kind === 'bot' ? bot : personSitter(account)
    const done = await submitOrder(deps, table, { do: 'hand', seat, sitter, ticket: newTicket() })
    if (!done.ok) return done
  }
  return granted(null)
}
