/** Names of components, places and effects, as messages. */
import type { Message } from '@ludarium/kernel'
import { CARD, MACHINE, MODULE } from '../data/index.ts'

export const named = (kind: string, id: string | number): Message => ({ key: `${kind}.${id}` })

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
