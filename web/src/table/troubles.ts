/** What goes wrong behind a table, told once: a browser that keeps nothing, a store that fails, a table that is gone. */
import { useEffect } from 'react'
import type { LocalSource } from '../local/source.ts'
import type { Teller } from './board.ts'
import type { Live } from './live.ts'
import type { Toast } from './Toasts.tsx'

export function useTroubles(
  live: Live,
  source: LocalSource,
  words: Teller,
  say: (text: string, kind?: Toast['kind']) => void,
): void {
  const { kept } = source
  useEffect(() => {
    if (!kept) say(words.t('table.unkept'), 'warn')
  }, [kept, words, say])
  // A table that answers no more says so in the decision bar.
  const reason = live.trouble === null || live.trouble.code === 'line' ? null : words.t(live.trouble.message)
  useEffect(() => {
    if (reason !== null) say(words.t('table.trouble', { reason }), 'bad')
  }, [reason, words, say])
}
