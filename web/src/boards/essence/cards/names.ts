/** A component's name in the reader's language: the game's words first, then the name in the data. */
import type { Message } from '@ludarium/kernel'
import type { Teller } from '../../../table/board.ts'

export function nameOf(words: Teller, thing: { readonly id: string; readonly name: string }, kind = 'card'): string {
  const key = `${kind}.${thing.id}`
  return words.has(key) ? words.t(key) : thing.name
}

/** First letter large: "gain 1 Essence" as a sentence of its own. */
export function sentence(words: Teller, message: Message): string {
  const text = words.t(message)
  const whole = /[.!?]$/.test(text) ? text : `${text}.`
  return whole.charAt(0).toLocaleUpperCase(words.language) + whole.slice(1)
}
