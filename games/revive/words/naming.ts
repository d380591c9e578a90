/** Names of components, places and effects, as messages. */
import type { Message } from '@ludarium/kernel'
import { BASICS, type Basic, CARD, MACHINE, MODULE, type Resource, TECHS, type TechId } from '../data/index.ts'

export const named = (kind: string, id: string | number): Message => ({ key: `${kind}.${id}` })

export const amount = (resource: Resource, n: number): Message => ({ key: `amount.${resource}`, params: { n } })

/** What is paid or costs, nothing left out but what is none. */
export function amounts(of: Readonly<Record<Basic, number>>): Message[] {
  const found = BASICS.filter((basic) => of[basic] > 0).map((basic) => amount(basic, of[basic]))
  return found.length > 0 ? found : [{ key: 'amount.nothing' }]
}

/** The number by which people call a technology. */
export const techNumber = (tech: TechId): number => TECHS.indexOf(tech) + 1

/** A card, module, machine or other component by its id. */
export function component(id: string): Message {
  if (CARD.has(id)) return named('card', id)
  if (MODULE.has(id)) return named('module', id)
  if (MACHINE.has(id)) return named('machine', id)
  return named('artifact', id)
}

/** An effect in words; whole halves of cards are called by the card's name too. */
export function effectMessage(key: string): Message {
  if (/^(S[A-D]\d|C[GNY]\d+)\.(top|bottom)$/.test(key)) return named('half', key)
  if (MODULE.has(key)) return named('module', key)
  return named('effect', key)
}
