/** Names of options and their values, from the game's catalog under the keys games use for them. */
import type { Teller } from '../table/board.ts'

function first(words: Teller, keys: readonly string[], fallback: string): string {
  const key = keys.find((one) => words.has(one))
  return key === undefined ? plain(fallback) : words.t(key)
}

/** 'fullMap' reads "Full map". */
export function plain(id: string): string {
  const spaced = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.:]/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export function optionName(words: Teller, id: string): string {
  return first(words, [`option.${id}`, `option.${id}.name`], id)
}

export function valueName(words: Teller, id: string, value: string): string {
  const singular = id.replace(/ies$/, 'y').replace(/s$/, '')
  const keys = [`option.${id}.${value}`, `${id}.${value}`, `${singular}.${value}`, `option.${value}`]
  return first(words, keys, value)
}
