/** Names and amounts as messages: what sentences and sketches are made of. */
import type { Message, Seat } from '@ludarium/kernel'
import { type Gain, type Price, UNITS, type Unit } from '../data/index.ts'
import { factionOf, factoryCardOf } from '../figures.ts'
import { FIRST_MECH, FIRST_WORKER, player } from '../pieces.ts'
import type { ScytheState } from '../state.ts'

export const named = (kind: string, id: string): Message => ({ key: `${kind}.${id}` })
export const place = (id: string): Message => named('place', id)
export const amountOf = (what: string, amount: number): Message => ({ key: `amount.${what}`, params: { amount } })

export function gains(list: readonly Gain[]): Message[] {
  return list.map((one) => amountOf(one.type === 'resource' ? one.resource : one.type, one.amount))
}

export function prices(list: readonly Price[]): Message[] {
  return list.map((one) => amountOf(one.distinct ? 'distinctResources' : one.type, one.amount))
}

/** A unit by name, mechs by their ability. */
export function unitName(s: ScytheState, seat: Seat, unit: Unit): Message {
  const n = UNITS.indexOf(unit)
  const ability = factionOf(s, player(s, seat).faction).mechs[n - FIRST_MECH]?.id
  if (n >= FIRST_WORKER || ability === undefined) return named('unit', unit)
  return { key: 'unit.mech', params: { ability: named('ability', ability) } }
}

/** A Factory card with what it costs and gives. */
export function factoryText(s: ScytheState, id: string): Message {
  const { cost, choices } = factoryCardOf(s, id)
  const [first = [], second] = choices
  const params = { card: named('factory', id), cost: prices(cost), gains: gains(first) }
  if (second === undefined) return { key: 'move.takeCard', params }
  return { key: 'move.takeCard.choice', params: { ...params, others: gains(second) } }
}
