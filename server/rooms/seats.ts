/** Seats of a room: who has which, as the room keeps them and as the table's records tell them. */
import { bots } from '@ludarium/bots'
import type { Seat } from '@ludarium/kernel'
import { type Sitter, signsOf } from '@ludarium/tables'
import type { Person } from '../people/people.ts'
import type { RoomDoc, SeatDoc } from './doc.ts'

export const BOT_NAMES = ['Basalt', 'Opal', 'Flint', 'Jade', 'Amber', 'Slate', 'Onyx'] as const

export const isSeated = (doc: RoomDoc, person: string): boolean =>
  doc.seats.some((seat) => (seat.kind === 'person' || seat.kind === 'bot') && seat.person === person)

export function seatsOf(doc: RoomDoc, person: string, kind: 'person' | 'bot'): Seat[] {
  return doc.seats.flatMap((seat, at) => (seat.kind === kind && seat.person === person ? [at] : []))
}

/** The people at the seats, each once; programs of somebody's own are asked nothing. */
export function players({ seats }: RoomDoc): string[] {
  const ids = seats.flatMap((seat) => (seat.kind === 'person' && !seat.outside ? [seat.person] : []))
  return [...new Set(ids)]
}

/** The people in whose place a bot plays, each once. */
export function lenders({ seats }: RoomDoc): string[] {
  const ids = seats.flatMap((seat) => (seat.kind === 'bot' && seat.person !== null ? [seat.person] : []))
  return [...new Set(ids)]
}

/** Whether the same one plays there, and for the same person. */
export function isSamePlayer(a: SeatDoc, b: SeatDoc | undefined): boolean {
  if (a.kind === 'free' || b === undefined || b.kind === 'free') return a.kind === b?.kind
  const isSameBot = a.kind !== 'bot' || b.kind !== 'bot' || a.level === b.level
  return a.kind === b.kind && a.person === b.person && isSameBot
}

export const strongest = (): string => bots[bots.length - 1]?.name ?? ''

export function peopleOf({ seats, invited }: RoomDoc): string[] {
  const seated = seats.flatMap((seat) => (seat.kind === 'free' || seat.person === null ? [] : [seat.person]))
  return [...new Set([...seated, ...invited])]
}

export function withSeat(doc: RoomDoc, seat: Seat, next: SeatDoc): RoomDoc {
  return { ...doc, seats: doc.seats.map((one, at) => (at === seat ? next : one)) }
}

export function personSitter({ id, kind }: Person): Sitter {
  return { name: '', kind: 'person', level: kind === 'bot' ? 'outside' : '', id }
}

/** By seat: a favourite where it is free, else the seat's own. */
export function signsIn(seats: readonly SeatDoc[]): ReturnType<typeof signsOf> {
  return signsOf(seats.map((seat) => ('sign' in seat ? seat.sign : undefined)))
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
