/** What people are told of rooms: one as they may see it, the lists, and friends who are here. */
import { createHash } from 'node:crypto'
import type { LobbyFilter, Room, RoomEntry } from '@ludarium/tables'
import { anywhereOf, inSightOf } from '../bus/presence.ts'
import type { Person } from '../people/people.ts'
import { number, text } from '../store/index.ts'
import { isAsked, openAsks, type RoomDoc, type RoomRow, readRoom, rowOf } from './doc.ts'
import { Rights, sees } from './rights.ts'
import { peopleOf, players, seatsOf, signsIn } from './seats.ts'
import { shownAmong } from './several.ts'

const MOST_LISTED = 100
/** Watchers who are told by name. */
const MOST_NAMED = 30
/** Of whom it is asked whether they want to be: some do not. */
const MOST_ASKED = 4 * MOST_NAMED

export function dealOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex')
}

export class Telling extends Rights {
  async view(person: Person, room: RoomRow): Promise<Room> {
    const { names, presence, now } = this.parts
    const { doc } = room
    const [here, seen] = await Promise.all([presence.at(room.id), presence.at(inSightOf(room.id))])
    const seated = players(doc)
    const watchers = [...here].filter((id) => !seated.includes(id))
    const watching = await this.watching(person, watchers)
    await names.look([
      ...watching,
      room.host,
      ...peopleOf(doc),
      ...doc.asks.flatMap((ask) => [ask.by, ...(ask.to === null ? [] : [ask.to]), ...Object.keys(ask.answers)]),
    ])
    const somebody = (id: string): { id: string; name: string } => ({ id, name: names.of(id) })
    return {
      id: room.id,
      version: room.version,
      phase: room.phase,
      game: room.game,
      options: doc.options,
      host: somebody(room.host),
      seats: this.seatsView(doc, here, seen),
      own: this.own(person, room),
      lent: seatsOf(doc, person.id, 'bot'),
      access: room.access,
      watch: doc.watch,
      clock: doc.clock,
      rated: doc.rated,
      link: (await this.inside(person, room)) ? room.link : null,
      deal: { hash: dealOf(room.seed), seed: room.phase === 'over' ? room.seed : null },
      opened: room.opened,
      asks: openAsks(room, now()).map((ask) => ({
        id: ask.id,
        kind: ask.kind,
        by: somebody(ask.by),
        at: ask.at,
        to: ask.to === null ? null : somebody(ask.to),
        answers: Object.entries(ask.answers).map(([id, yes]) => ({ person: somebody(id), yes })),
        until: ask.until,
      })),
      rematch: await this.openRematch(doc),
      watchers: watchers.length,
      watching: watching.map(somebody),
    }
  }

  /** The rematch, while people gather or play there. */
  protected async openRematch({ rematch }: RoomDoc): Promise<string | null> {
    const room = rematch === null ? null : await readRoom(this.parts.store.sql, rematch)
    return room !== null && (room.phase === 'waiting' || room.phase === 'playing') ? room.id : null
  }

  /** Those whose names the person is told: who shows that they are here, and nobody who is kept apart. */
  protected async watching(person: Person, watchers: readonly string[]): Promise<string[]> {
    if (watchers.length === 0) return []
    const { store, friends } = this.parts
    const apart = await friends.apartFrom(person.id)
    const near = watchers.filter((id) => !apart.has(id)).sort()
    const asked = near.slice(0, MOST_ASKED)
    const shown = await shownAmong(store.sql, asked)
    return asked.filter((id) => id === person.id || shown.has(id)).slice(0, MOST_NAMED)
  }

  protected seatsView(
    { seats }: RoomDoc,
    here: ReadonlySet<string> = new Set(),
    seen: ReadonlySet<string> = here,
  ): Room['seats'] {
    const { names } = this.parts
    const signs = signsIn(seats)
    return seats.map((seat, at) => {
      const person =
        seat.kind === 'free' || seat.person === null ? null : { id: seat.person, name: names.of(seat.person) }
      return {
        kind: seat.kind,
        person: seat.kind === 'bot' && person === null ? { id: '', name: seat.name } : person,
        level: seat.kind === 'bot' ? seat.level : seat.kind === 'person' && seat.outside ? 'outside' : '',
        ready: seat.kind === 'bot' || (seat.kind === 'person' && seat.ready),
        sign: signs[at] ?? 'circle',
        here: person !== null && here.has(person.id),
        away: person !== null && here.has(person.id) && !seen.has(person.id),
      }
    })
  }

  protected async entries(
    rows: readonly RoomRow[],
    about: (id: string) => Pick<RoomEntry, 'waits' | 'due' | 'role'>,
  ): Promise<RoomEntry[]> {
    const { names } = this.parts
    await names.look(rows.flatMap((room) => [room.host, ...peopleOf(room.doc)]))
    return rows.map((room) => ({
      id: room.id,
      phase: room.phase,
      game: room.game,
      host: { id: room.host, name: names.of(room.host) },
      seats: this.seatsView(room.doc),
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
      ...about(room.id),
    }))
  }

