/** Three kinds of clocks, and what each lets one choose. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { clockText, times } from '../../online/clock.ts'
import { useTeller } from '../../words/context.tsx'
import type { TableForm } from './form.ts'

const LIVE: readonly (readonly [minutes: number, seconds: number])[] = [
  [15, 15],
  [25, 20],
  [40, 30],
  [60, 60],
]
const DAYS: readonly number[] = [1, 2, 3, 7]

interface ClockProps {
  readonly form: TableForm
  readonly alone: boolean
  set(changes: Partial<TableForm>): void
}

export function ClockCards({ form, alone, set }: ClockProps): ReactNode {
  const { t } = useTeller()
  if (alone) return <p className="dim">{t('opening.needs')}</p>
  const card = (kind: TableForm['clock'], icon: string, body: ReactNode): ReactNode => (
    <div className={`clock-card ${form.clock === kind ? 'chosen' : ''}`}>
      <button
        type="button"
        className="clock-name row bare"
        aria-pressed={form.clock === kind}
        onClick={() => set({ clock: kind })}
      >
        <Icon name={icon} size={17} />
        <strong>{t(`opening.clock.${kind}`)}</strong>
        {form.clock === kind && (
          <span className="chip">
            <Icon name="check" size={11} />
            {t('opening.chosen')}
          </span>
        )}
      </button>
      {body}
    </div>
  )
  const stepper = (label: string, shown: string, by: (way: 1 | -1) => void): ReactNode => (
    <div className="clock-step row dim type-3">
      <span>{label}</span>
      <button
        type="button"
        className="button icon"
        aria-label={t('stepper.less', { what: label })}
        onClick={() => by(-1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <b>{shown}</b>
      <button
        type="button"
        className="button icon"
        aria-label={t('stepper.more', { what: label })}
        onClick={() => by(1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </div>
  )
  const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
  return (
    <>
      {form.clock !== 'none' && (
        <p className="clock-flag dim type-3">
          {t('opening.flag')}{' '}
          <button
            type="button"
            className="link"
            aria-label={t('opening.flag.change')}
            onClick={() => set({ flag: form.flag === 'bot' ? 'ends' : 'bot' })}
          >
            {t(`opening.flag.${form.flag}`)}
          </button>
        </p>
      )}
      <div className="clock-cards">
        {card('none', 'infinity', <p>{t('opening.clock.none.about')}</p>)}
        {card(
          'live',
          'bolt',
          form.clock === 'live' ? (
            <>
              {stepper(t('opening.bank'), t('opening.minutes', { n: form.minutes }), (way) =>
                set({ minutes: within(form.minutes + way * 5, 5, 240) }),
              )}
              {stepper(t('opening.increment'), t('opening.seconds', { n: form.seconds }), (way) =>
                set({ seconds: within(form.seconds + way * 5, 0, 300) }),
              )}
              <fieldset className="segments small" aria-label={t('opening.usual')}>
                {LIVE.map(([minutes, seconds]) => (
                  <button
                    key={minutes}
                    type="button"
                    aria-pressed={form.minutes === minutes && form.seconds === seconds}
                    onClick={() => set({ minutes, seconds })}
                  >
                    {minutes} + {seconds}
                  </button>
                ))}
              </fieldset>
            </>
          ) : (
            <p>{t('opening.clock.live.about')}</p>
          ),
        )}
        {card(
          'days',
          'calendar',
          <>
            <p>{t('opening.clock.days.about')}</p>
            {form.clock === 'days' && (
              <>
                <fieldset className="segments small" aria-label={t('opening.days')}>
                  {DAYS.map((days) => (
                    <button key={days} type="button" aria-pressed={form.days === days} onClick={() => set({ days })}>
                      {clockText(days * times.DAY, t)}
                    </button>
                  ))}
                </fieldset>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={form.weekend}
                    onChange={(event) => set({ weekend: event.target.checked })}
                  />
                  <span>{t('opening.weekend')}</span>
                </label>
              </>
            )}
          </>,
        )}
      </div>
    </>
  )
}
