/**
 * A guest who signs in to an account: their seats at tables that wait or play go along, those that they are offered, and
 * the way into tables that they came to by a link; games that have ended stay theirs.
 */
import { granted, type Outcome } from '@ludarium/kernel'
import { type News, newTicket, type Sitter, type Table } from '@ludarium/tables'
import type { Person } from '../people/people.ts'
import { text } from '../store/index.ts'
import { type AskDoc, isAsked, openAsks, type RoomChange, type RoomRow, rowOf, type SeatDoc } from './doc.ts'
import { Playing } from './playing.ts'
import { isSeated, lenders, personSitter, players } from './seats.ts'

export class Passing extends Playing {
  /** Refused only when the store is away; what was left in the middle is done when it is asked for again. */
  async passOn(guest: Person, account: Person): Promise<Outcome<null>> {
    const rows = await this.parts.store.sql.all(
      `SELECT r.*, s.role FROM sitting s JOIN rooms r ON r.id = s.table_id
       WHERE s.person = $1 AND r.phase IN ('waiting', 'playing')`,
      guest.id,
    )
    for (const row of rows) {
      const { id, link } = rowOf(row)
      if (text(row, 'role') === 'inside') {
        await this.enter(account, id, link)
        continue
      }
      const room = await this.changed(id, (now) => this.passWaiting(guest, account, now))
      // The game may have begun meanwhile.
      const begun = room.ok && room.value.phase === 'playing'
      const passed = begun ? await this.passPlaying(guest, account, room.value) : room
      if (!passed.ok && passed.code === 'store') return passed
    }
    return this.passOffers(guest, account)
  }

  /** Seats that the guest is offered are offered to the account, but for those that it offers itself. */
  private async passOffers(guest: Person, account: Person): Promise<Outcome<null>> {
    const rows = await this.parts.store.sql.all('SELECT table_id FROM offers WHERE person = $1', guest.id)
    for (const row of rows) {
      const id = text(row, 'table_id')
      const room = await this.changed(id, async (now) => {
        const { doc } = now
        const isMeant = ({ to, by }: AskDoc): boolean => to === guest.id && by !== account.id
        if (!openAsks(now, this.parts.now()).some(isMeant)) return granted(null)
        if (await this.parts.friends.apart(account.id, players(doc))) return granted(null)
        const asks = doc.asks.map((ask) => (isMeant(ask) ? readdressed(ask, guest, account) : ask))
        return granted({ doc: { ...doc, asks } })
      })
      if (!room.ok && room.code === 'store') return room
      if (room.ok && isAsked(room.value, account.id, this.parts.now()))
        this.parts.bus.publish(`p/${account.id}`, { type: 'invited', table: id } satisfies News)
    }
    return granted(null)
  }

  /** Whether somebody at the table and the account do not want to meet. */
  private apartAt({ host, doc }: RoomRow, guest: Person, account: Person): Promise<boolean> {
    const others = [host, ...players(doc), ...lenders(doc)].filter((one) => one !== guest.id && one !== account.id)
    return this.parts.friends.apart(account.id, others)
  }

  /** Where the account sits already, or must not, the guest leaves: nobody comes back to that seat. */
  private async passWaiting(guest: Person, account: Person, room: RoomRow): Promise<Outcome<RoomChange | null>> {
    if (room.phase !== 'waiting') return granted(null)
    if (await this.apartAt(room, guest, account)) return granted(this.leaving(guest, room))
    const { doc } = room
    const own = isSeated(doc, account.id) ? null : await this.sitting(account)
    const seats = doc.seats.map((seat): SeatDoc => {
      if (!('person' in seat) || seat.person !== guest.id) return seat
      if (own === null) return { kind: 'free' }
      return seat.kind === 'person' ? { ...own, ready: seat.ready } : { kind: 'kept', person: account.id }
    })
    const invited = [...new Set(doc.invited.map((one) => (one === guest.id ? account.id : one)))]
    const host = room.host === guest.id ? account.id : room.host
    return granted({ host, doc: { ...doc, seats, invited } })
  }

  private async passPlaying(guest: Person, account: Person, room: RoomRow): Promise<Outcome<RoomRow>> {
    const table = await this.current(room.id)
    if (!table.ok) return table
    if (table.value.over || (await this.apartAt(room, guest, account))) return granted(room)
    const wasThere = room.doc.resigned.some(({ person }) => person === account.id)
    if (!wasThere && !table.value.sitters.some(({ id }) => id === account.id)) {
      const passed = await this.passSeats(guest, account, table.value)
      if (!passed.ok) return passed
    }
    return this.changed(room.id, async ({ host }) => granted(host === guest.id ? { host: account.id } : null))
  }

  /** A bot that plays in the guest's place plays in that of the account. */
  private async passSeats(guest: Person, account: Person, table: Table): Promise<Outcome<null>> {
    for (const [seat, { id, kind, level }] of table.sitters.entries()) {
      if (id !== guest.id) continue
      const bot: Sitter = { name: '', kind: 'bot', level, id: account.id }
      const sitter = kind === 'bot' ? bot : personSitter(account)
      const passed = await this.ordered(table, { do: 'hand', seat, sitter, ticket: newTicket() })
      if (!passed.ok) return passed
    }
    return granted(null)
  }
}

/** The same question, to another person. */
function readdressed(ask: AskDoc, from: Person, to: Person): AskDoc {
  const answers = Object.entries(ask.answers).map(([person, answer]) => [person === from.id ? to.id : person, answer])
  return { ...ask, to: to.id, answers: Object.fromEntries(answers) as AskDoc['answers'] }
}
