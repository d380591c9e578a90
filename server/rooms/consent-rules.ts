/** Who must consent to a request, whether it still stands, and the order that carries it out. */
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import { type Order, readRecord, type Sitter, type Table } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { playableSeats } from './access.ts'
import type { RoomDeps } from './deps.ts'
import type { ConsentRequest, RoomDoc, RoomRow } from './room.ts'
import { lenders, personSitter, players, roomSeats, strongestLevel } from './seats.ts'

export interface Wanted {
  readonly kind: ConsentRequest['kind']
  readonly at: number
  readonly to: string
}

const MINUTE = 60_000
/** How long the game must have waited for an absent player before the others may lend that seat to a bot. */
const ABSENT_MINUTES = 5

/** Everybody whose game it is, people with a stand-in included: a bot cannot consent for them. */
async function ownersOf({ people }: RoomDeps, doc: RoomDoc): Promise<string[]> {
  const owners = players(doc)
  for (const id of lenders(doc)) {
    if (owners.includes(id)) continue
    const person = await people.person(id)
    // Outside bots cannot answer.
    if (person !== null && person.kind !== 'bot') owners.push(id)
  }
  return owners
}

/** The people who must consent, or why the request is not possible. */
export async function requiredConsents(
  deps: RoomDeps,
  person: Person,
  room: RoomRow,
  table: Table,
  { kind, at, to }: Wanted,
): Promise<Outcome<readonly string[]>> {
  const seated = players(room.doc)
  switch (kind) {
    case 'rewind':
      return at < table.at ? granted(await ownersOf(deps, room.doc)) : refused('at')
    case 'end':
      return granted(await ownersOf(deps, room.doc))
    case 'hand': {
      if (!playableSeats(person, room).includes(at)) return refused('seat.other')
      const other = await deps.people.person(to)
      if (other === null || (await deps.friends.hasBlockWith(to, seated))) return refused('missing.person')
      return cannotBeRated(room, other) ? refused('rated.people') : granted([person.id, to])
    }
    case 'lend': {
      const absent = await absentPlayer(deps, room, table, at)
      return absent.ok ? granted(seated.filter((one) => one !== absent.value)) : absent
    }
  }
}

/** The player at that seat, if the game has waited long enough for them. With a clock the flag decides instead. */
async function absentPlayer(deps: RoomDeps, room: RoomRow, table: Table, at: Seat): Promise<Outcome<string>> {
  const seat = room.doc.seats[at]
  if (seat?.kind !== 'person') return refused('seat.none')
  if (room.doc.clock !== null) return refused('ask.clock')
  if ((await deps.presence.at(room.id)).has(seat.person)) return refused('ask.here')
  const waited = deps.now() - lastChange(table)
  if (table.actors.includes(at) && waited >= ABSENT_MINUTES * MINUTE) return granted(seat.person)
  return refused('ask.early', { minutes: ABSENT_MINUTES })
}

function lastChange(table: Table): number {
  const last = readRecord(table.stored.at(-1))
  return last.ok ? last.value.when : table.now
}

const cannotBeRated = ({ doc }: RoomRow, { kind }: Person): boolean => doc.rated && kind !== 'account'

/** Whether the people who were asked are still the ones who must consent. */
export async function isStillValid(
  deps: RoomDeps,
  { kind, by, at, to, answers }: ConsentRequest,
  doc: RoomDoc,
): Promise<boolean> {
  switch (kind) {
    case 'rewind':
    case 'end':
      return areAsked(answers, await ownersOf(deps, doc))
    case 'hand':
      return roomSeats(doc, by, 'person').includes(at) && (await deps.people.person(to ?? '')) !== null
    case 'lend': {
      const seat = doc.seats[at]
      if (seat?.kind !== 'person') return false
      const others = players(doc).filter((one) => one !== seat.person)
      return areAsked(answers, others)
    }
  }
}

/** Whether exactly these people are asked. */
function areAsked(answers: ConsentRequest['answers'], people: readonly string[]): boolean {
  return Object.keys(answers).length === people.length && people.every((one) => Object.hasOwn(answers, one))
}

export async function validRequests(
  deps: RoomDeps,
  requests: readonly ConsentRequest[],
  doc: RoomDoc,
): Promise<ConsentRequest[]> {
  const valid: ConsentRequest[] = []
  for (const request of requests) if (await isStillValid(deps, request, doc)) valid.push(request)
  return valid
}

/** The order that everybody has agreed to. The request's id is the ticket, so it is carried out only once. */
export async function orderFor(
  deps: RoomDeps,
  request: ConsentRequest,
  room: RoomRow,
  table: Table,
): Promise<Outcome<Order>> {
  const { id: ticket, kind, at } = request
  if (!(await isStillValid(deps, request, room.doc))) return refused('missing.ask')
  switch (kind) {
    case 'rewind':
      return granted({ do: 'rewind', seat: null, at, ticket })
    case 'end':
      return granted({ do: 'end', seat: null, reason: 'agreed', ticket })
    case 'hand': {
      const to = await deps.people.person(request.to ?? '')
      if (to === null) return refused('missing.person')
      if (cannotBeRated(room, to)) return refused('rated.people')
      return granted({ do: 'hand', seat: at, sitter: personSitter(to), ticket })
    }
    case 'lend': {
      // The player may have come back since the request was made.
      const absent = await absentPlayer(deps, room, table, at)
      if (!absent.ok) return absent
      const sitter: Sitter = { name: '', kind: 'bot', level: strongestLevel(), id: absent.value }
      return granted({ do: 'hand', seat: at, sitter, ticket })
    }
  }
}
