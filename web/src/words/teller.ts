/** Turns messages into words: ICU sentences out of catalogs, nested messages first, names of seats from the table. */
import type { Catalog, Message, MessageParam } from '@ludarium/kernel'
import IntlMessageFormat from 'intl-messageformat'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Teller } from '../table/board.ts'

export interface TellerParts {
  readonly language: string
  /** Looked up one after the other. */
  readonly catalogs: readonly Catalog[]
  /** Name of a seat. */
  seat?(n: number): string
  /** A name as a picture; null or undefined keeps the plain emphasis. */
  emblem?(message: Message, text: string, where: 'prompt' | 'log'): ReactNode
  /** Changes every literal of a sentence: the pseudo-locale. */
  transform?(sentence: string): string
}

/** 'en-XA' is English in disguise; plural rules are those of the part before. */
const localeOf = (language: string): string => (language === 'en-XA' ? 'en' : language)

export function makeTeller(parts: TellerParts): Teller {
  const locale = localeOf(parts.language)
  const formats = new Map<string, IntlMessageFormat>()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })

  function sentenceOf(key: string): string | undefined {
    for (const catalog of parts.catalogs) {
      const sentence = Object.hasOwn(catalog, key) ? catalog[key] : undefined
      if (sentence !== undefined) return sentence
    }
    return undefined
  }

  function formatOf(key: string): IntlMessageFormat | null {
    const known = formats.get(key)
    if (known !== undefined) return known
    const sentence = sentenceOf(key)
    if (sentence === undefined) return null
    const made = new IntlMessageFormat(parts.transform?.(sentence) ?? sentence, locale)
    formats.set(key, made)
    return made
  }

  /** A sentence that lacks a figure is shown as it stands in the catalog; a page never fails over words. */
  function formatted<T>(format: IntlMessageFormat, values: Record<string, string | number | T>, key: string) {
    try {
      return format.format<T>(values)
    } catch {
      return sentenceOf(key) ?? key
    }
  }

  function seatOf(message: Message): string | null {
    if (message.key !== 'seat') return null
    const n = message.params?.n
    return typeof n === 'number' ? (parts.seat?.(n) ?? `${n + 1}`) : null
  }

  function plain(param: MessageParam): string | number {
    if (typeof param === 'string' || typeof param === 'number') return param
    if (isList(param)) return list.format(param.map((one) => t(one)))
    return t(param)
  }

  function t(message: Message | string, params?: Message['params']): string {
    const { key, params: own } = typeof message === 'string' ? { key: message, params } : message
    const seat = seatOf({ key, params: own })
    if (seat !== null) return seat
    const format = formatOf(key)
    if (format === null) return key
    const values: Record<string, string | number> = {}
    for (const name in own) {
      const param = own[name]
      if (param !== undefined) values[name] = plain(param)
    }
    return String(formatted(format, values, key))
  }

  function shown(param: Message, where: 'prompt' | 'log', key: string): ReactNode {
    const text = t(param)
    const emblem = param.key === 'seat' ? null : parts.emblem?.(param, text, where)
    return emblem ? createElement(Fragment, { key }, emblem) : createElement('b', { key, 'data-name': param.key }, text)
  }

  function rich(message: Message, where: 'prompt' | 'log'): ReactNode {
    const format = formatOf(message.key)
    if (format === null) return message.key
    const values: Record<string, ReactNode> = {}
    for (const name in message.params) {
      const param = message.params[name]
      if (param === undefined) continue
      if (typeof param === 'string' || typeof param === 'number') values[name] = param
      else if (isList(param)) values[name] = listed(param, where, name)
      else values[name] = shown(param, where, name)
    }
    const out = formatted<ReactNode>(format, values, message.key)
    return Array.isArray(out) ? createElement(Fragment, null, ...out) : out
  }

  function listed(messages: readonly Message[], where: 'prompt' | 'log', name: string): ReactNode {
    const parts = list.formatToParts(messages.map((_, i) => String(i)))
    const nodes = parts.map((part, i) => {
      const one = part.type === 'element' ? messages[Number(part.value)] : undefined
      return one === undefined ? part.value : shown(one, where, `${name}.${i}`)
    })
    return createElement(Fragment, { key: name }, ...nodes)
  }

  return {
    t,
    rich,
    has: (key) => sentenceOf(key) !== undefined,
    keys: () => Object.keys(parts.catalogs[0] ?? {}),
    language: parts.language,
  }
}

function isList(param: MessageParam): param is readonly Message[] {
  return Array.isArray(param)
}
