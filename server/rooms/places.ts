/** How a game came out: a place per seat. */
import type { Result, Seat } from '@ludarium/kernel'
import { readRecord, type Sitter, type Table } from '@ludarium/tables'
import type { RoomRow } from './room.ts'

/** The outcome for one seat. */
export interface SeatResult {
  readonly seat: Seat
  /** Whose result it is; null for a bot of the table. */
  readonly person: string | null
  readonly level: string
  readonly place: number
  readonly total: number
  /** A bot stood in for at least half of the decisions, at the person's own wish. */
  readonly lent: boolean
}

/** Null for a game that ended by agreement: it does not count. */
export function seatResults(table: Table, room: RoomRow): SeatResult[] | null {
  const { game, match, sitters, ended } = table
  const result = game.result(match.state)
  if (result === null && ended?.type === 'ended' && ended.reason === 'agreed') return null
  const resigned = new Map(room.doc.resigned.map(({ seat, person }) => [seat, person]))
  const endedBy = ended?.type === 'flagged' || ended?.type === 'ended' ? ended.seat : null
  const isOut = (seat: Seat): boolean => resigned.has(seat) || seat === endedBy
  const { ranks, totals } = result ?? provisionalResult(table)
  const places = placesAmong(ranks, isOut)
  const deciders = decidersOf(table)
  return sitters.map((sitter, seat) => {
    const person = resigned.get(seat) ?? sitter.id ?? null
    const place = places[seat] ?? sitters.length
    const level = person === null ? sitter.level : ''
    // A seat that is out is last anyway: a bot gained nothing for it.
    const lent = person !== null && !isOut(seat) && isMostlyLent(deciders, seat, person)
    return { seat, person, level, place, total: totals[seat] ?? 0, lent }
  })
}

interface Decider {
  readonly seat: Seat
  /** The person who had lent the seat to a bot, or null. */
  readonly lentBy: string | null
}

/** Who made each decision that stands. A bot that took over because time ran out does not count as lent. */
function decidersOf({ stored, ats, opened }: Table): Decider[] {
  const lentBy: (string | null)[] = opened.sitters.map(() => null)
  const deciders: Decider[] = []
  for (const [n, at] of ats.entries()) {
    const record = readRecord(stored[n])
    if (!record.ok) break
    const { value } = record
    if (value.type === 'handed') lentBy[value.seat] = lenderOf(value.sitter)
    if (value.type === 'flagged') lentBy[value.seat] = null
    deciders.length = Math.min(deciders.length, at)
    if (value.type === 'decided' || value.type === 'redone') {
      while (deciders.length < at) deciders.push({ seat: value.seat, lentBy: lentBy[value.seat] ?? null })
    }
  }
  return deciders
}

const lenderOf = ({ kind, id }: Sitter): string | null => (kind === 'bot' ? (id ?? null) : null)

function isMostlyLent(deciders: readonly Decider[], seat: Seat, person: string): boolean {
  const own = deciders.filter((decider) => decider.seat === seat)
  const lent = own.filter(({ lentBy }) => lentBy === person).length
  return lent > 0 && 2 * lent >= own.length
}

/** Seats that resigned or ran out of time are last, whatever a bot made of them. The others are ranked among themselves. */
export function placesAmong(ranks: readonly number[], isOut: (seat: Seat) => boolean): number[] {
  const others = ranks.filter((_, seat) => !isOut(seat))
  return ranks.map((rank, seat) => (isOut(seat) ? ranks.length : 1 + others.filter((other) => other < rank).length))
}

/** Ranks a game that did not end by its rules by the current scores. */
function provisionalResult({ game, match, sitters }: Table): Pick<Result, 'ranks' | 'totals'> {
  const totals = sitters.map((_, seat) => game.score(match.state, seat).reduce((sum, line) => sum + line.points, 0))
  return { totals, ranks: totals.map((total) => 1 + totals.filter((other) => other > total).length) }
}
