/** The rest of what can be done with a local table. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { change, useSettings } from '../settings.ts'
import { useWords } from '../words/context.tsx'
import type { Form, Sharing } from './Sharing.tsx'
import type { TableAbout } from './source.ts'

interface MenuProps {
  readonly about: TableAbout
  readonly sharing: Sharing
  close(): void
  /** Shows the keys of the table; null where there are others. */
  readonly onKeys: (() => void) | null
  /** Shows the legend of the signs; left out where there is no table. */
  readonly onLegend?: () => void
}

const FORMS: readonly (readonly [form: Form, icon: string, key: string])[] = [
  ['record', 'upload', 'menu.export'],
  ['short', 'link', 'menu.export.short'],
  ['file', 'download', 'menu.download'],
]

export function Menu(props: MenuProps): ReactNode {
  const t = useWords()
  const { about, sharing, close, onKeys, onLegend } = props
  const { explain } = useSettings()
  const then = (work: () => void) => (): void => {
    close()
    work()
  }
  return (
    <ul>
      {(sharing.whole ? FORMS : []).map(([form, icon, key]) => (
        <li key={form}>
          <button type="button" onClick={then(() => sharing.share(form))}>
            <Icon name={icon} /> {t(key)}
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={then(sharing.sharePosition)}>
          <Icon name="link" /> {t('menu.position', { name: sharing.eyes })}
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
      {onLegend !== undefined && (
        <li>
          <button type="button" onClick={then(onLegend)}>
            <Icon name="info" /> {t('menu.legend')}
          </button>
        </li>
      )}
      <li>
        <button type="button" aria-pressed={explain} onClick={then(() => change({ explain: !explain }))}>
          <Icon name={explain ? 'check' : 'info'} /> {t('menu.explain')}
        </button>
      </li>
      {onKeys !== null && (
        <li>
          <button type="button" onClick={then(onKeys)}>
            <Icon name="hint" /> {t('keys.title')}
          </button>
        </li>
      )}
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
