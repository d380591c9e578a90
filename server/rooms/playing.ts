/** Rooms during the game: seats that are lent, given up and taken back, and what needs everybody's consent. */
import { bots } from '@ludarium/bots'
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import { leftAt, type News, newTicket, type Order, readRecord, type Sitter, type Table } from '@ludarium/tables'
import { newId, type Person } from '../people/people.ts'
import { type AskDoc, openAsks, type RoomDoc, type RoomRow, readRoom } from './doc.ts'
import { Gathering } from './gathering.ts'
import { BOT_NAMES, isSamePlayer, lenders, personSitter, players, seatOf, seatsOf, strongest } from './seats.ts'

const MINUTE = 60_000
const LIVE_ASK = 10 * MINUTE
const SLOW_ASK = 3 * 24 * 60 * MINUTE
const MOST_ASKS = 8
/** Minutes that a game has to wait for somebody who is away before the others may let a bot play on. */
const PATIENCE = 5

export class Playing extends Gathering {
  protected async playing(person: Person, id: string): Promise<Outcome<{ room: RoomRow; table: Table }>> {
    const room = await this.seen(person, id)
    if (!room.ok) return room
    if (room.value.phase === 'waiting' || room.value.phase === 'closed') return refused('room.waiting')
    const table = await this.current(id)
    return table.ok ? granted({ room: room.value, table: table.value }) : table
  }

  /** The table with what other processes have written and nobody has said here yet. */
  protected async current(id: string): Promise<Outcome<Table>> {
    const table = await this.parts.hall.open(id)
    if (!table.ok) return table
    const known = await table.value.sync()
    return known.ok ? table : known
  }

  /** Who sits where follows the records, and what is asked follows who sits there. */
  async reseat(table: Table, change: (doc: RoomDoc) => RoomDoc = (doc) => doc): Promise<Outcome<RoomRow>> {
    const changed = await this.changed(table.id, async ({ doc }) =>
      granted({ doc: await this.stillAsked(change(seatedBy(table, doc))) }),
    )
    if (changed.ok) this.parts.reseated(table)
    return changed
  }

  /** Makes up for a process that died after the record and before the room: where they agree nothing is written. */
  async mend(table: Table): Promise<void> {
    const kept = await readRoom(this.parts.store.sql, table.id)
    if (kept?.phase !== 'playing' || isSeatedBy(table, kept.doc)) return
    await this.changed(table.id, async ({ doc }) => {
      // Read after the room, so that what somebody else has written meanwhile stays.
      await table.sync()
      if (isSeatedBy(table, doc)) return granted(null)
      return granted({ doc: await this.stillAsked(await this.givenUp(doc, seatedBy(table, doc))) })
    })
  }

  /** A bot that plays in nobody's place sits where somebody has given up; accounts that are gone are not noted. */
  private async givenUp(before: RoomDoc, doc: RoomDoc): Promise<RoomDoc> {
    let noted = doc
    for (const [at, seat] of doc.seats.entries()) {
      const old = before.seats[at]
      if (old?.kind !== 'person' || seat.kind !== 'bot' || seat.person !== null) continue
      if ((await this.parts.people.person(old.person)) !== null) noted = withResigned(noted, at, old.person)
    }
    return noted
  }

  private async stillAsked(doc: RoomDoc): Promise<RoomDoc> {
    return { ...doc, asks: await this.standing(doc.asks, doc) }
  }

