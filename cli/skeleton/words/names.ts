/** Names of components as messages. */
import type { Message } from '@ludarium/kernel'
import { CARD_BY_ID } from '../data/index.ts'

/** 'jade4' is "jade 4"; a back is "a hidden card". */
export function cardName(id: string): Message {
  const card = CARD_BY_ID.get(id)
  if (card === undefined) return { key: 'card.hidden' }
  return { key: 'card', params: { colour: { key: `colour.${card.colour}` }, value: card.value } }
}
