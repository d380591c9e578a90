/** Names as message parameters. */
import { type Message, type Seat, seatName } from '@ludarium/kernel'
import { treatyById } from '../data/index.ts'

export const who = (seat: Seat): Message => seatName(seat)

/** A segment, character or fragment by its id. */
export const cardName = (id: string): Message => ({ key: id === '' ? 'name.nothing' : `card.${id}` })
/** A fragment in a sentence: “Ink Not Yet Dry”. */
export const fragmentName = (id: string): Message => ({ key: 'name.fragment', params: { name: cardName(id) } })
export const treatyName = (id: string): Message => ({ key: `treaty.${id}` })
/** The monster of a fragment. */
export const monsterName = (fragment: string): Message => ({ key: `monster.${fragment}` })
export const factionName = (id: string): Message => ({ key: `faction.${id}` })

/** What somebody pays for: a treaty or a fragment. */
export function reasonName(id: string): Message {
  return treatyById.has(id) ? { key: 'name.treaty', params: { name: treatyName(id) } } : fragmentName(id)
}

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
