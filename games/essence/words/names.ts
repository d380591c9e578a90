/** Names as message parameters. */
import { type Message, type Seat, seatName } from '@ludarium/kernel'
import { treatyById } from '../data/index.ts'

export const who = (seat: Seat): Message => seatName(seat)

/** A segment, character, fragment or treaty by its id. */
export function cardName(id: string): Message {
  if (id === '') return { key: 'name.nothing' }
  return { key: treatyById.has(id) ? `treaty.${id}` : `card.${id}` }
}

export const treatyName = (id: string): Message => ({ key: `treaty.${id}` })
export const factionName = (id: string): Message => ({ key: `faction.${id}` })

/** "2 Wealth and 1 Influence" */
export function mix(wealth: number, influence: number): Message {
  if (wealth > 0 && influence > 0) return { key: 'mix.both', params: { wealth, influence } }
  if (wealth > 0) return { key: 'mix.wealth', params: { wealth } }
  if (influence > 0) return { key: 'mix.influence', params: { influence } }
  return { key: 'mix.none' }
}

/** "+3", "0" or "−1" as text. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}
