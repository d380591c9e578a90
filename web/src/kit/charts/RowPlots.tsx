/** One row per name: intervals, or the spread of many values. For eyes only: the figures stand in a table beside it. */
import type { ReactNode } from 'react'
import type { SeatColour } from '../../table/seats.ts'
import { ChartSign, Drawing } from './Drawing.tsx'
import { type ChartPoint, lineColour, niceStep, pathOf, ticksOf } from './scale.ts'

interface PlotRow {
  readonly name: string
  readonly label: string
  readonly sign?: SeatColour | null
  /** The figure at the right, and a quieter one beyond it. */
  readonly text: string
  readonly note?: string
}

interface RowPlotProps<R extends PlotRow> {
  readonly rows: readonly R[]
  /** Pixels of a row. */
  readonly row: number
  readonly from: number
  readonly to: number
  readonly step: number
  /** A dashed line up. */
  readonly even?: number
  say(tick: number): string
  mark(row: R, x: (value: number) => number, y: number): ReactNode
}

const AXIS = 22
const SIGN = 24
const VALUE = 46

const shortened = (text: string, room: number): string => {
  const letters = Math.floor(room / 6.9)
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

function RowPlot<R extends PlotRow>(props: RowPlotProps<R>): ReactNode {
  const { rows, row, from, to, even } = props
  const foot = rows.length * row
  return (
    <Drawing height={foot + AXIS}>
      {({ width }) => {
        const indent = rows.some(({ sign }) => sign) ? SIGN : 0
        const longest = Math.max(48, ...rows.map(({ label }) => label.length * 7.1 + 12))
        const left = indent + Math.min((width - indent) * 0.4, longest)
        const value = rows.some(({ note }) => note) ? width - VALUE : width
        const x = (at: number): number => left + 8 + ((at - from) / (to - from)) * (value - VALUE - left - 24)
        return (
          <>
            {ticksOf(from, to, props.step).map((tick) => (
              <g key={tick}>
                <path className="chart-rule" d={`M${x(tick)} 0V${foot}`} />
                <text x={x(tick)} y={foot + 16} textAnchor="middle">
                  {props.say(tick)}
                </text>
              </g>
            ))}
            {even !== undefined && <path className="chart-even" d={`M${x(even)} 0V${foot}`} />}
            {rows.map((one, n) => {
              const y = (n + 0.5) * row
              return (
                <g key={one.name}>
                  {one.sign && <ChartSign of={one.sign} x={9} y={y} />}
                  <text className="chart-label" x={indent} y={y} dy="0.35em">
                    {shortened(one.label, left - indent)}
                  </text>
                  {props.mark(one, x, y)}
                  <text className="chart-value" x={value} y={y} dy="0.35em" textAnchor="end">
                    {one.text}
                  </text>
                  <text x={width} y={y} dy="0.35em" textAnchor="end">
                    {one.note}
                  </text>
                </g>
              )
            })}
          </>
        )
      }}
    </Drawing>
  )
}

export interface RangeRow extends PlotRow {
  readonly value: number
  readonly low: number
  readonly high: number
}

interface PlotProps<R> {
  readonly rows: readonly R[]
  readonly row: number
  say(tick: number): string
}

/** A value with its interval. */
export function RangePlot(props: PlotProps<RangeRow> & { readonly even?: number; readonly steps: number }): ReactNode {
  const { rows, row, even, steps } = props
  const ends = [...rows.flatMap(({ low, high }) => [low, high]), ...(even === undefined ? [] : [even])]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const step = niceStep(most - least, steps)
  const from = Math.floor(least / step) * step
  const to = Math.max(from + 2 * step, Math.ceil(most / step) * step)
  return (
    <RowPlot
      {...props}
      {...{ from, to, step }}
      mark={({ low, high, value }, x, y) => (
        <>
          <path className="chart-range" d={`M${x(low)} ${y}H${x(high)}`} />
          <circle className="chart-dot" cx={x(value)} cy={y} r={Math.min(6, row / 3.6)} />
        </>
      )}
    />
  )
}

export interface SpreadRow extends PlotRow {
  readonly values: readonly number[]
  readonly mean: number
}

/** How often each value came, as half a violin with a tick at the mean. */
export function SpreadPlot(props: PlotProps<SpreadRow>): ReactNode {
  const { rows, row } = props
  const all = rows.flatMap(({ values }) => values)
  const step = niceStep(Math.max(1, Math.max(...all) - Math.min(0, ...all)), 4)
  const from = Math.floor(Math.min(0, ...all) / step) * step
  const to = Math.ceil((Math.max(...all) + step / 10) / step) * step
  const curves = new Map(rows.map(({ name, values }) => [name, density(values, from, to)]))
  const top = Math.max(1e-9, ...[...curves.values()].flat().map(([, value]) => value))
  return (
    <RowPlot
      {...props}
      {...{ from, to, step }}
      mark={({ name, sign, mean }, x, y) => {
        const base = y + row / 2
        const points = (curves.get(name) ?? []).map(
          ([at, value]): ChartPoint => [x(at), base - (value / top) * row * 1.02],
        )
        return (
          <>
            <path className="chart-curve" color={sign ? lineColour(sign) : undefined} d={pathOf(points)} />
            <path className="chart-mean" d={`M${x(mean)} ${base - 1}v${-Math.min(14, row / 2)}`} />
          </>
        )
      }}
    />
  )
}

/** A smooth curve over the values, with Silverman's width. */
function density(values: readonly number[], from: number, to: number): readonly ChartPoint[] {
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n)
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1))
  const width = Math.max((to - from) / 60, 1.06 * deviation * n ** -0.2)
  return Array.from({ length: 80 }, (_, at) => {
    const here = from + (at / 79) * (to - from)
    let sum = 0
    for (const value of values) sum += Math.exp(-0.5 * ((here - value) / width) ** 2)
    return [here, sum / Math.max(1, n) / width]
  })
}
