/** Rooms: where people find each other, sit down and agree. The game itself is the hall's. */
import { createHash } from 'node:crypto'
import { bots } from '@ludarium/bots'
import { type Game, granted, type Outcome, readTable, refused, type Seat } from '@ludarium/kernel'
import {
  isSign,
  type LobbyFilter,
  newTicket,
  type Order,
  type Room,
  type RoomEntry,
  type RoomForm,
  recordsOf,
  type SeatForm,
  type Sitter,
  signsOf,
  type Table,
} from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import { ANYWHERE, inSightOf, type Presence } from '../bus/presence.ts'
import type { Hall, Shelf } from '../hall/hall.ts'
import type { Names } from '../hall/names.ts'
import type { Friends } from '../people/friends.ts'
import { newId, type People, type Person } from '../people/people.ts'
import { number, type Store, text } from '../store/index.ts'
import {
  type AskDoc,
  changeRoom,
  newLink,
  type RoomChange,
  type RoomDoc,
  type RoomRow,
  readRoom,
  rowOf,
  type SeatDoc,
  seatPeople,
} from './doc.ts'

export interface RoomParts {
  readonly store: Store
  readonly bus: Bus
  readonly presence: Presence
  readonly hall: Hall
  readonly games: Shelf
  readonly names: Names
  readonly people: People
  readonly friends: Friends
  readonly now: () => number
  readonly seed: () => string
  /** Tables that a person may have open at once. */
  readonly mostTables: number
}

const BOT_NAMES = ['Basalt', 'Opal', 'Flint', 'Jade', 'Amber', 'Slate', 'Onyx'] as const
const MINUTE = 60_000
const LIVE_ASK = 10 * MINUTE
const SLOW_ASK = 3 * 24 * 60 * MINUTE
const MOST_LISTED = 100
const MOST_ASKS = 8
/** Watchers who are told by name. */
const MOST_NAMED = 30

const isSeated = (doc: RoomDoc, person: string): boolean =>
  doc.seats.some((seat) => (seat.kind === 'person' || seat.kind === 'bot') && seat.person === person)

function seatsOf(doc: RoomDoc, person: string, kind: 'person' | 'bot'): Seat[] {
  return doc.seats.flatMap((seat, at) => (seat.kind === kind && seat.person === person ? [at] : []))
}

/** The people at the seats, each once; programs of somebody's own are asked nothing. */
function players({ seats }: RoomDoc): string[] {
  const ids = seats.flatMap((seat) => (seat.kind === 'person' && !seat.outside ? [seat.person] : []))
  return [...new Set(ids)]
}

export function dealOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex')
}

export class Rooms {
  private readonly parts: RoomParts

  constructor(parts: RoomParts) {
    this.parts = parts
  }

  // Who may what

  private async inside(person: Person, room: RoomRow): Promise<boolean> {
    if (room.host === person.id || isSeated(room.doc, person.id)) return true
    const { sql } = this.parts.store
    const rows = await sql.all('SELECT role FROM sitting WHERE table_id = $1 AND person = $2', room.id, person.id)
    return rows.length > 0
  }

  /** Whether the person may know of the room at all. */
  async maySee(person: Person, room: RoomRow): Promise<boolean> {
    if (await this.inside(person, room)) return true
    if (room.phase === 'waiting') return room.access === 'open'
    return this.mayWatch(person, room)
  }

  /** Whether the person may look at the game. */
  async mayWatch(person: Person, room: RoomRow): Promise<boolean> {
    if (isSeated(room.doc, person.id)) return true
    // Who has given up a seat may still see how it ends.
    if (room.doc.resigned.some((one) => one.person === person.id)) return true
    if (room.doc.watch === 'anyone') return room.access === 'open' || this.inside(person, room)
    if (room.doc.watch !== 'friends') return false
    for (const player of players(room.doc)) if (await this.parts.friends.are(person.id, player)) return true
    return false
  }

  /** The room, for who may know of it; for others there is none. */
  async seen(person: Person, id: string): Promise<Outcome<RoomRow>> {
    const room = await readRoom(this.parts.store.sql, id)
    if (room === null || !(await this.maySee(person, room))) return refused('missing.table')
    return granted(room)
  }