  async lobby(person: Person, filter: LobbyFilter): Promise<RoomEntry[]> {
    const rows = await this.parts.store.sql.all(
      `SELECT r.*, (SELECT count(*) FROM sitting s WHERE s.table_id = r.id AND s.person = $2) AS inside FROM rooms r
       WHERE r.phase IN ('waiting', 'playing') AND r.access = 'open' AND ($1 = '' OR r.game = $1)
       ORDER BY CASE r.phase WHEN 'waiting' THEN 0 ELSE 1 END, r.touched DESC LIMIT 400`,
      filter.game ?? '',
      person.id,
    )
    const apart = await this.parts.friends.apartFrom(person.id)
    const friends = await this.friendsOf(person)
    const wanted = rows.flatMap((row) => {
      const room = rowOf(row)
      const known = !apart.has(room.host) && sees(person.id, room, { inside: number(row, 'inside') > 0, friends })
      return known && fits(room, filter) ? [room] : []
    })
    return this.entries(wanted.slice(0, MOST_LISTED), () => ({ waits: false, due: null, role: '' }))
  }

  /** Own decisions by time left, untimed ones by the longest wait, then what others decide; ended games last. */
  async ownTables(person: Person): Promise<RoomEntry[]> {
    const rows = await this.parts.store.sql.all(
      `SELECT r.*, s.waits, s.due, s.role, s.since FROM sitting s JOIN rooms r ON r.id = s.table_id
       WHERE s.person = $1 AND s.role <> 'inside' AND r.phase <> 'closed' ORDER BY r.touched DESC LIMIT 500`,
      person.id,
    )
    const about = new Map(
      rows.map((row) => [
        text(row, 'id'),
        {
          waits: number(row, 'waits') === 1,
          due: typeof row.due === 'number' ? row.due : null,
          role: text(row, 'role') as RoomEntry['role'],
          since: number(row, 'since'),
        },
      ]),
    )
    const urgency = (entry: RoomEntry): readonly number[] => {
      const { waits = false, due = null, since = 0 } = about.get(entry.id) ?? {}
      return [
        waits ? 0 : 1,
        entry.phase === 'over' ? 1 : 0,
        waits ? (due ?? Number.MAX_SAFE_INTEGER) : 0,
        waits ? since : -entry.touched,
      ]
    }
    const offered = (await this.offered(person)).filter(({ id }) => !about.has(id))
    const entries = await this.entries([...rows.map(rowOf), ...offered], (id) => {
      const { waits = false, due = null, role = 'invited' as const } = about.get(id) ?? {}
      return { waits, due, role }
    })
    return entries.sort((a, b) => compared(urgency(a), urgency(b)))
  }

  /** Running games in which the person is asked to take a seat. */
  private async offered(person: Person): Promise<RoomRow[]> {
    const { store, now } = this.parts
    const rows = await store.sql.all(
      `SELECT r.* FROM offers o JOIN rooms r ON r.id = o.table_id
       WHERE o.person = $1 AND r.phase = 'playing' ORDER BY r.touched DESC LIMIT ${MOST_LISTED}`,
      person.id,
    )
    return rows.map(rowOf).filter((room) => isAsked(room, person.id, now()))
  }

  async friendsHere(person: Person): Promise<{ id: string; name: string; here: boolean; table: string | null }[]> {
    const { friends, presence, store } = this.parts
    const list = (await friends.list(person.id)).filter((friend) => friend.state === 'friends')
    const online = await Promise.all(list.map(({ id }) => presence.at(anywhereOf(id))))
    const there = list.flatMap(({ id }, at) => (online[at]?.has(id) ? [id] : []))
    const shown = await shownAmong(store.sql, there)
    const here = []
    for (const { id, name } of list) {
      const table = shown.has(id) ? await this.tableToWatch(person, id) : null
      here.push({ id, name, here: shown.has(id), table })
    }
    return here
  }

  protected async tableToWatch(person: Person, friend: string): Promise<string | null> {
    const rows = await this.parts.store.sql.all(
      `SELECT r.* FROM sitting s JOIN rooms r ON r.id = s.table_id
       WHERE s.person = $1 AND s.role = 'seat' AND r.phase = 'playing' ORDER BY r.touched DESC LIMIT 5`,
      friend,
    )
    for (const room of rows.map(rowOf)) if (await this.mayWatch(person, room)) return room.id
    return null
  }
}

function fits({ doc, phase }: RoomRow, { free, clock, rated }: LobbyFilter): boolean {
  const kind = doc.clock === null ? 'none' : doc.clock.fresh ? 'days' : 'live'
  const open = phase === 'waiting' && doc.seats.some((seat) => seat.kind === 'free')
  return (
    (free !== true || open) && (clock === undefined || clock === kind) && (rated === undefined || rated === doc.rated)
  )
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
