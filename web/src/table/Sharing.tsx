/** A game as text. While it runs the text tells more than a seat may know: that is said first, and something else offered. */
import { writePosition } from '@ludarium/kernel'
import { type ReactNode, useCallback, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Dialog } from '../kit/surface/Dialog.tsx'
import type { Toast } from '../kit/surface/Toasts.tsx'
import { type LocalSource, problemOf } from '../local/source.ts'
import { save } from '../shell/save.ts'
import { useWords } from '../words/context.tsx'
import type { Teller } from './board.ts'
import { useChrome } from './chrome.tsx'
import type { Position, TableAbout } from './source.ts'

/** The whole record, the short form for pasting, both onto the clipboard; or the record as a file. */
export type Form = 'record' | 'short' | 'file'

interface SharingParts {
  readonly source: LocalSource
  readonly about: TableAbout
  /** What is on the screen: the position that can be shared without telling more. */
  readonly position: Position
  /** Whether the game is over, so that nothing is hidden any more. */
  readonly over: boolean
  readonly words: Teller
  say(text: string, kind?: Toast['kind']): void
}

export interface Sharing {
  /** Whether the whole game can be had: at a table with others once it is over. */
  readonly whole: boolean
  share(form: Form): void
  sharePosition(): void
  /** Whose eyes see the position. */
  readonly eyes: string
  readonly dialog: ReactNode
}

export function useSharing(parts: SharingParts): Sharing {
  const { source, about, position, over, words, say } = parts
  const t = useWords()
  const company = useChrome()
  const [asked, setAsked] = useState<Form | null>(null)
  const { seat, view } = position
  const eyes = seat === null ? t('replay.everybody') : (about.sitters[seat]?.name ?? '')

  const copy = useCallback(
    async (text: string, done: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text)
        say(done)
      } catch {
        save(about.game, text)
      }
    },
    [about.game, say],
  )

  const send = useCallback(
    async (form: Form): Promise<void> => {
      setAsked(null)
      try {
        const text = await (form === 'short' ? source.exportedShort() : source.exported())
        if (form === 'file') save(about.game, text)
        else await copy(text, t('menu.exported'))
      } catch (error) {
        say(t('table.refused', { reason: words.t(problemOf(error).message) }), 'bad')
      }
    },
    [source, about.game, copy, say, t, words],
  )

  const sharePosition = useCallback(() => {
    setAsked(null)
    void copy(writePosition(view), t('menu.position.copied', { name: eyes }))
  }, [copy, view, eyes, t])

  return {
    whole: over || company === null,
    share: useCallback((form) => (over ? void send(form) : setAsked(form)), [over, send]),
    sharePosition,
    eyes,
    dialog: asked !== null && (
      <Dialog title={t('share.title')} className="share" onClose={() => setAsked(null)}>
        <p>{t('share.seed')}</p>
        <p>{t('share.instead', { name: eyes })}</p>
        <div className="dialog-foot cluster">
          <button type="button" className="button tall" onClick={() => void send(asked)}>
            {t(asked === 'file' ? 'share.whole.file' : 'share.whole')}
          </button>
          <button type="button" className="button primary tall" onClick={sharePosition}>
            <Icon name="link" size={15} />
            {t('menu.position', { name: eyes })}
          </button>
        </div>
      </Dialog>
    ),
  }
}
