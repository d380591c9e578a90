/** Names of things that a state speaks of by id: from the game's catalog where it has one, else from the id itself. */
import type { Teller } from '../../table/board.ts'

/** Kinds of things that games give names to, most specific first. */
const KINDS = [
  'card',
  'name',
  'tile',
  'faction',
  'tribe',
  'mat',
  'terrain',
  'resource',
  'building',
  'citizen',
  'crate',
  'machine',
  'module',
  'artifact',
  'artifactCard',
  'objective',
  'encounter',
  'factory',
  'factoryCard',
  'competency',
  'innovation',
  'palace',
  'city',
  'bonus',
  'round',
  'book',
  'discipline',
  'location',
  'fragment',
  'treaty',
  'advisor',
  'follower',
  'combat',
  'goal',
  'side',
  'phase',
] as const

/** 'buildDiscount' reads "Build discount". */
export function plain(id: string): string {
  const spaced = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.:]/g, ' ')
    .trim()
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export function nameOf(words: Teller, id: string): string {
  const back = id.startsWith('?')
  if (back) return plain(id.slice(1))
  for (const kind of KINDS) if (words.has(`${kind}.${id}`)) return words.t(`${kind}.${id}`)
  return words.has(id) ? words.t(id) : plain(id)
}

export function fieldName(words: Teller, field: string): string {
  const key = [`field.${field}`, `resource.${field}`].find((one) => words.has(one))
  const name = key === undefined ? plain(field) : words.t(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
