/** Requests that need the consent of others during a game: rewind, end, hand over a seat, lend an absent player's seat. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import { newId } from '../people/new-id.ts'
import type { Person } from '../people/person.ts'
import { publishNews, updateRoom } from './changes.ts'
import { isStillValid, orderFor, requiredConsents, validRequests, type Wanted } from './consent-rules.ts'
import type { RoomDeps } from './deps.ts'
import { type ConsentRequest, openRequests, type RoomDoc, type RoomRow } from './room.ts'
import { findRunningTable, openCurrent, submitOrder, syncSeats, withSeatsOf } from './seat-sync.ts'
import { players } from './seats.ts'

const MINUTE = 60_000
/** With a live clock everybody is expected at the table. */
const LIVE_EXPIRY = 10 * MINUTE
const SLOW_EXPIRY = 3 * 24 * 60 * MINUTE
const MOST_REQUESTS = 8

export async function requestConsent(
  deps: RoomDeps,
  person: Person,
  id: string,
  wanted: Wanted,
): Promise<Outcome<RoomRow>> {
  const found = await findRunningTable(deps, person, id)
  if (!found.ok) return found
  const { room, table } = found.value
  if (!players(room.doc).includes(person.id)) return refused('seat.other')
  if (table.over) return refused('ended')
  const needed = await requiredConsents(deps, person, room, table, wanted)
  if (!needed.ok) return needed
  const request = newRequest(deps, person, room, wanted, needed.value)
  const added = await addRequest(deps, id, request)
  if (!added.ok) return added
  // The person who would get the seat may not know the table yet.
  if (request.to !== null) publishNews(deps, request.to, { type: 'invited', table: id })
  return carryOutIfAgreed(deps, added.value, request.id)
}

function newRequest(
  { now }: RoomDeps,
  person: Person,
  { doc }: RoomRow,
  { kind, at, to }: Wanted,
  needed: readonly string[],
): ConsentRequest {
  const answers = Object.fromEntries(needed.map((one) => [one, one === person.id ? true : null]))
  const until = now() + (doc.clock !== null && !doc.clock.fresh ? LIVE_EXPIRY : SLOW_EXPIRY)
  return { id: newId(), kind, by: person.id, at, to: kind === 'hand' ? to : null, answers, until }
}

function addRequest(deps: RoomDeps, id: string, request: ConsentRequest): Promise<Outcome<RoomRow>> {
  return updateRoom(deps, id, async (room) => {
    // The seats may have changed since the room was read.
    if (!(await isStillValid(deps, request, room.doc))) return refused('stale')
    const open = await validRequests(deps, openRequests(room, deps.now()), room.doc)
    if (open.length >= MOST_REQUESTS) return refused('many.asks', { most: MOST_REQUESTS })
    if (open.some((one) => one.kind === request.kind && one.by === request.by)) return refused('ask.already')
    return granted({ doc: { ...room.doc, asks: [...open, request] } })
  })
}

/** A single no ends the request. */
export async function answerRequest(
  deps: RoomDeps,
  person: Person,
  id: string,
  request: string,
  yes: boolean,
): Promise<Outcome<RoomRow>> {
  const answered = await updateRoom(deps, id, async (room) => {
    const found = openRequests(room, deps.now()).find((one) => one.id === request)
    if (found === undefined || !Object.hasOwn(found.answers, person.id)) return refused('missing.ask')
    if (!yes) return granted({ doc: withoutRequest(room.doc, request) })
    const next = { ...found, answers: { ...found.answers, [person.id]: true } }
    return granted({ doc: { ...room.doc, asks: room.doc.asks.map((one) => (one.id === request ? next : one)) } })
  })
  return answered.ok && yes ? carryOutIfAgreed(deps, answered.value, request) : answered
}

async function carryOutIfAgreed(deps: RoomDeps, room: RoomRow, id: string): Promise<Outcome<RoomRow>> {
  const request = room.doc.asks.find((one) => one.id === id)
  if (request === undefined || !Object.values(request.answers).every((yes) => yes === true)) return granted(room)
  const opened = await openCurrent(deps, room.id)
  if (!opened.ok) return opened
  const table = opened.value
  // The records may know of a handover before the room does.
  const current = { ...room, doc: withSeatsOf(table, room.doc) }
  const order = table.over ? refused('over') : await orderFor(deps, request, current, table)
  const change = (doc: RoomDoc): RoomDoc => withoutRequest(doc, id)
  const done = order.ok ? await submitOrder(deps, table, order.value, change) : order
  if (!done.ok) await syncSeats(deps, table, change)
  return done
}

const withoutRequest = (doc: RoomDoc, id: string): RoomDoc => ({
  ...doc,
  asks: doc.asks.filter((one) => one.id !== id),
})
