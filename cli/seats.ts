/** People and bots at the seats of a terminal game. */
import type { Seat } from '@ludarium/kernel'
import type { Sitter } from '@ludarium/tables'
import { readSeats } from './args.ts'
import { misused } from './command.ts'
import { EXTERNAL } from './external-bot.ts'
import { withoutColour } from './paint.ts'
import { specOf } from './simulation.ts'
import { terminalWords } from './words.ts'

export interface SeatFlags {
  readonly people?: string | undefined
  readonly bots?: string | undefined
  readonly names?: string | undefined
  /** `2=adept`, `2=cmd:python3 mybot.py`, `2=person`. */
  readonly seat?: readonly string[] | undefined
}

/** Default name of a seat. */
export function seatTitle(seat: Seat): string {
  return terminalWords.say('terminal.seat', { n: seat })
}

/** Default: a person at seat 0, greedy bots elsewhere. */
export function sittersFor(seats: number, wish: SeatFlags): Sitter[] {
  const people = readSeats('people', wish.people ?? '0', seats)
  const kinds = (wish.bots ?? 'greedy').split(',')
  const names = wish.names?.split(',') ?? []
  if (names.length > seats) throw misused('names', `There are ${names.length} names for ${seats} seats.`)
  for (const kind of kinds) specOf(kind)
  const chosen = readSitters(wish.seat ?? [], seats)
  let dealt = 0
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const name = withoutColour(names[seat]?.trim() ?? '') || seatTitle(seat)
    const wanted = chosen.get(seat)
    if (wanted === 'person') return { kind: 'person', name, level: '' }
    if (wanted !== undefined) return { kind: 'bot', name, level: wanted }
    if (people.includes(seat)) return { kind: 'person', name, level: '' }
    return { kind: 'bot', name, level: kinds[dealt++ % kinds.length] ?? 'greedy' }
  })
}

/** `--seat N=WHO`: a person, a bot or an external program. */
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
    if (who !== 'person' && !who.startsWith(EXTERNAL)) specOf(who)
    chosen.set(seat, who)
  }
  return chosen
}
