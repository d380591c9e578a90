/**
 * Messages: a key and its parameters. Catalogs, one file per language, hold the sentences in ICU format ("{n, plural,
 * one {# card} other {# cards}}"). Clients render them.
 */
import type { Seat } from './state.ts'

/** A name or sentence to look up in a catalog. Parameters can be messages themselves. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, MessageParam>>
}

/** A move as shown in the decision bar. */
export interface MoveMessage extends Message {
  /** Catalog key of its button group, e.g. 'group.build'. */
  readonly group: string
  /** Number of the rule it comes from. */
  readonly rule: string
}

export type MessageParam = string | number | Message | readonly Message[]

/** ICU messages of one language, by key. */
export type Catalog = Readonly<Record<string, string>>

/**
 * A catalog can hold forms of a name, 'card.tavern@den' next to 'card.tavern'. A sentence with `{card_den}` shows that
 * form, or the plain name if there is none. This character marks where the name itself begins, so that styling does not
 * include the article.
 */
export const NAME_BEGINS = '\u001f'

/** Whether the key is a form of a name. */
export function isForm(key: string): boolean {
  return key.includes('@')
}

/** A seat as a message parameter; the renderer inserts the player's name. */
export function seatName(seat: Seat): Message {
  return { key: 'seat', params: { n: seat } }
}
