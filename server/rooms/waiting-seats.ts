/** Seats before the game starts: sit down, stand up, get ready, invite, leave. */
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { SeatForm } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { updateOwnWaitingRoom, updateWaitingRoom } from './changes.ts'
import type { RoomDeps } from './deps.ts'
import { newSeat, readSeatForm } from './opening.ts'
import type { RoomRow, SeatDoc } from './room.ts'
import { type RoomChange, readRoom } from './room-store.ts'
import { isSeated, peopleOf, players, roomSeats, withSeat } from './seats.ts'

const MOST_INVITED = 50

/** Lets the person in for good, by the table's link. */
export async function enterByLink(deps: RoomDeps, person: Person, id: string, link: string): Promise<Outcome<RoomRow>> {
  const { sql } = deps.store
  const room = await readRoom(sql, id)
  if (room === null || room.link !== link || room.access === 'invited') return refused('missing.table')
  if (await deps.friends.hasBlockWith(person.id, [room.host])) return refused('missing.table')
  await sql.run(
    `INSERT INTO sitting (table_id, person, role, waits, since) VALUES ($1, $2, 'inside', 0, $3) ON CONFLICT DO NOTHING`,
    id,
    person.id,
    deps.now(),
  )
  return granted(room)
}

export function sit(deps: RoomDeps, person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
  return updateWaitingRoom(deps, person, id, async ({ doc, access, host }) => {
    const at = doc.seats[seat]
    if (at === undefined) return refused('seat.none')
    const isReserved = at.kind === 'kept' && at.person === person.id
    if (at.kind !== 'free' && !isReserved) return refused('seat.taken')
    const isInvited = isReserved || doc.invited.includes(person.id) || host === person.id
    if (access === 'invited' && !isInvited && !isSeated(doc, person.id)) return refused('forbidden.invited')
    if (await deps.friends.hasBlockWith(person.id, players(doc))) return refused('forbidden.apart')
    if (doc.rated && person.kind !== 'account') return refused('rated.account')
    return granted({ doc: withSeat(doc, seat, await newSeat(deps, person)) })
  })
}

export function stand(deps: RoomDeps, person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
  return updateWaitingRoom(deps, person, id, async ({ doc }) => {
    const at = doc.seats[seat]
    if (at?.kind !== 'person') return refused('seat.none')
    if (at.person !== person.id) return refused('seat.other')
    return granted({ doc: withSeat(doc, seat, { kind: 'free' }) })
  })
}

/** The host decides who or what a seat is for. */
export function assignSeat(
  deps: RoomDeps,
  person: Person,
  id: string,
  seat: Seat,
  form: SeatForm,
): Promise<Outcome<RoomRow>> {
  return updateOwnWaitingRoom(deps, person, id, async ({ doc }) => {
    if (doc.seats[seat] === undefined) return refused('seat.none')
    const next = await readSeatForm(deps, person, form, seat)
    return next.ok ? granted({ doc: withSeat(doc, seat, next.value) }) : next
  })
}

export function invite(deps: RoomDeps, person: Person, id: string, other: string): Promise<Outcome<RoomRow>> {
  return updateWaitingRoom(deps, person, id, async ({ doc, host }) => {
    if (!isSeated(doc, person.id) && host !== person.id) return refused('forbidden.host')
    const known = await deps.people.person(other)
    if (known === null || (await deps.friends.hasBlockWith(person.id, [other]))) return refused('missing.person')
    if (doc.invited.includes(other)) return granted(null)
    if (doc.invited.length >= MOST_INVITED) return refused('many.invited', { most: MOST_INVITED })
    return granted({ doc: { ...doc, invited: [...doc.invited, other] } })
  })
}

export function setReady(deps: RoomDeps, person: Person, id: string, ready: boolean): Promise<Outcome<RoomRow>> {
  return updateWaitingRoom(deps, person, id, async ({ doc }) => {
    if (roomSeats(doc, person.id, 'person').length === 0) return refused('seat.other')
    const seats = doc.seats.map((seat) =>
      seat.kind === 'person' && seat.person === person.id ? { ...seat, ready } : seat,
    )
    return granted({ doc: { ...doc, seats } })
  })
}

export function leaveWaiting(deps: RoomDeps, person: Person, id: string): Promise<Outcome<RoomRow>> {
  return updateWaitingRoom(deps, person, id, async (room) => {
    // Anybody who sees the table may ask to leave it, even without having joined.
    const hasJoined = room.host === person.id || peopleOf(room.doc).includes(person.id)
    return granted(hasJoined ? withoutPerson(room, person) : null)
  })
}

/** Frees the person's seats. If the host leaves, the first player becomes the host; without players the table closes. */
export function withoutPerson({ host, doc }: RoomRow, person: Person): RoomChange {
  const seats = doc.seats.map((seat): SeatDoc => {
    const isOwn = (seat.kind === 'person' || seat.kind === 'kept') && seat.person === person.id
    return isOwn ? { kind: 'free' } : seat
  })
  const left = { ...doc, seats, invited: doc.invited.filter((one) => one !== person.id) }
  if (host !== person.id) return { doc: left }
  const [next] = players(left)
  return next === undefined ? { phase: 'closed', doc: left } : { host: next, doc: left }
}
