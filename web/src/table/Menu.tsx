/** The rest of what can be done with a local table. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import type { LocalSource } from '../local/source.ts'
import { save } from '../parts/save.ts'
import { useWords } from '../words/context.tsx'
import type { TableAbout } from './source.ts'

interface MenuProps {
  readonly source: LocalSource
  readonly about: TableAbout
  say(text: string, kind?: 'good' | 'warn' | 'bad'): void
  close(): void
}

export function Menu(props: MenuProps): ReactNode {
  const t = useWords()
  const { source, about, say, close } = props
  const copy = async (short: boolean): Promise<void> => {
    close()
    const text = await (short ? source.exportedShort() : source.exported())
    try {
      await navigator.clipboard.writeText(text)
      say(t('menu.exported'))
    } catch {
      save(about.game, text)
    }
  }
  return (
    <ul>
      <li>
        <button type="button" onClick={() => void copy(false)}>
          <Icon name="upload" /> {t('menu.export')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => void copy(true)}>
          <Icon name="link" /> {t('menu.export.short')}
        </button>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            close()
            void source.exported().then((text) => save(about.game, text))
          }}
        >
          <Icon name="download" /> {t('menu.download')}
        </button>
      </li>
      <li>
        <Link href={`/replay/${about.id}`}>
          <Icon name="play" /> {t('menu.replay')}
        </Link>
      </li>
      <li>
        <Link href={`/learn/${about.game}`}>
          <Icon name="rules" /> {t('menu.learn')}
        </Link>
      </li>
      <li>
        <Link href="/settings">
          <Icon name="settings" /> {t('menu.settings')}
        </Link>
      </li>
      <li>
        <Link href="/">
          <Icon name="home" /> {t('menu.start')}
        </Link>
      </li>
    </ul>
  )
}
