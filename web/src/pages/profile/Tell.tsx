/** How and when the reader is told that it is their decision. Saved at once. */
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { answerText } from '../../online/answers.ts'
import { type ApiChannel, type ApiDelivery, type ApiPreferences, api } from '../../online/api.ts'
import { told, useOnline } from '../../online/client.ts'
import { say } from '../../online/News.tsx'
import { pushBlocked, switchPushOff, switchPushOn } from '../../online/push.ts'
import { useSettings } from '../../settings.ts'
import { useTeller } from '../../words/context.tsx'
import { ago } from '../stored.ts'

const WAYS: readonly (readonly [way: ApiChannel, icon: string])[] = [
  ['page', 'screen'],
  ['push', 'device'],
  ['mail', 'mail'],
  ['webhook', 'hook'],
]
const EVERY: readonly number[] = [0, 15, 60, 360, 1440]
const NIGHT = { from: 22 * 60 + 30, to: 7 * 60 + 30 }

/** Minutes of the day here and in UTC. */
const offset = (): number => new Date().getTimezoneOffset()
const day = (minutes: number): number => ((minutes % 1440) + 1440) % 1440
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return day(hours * 60 + minutes)
}

export function TellPanel(): ReactNode {
  const teller = useTeller()
  const { t } = teller
  const { language } = useSettings()
  const { preferences, webhookSecret } = useOnline()
  const [deliveries, setDeliveries] = useState<readonly ApiDelivery[]>([])
  useEffect(() => {
    void api.deliveries().then((list) => list.ok && setDeliveries(list.value.deliveries))
  }, [])
  if (preferences === null) return null
  const prefer = async (change: Partial<ApiPreferences>): Promise<void> => {
    const saved = await api.change({ preferences: change })
    if (!saved.ok) return say(t(saved.message), 'bad')
    told({ preferences: saved.value.preferences })
    say(t('tell.saved'))
  }
  const toggle = async (way: ApiChannel): Promise<void> => {
    const on = !preferences.tell[way]
    if (way === 'push') {
      const switched = on ? await switchPushOn() : null
      if (switched !== null && !switched.ok) return say(t(switched.message), 'bad')
      if (!on) await switchPushOff()
    }
    await prefer({ tell: { ...preferences.tell, [way]: on } })
  }
  const { quiet } = preferences
  const isQuiet = quiet.from !== quiet.to
  const setQuiet = (from: number, to: number): Promise<void> =>
    prefer({ quiet: { from: day(from + offset()), to: day(to + offset()) } })
  // One that waits for its first try says nothing yet.
  const lastOf = (way: ApiChannel): ApiDelivery | undefined =>
    deliveries.find((one) => one.channel === way && one.tries > 0)
  const hook = lastOf('webhook')
  const blocked = pushBlocked()
  return (
    <section className="panel frame-panel stack profile-panel" aria-labelledby="tell">
      <header>
        <h2 id="tell">{t('tell.title')}</h2>
      </header>
      <fieldset className="tell-ways">
        <legend>{t('tell.turn')}</legend>
        {WAYS.map(([way, icon]) => (
          <label key={way} className={way === 'push' && blocked ? 'blocked' : ''}>
            <Icon name={icon} size={16} />
            <span>{t(`tell.${way}`)}</span>
            <input
              type="checkbox"
              checked={preferences.tell[way]}
              disabled={way === 'push' && blocked && !preferences.tell.push}
              onChange={() => void toggle(way)}
            />
          </label>
        ))}
      </fieldset>
      {blocked && <p className="dim type-3">{t('tell.blocked')}</p>}
      <div className="tell-row row between">
        <span>
          <strong>{t('tell.quiet')}</strong>
          <small>{t('tell.quiet.about')}</small>
        </span>
        <button
          type="button"
          role="switch"
          className="switch-button"
          aria-checked={isQuiet}
          aria-label={t('tell.quiet')}
          onClick={() => void (isQuiet ? prefer({ quiet: { from: 0, to: 0 } }) : setQuiet(NIGHT.from, NIGHT.to))}
        >
          <i className="switch" />
        </button>
      </div>
      {isQuiet && (
        <div className="tell-times">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="field">
              <span>{t(`tell.quiet.${end}`)}</span>
              <input
                type="time"
                className="input"
                value={clock(day(quiet[end] - offset()))}
                onChange={(event) => {
                  const at = minutesOf(event.target.value)
                  const other = day(quiet[end === 'from' ? 'to' : 'from'] - offset())
                  void (end === 'from' ? setQuiet(at, other) : setQuiet(other, at))
                }}
              />
            </label>
          ))}
        </div>
      )}
      {preferences.tell.mail && (
        <>
          <Address
            label={t('tell.mail.address')}
            type="email"
            value={preferences.mail}
            onSave={(mail) => prefer({ mail })}
          />
          <label className="tell-row row between">
            <strong>{t('tell.mail.every')}</strong>
            <select
              className="input"
              value={preferences.mailEvery}
              onChange={(event) => void prefer({ mailEvery: Number(event.target.value) })}
            >
              {EVERY.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t(`tell.every.${minutes}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {preferences.tell.webhook && (
        <>
          <Address
            label={t('tell.webhook.address')}
            type="url"
            value={preferences.webhook}
            onSave={(webhook) => prefer({ webhook })}
          />
          <p className="dim type-3">
            {t('tell.webhook.secret')} <code>{webhookSecret}</code>
          </p>
          {hook !== undefined && (
            <p className={`small ${hook.state === 'sent' ? 'good' : 'bad'}`}>
              {t('tell.last', {
                state: t(`delivery.${hook.state}`),
                answer: answerText(hook.answer, teller),
                when: ago(hook.created, language),
              })}
            </p>
          )}
        </>
      )}
      <label className="tell-row row between">
        <span>
          <strong>{t('tell.presence')}</strong>
        </span>
        <input
          type="checkbox"
          checked={preferences.showPresence}
          onChange={() => void prefer({ showPresence: !preferences.showPresence })}
        />
      </label>
    </section>
  )
}

function Address(props: {
  label: string
  type: 'email' | 'url'
  value: string
  onSave(value: string): Promise<void>
}): ReactNode {
  const [text, setText] = useState(props.value)
  return (
    <label className="field">
      <span>{props.label}</span>
      <input
        className="input"
        type={props.type}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text !== props.value && void props.onSave(text.trim())}
      />
    </label>
  )
}