  /** Seats that the person may play. */
  own(person: Person, room: RoomRow): readonly Seat[] {
    return room.phase === 'waiting' ? [] : seatsOf(room.doc, person.id, 'person')
  }

  // What is told

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
      asks: doc.asks
        .filter((ask) => ask.until > now())
        .map((ask) => ({
          id: ask.id,
          kind: ask.kind,
          by: somebody(ask.by),
          at: ask.at,
          to: ask.to === null ? null : somebody(ask.to),
          answers: Object.entries(ask.answers).map(([id, yes]) => ({ person: somebody(id), yes })),
          until: ask.until,
        })),
      rematch: doc.rematch,
      watchers: watchers.length,
      watching: watching.map(somebody),
    }
  }

  /** Those whose names the person is told: who shows that they are here, and nobody who is kept apart. */
  private async watching(person: Person, watchers: readonly string[]): Promise<string[]> {
    if (watchers.length === 0) return []
    const { people, friends } = this.parts
    const apart = await friends.apartFrom(person.id)
    const named = watchers.filter((id) => !apart.has(id)).sort()
    const shown: string[] = []
    for (const id of named) {
      if (shown.length >= MOST_NAMED) break
      if (id === person.id || (await people.preferences(id)).showPresence) shown.push(id)
    }
    return shown
  }

  private seatsView(
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

  private async entries(
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
      `SELECT * FROM rooms WHERE phase IN ('waiting', 'playing') AND access = 'open' AND ($1 = '' OR game = $1)
       ORDER BY CASE phase WHEN 'waiting' THEN 0 ELSE 1 END, touched DESC LIMIT 400`,
      filter.game ?? '',
    )
    const rooms = rows.map(rowOf).filter((room) => fits(room, filter))
    const wanted: RoomRow[] = []
    for (const room of rooms) {
      if (wanted.length >= MOST_LISTED) break
      if (!(await this.parts.friends.apart(person.id, [room.host])) && (await this.maySee(person, room)))
        wanted.push(room)
    }
    return this.entries(wanted, () => ({ waits: false, due: null, role: '' }))
  }

  /** Own decisions by time left, untimed ones by the longest wait, then what others decide; ended games on top for a day. */
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
    const entries = await this.entries(rows.map(rowOf), (id) => {
      const { waits = false, due = null, role = '' as const } = about.get(id) ?? {}
      return { waits, due, role }
    })
    return entries.sort((a, b) => compared(urgency(a), urgency(b)))
  }

  // Before the game

  async create(person: Person, form: RoomForm): Promise<Outcome<RoomRow>> {
    const { store, now, seed } = this.parts
    const [count] = await store.sql.all(
      "SELECT count(*) AS count FROM rooms WHERE host = $1 AND phase IN ('waiting', 'playing')",
      person.id,
    )
    if (number(count, 'count') >= this.parts.mostTables) return refused('many.tables', { most: this.parts.mostTables })
    const read = await this.readForm(person, form, null)
    if (!read.ok) return read
    return this.added(person, form.game, form.access, read.value, seed(), now())
  }

  private async added(
    host: Person,
    game: string,
    access: RoomForm['access'],
    doc: RoomDoc,
    seed: string,
    when: number,
  ): Promise<Outcome<RoomRow>> {
    const room: RoomRow = {
      id: newId(),
      version: 1,
      phase: 'waiting',
      game,
      host: host.id,
      access,
      link: newLink(),
      seed,
      opened: when,
      touched: when,
      summary: null,
      doc,
    }
    await this.parts.store.sql.transaction(async (work) => {
      await work.run(
        `INSERT INTO rooms (id, version, phase, game, host, access, link, room, seed, number, opened, touched)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $10)`,
        room.id,
        room.version,
        room.phase,
        game,
        host.id,
        access,
        room.link,
        JSON.stringify(doc),
        seed,
        when,
      )
      await seatPeople(work, room, when)
    })
    this.tellInvited(room, peopleOf(doc))
    return granted(room)
  }

  /** The form as a room, checked against the game's own rules and the people in it. */
  private async readForm(person: Person, form: RoomForm, before: RoomDoc | null): Promise<Outcome<RoomDoc>> {
    const { games, people, friends } = this.parts
    const game = await games(form.game)
    if (game === null) return refused('game')
    const table = readTable(game, { seats: form.seats.length, options: form.options, seed: 'form' })
    if (!table.ok) return table
    if (form.rated && person.kind !== 'account') return refused('rated.account')
    if (form.clock?.rest !== undefined && !form.clock.fresh) return refused('clock.rest')
    const seats: SeatDoc[] = []
    for (const [at, seat] of form.seats.entries()) {
      if (seat.kind === 'kept') {
        const other = await people.person(seat.person)
        if (other === null || (await friends.apart(person.id, [other.id]))) return refused('missing.person')
      }
      const made = await this.seatDoc(person, seat, at, before?.seats[at])
      if (!made.ok) return made
      seats.push(made.value)
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
      resigned: [],
    })
  }

  /** Somebody who has just sat down, with the sign they like best. */
  private async sitting({ id, kind }: Person): Promise<SeatDoc & { kind: 'person' }> {
    const { sign } = await this.parts.people.preferences(id)
    return { kind: 'person', person: id, ready: false, outside: kind === 'bot', ...(isSign(sign) ? { sign } : {}) }
  }

  private async seatDoc(host: Person, form: SeatForm, at: Seat, before?: SeatDoc): Promise<Outcome<SeatDoc>> {
    switch (form.kind) {
      case 'me':
        return granted({ ...(await this.sitting(host)), ready: true })
      case 'free':
        // Who sits there already stays.
        return granted(before?.kind === 'person' && before.person !== host.id ? before : { kind: 'free' })
      case 'bot':
        if (!bots.some((bot) => bot.name === form.level)) return refused('bot.level')
        return granted({
          kind: 'bot',
          level: form.level,
          name: BOT_NAMES[at % BOT_NAMES.length] ?? 'Basalt',
          person: null,
        })
      case 'kept':
        if (before?.kind === 'person' && before.person === form.person) return granted(before)
        if (await this.parts.people.ownsBot(host.id, form.person)) {
          return granted({ kind: 'person', person: form.person, ready: true, outside: true })
        }
        return granted({ kind: 'kept', person: form.person })
    }
  }

  /** A change by the host while people still gather. */
  private gathering(
    person: Person,
    id: string,
    decide: (room: RoomRow) => Promise<Outcome<RoomChange | null>>,
    hostOnly = true,
  ): Promise<Outcome<RoomRow>> {
    return this.changed(id, async (room) => {
      if (!(await this.maySee(person, room))) return refused('missing.table')
      if (hostOnly && room.host !== person.id) return refused('forbidden.host')
      if (room.phase !== 'waiting') return refused('room.begun')
      return decide(room)
    })
  }

  private async changed(
    id: string,
    decide: (room: RoomRow) => Promise<Outcome<RoomChange | null>>,
  ): Promise<Outcome<RoomRow>> {
    let before: RoomDoc | null = null
    const changed = await changeRoom(this.parts.store.sql, id, this.parts.now(), (room) => {
      before = room.doc
      return decide(room)
    })
    if (changed.ok) {
      this.parts.bus.publish(`r/${id}`, changed.value.version)
      const known = before === null ? [] : peopleOf(before)
      this.tellInvited(
        changed.value,
        peopleOf(changed.value.doc).filter((one) => !known.includes(one)),
      )
    }
    return changed
  }

  private tellInvited(room: RoomRow, people: readonly string[]): void {
    for (const person of people) {
      if (person !== room.host) this.parts.bus.publish(`p/${person}`, { type: 'invited', table: room.id })
    }
  }

  change(person: Person, id: string, form: RoomForm): Promise<Outcome<RoomRow>> {
    return this.gathering(person, id, async (room) => {
      if (form.game !== room.game) return refused('room.game')
      const doc = await this.readForm(person, form, room.doc)
      if (!doc.ok) return doc
      // What was agreed to has changed: everybody else says again that they are ready.
      const seats = doc.value.seats.map((seat) =>
        seat.kind === 'person' && seat.person !== room.host && !seat.outside ? { ...seat, ready: false } : seat,
      )
      return granted({ access: form.access, doc: { ...doc.value, seats } })
    })
  }

  close(person: Person, id: string): Promise<Outcome<RoomRow>> {
    return this.gathering(person, id, async () => granted({ phase: 'closed' }))
  }

  async enter(person: Person, id: string, link: string): Promise<Outcome<RoomRow>> {
    const { sql } = this.parts.store
    const room = await readRoom(sql, id)
    if (room === null || room.link !== link || room.access === 'invited') return refused('missing.table')
    if (await this.parts.friends.apart(person.id, [room.host])) return refused('missing.table')
    await sql.run(
      `INSERT INTO sitting (table_id, person, role, waits, since) VALUES ($1, $2, 'inside', 0, $3) ON CONFLICT DO NOTHING`,
      id,
      person.id,
      this.parts.now(),
    )
    return granted(room)
  }

  sit(person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
    return this.gathering(
      person,
      id,
      async (room) => {
        const at = room.doc.seats[seat]
        if (at === undefined) return refused('seat.none')
        const kept = at.kind === 'kept' && at.person === person.id
        if (at.kind !== 'free' && !kept) return refused('seat.taken')
        const invited = kept || room.doc.invited.includes(person.id) || room.host === person.id
        if (room.access === 'invited' && !invited && !isSeated(room.doc, person.id)) return refused('forbidden.invited')
        if (await this.parts.friends.apart(person.id, players(room.doc))) return refused('forbidden.apart')
        if (room.doc.rated && person.kind !== 'account') return refused('rated.account')
        return granted({ doc: withSeat(room.doc, seat, await this.sitting(person)) })
      },
      false,
    )
  }

  stand(person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
    return this.gathering(
      person,
      id,
      async (room) => {
        const at = room.doc.seats[seat]
        if (at?.kind !== 'person') return refused('seat.none')
        if (at.person !== person.id) return refused('seat.other')
        return granted({ doc: withSeat(room.doc, seat, { kind: 'free' }) })
      },
      false,
    )
  }

  seat(person: Person, id: string, seat: Seat, form: SeatForm): Promise<Outcome<RoomRow>> {
    return this.gathering(person, id, async (room) => {
      if (room.doc.seats[seat] === undefined) return refused('seat.none')
      if (form.kind === 'kept') {
        const other = await this.parts.people.person(form.person)
        if (other === null || (await this.parts.friends.apart(person.id, [other.id]))) return refused('missing.person')
      }
      const made = await this.seatDoc(person, form, seat)
      return made.ok ? granted({ doc: withSeat(room.doc, seat, made.value) }) : made
    })
  }

  invite(person: Person, id: string, other: string): Promise<Outcome<RoomRow>> {
    return this.gathering(
      person,
      id,
      async (room) => {
        if (!isSeated(room.doc, person.id) && room.host !== person.id) return refused('forbidden.host')
        const known = await this.parts.people.person(other)
        if (known === null || (await this.parts.friends.apart(person.id, [other]))) return refused('missing.person')
        if (room.doc.invited.includes(other)) return granted(null)
        if (room.doc.invited.length >= 50) return refused('many.invited', { most: 50 })
        return granted({ doc: { ...room.doc, invited: [...room.doc.invited, other] } })
      },
      false,
    )
  }

  ready(person: Person, id: string, yes: boolean): Promise<Outcome<RoomRow>> {
    return this.gathering(
      person,
      id,
      async (room) => {
        if (seatsOf(room.doc, person.id, 'person').length === 0) return refused('seat.other')
        const seats = room.doc.seats.map((seat) =>
          seat.kind === 'person' && seat.person === person.id ? { ...seat, ready: yes } : seat,
        )
        return granted({ doc: { ...room.doc, seats } })
      },
      false,
    )
  }

  async start(person: Person, id: string): Promise<Outcome<RoomRow>> {
    const started = await this.gathering(
      person,
      id,
      async (room) => {
        if (room.host !== person.id && !isSeated(room.doc, person.id)) return refused('forbidden.host')
        const { seats } = room.doc
        if (seats.some((seat) => seat.kind === 'free' || seat.kind === 'kept')) return refused('start.free')
        const waiting = seats.find((seat) => seat.kind === 'person' && !seat.ready && seat.person !== person.id)
        if (waiting !== undefined) return refused('start.ready')
        const game = await this.parts.games(room.game)
        if (game === null) return refused('game')
        return this.beginning(game, room)
      },
      false,
    )
    if (!started.ok) return started
    await this.parts.hall.open(id)
    this.parts.bus.publish(`t/${id}`, 0)
    return started
  }

  private beginning(game: Game, room: RoomRow): Outcome<RoomChange> {
    const { doc } = room
    const table = readTable(game, { seats: doc.seats.length, options: doc.options, seed: room.seed })
    if (!table.ok) return table
    const setup = { game: game.id, version: game.version, ...table.value }
    const when = this.parts.now()
    const signs = signsIn(doc.seats)
    const sitters = doc.seats.map((seat, at) => ({ ...sitterOf(seat), sign: signs[at] ?? 'circle' }))
    const records = recordsOf({ setup, decisions: [] }, { sitters, when, clock: doc.clock })
    return granted({
      phase: 'playing',
      doc: { ...doc, seats: doc.seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: true } : seat)) },
      also: async (work) => {
        for (const [at, record] of records.entries()) {
          await work.run(
            'INSERT INTO records (table_id, number, record) VALUES ($1, $2, $3)',
            room.id,
            at,
            JSON.stringify(record),
          )
        }
        // A process that dies now is made up for: the table is looked at when that is due.
        await work.run(
          "INSERT INTO due (table_id, kind, due) VALUES ($1, 'look', $2) ON CONFLICT DO NOTHING",
          room.id,
          when,
        )
      },
    })
  }

  // During the game

  private async playing(person: Person, id: string): Promise<Outcome<{ room: RoomRow; table: Table }>> {
    const room = await this.seen(person, id)
    if (!room.ok) return room
    if (room.value.phase === 'waiting' || room.value.phase === 'closed') return refused('room.waiting')
    const table = await this.parts.hall.open(id)
    return table.ok ? granted({ room: room.value, table: table.value }) : table
  }

  /** Who sits where follows the records. */
  async reseat(table: Table, change: (doc: RoomDoc) => RoomDoc = (doc) => doc): Promise<Outcome<RoomRow>> {
    return this.changed(table.id, async (room) => {
      const seats = table.sitters.map((sitter, at) => seatOf(sitter, room.doc.seats[at]))
      return granted({ doc: change({ ...room.doc, seats }) })
    })
  }

  private async ordered(table: Table, order: Order, change?: (doc: RoomDoc) => RoomDoc): Promise<Outcome<RoomRow>> {
    if ('sitter' in order && order.sitter.id !== undefined) await this.parts.names.look([order.sitter.id])
    const done = await table.submit(order)
    return done.ok ? this.reseat(table, change) : done
  }

  async leave(person: Person, id: string): Promise<Outcome<RoomRow>> {
    const room = await this.seen(person, id)
    if (!room.ok) return room
    if (room.value.phase === 'waiting') return this.leaveWaiting(person, id)
    let last: Outcome<RoomRow> = room
    if (room.value.phase === 'playing') {
      for (const seat of this.own(person, room.value)) last = await this.lend(person, id, seat, '')
    }
    return last
  }

  private leaveWaiting(person: Person, id: string): Promise<Outcome<RoomRow>> {
    return this.gathering(
      person,
      id,
      async (room) => {
        const seats = room.doc.seats.map((seat): SeatDoc => {
          const own = (seat.kind === 'person' || seat.kind === 'kept') && seat.person === person.id
          return own ? { kind: 'free' } : seat
        })
        const doc = { ...room.doc, seats, invited: room.doc.invited.filter((one) => one !== person.id) }
        if (room.host !== person.id) return granted({ doc })
        const [next] = players(doc)
        return granted(next === undefined ? { phase: 'closed', doc } : { host: next, doc })
      },
      false,
    )
  }

  async resign(person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
    const at = await this.playing(person, id)
    if (!at.ok) return at
    const { room, table } = at.value
    if (!this.own(person, room).includes(seat)) return refused('seat.other')
    if (table.over) return refused('ended')
    const note = (doc: RoomDoc): RoomDoc => ({ ...doc, resigned: [...doc.resigned, { seat, person: person.id }] })
    const ticket = newTicket()
    if (room.doc.seats.length <= 2) return this.ordered(table, { do: 'end', seat, reason: 'resigned', ticket }, note)
    // The others play on; nobody comes back to this seat.
    const sitter: Sitter = { name: BOT_NAMES[seat % BOT_NAMES.length] ?? '', kind: 'bot', level: strongest() }
    return this.ordered(table, { do: 'hand', seat, sitter, ticket }, note)
  }

  async lend(person: Person, id: string, seat: Seat, level: string): Promise<Outcome<RoomRow>> {
    const at = await this.playing(person, id)
    if (!at.ok) return at
    const { room, table } = at.value
    if (!this.own(person, room).includes(seat)) return refused('seat.other')
    if (table.over) return refused('ended')
    if (level !== '' && !bots.some((bot) => bot.name === level)) return refused('bot.level')
    const sitter: Sitter = { name: '', kind: 'bot', level: level || strongest(), id: person.id }
    return this.ordered(table, { do: 'hand', seat, sitter, ticket: newTicket() })
  }

  async back(person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
    const at = await this.playing(person, id)
    if (!at.ok) return at
    const { room, table } = at.value
    if (!seatsOf(room.doc, person.id, 'bot').includes(seat)) return refused('seat.other')
    if (table.over) return refused('ended')
    return this.ordered(table, { do: 'hand', seat, sitter: personSitter(person), ticket: newTicket() })
  }

  async ask(person: Person, id: string, kind: AskDoc['kind'], at: number, to: string): Promise<Outcome<RoomRow>> {
    const playing = await this.playing(person, id)
    if (!playing.ok) return playing
    const { room, table } = playing.value
    const seated = players(room.doc)
    if (!seated.includes(person.id)) return refused('seat.other')
    if (table.over) return refused('ended')
    const wanted = await this.askable(person, room, table, kind, at, to)
    if (!wanted.ok) return wanted
    const answers = Object.fromEntries(wanted.value.map((one) => [one, one === person.id ? true : null]))
    const until = this.parts.now() + (room.doc.clock !== null && !room.doc.clock.fresh ? LIVE_ASK : SLOW_ASK)
    const ask: AskDoc = { id: newId(), kind, by: person.id, at, to: kind === 'hand' ? to : null, answers, until }
    const noted = await this.changed(id, async (now) => {
      const standing = now.doc.asks.filter((one) => one.until > this.parts.now())
      if (standing.length >= MOST_ASKS) return refused('many.asks', { most: MOST_ASKS })
      if (standing.some((one) => one.kind === kind && one.by === person.id)) return refused('ask.already')
      return granted({ doc: { ...now.doc, asks: [...standing, ask] } })
    })
    return noted.ok ? this.settle(noted.value, ask.id) : noted
  }

  /** Whose consent is needed. */
  private async askable(
    person: Person,
    room: RoomRow,
    table: Table,
    kind: AskDoc['kind'],
    at: number,
    to: string,
  ): Promise<Outcome<readonly string[]>> {
    const seated = players(room.doc)
    switch (kind) {
      case 'rewind':
        return at < table.at ? granted(seated) : refused('at')
      case 'end':
        return granted(seated)
      case 'hand': {
        if (!this.own(person, room).includes(at)) return refused('seat.other')
        const other = await this.parts.people.person(to)
        const apart = other === null || (await this.parts.friends.apart(to, seated))
        return apart ? refused('missing.person') : granted([person.id, to])
      }
      case 'lend': {
        const seat = room.doc.seats[at]
        if (seat?.kind !== 'person') return refused('seat.none')
        if ((await this.parts.presence.at(room.id)).has(seat.person)) return refused('ask.here')
        return granted(seated.filter((one) => one !== seat.person))
      }
    }
  }

  async answer(person: Person, id: string, ask: string, yes: boolean): Promise<Outcome<RoomRow>> {
    const noted = await this.changed(id, async (room) => {
      const found = room.doc.asks.find((one) => one.id === ask && one.until > this.parts.now())
      if (found === undefined || !Object.hasOwn(found.answers, person.id)) return refused('missing.ask')
      // One no is enough.
      if (!yes) return granted({ doc: { ...room.doc, asks: room.doc.asks.filter((one) => one.id !== ask) } })
      const answered = { ...found, answers: { ...found.answers, [person.id]: true } }
      return granted({ doc: { ...room.doc, asks: room.doc.asks.map((one) => (one.id === ask ? answered : one)) } })
    })
    return noted.ok && yes ? this.settle(noted.value, ask) : noted
  }

  /** Carries out what everybody has agreed to. */
  private async settle(room: RoomRow, id: string): Promise<Outcome<RoomRow>> {
    const ask = room.doc.asks.find((one) => one.id === id)
    if (ask === undefined || !Object.values(ask.answers).every((yes) => yes === true)) return granted(room)
    const table = await this.parts.hall.open(room.id)
    if (!table.ok) return table
    const order = await this.orderOf(ask, room)
    const without = (doc: RoomDoc): RoomDoc => ({ ...doc, asks: doc.asks.filter((one) => one.id !== id) })
    const done = order === null ? null : await this.ordered(table.value, order, without)
    if (done?.ok) return done
    await this.reseat(table.value, without)
    return done ?? refused('missing.person')
  }

  private async orderOf(ask: AskDoc, room: RoomRow): Promise<Order | null> {
    const ticket = ask.id
    switch (ask.kind) {
      case 'rewind':
        return { do: 'rewind', seat: null, at: ask.at, ticket }
      case 'end':
        return { do: 'end', seat: null, reason: 'agreed', ticket }
      case 'hand': {
        const to = await this.parts.people.person(ask.to ?? '')
        return to === null ? null : { do: 'hand', seat: ask.at, sitter: personSitter(to), ticket }
      }
      case 'lend': {
        const seat = room.doc.seats[ask.at]
        if (seat?.kind !== 'person') return null
        const sitter: Sitter = { name: '', kind: 'bot', level: strongest(), id: seat.person }
        return { do: 'hand', seat: ask.at, sitter, ticket }
      }
    }
  }

  // After the game

  async ended(id: string): Promise<Outcome<RoomRow>> {
    return this.changed(id, async (room) => granted(room.phase === 'playing' ? { phase: 'over' } : null))
  }

  /** The same people and options once more; whoever asks second gets the first one's table. */
  async rematch(person: Person, id: string): Promise<Outcome<RoomRow>> {
    const old = await this.seen(person, id)
    if (!old.ok) return old
    const { doc, phase, game, access } = old.value
    if (phase !== 'over') return refused('running')
    if (!isSeated(doc, person.id)) return refused('seat.other')
    if (doc.rematch !== null) return this.seen(person, doc.rematch)
    const own = await this.sitting(person)
    const seats = doc.seats.map((seat): SeatDoc => {
      if (seat.kind === 'free' || seat.kind === 'kept' || seat.person === null) return seat
      if (seat.person === person.id) return { ...own, ready: true }
      if (seat.kind === 'person' && seat.outside) return seat
      return { kind: 'kept', person: seat.person }
    })
    const next: RoomDoc = { ...doc, seats, asks: [], rematch: null, resigned: [] }
    const made = await this.added(person, game, access, next, this.parts.seed(), this.parts.now())
    if (!made.ok) return made
    const noted = await this.changed(id, async (room) =>
      room.doc.rematch === null ? granted({ doc: { ...room.doc, rematch: made.value.id } }) : refused('stale'),
    )
    if (noted.ok) return made
    await this.changed(made.value.id, async () => granted({ phase: 'closed' }))
    const now = await readRoom(this.parts.store.sql, id)
    return this.seen(person, now?.doc.rematch ?? '')
  }

  /** Before an account is deleted: its seats pass to bots, its open tables close. */
  async leaveAll(person: Person): Promise<void> {
    const { sql } = this.parts.store
    const rows = await sql.all(
      "SELECT r.* FROM sitting s JOIN rooms r ON r.id = s.table_id WHERE s.person = $1 AND r.phase IN ('waiting', 'playing')",
      person.id,
    )
    for (const room of rows.map(rowOf)) {
      if (room.phase === 'waiting') await this.leaveWaiting(person, room.id)
      else await this.giveUp(person, room)
    }
    await sql.run('DELETE FROM sitting WHERE person = $1', person.id)
  }

  private async giveUp(person: Person, room: RoomRow): Promise<void> {
    const table = await this.parts.hall.open(room.id)
    if (!table.ok || table.value.over) return
    for (const [seat, sitter] of table.value.sitters.entries()) {
      if (sitter.id !== person.id) continue
      const bot: Sitter = { name: BOT_NAMES[seat % BOT_NAMES.length] ?? '', kind: 'bot', level: strongest() }
      await this.ordered(table.value, { do: 'hand', seat, sitter: bot, ticket: newTicket() })
    }
  }

  async friendsHere(person: Person): Promise<{ id: string; name: string; here: boolean; table: string | null }[]> {
    const { friends, presence, people } = this.parts
    const list = (await friends.list(person.id)).filter((friend) => friend.state === 'friends')
    const online = await presence.at(ANYWHERE)
    const here = []
    for (const friend of list) {
      const shown = online.has(friend.id) && (await people.preferences(friend.id)).showPresence
      const table = shown ? await this.tableToWatch(person, friend.id) : null
      here.push({ id: friend.id, name: friend.name, here: shown, table })
    }
    return here
  }

  private async tableToWatch(person: Person, friend: string): Promise<string | null> {
    const rows = await this.parts.store.sql.all(
      `SELECT r.* FROM sitting s JOIN rooms r ON r.id = s.table_id
       WHERE s.person = $1 AND s.role = 'seat' AND r.phase = 'playing' ORDER BY r.touched DESC LIMIT 5`,
      friend,
    )
    for (const room of rows.map(rowOf)) if (await this.mayWatch(person, room)) return room.id
    return null
  }
}

