/** What goes wrong behind a table, told once: a browser that keeps nothing, a store that fails, a table that is gone. */
import { useEffect } from 'react'
import type { LocalSource } from '../local/source.ts'
import { useWords } from '../words/context.tsx'
import type { Teller } from './board.ts'
import type { Say } from './live/play.ts'
import { type LiveState, troubleOf } from './live/state.ts'

export function useTroubles(state: LiveState, source: LocalSource, words: Teller, say: Say): void {
  const t = useWords()
  const { kept, trimmed } = source
  useEffect(() => {
    if (trimmed) say(t('table.trimmed'), 'warn')
  }, [trimmed, say, t])
  useEffect(() => {
    if (!kept) say(words.t('table.unkept'), 'warn')
  }, [kept, words, say])
  // A table that answers no more says so in the decision bar.
  const trouble = troubleOf(state)
  const reason = trouble === null || trouble.code === 'line' ? null : words.t(trouble.message)
  useEffect(() => {
    if (reason !== null) say(words.t('table.trouble', { reason }), 'bad')
  }, [reason, words, say])
}
