/** Names and amounts as messages: what sentences and sketches are made of. */
import type { Message, Seat } from '@ludarium/kernel'
import { type Ability, type Gain, type Price, UNITS, type Unit } from '../data/index.ts'
import { factoryCardOf, mechOf } from '../figures.ts'
import { player } from '../pieces.ts'
import type { ScytheState } from '../state.ts'

export const named = (kind: string, id: string): Message => ({ key: `${kind}.${id}` })
export const placeName = (id: string): Message => named('place', id)
export const amountOf = (what: string, amount: number): Message => ({ key: `amount.${what}`, params: { amount } })

/** So many equal combat cards. */
export function cardName(card: string, count: number): Message {
  const name = named('card', card)
  return count === 1 ? name : { key: 'sketch.times', params: { name, count } }
}

export function gains(list: readonly Gain[]): Message[] {
  return list.map((one) => amountOf(one.type === 'resource' ? one.resource : one.type, one.amount))
}

export function prices(list: readonly Price[]): Message[] {
  return list.map((one) => amountOf(one.distinct ? 'distinctResources' : one.type, one.amount))
}

/** A unit by name: mechs by their ability, workers are all alike. */
export function pieceName(unit: Unit, mech: Ability | ''): Message {
  if (mech !== '') return { key: 'unit.mech', params: { ability: named('ability', mech) } }
  return named('unit', unit === 'character' ? unit : 'worker')
}

export function unitName(s: ScytheState, seat: Seat, unit: Unit): Message {
  return pieceName(unit, mechOf(s, player(s, seat).faction, UNITS.indexOf(unit)))
}

/** A Factory card with what it costs and gives. */
export function factoryText(s: ScytheState, id: string): Message {
  const { cost, choices } = factoryCardOf(s, id)
  const [first = [], second] = choices
  const params = { card: named('factory', id), cost: prices(cost), gains: gains(first) }
  if (second === undefined) return { key: 'move.takeCard', params }
  return { key: 'move.takeCard.choice', params: { ...params, others: gains(second) } }
}
