/** Header and footer around every page but the table. */
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { change, isLight, useSettings } from '../settings.ts'
import { colourOf } from '../table/seats.ts'
import { LANGUAGES, publicLanguages, useWords } from '../words/context.tsx'
import { BrandMark } from './Brand.tsx'
import './frame.css'

const PAGES = [
  ['/', 'nav.play'],
  ['/tables', 'nav.tables'],
  ['/study', 'nav.study'],
  ['/lab', 'nav.lab'],
  ['/learn', 'nav.learn'],
  ['/about', 'nav.about'],
] as const

export function Frame(props: { title: string; className?: string; children: ReactNode }): ReactNode {
  const t = useWords()
  const settings = useSettings()
  const [location] = useLocation()
  useEffect(() => {
    document.title = props.title === '' ? t('brand') : t('title.page', { page: props.title })
  }, [props.title, t])
  const lit = isLight()
  const languages = publicLanguages(settings.language)
  return (
    <div className={`frame ${props.className ?? ''}`}>
      <button type="button" className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {t('skip')}
      </button>
      <header className="frame-head">
        <Link href="/" className="brand">
          <BrandMark />
          <span>{t('brand')}</span>
        </Link>
        <nav aria-label={t('nav.main')}>
          {PAGES.map(([href, key]) => (
            <Link
              key={href}
              href={href}
              aria-current={(href === '/' ? location === '/' : location.startsWith(href)) ? 'page' : undefined}
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="frame-tools">
          {languages.length > 1 && (
            <select
              className="frame-language"
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
          <Link href="/settings" className="frame-you">
            <SeatShape colour={colourOf(0)} size={18} />
            <span>{settings.name || t('name.guest')}</span>
            <span className="unseen">{t('nav.settings')}</span>
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {props.children}
      </main>
      <footer className="frame-foot">{t('start.footer')}</footer>
    </div>
  )
}
