/** Who sits where: people and bots at the seats of a terminal game. */
import type { Bot } from '@ludarium/bots'
import { type Chance, chanceOf, type Game, type Seat, seedOf } from '@ludarium/kernel'
import { readSeats } from './args.ts'
import { misused } from './command.ts'
import { specOf } from './simulation.ts'

export interface Machine {
  readonly kind: 'bot'
  readonly name: string
  /** The bot's kind, e.g. 'greedy'. */
  readonly bot: string
  readonly player: Bot
  readonly chance: Chance
}

export interface Person {
  readonly kind: 'person'
  readonly name: string
}

export type Sitter = Person | Machine

export interface SeatingWish {
  readonly people: string | undefined
  readonly bots: string | undefined
  readonly names: string | undefined
  readonly seed: string
}

/** Without a wish a person sits at seat 0 and greedy bots everywhere else. */
export function seatingOf(game: Game, seats: number, wish: SeatingWish): Sitter[] {
  const people = readSeats('people', wish.people ?? '0', seats)
  const kinds = (wish.bots ?? 'greedy').split(',')
  const names = wish.names?.split(',') ?? []
  if (names.length > seats) throw misused('names', `There are ${names.length} names for ${seats} seats.`)
  for (const kind of kinds) specOf(kind)
  let dealt = 0
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const name = names[seat]?.trim() || `Seat ${seat}`
    if (people.includes(seat)) return { kind: 'person', name }
    const bot = kinds[dealt++ % kinds.length] ?? 'greedy'
    const chance = chanceOf(seedOf(`${wish.seed}/terminal ${seat}`))
    return { kind: 'bot', name, bot, player: specOf(bot).make(game), chance }
  })
}

export function peopleOf(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
}