  protected async ordered(table: Table, order: Order, change?: (doc: RoomDoc) => RoomDoc): Promise<Outcome<RoomRow>> {
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

  async resign(person: Person, id: string, seat: Seat): Promise<Outcome<RoomRow>> {
    const at = await this.playing(person, id)
    if (!at.ok) return at
    const { room, table } = at.value
    if (!this.own(person, room).includes(seat)) return refused('seat.other')
    if (table.over) return refused('ended')
    const note = (doc: RoomDoc): RoomDoc => ({
      ...withResigned(doc, seat, person.id),
      // Who gives up asks for nothing any more.
      asks: doc.asks.filter((ask) => ask.by !== person.id),
    })
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
    // Whoever took the seat back without any time would lose it again at once.
    if (table.clock !== null && leftAt(table.clock, seat, table.now) === 0) return refused('seat.flag')
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
      // Since the room was read the seats may have changed.
      if (!(await this.stands(ask, now.doc))) return refused('stale')
      const standing = await this.standing(openAsks(now, this.parts.now()), now.doc)
      if (standing.length >= MOST_ASKS) return refused('many.asks', { most: MOST_ASKS })
      if (standing.some((one) => one.kind === kind && one.by === person.id)) return refused('ask.already')
      return granted({ doc: { ...now.doc, asks: [...standing, ask] } })
    })
    if (!noted.ok) return noted
    // Who is to take a seat may be anywhere, and knows nothing of the table yet.
    if (ask.to !== null) this.parts.bus.publish(`p/${ask.to}`, { type: 'invited', table: id } satisfies News)
    return this.settle(noted.value, ask.id)
  }

  /** Everybody whose game it is: a bot in somebody's place agrees to nothing for them. */
  protected async holders(doc: RoomDoc): Promise<string[]> {
    const holders = players(doc)
    for (const id of lenders(doc)) {
      if (holders.includes(id)) continue
      const person = await this.parts.people.person(id)
      // Programs of somebody's own answer nothing.
      if (person !== null && person.kind !== 'bot') holders.push(id)
    }
    return holders
  }

  /** Whose consent is needed. */
  protected async askable(
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
        return at < table.at ? granted(await this.holders(room.doc)) : refused('at')
      case 'end':
        return granted(await this.holders(room.doc))
      case 'hand': {
        if (!this.own(person, room).includes(at)) return refused('seat.other')
        const other = await this.parts.people.person(to)
        if (other === null || (await this.parts.friends.apart(to, seated))) return refused('missing.person')
        return isUnrated(room, other) ? refused('rated.people') : granted([person.id, to])
      }
      case 'lend': {
        const away = await this.lendable(room, table, at)
        return away.ok ? granted(seated.filter((one) => one !== away.value)) : away
      }
    }
  }

  /** Whose seat others may lend to a bot: somebody's for whom the game has waited long, and in vain. */
  protected async lendable(room: RoomRow, table: Table, at: Seat): Promise<Outcome<string>> {
    const seat = room.doc.seats[at]
    if (seat?.kind !== 'person') return refused('seat.none')
    // There the flag decides.
    if (room.doc.clock !== null) return refused('ask.clock')
    if ((await this.parts.presence.at(room.id)).has(seat.person)) return refused('ask.here')
    const waited = this.parts.now() - lastWhen(table)
    if (!table.actors.includes(at) || waited < PATIENCE * MINUTE) return refused('ask.early', { minutes: PATIENCE })
    return granted(seat.person)
  }

  /** Whether those who are asked are still the ones whose matter it is. */
  protected async stands({ kind, by, at, to, answers }: AskDoc, doc: RoomDoc): Promise<boolean> {
    switch (kind) {
      case 'rewind':
      case 'end':
        return areAsked(answers, await this.holders(doc))
      case 'hand':
        return seatsOf(doc, by, 'person').includes(at) && (await this.parts.people.person(to ?? '')) !== null
      case 'lend': {
        const seat = doc.seats[at]
        if (seat?.kind !== 'person') return false
        return areAsked(
          answers,
          players(doc).filter((one) => one !== seat.person),
        )
      }
    }
  }

  protected async standing(asks: readonly AskDoc[], doc: RoomDoc): Promise<AskDoc[]> {
    const standing: AskDoc[] = []
    for (const ask of asks) if (await this.stands(ask, doc)) standing.push(ask)
    return standing
  }

  async answer(person: Person, id: string, ask: string, yes: boolean): Promise<Outcome<RoomRow>> {
    const noted = await this.changed(id, async (room) => {
      const found = openAsks(room, this.parts.now()).find((one) => one.id === ask)
      if (found === undefined || !Object.hasOwn(found.answers, person.id)) return refused('missing.ask')
      // One no is enough.
      if (!yes) return granted({ doc: { ...room.doc, asks: room.doc.asks.filter((one) => one.id !== ask) } })
      const answered = { ...found, answers: { ...found.answers, [person.id]: true } }
      return granted({ doc: { ...room.doc, asks: room.doc.asks.map((one) => (one.id === ask ? answered : one)) } })
    })
    return noted.ok && yes ? this.settle(noted.value, ask) : noted
  }

  /** Carries out what everybody has agreed to. */
  protected async settle(room: RoomRow, id: string): Promise<Outcome<RoomRow>> {
    const ask = room.doc.asks.find((one) => one.id === id)
    if (ask === undefined || !Object.values(ask.answers).every((yes) => yes === true)) return granted(room)
    const table = await this.current(room.id)
    if (!table.ok) return table
    const order = table.value.over ? refused('over') : await this.orderOf(ask, room, table.value)
    const without = (doc: RoomDoc): RoomDoc => ({ ...doc, asks: doc.asks.filter((one) => one.id !== id) })
    const done = order.ok ? await this.ordered(table.value, order.value, without) : order
    if (!done.ok) await this.reseat(table.value, without)
    return done
  }

  protected async orderOf(ask: AskDoc, kept: RoomRow, table: Table): Promise<Outcome<Order>> {
    const ticket = ask.id
    // The records may know of a seat that has passed on before the room does.
    const room = { ...kept, doc: seatedBy(table, kept.doc) }
    if (!(await this.stands(ask, room.doc))) return refused('missing.ask')
    switch (ask.kind) {
      case 'rewind':
        return granted({ do: 'rewind', seat: null, at: ask.at, ticket })
      case 'end':
        return granted({ do: 'end', seat: null, reason: 'agreed', ticket })
      case 'hand': {
        const to = await this.parts.people.person(ask.to ?? '')
        if (to === null) return refused('missing.person')
        if (isUnrated(room, to)) return refused('rated.people')
        return granted({ do: 'hand', seat: ask.at, sitter: personSitter(to), ticket })
      }
      case 'lend': {
        // Since it was asked the person may have come back.
        const away = await this.lendable(room, table, ask.at)
        if (!away.ok) return away
        const sitter: Sitter = { name: '', kind: 'bot', level: strongest(), id: away.value }
        return granted({ do: 'hand', seat: ask.at, sitter, ticket })
      }
    }
  }
}

