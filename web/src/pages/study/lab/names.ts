/** What a game calls its roles. */
import type { Catalog, Message } from '@ludarium/kernel'
import { useEffect, useMemo, useState } from 'react'
import { entryOf } from '../../../registry.ts'
import { useTeller } from '../../../words/context.tsx'

export interface Names {
  /** The game's words are not there yet. */
  readonly loading: boolean
  /** Version of the game's rules. */
  readonly version: number
  role(kind: string, role: string): string
  kind(kind: string): string
  say(message: Message): string
}

interface Loaded {
  readonly game: string
  readonly language: string
  readonly version: number
  readonly catalogs: readonly Catalog[]
}

const NOTHING: readonly Catalog[] = []

export function useNames(game: string): Names {
  const { language } = useTeller()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      const module = await entryOf(game)?.load()
      const words = await (module?.words[language] ?? module?.words.en)?.()
      if (!current) return
      setLoaded({
        game,
        language,
        version: module?.game.version ?? 1,
        catalogs: words === undefined ? [] : [words.catalog],
      })
    }
    load().catch(() => {
      if (current) setLoaded({ game, language, version: 1, catalogs: [] })
    })
    return () => {
      current = false
    }
  }, [game, language])
  const ready = loaded?.game === game && loaded.language === language ? loaded : null
  const words = useTeller(ready?.catalogs ?? NOTHING)
  return useMemo(
    () => ({
      loading: ready === null,
      version: ready?.version ?? 1,
      role(kind, role) {
        const key = [`${kind}.${role}`, role].find((one) => words.has(one))
        return key === undefined ? role : words.t(key)
      },
      kind: (kind) => (words.has(`lab.kind.${kind}`) ? words.t(`lab.kind.${kind}`) : kind),
      say: (message) => words.t(message),
    }),
    [ready, words],
  )
}
