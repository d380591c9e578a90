/** Who sits where: people and bots at the seats of a terminal game. */
import type { Seat } from '@ludarium/kernel'
import type { Sitter } from '@ludarium/tables'
import { readSeats } from './args.ts'
import { misused } from './command.ts'
import { specOf } from './simulation.ts'
import { english } from './words.ts'

export interface SeatingWish {
  readonly people?: string | undefined
  readonly bots?: string | undefined
  readonly names?: string | undefined
}

/** What a seat is called where nobody has a name. */
export function seatTitle(seat: Seat): string {
  return english.say('terminal.seat', { n: seat })
}

/** Without a wish a person sits at seat 0 and greedy bots everywhere else. */
export function seatingOf(seats: number, wish: SeatingWish): Sitter[] {
  const people = readSeats('people', wish.people ?? '0', seats)
  const kinds = (wish.bots ?? 'greedy').split(',')
  const names = wish.names?.split(',') ?? []
  if (names.length > seats) throw misused('names', `There are ${names.length} names for ${seats} seats.`)
  for (const kind of kinds) specOf(kind)
  let dealt = 0
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const name = names[seat]?.trim() || seatTitle(seat)
    if (people.includes(seat)) return { kind: 'person', name, level: '' }
    return { kind: 'bot', name, level: kinds[dealt++ % kinds.length] ?? 'greedy' }
  })
}
