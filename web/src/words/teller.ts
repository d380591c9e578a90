/** The page's teller: the house's renderer, with names inside a sentence as emphasis or pictures. */
import { type Catalog, isForm, type Message } from '@ludarium/kernel'
import { rendererOf } from '@ludarium/words'
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

/** More sentences are not kept. */
const MOST_SAID = 5000

export function makeTeller({ language, catalogs, seat, emblem, transform }: TellerParts): Teller {
  const words = rendererOf({ language: localeOf(language), catalogs, seat, transform })

  function rich(message: Message, where: 'prompt' | 'log'): ReactNode {
    const parts = words.parts<ReactNode>(message, (name, text) => {
      const picture = name.key === 'seat' ? null : emblem?.(name, text, where)
      return picture ? createElement(Fragment, null, picture) : createElement('b', { 'data-name': name.key }, text)
    })
    return createElement(Fragment, null, ...parts)
  }

  const said = new Map<string, string>()
  /** A board says the same hundreds of times with every press: a sentence is made once. */
  const t: Teller['t'] = (message, params) => {
    const sign =
      typeof message === 'string' && params === undefined
        ? message
        : `${JSON.stringify(message)} ${JSON.stringify(params)}`
    const old = said.get(sign)
    if (old !== undefined) return old
    const text = words.say(message, params)
    if (said.size >= MOST_SAID) said.clear()
    said.set(sign, text)
    return text
  }

  return {
    t,
    rich,
    has: words.has,
    keys: () => Object.keys(catalogs[0] ?? {}).filter((key) => !isForm(key)),
    language,
  }
}
