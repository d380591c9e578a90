/** Rooms: where people find each other, sit down and agree, from the first to the next game. The game itself is the hall's. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import { type News, newTicket, type Sitter } from '@ludarium/tables'
import type { Person } from '../people/people.ts'
import { type RoomDoc, type RoomRow, readRoom, rolesIn, rowOf, type SeatDoc } from './doc.ts'
import { Passing } from './passing.ts'
import { BOT_NAMES, strongest } from './seats.ts'

export class Rooms extends Passing {
  /** Whoever notices the end first tells of it. */
  async ended(id: string): Promise<Outcome<RoomRow>> {
    let first = false
    const ended = await this.changed(id, async (room) => {
      first = room.phase === 'playing'
      return granted(first ? { phase: 'over', doc: { ...room.doc, asks: [] } } : null)
    })
    if (ended.ok && first) this.tellOver(ended.value)
    return ended
  }

  /** Those at the table hear of the end wherever they are. */
  private tellOver(room: RoomRow): void {
    for (const [person, role] of rolesIn(room)) {
      if (role !== 'invited') this.parts.bus.publish(`p/${person}`, { type: 'over', table: room.id } satisfies News)
    }
  }

  /** The same people and options once more; whoever asks second gets the first one's table, unless that is closed or over. */
  async rematch(person: Person, id: string): Promise<Outcome<RoomRow>> {
    const old = await this.seen(person, id)
    if (!old.ok) return old
    const { doc, phase, game, access } = old.value
    if (phase !== 'over') return refused('running')
    if (!ownersOf(doc).includes(person.id)) return refused('seat.other')
    const open = await this.openRematch(doc)
    if (open !== null) return this.seen(person, open)
    const full = await this.fullOf(person)
    if (full !== null) return full
    const next = await this.onceMore(person, old.value)
    const made = await this.added(person, game, access, next, this.parts.seed(), this.parts.now())
    if (!made.ok) return made
    const noted = await this.changed(id, async (room) =>
      room.doc.rematch === doc.rematch ? granted({ doc: { ...room.doc, rematch: made.value.id } }) : refused('stale'),
    )
    if (noted.ok) return made
    await this.changed(made.value.id, async () => granted({ phase: 'closed' }))
    const now = await readRoom(this.parts.store.sql, id)
    return this.seen(person, now?.doc.rematch ?? '')
  }

  /** Seats are kept for those who had them, but not for who does not want to meet the person, or the other way round. */
  private async onceMore(person: Person, { id, doc }: RoomRow): Promise<RoomDoc> {
    const own = await this.sitting(person)
    const apart = await this.parts.friends.apartFrom(person.id)
    const owners = ownersOf(doc)
    const seats = doc.seats.map((seat, at): SeatDoc => {
      const owner = owners[at] ?? null
      if (owner === null) return seat
      if (owner === person.id) return { ...own, ready: true }
      if (apart.has(owner)) return { kind: 'free' }
      if (seat.kind === 'person' && seat.outside) return seat
      return { kind: 'kept', person: owner }
    })
    const invited = doc.invited.filter((one) => !apart.has(one))
    return { ...doc, seats, invited, asks: [], rematch: null, after: id, resigned: [] }
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
    const table = await this.current(room.id)
    if (!table.ok || table.value.over) return
    for (const [seat, sitter] of table.value.sitters.entries()) {
      if (sitter.id !== person.id) continue
      const bot: Sitter = { name: BOT_NAMES[seat % BOT_NAMES.length] ?? '', kind: 'bot', level: strongest() }
      await this.ordered(table.value, { do: 'hand', seat, sitter: bot, ticket: newTicket() })
    }
  }
}

/** By seat, whose it is or was until they gave up; null for bots of the house and for nobody. */
function ownersOf({ seats, resigned }: RoomDoc): (string | null)[] {
  const lost = new Map(resigned.map(({ seat, person }) => [seat, person]))
  return seats.map((seat, at) => lost.get(at) ?? ('person' in seat ? seat.person : null))
}
