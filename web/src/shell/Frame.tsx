/** Header and footer around every page but the table. */
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { useOnline } from '../online/client.ts'
import { change, isLight, useSettings } from '../settings.ts'
import { colourOf, numberOf } from '../table/seats.ts'
import { LANGUAGES, publicLanguages, useWords } from '../words/context.tsx'
import { Bell } from './Bell.tsx'
import { BrandMark } from './Brand.tsx'
import './frame.css'

const PAGES = [
  ['/', 'nav.play', 'home'],
  ['/tables', 'nav.tables', 'conversation'],
  ['/study', 'nav.study', 'trend'],
  ['/lab', 'nav.lab', 'weight'],
  ['/learn', 'nav.learn', 'rules'],
] as const

/** Tables of the server belong to the list of tables. */
function isHere(href: string, location: string): boolean {
  if (href === '/') return location === '/' || location.startsWith('/new')
  if (href === '/tables' && /^\/(online|result|lobby)\b/.test(location)) return true
  return location.startsWith(href)
}

export function Frame(props: { title: string; className?: string; children: ReactNode }): ReactNode {
  const t = useWords()
  const settings = useSettings()
  const [location] = useLocation()
  const { person, preferences, tables } = useOnline()
  const waiting = (tables ?? []).filter((entry) => entry.waits).length
  useEffect(() => {
    document.title = props.title === '' ? t('brand') : t('title.page', { page: props.title })
  }, [props.title, t])
  const lit = isLight()
  const languages = publicLanguages(settings.language)
  return (
    <div className={`frame stack ${props.className ?? ''}`}>
      <button type="button" className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {t('skip')}
      </button>
      <header className="frame-head row">
        <Link href="/" className="brand">
          <BrandMark />
          <span>{t('brand')}</span>
        </Link>
        <nav aria-label={t('nav.main')}>
          {PAGES.map(([href, key, icon]) => (
            <Link key={href} href={href} aria-current={isHere(href, location) ? 'page' : undefined} data-page={href}>
              <Icon name={icon} size={20} />
              {t(key)}
              {href === '/tables' && waiting > 0 && (
                <span className="count" title={t('nav.waiting', { n: waiting })}>
                  {waiting}
                </span>
              )}
            </Link>
          ))}
          <Link
            href={person === null ? '/settings' : '/profile'}
            className="nav-you"
            aria-current={/^\/(settings|profile|person)/.test(location) ? 'page' : undefined}
          >
            <Icon name="person" size={20} />
            {t('name.you')}
          </Link>
        </nav>
        <div className="row">
          {languages.length > 1 && (
            <select
              className="frame-language dim type-3"
              aria-label={t('settings.language')}
              value={settings.language}
              onChange={(event) => change({ language: event.target.value })}
            >
              {languages.map((id) => (
                <option key={id} value={id}>
                  {LANGUAGES[id]?.name ?? id}
                </option>
              ))}
            </select>
          )}
          <button
            type="button"
            className="button icon quiet"
            aria-label={t(lit ? 'theme.toDark' : 'theme.toLight')}
            onClick={() => change({ theme: lit ? 'dark' : 'light' })}
          >
            <Icon name={lit ? 'moon' : 'sun'} size={18} />
          </button>
          <Bell />
          <Link href={person === null ? '/settings' : '/profile'} className="frame-you row">
            <SeatShape colour={colourOf(numberOf(preferences?.sign, 0))} size={18} />
            <span>{settings.name || t('name.guest')}</span>
            <span className="unseen">{t(person === null ? 'nav.settings' : 'nav.profile')}</span>
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {props.children}
      </main>
      <footer className="frame-foot cluster">
        <span>{t('start.footer')}</span>
        <span>
          <Link href="/settings">{t('nav.settings')}</Link> · <Link href="/about">{t('nav.about')}</Link>
        </span>
      </footer>
    </div>
  )
}
