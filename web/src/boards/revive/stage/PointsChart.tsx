/** Points in play of every seat, round by round, as the log tells them. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'

const WIDTH = 560
const HEIGHT = 170
const LEFT = 34
const BOTTOM = 22

export function PointsChart(): ReactNode {
  const { told, view, looks, words } = useTable()
  const last = Math.max(1, view.round)
  const lines = looks.map((look, seat) => {
    const points = [{ round: 0, total: 0 }]
    for (const { round, event } of told)
      if (event.type === 'points' && event.seat === seat && typeof event.total === 'number')
        points.push({ round, total: event.total })
    return { look, points }
  })
  const most = Math.max(10, ...lines.flatMap(({ points }) => points.map(({ total }) => total)))
  if (lines.every(({ points }) => points.length < 2)) return null
  const x = (round: number): number => LEFT + ((WIDTH - LEFT - 50) * round) / last
  const y = (total: number): number => (HEIGHT - BOTTOM) * (1 - total / (most * 1.06))
  const step = most > 40 ? 20 : 10
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step)
  return (
    <div className="panel">
      <header>
        <h2>{words.t('end.chart')}</h2>
        <small>{words.t('end.chart.about')}</small>
      </header>
      <svg className="rv-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.t('end.chart')}>
        {marks.map((mark) => (
          <g key={mark}>
            <path d={`M${LEFT} ${y(mark)}H${WIDTH - 50}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 4}>
          {words.t('end.chart.start')}
        </text>
        <text x={WIDTH - 50} y={HEIGHT - 4} textAnchor="end">
          {words.t('subtitle', { round: last })}
        </text>
        {lines.map(({ look, points }) => {
          const end = points[points.length - 1]?.total ?? 0
          const d = points.map(({ round, total }, n) => (n === 0 ? `M${x(0)} ${y(0)}` : `H${x(round)}V${y(total)}`))
          return (
            <g key={look.name}>
              <path d={`${d.join('')}H${x(last)}`} fill="none" stroke={look.colour.fill} strokeWidth="2.4" />
              <text x={WIDTH - 44} y={y(end) + 4} className="rv-chart-end" fill={look.colour.fill}>
                {end}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
