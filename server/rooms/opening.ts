/** Opens a table, and changes or closes it before the game starts. */
import { granted, type Outcome, readTable, refused, type Seat } from '@ludarium/kernel'
import { botName, isSign, type RoomForm, type SeatForm } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { number } from '../store/index.ts'
import { publishInvited, updateOwnWaitingRoom } from './changes.ts'
import type { RoomDeps } from './deps.ts'
import type { RoomDoc, RoomRow, SeatDoc } from './room.ts'
import { insertRoom, type NewRoom } from './room-store.ts'
import { isBotLevel, peopleOf } from './seats.ts'

export async function openTable(deps: RoomDeps, person: Person, form: RoomForm): Promise<Outcome<RoomRow>> {
  const refusal = await checkTableLimit(deps, person)
  if (!refusal.ok) return refusal
  const doc = await readForm(deps, person, form, null)
  if (!doc.ok) return doc
  const { game, access } = form
  return granted(await addRoom(deps, { game, host: person.id, access, seed: deps.seed(), doc: doc.value }))
}

export async function checkTableLimit({ store, mostTables: most }: RoomDeps, person: Person): Promise<Outcome<null>> {
  const [count] = await store.sql.all(
    "SELECT count(*) AS count FROM rooms WHERE host = $1 AND phase IN ('waiting', 'playing')",
    person.id,
  )
  return number(count, 'count') >= most ? refused('many.tables', { most }) : granted(null)
}

export async function addRoom(deps: RoomDeps, made: NewRoom): Promise<RoomRow> {
  const room = await insertRoom(deps.store.sql, made, deps.now())
  publishInvited(deps, room, peopleOf(room.doc))
  return room
}

export function changeTable(deps: RoomDeps, person: Person, id: string, form: RoomForm): Promise<Outcome<RoomRow>> {
  return updateOwnWaitingRoom(deps, person, id, async (room) => {
    if (form.game !== room.game) return refused('room.game')
    const doc = await readForm(deps, person, form, room.doc)
    if (!doc.ok) return doc
    // The terms have changed: everybody else has to confirm again.
    const seats = doc.value.seats.map((seat) =>
      seat.kind === 'person' && seat.person !== room.host && !seat.outside ? { ...seat, ready: false } : seat,
    )
    return granted({ access: form.access, doc: { ...doc.value, seats } })
  })
}

export function closeTable(deps: RoomDeps, person: Person, id: string): Promise<Outcome<RoomRow>> {
  return updateOwnWaitingRoom(deps, person, id, async () => granted({ phase: 'closed' }))
}

/** Checks the form against the rules of the game and the people in it. `before` is the room that it changes. */
async function readForm(
  deps: RoomDeps,
  host: Person,
  form: RoomForm,
  before: RoomDoc | null,
): Promise<Outcome<RoomDoc>> {
  const game = await deps.games(form.game)
  if (game === null) return refused('game')
  const table = readTable(game, { seats: form.seats.length, options: form.options, seed: 'form' })
  if (!table.ok) return table
  if (form.rated && host.kind !== 'account') return refused('rated.account')
  if (form.clock?.rest !== undefined && !form.clock.fresh) return refused('clock.rest')
  const seats: SeatDoc[] = []
  for (const [at, seat] of form.seats.entries()) {
    const read = await readSeatForm(deps, host, seat, at, before?.seats[at])
    if (!read.ok) return read
    seats.push(read.value)
  }
  return granted({
    options: table.value.options,
    seats,
    watch: form.watch,
    clock: form.clock,
    rated: form.rated,
    invited: before?.invited ?? [],
    asks: [],
    rematch: null,
    ...(before?.after === undefined ? {} : { after: before.after }),
    resigned: [],
  })
}

/** `before` is the seat that the form replaces. */
export async function readSeatForm(
  deps: RoomDeps,
  host: Person,
  form: SeatForm,
  at: Seat,
  before?: SeatDoc,
): Promise<Outcome<SeatDoc>> {
  switch (form.kind) {
    case 'me':
      return granted({ ...(await newSeat(deps, host)), ready: true })
    case 'free':
      // The host's form cannot unseat other people.
      return granted(before?.kind === 'person' && before.person !== host.id ? before : { kind: 'free' })
    case 'bot':
      if (!isBotLevel(form.level)) return refused('bot.level')
      return granted({ kind: 'bot', level: form.level, name: botName(at), person: null })
    case 'kept':
      return readKeptSeat(deps, host, form.person, before)
  }
}

async function readKeptSeat(
  { people, friends }: RoomDeps,
  host: Person,
  person: string,
  before?: SeatDoc,
): Promise<Outcome<SeatDoc>> {
  const other = await people.person(person)
  if (other === null || (await friends.hasBlockWith(host.id, [other.id]))) return refused('missing.person')
  if (before?.kind === 'person' && before.person === person) return granted(before)
  // An outside bot sits down at once: it cannot accept an invitation.
  if (await people.ownsBot(host.id, person)) return granted({ kind: 'person', person, ready: true, outside: true })
  return granted({ kind: 'kept', person })
}

/** The seat of somebody who has just sat down, with their favourite sign. */
export async function newSeat({ people }: RoomDeps, { id, kind }: Person): Promise<SeatDoc & { kind: 'person' }> {
  const { sign } = await people.preferences(id)
  return { kind: 'person', person: id, ready: false, outside: kind === 'bot', ...(isSign(sign) ? { sign } : {}) }
}
