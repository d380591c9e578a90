/** The shell's words for the whole page, and tellers for games on top of them. */
import type { Catalog, Message } from '@ludarium/kernel'
import { refusals, serverWords, whyWords } from '@ludarium/words'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../settings.ts'
import type { Teller } from '../table/board.ts'
import { en } from './en.ts'
import { makeTeller, type TellerParts } from './teller.ts'

/** German comes when it is wanted: what the shell says, and what tables and the server refuse. */
async function loadGerman(): Promise<Catalog> {
  const [{ de }, house] = await Promise.all([import('./de.ts'), import('@ludarium/words/de')])
  return { ...house.serverWords, ...house.refusals, ...house.whyWords, ...de }
}

/** Languages the page speaks. A new one is a catalog file, a line here and one in languages.ts. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', load: async () => en },
  de: { name: 'Deutsch', load: loadGerman },
  'en-XA': { name: 'Ƥšéûðö (test)', load: async () => en, test: true },
}

interface Language {
  readonly name: string
  load(): Promise<Catalog>
  /** For tests only: not offered unless it is spoken already. */
  readonly test?: boolean
}

/** Those to choose from. */
export function publicLanguages(spoken: string): string[] {
  return Object.keys(LANGUAGES).filter((language) => language === spoken || LANGUAGES[language]?.test !== true)
}

interface Speaking {
  readonly language: string
  readonly catalog: Catalog
  readonly transform: ((sentence: string) => string) | undefined
}

const ENGLISH: Speaking = { language: 'en', catalog: en, transform: undefined }
const Context = createContext<Speaking>(ENGLISH)

/** A language that cannot be loaded is spoken in English. */
async function speak(language: string): Promise<Speaking> {
  const entry = LANGUAGES[language]
  if (entry === undefined) return ENGLISH
  try {
    const catalog = await entry.load()
    const transform = language === 'en-XA' ? (await import('./pseudo.ts')).pseudo : undefined
    return { language, catalog, transform }
  } catch {
    return ENGLISH
  }
}

/** Nothing is shown before the first words are there: no page changes its language under the reader's eyes. */
export function WordsProvider(props: { children: ReactNode }): ReactNode {
  const { language } = useSettings()
  const [speaking, setSpeaking] = useState(language === 'en' ? ENGLISH : null)
  useEffect(() => {
    let current = true
    void speak(language).then((next) => {
      if (current) setSpeaking(next)
    })
    return () => {
      current = false
    }
  }, [language])
  return speaking === null ? null : <Context value={speaking}>{props.children}</Context>
}

const NO_CATALOGS: readonly Catalog[] = []

/** A teller that looks into these catalogs first and then into the shell's. */
export function useTeller(
  catalogs: readonly Catalog[] = NO_CATALOGS,
  seat?: TellerParts['seat'],
  emblem?: TellerParts['emblem'],
): Teller {
  const { language, catalog, transform } = useContext(Context)
  return useMemo(
    () =>
      makeTeller({
        language,
        catalogs: [...catalogs, catalog, en, refusals, serverWords, whyWords],
        seat,
        emblem,
        transform,
      }),
    [language, catalog, transform, catalogs, seat, emblem],
  )
}

/** The shell's words. */
export function useWords(): (key: string, params?: Message['params']) => string {
  return useTeller().t
}
