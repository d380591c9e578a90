/** Names, goods and prices as messages: what sentences and sketches are made of. */
import type { Message } from '@ludarium/kernel'
import type { FactionId } from '../data/index.ts'

export const named = (kind: string, id: string): Message => ({ key: `${kind}.${id}` })

/** A faction as the subject or object of a sentence: "the Goblins", "Omar". */
export const side = (faction: FactionId | ''): Message => named('side', faction === '' ? 'nobody' : faction)

const GOODS = ['tools', 'coins', 'scholars', 'power', 'books'] as const

/** How much of each good. */
export type Goods = { readonly [G in (typeof GOODS)[number]]?: number }

/** Goods as a list, those that there are: "2 tools and 6 coins". */
export function goods(amounts: Goods): Message[] {
  return GOODS.flatMap((good) => {
    const n = amounts[good] ?? 0
    return n > 0 ? [{ key: `goods.${good}`, params: { n } }] : []
  })
}
