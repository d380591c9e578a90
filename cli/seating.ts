/** Who sits where: people and bots at the seats of a terminal game. */
import type { Seat } from '@ludarium/kernel'
import type { Sitter } from '@ludarium/tables'
import { readSeats } from './args.ts'
import { misused } from './command.ts'
import { OUTSIDE } from './outside.ts'
import { plain } from './paint.ts'
import { specOf } from './simulation.ts'
import { house } from './words.ts'

export interface SeatingWish {
  readonly people?: string | undefined
  readonly bots?: string | undefined
  readonly names?: string | undefined
  /** `2=adept`, `2=cmd:python3 mybot.py`, `2=person`. */
  readonly seat?: readonly string[] | undefined
}

/** What a seat is called where nobody has a name. */
export function seatTitle(seat: Seat): string {
  return house.say('terminal.seat', { n: seat })
}

/** Without a wish a person sits at seat 0 and greedy bots everywhere else. */
export function seatingOf(seats: number, wish: SeatingWish): Sitter[] {
  const people = readSeats('people', wish.people ?? '0', seats)
  const kinds = (wish.bots ?? 'greedy').split(',')
  const names = wish.names?.split(',') ?? []
  if (names.length > seats) throw misused('names', `There are ${names.length} names for ${seats} seats.`)
  for (const kind of kinds) specOf(kind)
  const chosen = readSitters(wish.seat ?? [], seats)
  let dealt = 0
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const name = plain(names[seat]?.trim() ?? '') || seatTitle(seat)
    const wanted = chosen.get(seat)
    if (wanted === 'person') return { kind: 'person', name, level: '' }
    if (wanted !== undefined) return { kind: 'bot', name, level: wanted }
    if (people.includes(seat)) return { kind: 'person', name, level: '' }
    return { kind: 'bot', name, level: kinds[dealt++ % kinds.length] ?? 'greedy' }
  })
}

/** `--seat N=WHO`: a person, a kind of bot, or a program of your own. */
function readSitters(settings: readonly string[], seats: number): ReadonlyMap<Seat, string> {
  const chosen = new Map<Seat, string>()
  for (const setting of settings) {
    const [, place = '', who = ''] = /^(\d+)=(.+)$/s.exec(setting) ?? []
    const seat = Number(place)
    if (place === '' || seat >= seats) {
      throw misused(
        'seat',
        `--seat takes seats from 0 to ${seats - 1}, e.g. 1=adept or 1=cmd:"python3 mybot.py"; not '${setting}'.`,
      )
    }
    if (who !== 'person' && !who.startsWith(OUTSIDE)) specOf(who)
    chosen.set(seat, who)
  }
  return chosen
}
