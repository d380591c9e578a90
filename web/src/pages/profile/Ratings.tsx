/** Ratings by game, and how they went; the uncertainty of the chosen game as a band. */
import { type ReactNode, useState } from 'react'
import { LineChart } from '../../kit/charts/LineChart.tsx'
import type { ChartPoint } from '../../kit/charts/scale.ts'
import type { PlayedGame, RatingStep, Ratings } from '../../online/api.ts'
import { games as registry } from '../../registry.ts'
import { useSettings } from '../../settings.ts'
import { useTeller } from '../../words/context.tsx'
import { Thumb } from '../home/lists.tsx'

const DAY = 86_400_000
const SPANS = { months: 92 * DAY, year: 366 * DAY, all: Number.POSITIVE_INFINITY } as const
type Span = keyof typeof SPANS
/** Fewer games say little. */
const SURE = 5
const DASHES = ['none', '6 4', '1.5 4', '8 3 1.5 3', '3 3', '10 4', '1 2'] as const
const COLOURS = [
  'var(--lilac)',
  'var(--good)',
  'var(--gold)',
  'var(--azure)',
  'var(--attack)',
  'var(--essence)',
  'var(--dim)',
] as const

export function RatingsPanel(props: { ratings: Ratings; played: readonly PlayedGame[] }): ReactNode {
  const { t } = useTeller()
  const [span, setSpan] = useState<Span>('year')
  const { ratings, played } = props
  const rated = registry.filter(({ id }) => (ratings[id] ?? []).length > 0)
  const [chosen, setChosen] = useState(rated[0]?.id ?? '')
  return (
    <section className="panel frame-panel stack profile-panel" aria-labelledby="ratings">
      <header>
        <h2 id="ratings">{t('profile.ratings')}</h2>
        <fieldset className="segments small" aria-label={t('profile.span')}>
          {(['months', 'year', 'all'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
              {t(`profile.span.${one}`)}
            </button>
          ))}
        </fieldset>
      </header>
      <ul className="rating-cards">
        {registry.map((entry) => {
          const steps = ratings[entry.id] ?? []
          const last = steps[steps.length - 1]
          const own = played.filter((one) => one.game === entry.id)
          return (
            <li key={entry.id}>
              <button type="button" aria-pressed={entry.id === chosen} onClick={() => setChosen(entry.id)}>
                <Thumb game={entry.id} large />
                <span>
                  <strong>{entry.name}</strong>
                  {last === undefined ? (
                    <b>–</b>
                  ) : (
                    <b>
                      {last.rating}
                      {steps.length < SURE && '?'} <small>± {last.spread}</small>
                    </b>
                  )}
                  <small>
                    {t('profile.games', { n: own.length, won: own.filter((one) => one.place === 1).length })}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {rated.length === 0 ? (
        <p className="start-empty dim type-3">{t('profile.unrated')}</p>
      ) : (
        <Curve ratings={ratings} span={span} chosen={chosen} />
      )}
    </section>
  )
}

/** First, middle and last date, each said once. */
function datesAlong(first: number, last: number, say: (when: number) => string): { when: number; text: string }[] {
  const [start, middle, end] = [first, (first + last) / 2, last].map((when) => ({ when, text: say(when) }))
  if (start === undefined || middle === undefined || end === undefined) return []
  if (start.text === end.text) return [middle]
  return middle.text === start.text || middle.text === end.text ? [start, end] : [start, middle, end]
}

function Curve(props: { ratings: Ratings; span: Span; chosen: string }): ReactNode {
  const { t } = useTeller()
  const { language } = useSettings()
  const now = Date.now()
  const lines = registry.flatMap(({ id, name }, n) => {
    const all = props.ratings[id] ?? []
    const steps = all.filter((step) => now - step.when < SPANS[props.span])
    return all.length < SURE || steps.length === 0 ? [] : [{ id, name, steps, n }]
  })
  if (lines.length === 0) return <p className="start-empty dim type-3">{t('profile.few', { n: SURE })}</p>
  const every = lines.flatMap(({ steps }) => steps)
  const whens = every.map(({ when }) => when)
  const along = (steps: readonly RatingStep[], by: number): ChartPoint[] =>
    steps.map(({ when, rating, spread }) => [when, rating + by * spread])
  const low = Math.floor(Math.min(...every.map(({ rating, spread }) => rating - spread / 2)) / 50) * 50
  const high = Math.ceil(Math.max(...every.map(({ rating, spread }) => rating + spread / 2)) / 50) * 50
  const date = new Intl.DateTimeFormat(language === 'en-XA' ? 'en' : language, { month: 'short', day: 'numeric' })
  const dates = datesAlong(Math.min(...whens), Math.max(...whens), (when) => date.format(when))
  return (
    <div className="rating-curve">
      <LineChart
        height={220}
        label={lines.map(({ name, steps }) => `${name} ${steps[steps.length - 1]?.rating ?? ''}`).join(', ')}
        lines={lines.map(({ id, name, steps, n }) => ({
          id,
          points: along(steps, 0),
          colour: COLOURS[n % COLOURS.length] ?? COLOURS[0],
          dash: DASHES[n % DASHES.length],
          strong: id === props.chosen,
          band: id === props.chosen ? { low: along(steps, -0.5), high: along(steps, 0.5) } : undefined,
          end: name,
        }))}
        ticks={dates.map(({ when, text }) => ({ at: when, text }))}
        values={[low, high]}
        step={Math.max(50, Math.ceil((high - low) / 250) * 50)}
      />
    </div>
  )
}
