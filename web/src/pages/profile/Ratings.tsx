/** Ratings by game, and how they went; the uncertainty of the chosen game as a band. */
import { type ReactNode, useId, useState } from 'react'
import type { PlayedGame, RatingStep, Ratings } from '../../online/api.ts'
import { entryOf, games as registry } from '../../registry.ts'
import { useSettings } from '../../settings.ts'
import { useLayout } from '../../table/layout.ts'
import { useTeller } from '../../words/context.tsx'
import { Thumb } from '../home/lists.tsx'

const DAY = 86_400_000
const SPANS = { months: 92 * DAY, year: 366 * DAY, all: Number.POSITIVE_INFINITY } as const
type Span = keyof typeof SPANS
/** Fewer games say little. */
const SURE = 5
const DASHES = ['', '6 4', '1.5 4', '8 3 1.5 3', '3 3', '10 4', '1 2'] as const
const COLOURS = [
  'var(--curve-lilac)',
  'var(--good)',
  'var(--gold)',
  'var(--curve-blue)',
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
    <section className="panel profile-panel" aria-labelledby="ratings">
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
        <p className="start-empty">{t('profile.unrated')}</p>
      ) : (
        <Curve ratings={ratings} span={span} chosen={chosen} />
      )}
    </section>
  )
}

const [HEIGHT, LEFT, TOP, BOTTOM] = [220, 44, 12, 26] as const
/** As wide as it is drawn, so that words keep their size; the names at the ends of the lines stand to the right. */
const WIDE = { width: 860, right: 130 }
const PHONE = { width: 330, right: 110 }

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
  const id = useId()
  const { width, right } = useLayout() === 'phone' ? PHONE : WIDE
  const now = Date.now()
  const lines = registry.flatMap(({ id: game, name }, n) => {
    const all = props.ratings[game] ?? []
    const steps = all.filter((step) => now - step.when < SPANS[props.span])
    return all.length < SURE || steps.length === 0 ? [] : [{ game, name, steps, n }]
  })
  if (lines.length === 0) return <p className="start-empty">{t('profile.few', { n: SURE })}</p>
  const every = lines.flatMap(({ steps }) => steps)
  const [first, last] = [Math.min(...every.map(({ when }) => when)), Math.max(...every.map(({ when }) => when))]
  const low = Math.floor(Math.min(...every.map(({ rating, spread }) => rating - spread / 2)) / 50) * 50
  const high = Math.ceil(Math.max(...every.map(({ rating, spread }) => rating + spread / 2)) / 50) * 50
  const x = (when: number): number => LEFT + ((when - first) / Math.max(1, last - first)) * (width - LEFT - right)
  const y = (rating: number): number => TOP + ((high - rating) / Math.max(1, high - low)) * (HEIGHT - TOP - BOTTOM)
  const path = (steps: readonly RatingStep[], of: (step: RatingStep) => number): string =>
    steps.map((step, n) => `${n === 0 ? 'M' : 'L'}${x(step.when).toFixed(1)} ${y(of(step)).toFixed(1)}`).join('')
  const step = Math.max(50, Math.ceil((high - low) / 250) * 50)
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step)
  const date = new Intl.DateTimeFormat(language === 'en-XA' ? 'en' : language, { month: 'short', day: 'numeric' })
  const band = lines.find(({ game }) => game === props.chosen)
  const summary = lines.map(({ name, steps }) => `${name} ${steps[steps.length - 1]?.rating ?? ''}`).join(', ')
  return (
    <svg className="rating-curve" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={id}>
      <title id={id}>{summary}</title>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${width - right}`} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {datesAlong(first, last, (when) => date.format(when)).map(({ when, text }) => (
        <text key={text} x={x(when)} y={HEIGHT - 6} textAnchor="middle">
          {text}
        </text>
      ))}
      {band !== undefined && (
        <path
          d={`${path(band.steps, (one) => one.rating + one.spread / 2)}${path([...band.steps].reverse(), (one) => one.rating - one.spread / 2).replace('M', 'L')}Z`}
          fill={COLOURS[band.n % COLOURS.length]}
          opacity="0.18"
        />
      )}
      {lines.map(({ game, name, steps, n }) => {
        const end = steps[steps.length - 1]
        return (
          <g key={game}>
            <path
              d={path(steps, (one) => one.rating)}
              fill="none"
              stroke={COLOURS[n % COLOURS.length]}
              strokeWidth={game === props.chosen ? 3 : 1.8}
              strokeDasharray={DASHES[n % DASHES.length]}
            />
            {end !== undefined && (
              <text className="curve-name" x={x(end.when) + 8} y={y(end.rating) + 4} fill={COLOURS[n % COLOURS.length]}>
                {entryOf(game)?.name ?? name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
