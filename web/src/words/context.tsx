/** The shell's words for the whole page, and tellers for games on top of them. */
import type { Catalog, Message } from '@ludarium/kernel'
import { refusals, serverWords } from '@ludarium/words'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../settings.ts'
import type { Teller } from '../table/board.ts'
import { en } from './en.ts'
import { makeTeller, type TellerParts } from './teller.ts'

/** Languages the page speaks. A new one is a catalog file and a line here. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', load: async () => en },
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

async function speak(language: string): Promise<Speaking> {
  const entry = LANGUAGES[language]
  if (entry === undefined) return ENGLISH
  const catalog = await entry.load()
  const transform = language === 'en-XA' ? (await import('./pseudo.ts')).pseudo : undefined
  return { language, catalog, transform }
}

export function WordsProvider(props: { children: ReactNode }): ReactNode {
  const { language } = useSettings()
  const [speaking, setSpeaking] = useState(ENGLISH)
  useEffect(() => {
    let current = true
    void speak(language).then((next) => {
      if (current) setSpeaking(next)
    })
    return () => {
      current = false
    }
  }, [language])
  return <Context value={speaking}>{props.children}</Context>
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
      makeTeller({ language, catalogs: [...catalogs, catalog, en, refusals, serverWords], seat, emblem, transform }),
    [language, catalog, transform, catalogs, seat, emblem],
  )
}

/** The shell's words. */
export function useWords(): (key: string, params?: Message['params']) => string {
  return useTeller().t
}