/** Whether the table is rated and the person cannot be. */
const isUnrated = ({ doc }: RoomRow, { kind }: Person): boolean => doc.rated && kind !== 'account'

/** The room with the seats as the records tell them. */
function seatedBy({ sitters }: Table, doc: RoomDoc): RoomDoc {
  return { ...doc, seats: sitters.map((sitter, at) => seatOf(sitter, doc.seats[at])) }
}

const isSeatedBy = (table: Table, doc: RoomDoc): boolean =>
  seatedBy(table, doc).seats.every((seat, at) => isSamePlayer(seat, doc.seats[at]))

/** Noted once, whoever notes it. */
function withResigned(doc: RoomDoc, seat: Seat, person: string): RoomDoc {
  if (doc.resigned.some((one) => one.seat === seat && one.person === person)) return doc
  return { ...doc, resigned: [...doc.resigned, { seat, person }] }
}

/** Whether it is these people who are asked, and nobody else. */
function areAsked(answers: AskDoc['answers'], people: readonly string[]): boolean {
  return Object.keys(answers).length === people.length && people.every((one) => Object.hasOwn(answers, one))
}

/** When the last record was written. */
function lastWhen(table: Table): number {
  const last = readRecord(table.stored.at(-1))
  return last.ok ? last.value.when : table.now
}
