/** Rooms before the game: opened, changed, sat down at, left and started. */
import { bots } from '@ludarium/bots'
import { type Game, granted, type Outcome, readTable, refused, type Seat } from '@ludarium/kernel'
import { isSign, type RoomForm, recordsOf, type SeatForm } from '@ludarium/tables'
import { newId, type Person } from '../people/people.ts'
import { number } from '../store/index.ts'
import {
  changeRoom,
  newLink,
  type RoomChange,
  type RoomDoc,
  type RoomRow,
  readRoom,
  type SeatDoc,
  seatPeople,
} from './doc.ts'
import { BOT_NAMES, isSeated, peopleOf, players, seatsOf, signsIn, sitterOf, withSeat } from './seats.ts'
import { accountsAmong } from './several.ts'
import { Telling } from './telling.ts'

export class Gathering extends Telling {
  async create(person: Person, form: RoomForm): Promise<Outcome<RoomRow>> {
    const { now, seed } = this.parts
    const full = await this.fullOf(person)
    if (full !== null) return full
    const read = await this.readForm(person, form, null)
    if (!read.ok) return read
    return this.added(person, form.game, form.access, read.value, seed(), now())
  }

  /** Why the person may not open another table, or null. */
  protected async fullOf(person: Person): Promise<Outcome<never> | null> {
    const { store, mostTables: most } = this.parts
    const [count] = await store.sql.all(
      "SELECT count(*) AS count FROM rooms WHERE host = $1 AND phase IN ('waiting', 'playing')",
      person.id,
    )
    return number(count, 'count') >= most ? refused('many.tables', { most }) : null
  }

  protected async added(
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
  protected async readForm(person: Person, form: RoomForm, before: RoomDoc | null): Promise<Outcome<RoomDoc>> {
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
      ...(before?.after === undefined ? {} : { after: before.after }),
      resigned: [],
    })
  }

  /** Somebody who has just sat down, with the sign they like best. */
  protected async sitting({ id, kind }: Person): Promise<SeatDoc & { kind: 'person' }> {
    const { sign } = await this.parts.people.preferences(id)
    return { kind: 'person', person: id, ready: false, outside: kind === 'bot', ...(isSign(sign) ? { sign } : {}) }
  }

  protected async seatDoc(host: Person, form: SeatForm, at: Seat, before?: SeatDoc): Promise<Outcome<SeatDoc>> {
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
  protected gathering(
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

  protected async changed(
    id: string,
    decide: (room: RoomRow) => Promise<Outcome<RoomChange | null>>,
  ): Promise<Outcome<RoomRow>> {
    let before: RoomRow | null = null
    const changed = await changeRoom(this.parts.store.sql, id, this.parts.now(), (room) => {
      before = room
      return decide(room)
    })
    if (changed.ok && before !== null) this.tellChanged(before, changed.value)
    return changed
  }

  private tellChanged(before: RoomRow, room: RoomRow): void {
    // Where everything was left as it is there is nothing to tell.
    if (room.version === before.version) return
    const { bus } = this.parts
    bus.publish(`r/${room.id}`, room.version)
    // There it is told whether the rematch is open.
    if (room.doc.after !== undefined && room.phase !== before.phase) bus.publish(`r/${room.doc.after}`, null)
    const known = peopleOf(before.doc)
    this.tellInvited(
      room,
      peopleOf(room.doc).filter((one) => !known.includes(one)),
    )
  }

  protected tellInvited(room: RoomRow, people: readonly string[]): void {
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
        if (room.doc.rated && !(await this.areAccounts(seats))) return refused('rated.people')
        return this.beginning(game, room)
      },
      false,
    )
    if (!started.ok) return started
    await this.parts.hall.open(id)
    this.parts.bus.publish(`t/${id}`, 0)
    return started
  }

  /** Whoever sits there can be rated; bots of the house do not count. */
  protected async areAccounts(seats: readonly SeatDoc[]): Promise<boolean> {
    const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
    const accounts = await accountsAmong(this.parts.store.sql, ids)
    return ids.every((id) => accounts.has(id))
  }

  protected beginning(game: Game, room: RoomRow): Outcome<RoomChange> {
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

  protected leaveWaiting(person: Person, id: string): Promise<Outcome<RoomRow>> {
    return this.gathering(
      person,
      id,
      async (room) => {
        // Anybody may ask for it at an open table, also who has nothing to leave there.
        if (room.host !== person.id && !peopleOf(room.doc).includes(person.id)) return granted(null)
        return granted(this.leaving(person, room))
      },
      false,
    )
  }

  /** Without the person: their seats are free, and the first of the others is the host of those who are left. */
  protected leaving(person: Person, { host, doc }: RoomRow): RoomChange {
    const seats = doc.seats.map((seat): SeatDoc => {
      const own = (seat.kind === 'person' || seat.kind === 'kept') && seat.person === person.id
      return own ? { kind: 'free' } : seat
    })
    const left = { ...doc, seats, invited: doc.invited.filter((one) => one !== person.id) }
    if (host !== person.id) return { doc: left }
    const [next] = players(left)
    return next === undefined ? { phase: 'closed', doc: left } : { host: next, doc: left }
  }
}
