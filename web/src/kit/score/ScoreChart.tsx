/** What every seat would have scored, after each decision or each round. */
import type { ReactNode } from 'react'
import type { SeatLook } from '../../table/seats.ts'
import type { ScorePoint } from '../../table/source.ts'
import { useWords } from '../../words/context.tsx'
import { LineChart, type LineChartProps } from '../charts/LineChart.tsx'
import { type ChartPoint, lineColour } from '../charts/scale.ts'
import { roundsOf } from './rounds.ts'

interface ScoreChartProps extends Pick<LineChartProps, 'at' | 'marks' | 'note' | 'height' | 'onGo'> {
  readonly points: readonly ScorePoint[]
  readonly looks: readonly SeatLook[]
  readonly by?: 'decision' | 'round'
  /** By seat, rounds with a star on its line. */
  readonly stars?: readonly (readonly number[])[]
  /** The figures at the ends of the lines. */
  readonly totals?: boolean
}

export function ScoreChart(props: ScoreChartProps): ReactNode {
  const t = useWords()
  const { points, looks, by = 'decision', stars, totals = false, ...chart } = props
  const along =
    by === 'round'
      ? roundsOf(points).map(({ round, totals: all }) => ({ x: round, round, totals: all }))
      : points.map(({ round, totals: all }, x) => ({ x, round, totals: all }))
  const end = points[points.length - 1]
  const said = looks.map(({ name }, seat) =>
    t('scores.curve.of', { name, points: end?.totals[seat] ?? 0, at: end?.at ?? 0 }),
  )
  const lines = looks.map(({ name, colour }, seat) => {
    const made = along.map(({ x, totals: all }): ChartPoint => [x, all[seat] ?? 0])
    return {
      id: `${name} ${colour.id}`,
      points: made,
      colour: lineColour(colour),
      sign: colour,
      stars: made.filter(([x]) => stars?.[seat]?.includes(x)),
      ...(totals && { end: String(end?.totals[seat] ?? 0) }),
    }
  })
  const ticks = along
    .filter(({ round }, n) => n > 0 && round > 0 && round !== along[n - 1]?.round)
    .map(({ x, round }) => ({ at: x, text: `${round}`, long: t('table.round', { round }), rule: by === 'decision' }))
  return <LineChart {...chart} label={said.join('; ')} lines={lines} ticks={ticks} values={[0, 5]} />
}
