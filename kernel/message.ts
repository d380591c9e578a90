/**
 * Words. A game says what it means as messages: a key and its figures. Catalogs, one file a language, hold the
 * sentences as ICU messages ("{n, plural, one {# card} other {# cards}}"); whoever shows them renders them.
 */
import type { Seat } from './state.ts'

/** A name or sentence to be looked up in a catalog. Parameters may be messages themselves. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, MessageParam>>
}

export type MessageParam = string | number | Message | readonly Message[]

/** Key to ICU message, of one language. */
export type Catalog = Readonly<Record<string, string>>

/**
 * A catalog may hold forms of a name beside it, 'card.tavern@den' beside 'card.tavern': a sentence that says `{card_den}`
 * shows the name in that form, or plainly where there is none. In a form this sign stands for the space before the
 * name itself, so that an article is not dressed up with it.
 */
export const NAME_BEGINS = '\u001f'

/** Whether the key is that of a form of a name, not of a name or sentence. */
export function isForm(key: string): boolean {
  return key.includes('@')
}

/** A seat as a message parameter; the reader's side knows its name. */
export function seatName(seat: Seat): Message {
  return { key: 'seat', params: { n: seat } }
}
