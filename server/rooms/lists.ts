/** Lists: the lobby, a person's own tables, and friends who are online. */
import type { FriendHere, LobbyFilter, RoomEntry } from '@ludarium/tables'
import { onlinePlace } from '../bus/presence.ts'
import type { Person } from '../people/person.ts'
import { number, type Row, text } from '../store/index.ts'
import { friendIds, mayWatch, seesWith } from './access.ts'
import type { RoomDeps } from './deps.ts'
import { visibleAmong } from './people-lookup.ts'
import { isAsked, type RoomRow } from './room.ts'
import { rowOf } from './room-store.ts'
import { viewSeats } from './room-view.ts'
import { peopleOf } from './seats.ts'

const MOST_LISTED = 100

type EntryForReader = Pick<RoomEntry, 'waits' | 'due' | 'role'>

async function entriesOf(
  deps: RoomDeps,
  rooms: readonly RoomRow[],
  forReader: (id: string) => EntryForReader,
): Promise<RoomEntry[]> {
  const { names } = deps
  await names.look(rooms.flatMap((room) => [room.host, ...peopleOf(room.doc)]))
  return rooms.map((room) => ({
    id: room.id,
    phase: room.phase,
    game: room.game,
    host: { id: room.host, name: names.of(room.host) },
    seats: viewSeats(deps, room.doc),
    clock: room.doc.clock,
    rated: room.doc.rated,
    access: room.access,
    opened: room.opened,
    touched: room.touched,
    round: room.summary?.round ?? 0,
    decisions: room.summary?.decisions ?? 0,
    totals: room.summary?.totals ?? [],
    ranks: room.summary?.ranks ?? [],
    actors: room.summary?.actors ?? [],
    ...forReader(room.id),
  }))
}

/** Open tables that the person may see: waiting ones first, then by last change. */
export async function listLobby(deps: RoomDeps, person: Person, filter: LobbyFilter): Promise<RoomEntry[]> {
  const rows = await deps.store.sql.all(
    `SELECT r.*, (SELECT count(*) FROM sitting s WHERE s.table_id = r.id AND s.person = $2) AS inside FROM rooms r
     WHERE r.phase IN ('waiting', 'playing') AND r.access = 'open' AND ($1 = '' OR r.game = $1)
     ORDER BY CASE r.phase WHEN 'waiting' THEN 0 ELSE 1 END, r.touched DESC LIMIT 400`,
    filter.game ?? '',
    person.id,
  )
  const blocked = await deps.friends.blockedWith(person.id)
  const friends = await friendIds(deps, person)
  const rooms = rows.flatMap((row) => {
    const room = rowOf(row)
    const sees = seesWith({ inside: number(row, 'inside') > 0, friends }, person.id, room)
    return sees && !blocked.has(room.host) && matches(room, filter) ? [room] : []
  })
  return entriesOf(deps, rooms.slice(0, MOST_LISTED), () => ({ waits: false, due: null, role: '' }))
}

function matches({ doc, phase }: RoomRow, { free, clock, rated }: LobbyFilter): boolean {
  const kind = doc.clock === null ? 'none' : doc.clock.fresh ? 'days' : 'live'
  const hasFreeSeat = phase === 'waiting' && doc.seats.some((seat) => seat.kind === 'free')
  return (
    (free !== true || hasFreeSeat) &&
    (clock === undefined || clock === kind) &&
    (rated === undefined || rated === doc.rated)
  )
}

interface OwnEntry extends EntryForReader {
  /** Since when the table has waited for the person, or for somebody else. */
  readonly since: number
}

/** A table at which the person is only offered a seat. */
const OFFERED: OwnEntry = { waits: false, due: null, role: 'invited', since: 0 }

function ownEntry(row: Row): OwnEntry {
  return {
    waits: number(row, 'waits') === 1,
    due: typeof row.due === 'number' ? row.due : null,
    role: text(row, 'role') as RoomEntry['role'],
    since: number(row, 'since'),
  }
}

/** The person's turn first, by time left, then by longest wait; then other tables by last change; finished games last. */
export async function listOwnTables(deps: RoomDeps, person: Person): Promise<RoomEntry[]> {
  const rows = await deps.store.sql.all(
    `SELECT r.*, s.waits, s.due, s.role, s.since FROM sitting s JOIN rooms r ON r.id = s.table_id
     WHERE s.person = $1 AND s.role <> 'inside' AND r.phase <> 'closed' ORDER BY r.touched DESC LIMIT 500`,
    person.id,
  )
  const own = new Map(rows.map((row) => [text(row, 'id'), ownEntry(row)]))
  const offered = (await listOffered(deps, person)).filter(({ id }) => !own.has(id))
  const entries = await entriesOf(deps, [...rows.map(rowOf), ...offered], (id) => {
    const { waits, due, role } = own.get(id) ?? OFFERED
    return { waits, due, role }
  })
  const sortKey = (entry: RoomEntry): readonly number[] => {
    const { waits, due, since } = own.get(entry.id) ?? OFFERED
    return [
      waits ? 0 : 1,
      entry.phase === 'over' ? 1 : 0,
      waits ? (due ?? Number.MAX_SAFE_INTEGER) : 0,
      waits ? since : -entry.touched,
    ]
  }
  return entries.sort((a, b) => compareKeys(sortKey(a), sortKey(b)))
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Running games in which the person is offered a seat. */
async function listOffered({ store, now }: RoomDeps, person: Person): Promise<RoomRow[]> {
  const rows = await store.sql.all(
    `SELECT r.* FROM offers o JOIN rooms r ON r.id = o.table_id
     WHERE o.person = $1 AND r.phase = 'playing' ORDER BY r.touched DESC LIMIT ${MOST_LISTED}`,
    person.id,
  )
  return rows.map(rowOf).filter((room) => isAsked(room, person.id, now()))
}

/** All friends, with presence for those who show it. */
export async function listFriends(deps: RoomDeps, person: Person): Promise<FriendHere[]> {
  const { friends, presence, store } = deps
  const list = (await friends.list(person.id)).filter((friend) => friend.state === 'friends')
  const places = await Promise.all(list.map(({ id }) => presence.at(onlinePlace(id))))
  const online = list.flatMap(({ id }, at) => (places[at]?.has(id) ? [id] : []))
  const visible = await visibleAmong(store.sql, online)
  const entries: FriendHere[] = []
  for (const { id, name } of list) {
    const table = visible.has(id) ? await tableToWatch(deps, person, id) : null
    entries.push({ id, name, here: visible.has(id), table })
  }
  return entries
}

/** The friend's most recent running table that the person may watch. */
async function tableToWatch(deps: RoomDeps, person: Person, friend: string): Promise<string | null> {
  const rows = await deps.store.sql.all(
    `SELECT r.* FROM sitting s JOIN rooms r ON r.id = s.table_id
     WHERE s.person = $1 AND s.role = 'seat' AND r.phase = 'playing' ORDER BY r.touched DESC LIMIT 5`,
    friend,
  )
  for (const room of rows.map(rowOf)) if (await mayWatch(deps, person, room)) return room.id
  return null
}