const strongest = (): string => bots[bots.length - 1]?.name ?? ''

export function peopleOf({ seats, invited }: RoomDoc): string[] {
  const seated = seats.flatMap((seat) => (seat.kind === 'free' || seat.person === null ? [] : [seat.person]))
  return [...new Set([...seated, ...invited])]
}

function withSeat(doc: RoomDoc, seat: Seat, next: SeatDoc): RoomDoc {
  return { ...doc, seats: doc.seats.map((one, at) => (at === seat ? next : one)) }
}

function personSitter({ id, kind }: Person): Sitter {
  return { name: '', kind: 'person', level: kind === 'bot' ? 'outside' : '', id }
}

/** By seat: a favourite where it is free, else the seat's own. */
function signsIn(seats: readonly SeatDoc[]): ReturnType<typeof signsOf> {
  return signsOf(seats.map((seat) => ('sign' in seat ? seat.sign : undefined)))
}

function sitterOf(seat: SeatDoc): Sitter {
  switch (seat.kind) {
    case 'person':
      return { name: '', kind: 'person', level: seat.outside ? 'outside' : '', id: seat.person }
    case 'bot':
      return { name: seat.name, kind: 'bot', level: seat.level, ...(seat.person === null ? {} : { id: seat.person }) }
    case 'free':
    case 'kept':
      return { name: '', kind: 'free', level: '' }
  }
}

function seatOf({ kind, level, id, name, sign }: Sitter, before: SeatDoc | undefined): SeatDoc {
  const signed = sign === undefined ? {} : { sign }
  if (kind === 'bot') return { kind: 'bot', level, name, person: id ?? null, ...signed }
  if (kind === 'free' || id === undefined) return before ?? { kind: 'free' }
  return { kind: 'person', person: id, ready: true, outside: level === 'outside', ...signed }
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
