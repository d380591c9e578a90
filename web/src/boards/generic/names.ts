/** Names of things that a state speaks of by id: from the game's catalog where it has one, else from the id itself. */
import type { Teller } from '../../table/board.ts'

/** Kinds of sentences, not of things. */
const SENTENCES = new Set(['move', 'prompt', 'event', 'why', 'group', 'score', 'option', 'effect', 'field', 'kind'])

const indexes = new WeakMap<Teller, ReadonlyMap<string, string>>()

/** From ids to the keys of their names: 'card.tavern' names 'tavern'. The first kind that names an id counts. */
function indexOf(words: Teller): ReadonlyMap<string, string> {
  const known = indexes.get(words)
  if (known !== undefined) return known
  const index = new Map<string, string>()
  for (const key of words.keys()) {
    const dot = key.indexOf('.')
    const id = key.slice(dot + 1)
    if (dot > 0 && !SENTENCES.has(key.slice(0, dot)) && !index.has(id)) index.set(id, key)
  }
  indexes.set(words, index)
  return index
}

/** 'buildDiscount' reads "Build discount". */
export function plain(id: string): string {
  const spaced = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.:]/g, ' ')
    .trim()
    .toLowerCase()
  return upper(spaced)
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function nameOf(words: Teller, id: string): string {
  if (id.startsWith('?')) return plain(id.slice(1))
  const key = indexOf(words).get(id)
  return key === undefined ? plain(id) : upper(words.t(key))
}

export function fieldName(words: Teller, field: string): string {
  const key = [`field.${field}`, `resource.${field}`].find((one) => words.has(one))
  return key === undefined ? plain(field) : upper(words.t(key))
}
