import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { useOnline } from '../online/client.ts'
import { change, type Settings, useSettings } from '../settings.ts'
import { Frame } from '../shell/Frame.tsx'
import { LANGUAGES, publicLanguages, useWords } from '../words/context.tsx'
import './settings.css'

/** Not a language: the first one that the browser asks for. */
const BROWSER = 'browser'

export default function SettingsPage(): ReactNode {
  const t = useWords()
  const settings = useSettings()
  const { person, server } = useOnline()
  return (
    <Frame title={t('settings.title')}>
      <h1 className="page-title">{t('settings.title')}</h1>
      <div className="panel settings">
        {person === null ? (
          <label className="settings-row">
            <span>{t('settings.name')}</span>
            <span>
              <input
                className="input"
                maxLength={24}
                value={settings.name}
                placeholder={t('name.guest')}
                onChange={(event) => change({ name: event.target.value })}
              />
              <small>{t('settings.name.about')}</small>
            </span>
          </label>
        ) : (
          <div className="settings-row">
            <span>{t('settings.name')}</span>
            <span>
              <strong>{person.name}</strong>
              <small>
                <Link href="/profile">{t('settings.name.page')}</Link>
              </small>
            </span>
          </div>
        )}
        <Row
          name={t('settings.theme')}
          value={settings.theme}
          values={['system', 'dark', 'light']}
          word={(value) => t(`settings.theme.${value}`)}
          onChange={(theme) => change({ theme })}
        />
        <Row
          name={t('settings.language')}
          value={settings.browserLanguage ? BROWSER : settings.language}
          values={[BROWSER, ...publicLanguages(settings.language)]}
          word={(value) => (value === BROWSER ? t('settings.language.browser') : (LANGUAGES[value]?.name ?? value))}
          onChange={(value) => change(value === BROWSER ? { browserLanguage: true } : { language: value })}
        />
        <Row
          name={t('settings.motion')}
          value={settings.motion}
          values={['system', 'full', 'none']}
          word={(value) => t(`settings.motion.${value}`)}
          onChange={(motion) => change({ motion })}
        />
        <Row<Settings['botSpeed']>
          name={t('settings.speed')}
          value={settings.botSpeed}
          values={['instant', 'quick', 'calm']}
          word={(value) => t(`settings.speed.${value}`)}
          onChange={(botSpeed) => change({ botSpeed })}
        />
        <Row<Settings['thought']>
          name={t('settings.thought')}
          value={settings.thought}
          values={['brief', 'whole']}
          word={(value) => t(`settings.thought.${value}`)}
          onChange={(thought) => change({ thought })}
        />
        <Row<Settings['grace']>
          name={t('settings.grace')}
          value={settings.grace}
          values={['none', 'short', 'long']}
          word={(value) => t(`settings.grace.${value}`)}
          onChange={(grace) => change({ grace })}
        />
        {server !== 'none' && (
          <Row
            name={t('settings.sound')}
            value={settings.sound ? 'yes' : 'no'}
            values={['yes', 'no']}
            word={(value) => t(`settings.sound.${value}`)}
            onChange={(value) => change({ sound: value === 'yes' })}
          />
        )}
        <Row
          name={t('settings.warn')}
          value={settings.warn ? 'yes' : 'no'}
          values={['yes', 'no']}
          word={(value) => t(`settings.warn.${value}`)}
          onChange={(value) => change({ warn: value === 'yes' })}
        />
        <Row
          name={t('settings.explain')}
          value={settings.explain ? 'yes' : 'no'}
          values={['yes', 'no']}
          word={(value) => t(`settings.explain.${value}`)}
          onChange={(value) => change({ explain: value === 'yes' })}
        />
      </div>
    </Frame>
  )
}

interface RowProps<T extends string> {
  readonly name: string
  readonly value: T
  readonly values: readonly T[]
  word(value: T): string
  onChange(value: T): void
}

function Row<T extends string>(props: RowProps<T>): ReactNode {
  const id = useId()
  return (
    <div className="settings-row">
      <span id={id}>{props.name}</span>
      <fieldset className="segments" aria-labelledby={id}>
        {props.values.map((value) => (
          <button key={value} type="button" aria-pressed={value === props.value} onClick={() => props.onChange(value)}>
            {props.word(value)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
