/** Seats of a room, and how they translate to and from the sitters in the table's records. */
import { bots } from '@ludarium/bots'
import type { Seat } from '@ludarium/kernel'
import { type Sitter, signsOf } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import type { RoomDoc, SeatDoc } from './room.ts'

/** Also true while a bot stands in for the person. */
export const isSeated = (doc: RoomDoc, person: string): boolean =>
  doc.seats.some((seat) => (seat.kind === 'person' || seat.kind === 'bot') && seat.person === person)

export function roomSeats(doc: RoomDoc, person: string, kind: 'person' | 'bot'): Seat[] {
  return doc.seats.flatMap((seat, at) => (seat.kind === kind && seat.person === person ? [at] : []))
}

/** People who play a seat themselves, without duplicates. Outside bots are left out: they cannot answer requests. */
export function players({ seats }: RoomDoc): string[] {
  const ids = seats.flatMap((seat) => (seat.kind === 'person' && !seat.outside ? [seat.person] : []))
  return [...new Set(ids)]
}

/** People for whom a bot stands in, without duplicates. */
export function lenders({ seats }: RoomDoc): string[] {
  const ids = seats.flatMap((seat) => (seat.kind === 'bot' && seat.person !== null ? [seat.person] : []))
  return [...new Set(ids)]
}

/** Everybody with a seat or an invitation, without duplicates. */
export function peopleOf({ seats, invited }: RoomDoc): string[] {
  const seated = seats.flatMap((seat) => (seat.kind === 'free' || seat.person === null ? [] : [seat.person]))
  return [...new Set([...seated, ...invited])]
}

/** Whether the same person or bot plays there, for the same owner. */
export function isSamePlayer(a: SeatDoc, b: SeatDoc | undefined): boolean {
  if (a.kind === 'free' || b === undefined || b.kind === 'free') return a.kind === b?.kind
  const isSameBot = a.kind !== 'bot' || b.kind !== 'bot' || a.level === b.level
  return a.kind === b.kind && a.person === b.person && isSameBot
}

export const isBotLevel = (level: string): boolean => bots.some((bot) => bot.name === level)

export const strongestLevel = (): string => bots[bots.length - 1]?.name ?? ''

export function withSeat(doc: RoomDoc, seat: Seat, next: SeatDoc): RoomDoc {
  return { ...doc, seats: doc.seats.map((one, at) => (at === seat ? next : one)) }
}

/** Adds the pair unless it is there already. */
export function withResigned(doc: RoomDoc, seat: Seat, person: string): RoomDoc {
  if (doc.resigned.some((one) => one.seat === seat && one.person === person)) return doc
  return { ...doc, resigned: [...doc.resigned, { seat, person }] }
}

/** Signs by seat: people get their favourite if it is free. */
export function signsIn(seats: readonly SeatDoc[]): ReturnType<typeof signsOf> {
  return signsOf(seats.map((seat) => ('sign' in seat ? seat.sign : undefined)))
}

export function personSitter({ id, kind }: Person): Sitter {
  return { name: '', kind: 'person', level: kind === 'bot' ? 'outside' : '', id }
}

export function sitterOf(seat: SeatDoc): Sitter {
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

export function seatOf({ kind, level, id, name, sign }: Sitter, before: SeatDoc | undefined): SeatDoc {
  const signed = sign === undefined ? {} : { sign }
  if (kind === 'bot') return { kind: 'bot', level, name, person: id ?? null, ...signed }
  if (kind === 'free' || id === undefined) return before ?? { kind: 'free' }
  return { kind: 'person', person: id, ready: true, outside: level === 'outside', ...signed }
}
