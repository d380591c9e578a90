/** Bars: how often values came, what a sum is made of, a share of a whole. */
import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'
import { niceStep, ticksOf } from './scale.ts'

const AXIS = 22

/** How often each value came; the bar with the mean is lit, with `title` above it. */
export function Histogram(props: {
  readonly values: readonly number[]
  readonly height: number
  readonly title: string
  say(tick: number): string
}): ReactNode {
  const { values, height, title, say } = props
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const wide = Math.max(1, Math.ceil((most - least + 1) / 28))
  const first = Math.floor(least / wide) * wide
  const nth = (value: number): number => Math.floor((value - first) / wide)
  const bars = Array.from({ length: nth(most) + 1 }, (_, at) => ({ at: first + at * wide, n: 0 }))
  for (const value of values) {
    const bar = bars[nth(value)]
    if (bar !== undefined) bar.n++
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const lit = nth(Math.round(mean))
  const top = Math.max(...bars.map(({ n }) => n))
  return (
    <Drawing height={height}>
      {({ width }) => {
        const foot = height - AXIS
        const each = Math.min(26, (width - 8) / bars.length)
        const left = (width - each * bars.length) / 2
        const x = (value: number): number => left + ((value - first) / wide + 0.5) * each
        const scale = (foot - 24) / top
        return (
          <>
            {bars.map(({ at, n }, bar) => (
              <rect
                key={at}
                className="chart-bar"
                data-lit={bar === lit || undefined}
                x={x(at) - each / 2 + 1}
                y={foot - n * scale}
                width={Math.max(1, each - 2)}
                height={n * scale}
                rx={Math.min(2, n * scale)}
              />
            ))}
            <text
              className="chart-value"
              x={Math.min(width - 40, Math.max(40, x(first + lit * wide)))}
              y={12}
              textAnchor="middle"
            >
              {title}
            </text>
            {ticksOf(first, most, Math.max(1, niceStep(most - first + 1, 5))).map((tick) => (
              <text key={tick} x={x(tick)} y={height - 6} textAnchor="middle">
                {say(tick)}
              </text>
            ))}
          </>
        )
      }}
    </Drawing>
  )
}

export interface BarPart {
  readonly key: string
  readonly title: string
  readonly points: number
  readonly colour: string
  /** What is written on it. */
  readonly ink?: string | undefined
}

/** Neighbouring parts of one colour in two shades. */
export const shadeOf = (fill: string, nth: number): string =>
  nth % 2 === 0 ? fill : `color-mix(in oklab, ${fill} 87%, black)`

/** What a sum is made of, as long as its share of the largest sum. */
export function StackedBar({ parts, most }: { parts: readonly BarPart[]; most: number }): ReactNode {
  const total = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)
  return (
    <span className="stacked-bar" aria-hidden="true" style={{ width: `${(100 * total) / Math.max(1, most)}%` }}>
      {parts.map(
        ({ key, title, points, colour, ink }) =>
          points > 0 && (
            <i
              key={key}
              title={`${title}: ${points}`}
              style={{ flexGrow: points, backgroundColor: colour, color: ink }}
            >
              <b>{points}</b>
            </i>
          ),
      )}
    </span>
  )
}

/** A share of a whole; `even` is a tick to compare it with, `range` how sure it is. */
export function Meter(props: {
  readonly share: number
  readonly colour?: string
  readonly even?: number
  readonly range?: readonly [low: number, high: number]
}): ReactNode {
  const { share, colour, even, range } = props
  return (
    <span className="meter" aria-hidden="true">
      <i style={{ width: `${100 * share}%`, background: colour }} />
      {even !== undefined && <b style={{ left: `${100 * even}%` }} />}
      {range && <b style={{ left: `${100 * range[0]}%`, width: `${100 * (range[1] - range[0])}%` }} data-range />}
    </span>
  )
}
