/** The lab's drawings: shares with intervals, a heat map, curves of scores, lengths, a ladder. Sizes are in pixels. */
import type { ReactNode } from 'react'
import { SEAT_SHAPES } from '../../../art/SeatShape.tsx'
import { reachable } from '../../../parts/reachable.ts'
import { useSize } from '../../../table/pieces/motion.ts'
import type { SeatColour } from '../../../table/seats.ts'
import { useTeller } from '../../../words/context.tsx'
import { count, figure, niceStep, percent, ticksOf } from '../figures.ts'

export interface ShareRow {
  readonly name: string
  readonly label: string
  readonly sign?: SeatColour | null
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** A drawing as wide as its box, for eyes only: what it shows stands in a table beside it. */
export function Drawing(props: { height: number; least?: number; children: (width: number) => ReactNode }): ReactNode {
  const [box, { width: room }] = useSize()
  const width = Math.max(props.least ?? 200, room)
  return (
    <div className="plot-box" ref={box}>
      {room > 0 && (
        <svg
          className="plot"
          width={width}
          height={props.height}
          viewBox={`0 0 ${width} ${props.height}`}
          aria-hidden="true"
        >
          {props.children(width)}
        </svg>
      )}
    </div>
  )
}

/** Room for names, at most. */
function labelRoom(labels: readonly string[], width: number, most = 0.4): number {
  return Math.min(width * most, Math.max(48, ...labels.map((label) => label.length * 7.1 + 12)))
}

const shortened = (text: string, room: number): string => {
  const letters = Math.floor(room / 6.9)
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

/** Room for a sign before a name. */
const SIGN = 24

function Sign(props: { sign: SeatColour; y: number }): ReactNode {
  const { shape, fill, outline } = props.sign
  return (
    <path
      d={SEAT_SHAPES[shape]}
      transform={`translate(1 ${props.y - 7.5}) scale(0.625)`}
      fill={fill}
      stroke={outline}
      strokeWidth={2}
    />
  )
}

/** The dark one has a line of its own. */
function tint({ id, fill }: SeatColour): { stroke: string; fill: string } {
  const hue = id === 'slate' ? 'var(--slate-line)' : fill
  // White has to be seen on a light page too.
  return {
    stroke: `color-mix(in oklab, ${hue} 70%, var(--text))`,
    fill: `color-mix(in oklab, ${hue} 38%, transparent)`,
  }
}

const AXIS = 22
const VALUE = 58

export function SharePlot(props: { rows: readonly ShareRow[]; even: number; row: number }): ReactNode {
  const { language } = useTeller()
  const { rows, even, row } = props
  const height = rows.length * row + AXIS
  const lowest = Math.min(even, ...rows.map((one) => one.low))
  const highest = Math.max(even, ...rows.map((one) => one.high))
  const step = highest - lowest > 0.45 ? 0.2 : highest - lowest > 0.12 ? 0.1 : 0.05
  const from = Math.max(0, Math.floor(lowest / step) * step)
  const to = Math.min(1, Math.max(from + 2 * step, Math.ceil(highest / step) * step))
  return (
    <Drawing height={height}>
      {(width) => {
        const indent = rows.some((one) => one.sign) ? SIGN : 0
        const left =
          indent +
          labelRoom(
            rows.map((one) => one.label),
            width - indent,
          )
        const right = width - VALUE
        const x = (share: number): number => left + 8 + ((share - from) / (to - from)) * (right - left - 20)
        const foot = height - AXIS
        return (
          <>
            {ticksOf(from, to, step).map((tick) => (
              <g key={tick}>
                <path className="plot-rule" d={`M${x(tick)} 0V${foot}`} />
                <text className="plot-tick" x={x(tick)} y={height - 6} textAnchor="middle">
                  {percent(tick, language, 0)}
                </text>
              </g>
            ))}
            <path className="plot-even" d={`M${x(even)} 0V${foot}`} />
            {rows.map((one, n) => {
              const y = n * row + row / 2
              return (
                <g key={one.name}>
                  {one.sign && <Sign sign={one.sign} y={y} />}
                  <text className="plot-label" x={indent} y={y} dy="0.35em">
                    {shortened(one.label, left - indent)}
                  </text>
                  <path className="plot-range" d={`M${x(one.low)} ${y}H${x(one.high)}`} />
                  <circle className="plot-dot" cx={x(one.rate)} cy={y} r={Math.min(6, row / 3.6)} />
                  <text className="plot-value" x={width} y={y} dy="0.35em" textAnchor="end">
                    {percent(one.rate, language)}
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

export interface HeatCell {
  readonly rate: number
  readonly n: number
}

export interface HeatProps {
  readonly rows: readonly { name: string; label: string }[]
  readonly columns: readonly { name: string; label: string }[]
  cell(row: string, column: string): HeatCell | null | undefined
  /** What is neither below nor above. */
  readonly even: number
  readonly caption: string
  /** Says why there is no number: null cells are barred, undefined ones were not met. */
  readonly barred: string
  readonly unmet: string
}

/** A table, so that it can be read and scrolls with its names fixed. */
export function HeatMap(props: HeatProps): ReactNode {
  const { language } = useTeller()
  const { rows, columns, even } = props
  return (
    <div className="heat-box" ref={reachable}>
      <table className="heat" data-wide={columns.length > 6 || undefined}>
        <caption className="unseen">{props.caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" title={label}>
                <span>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" title={row.label}>
                {row.label}
              </th>
              {columns.map((column) => {
                const cell = props.cell(row.name, column.name)
                if (cell === undefined || cell === null) {
                  return (
                    <td key={column.name} className="heat-none" title={cell === null ? props.barred : props.unmet}>
                      <span>{cell === null ? props.barred : '–'}</span>
                    </td>
                  )
                }
                const heat = Math.max(-1, Math.min(1, (cell.rate - even) / Math.max(0.12, even)))
                return (
                  <td key={column.name} style={{ background: heatColour(heat) }} data-hot={heat > 0.56 || undefined}>
                    <span title={count(cell.n, language)}>{Math.round(100 * cell.rate)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Blue below, orange above, the colour of slate between. */
export function heatColour(heat: number): string {
  const end = heat < 0 ? 'var(--heat-low)' : 'var(--heat-high)'
  return `color-mix(in oklab, var(--heat-even), ${end} ${Math.round(100 * Math.abs(heat))}%)`
}

export interface ScoreRow {
  readonly name: string
  readonly label: string
  readonly sign?: SeatColour | null
  readonly scores: readonly number[]
  readonly mean: number
}

/** One curve a role, its mean as a tick. */
export function ScorePlot(props: { rows: readonly ScoreRow[]; row: number }): ReactNode {
  const { language } = useTeller()
  const { rows, row } = props
  const all = rows.flatMap((one) => one.scores)
  const step = niceStep(Math.max(1, Math.max(...all) - Math.min(0, ...all)), 4)
  const from = Math.floor(Math.min(0, ...all) / step) * step
  const to = Math.ceil((Math.max(...all) + step / 10) / step) * step
  const curves = rows.map((one) => ({ ...one, curve: density(one.scores, from, to) }))
  const top = Math.max(1e-9, ...curves.flatMap(({ curve }) => curve))
  const height = rows.length * row + AXIS + 8
  return (
    <Drawing height={height}>
      {(width) => {
        const indent = rows.some((one) => one.sign) ? SIGN : 0
        const left =
          indent +
          labelRoom(
            rows.map((one) => one.label),
            width - indent,
            0.36,
          )
        const start = left + 48
        const x = (score: number): number => start + ((score - from) / (to - from)) * (width - start - 10)
        return (
          <>
            {ticksOf(from, to, step).map((tick) => (
              <g key={tick}>
                <path className="plot-rule" d={`M${x(tick)} 0V${height - AXIS}`} />
                <text className="plot-tick" x={x(tick)} y={height - 6} textAnchor="middle">
                  {count(tick, language)}
                </text>
              </g>
            ))}
            {curves.map(({ name, label, sign, mean, curve }, n) => {
              const y = (n + 1) * row + 4
              const points = curve.map(
                (value, at) =>
                  `${x(from + (at / (curve.length - 1)) * (to - from)).toFixed(1)} ${(y - (value / top) * row * 1.02).toFixed(1)}`,
              )
              return (
                <g key={name}>
                  {sign && <Sign sign={sign} y={y - row / 3} />}
                  <text className="plot-label" x={indent} y={y - row / 3} dy="0.2em">
                    {shortened(label, left - indent)}
                  </text>
                  <text className="plot-value" x={start - 10} y={y - row / 3} dy="0.2em" textAnchor="end">
                    {figure(mean, language)}
                  </text>
                  <path className="plot-curve" style={sign ? tint(sign) : undefined} d={`M${points.join('L')}`} />
                  <path className="plot-mean" d={`M${x(mean)} ${y - 1}v${-Math.min(14, row / 2)}`} />
                </g>
              )
            })}
          </>
        )
      }}
    </Drawing>
  )
}

/** A smooth curve over the scores, with Silverman's width. */
function density(values: readonly number[], from: number, to: number): number[] {
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n)
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1))
  const width = Math.max((to - from) / 60, 1.06 * deviation * n ** -0.2)
  return Array.from({ length: 80 }, (_, at) => {
    const here = from + (at / 79) * (to - from)
    let sum = 0
    for (const value of values) sum += Math.exp(-0.5 * ((here - value) / width) ** 2)
    return sum / Math.max(1, n) / width
  })
}

/** How long games last, in bars; the one with the mean is lit. */
export function LengthPlot(props: { values: readonly number[]; height: number; mean: string }): ReactNode {
  const { language } = useTeller()
  const { values, height } = props
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const wide = Math.max(1, Math.ceil((most - least + 1) / 28))
  const first = Math.floor(least / wide) * wide
  const bars = Array.from({ length: Math.floor((most - first) / wide) + 1 }, () => 0)
  for (const value of values) {
    const at = Math.floor((value - first) / wide)
    bars[at] = (bars[at] ?? 0) + 1
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const lit = Math.floor((Math.round(mean) - first) / wide)
  const top = Math.max(...bars)
  const drawn = bars.map((n, at) => ({ n, at, value: first + at * wide }))
  const step = niceStep(most - first + 1, 5)
  return (
    <Drawing height={height}>
      {(width) => {
        const foot = height - AXIS
        const each = Math.min(26, (width - 8) / bars.length)
        const left = (width - each * bars.length) / 2
        const x = (value: number): number => left + ((value - first) / wide + 0.5) * each
        const scale = (foot - 24) / top
        const middle = Math.min(width - 40, Math.max(40, x(first + lit * wide)))
        return (
          <>
            {drawn.map(({ n, at, value }) => (
              <rect
                key={value}
                className={at === lit ? 'plot-bar lit' : 'plot-bar'}
                x={left + at * each + 1}
                y={foot - n * scale}
                width={Math.max(1, each - 2)}
                height={n * scale}
                rx={Math.min(2, n * scale)}
              />
            ))}
            <text className="plot-value" x={middle} y={12} textAnchor="middle">
              {props.mean}
            </text>
            {ticksOf(first, most, Math.max(1, step)).map((tick) => (
              <text key={tick} className="plot-tick" x={x(tick)} y={height - 6} textAnchor="middle">
                {count(tick, language)}
              </text>
            ))}
          </>
        )
      }}
    </Drawing>
  )
}

export interface RungRow {
  readonly name: string
  readonly label: string
  readonly rating: number
  readonly error: number
}

export function LadderPlot(props: { rows: readonly RungRow[]; row: number }): ReactNode {
  const { language } = useTeller()
  const { rows, row } = props
  const lowest = Math.min(...rows.map(({ rating, error }) => rating - error))
  const highest = Math.max(...rows.map(({ rating, error }) => rating + error))
  const step = niceStep(highest - lowest, 5)
  const from = Math.floor(lowest / step) * step
  const to = Math.ceil(highest / step) * step
  const height = rows.length * row + AXIS
  return (
    <Drawing height={height}>
      {(width) => {
        const left = labelRoom(
          rows.map(({ label }) => label),
          width,
        )
        const right = width - 92
        const x = (value: number): number => left + 8 + ((value - from) / (to - from)) * (right - left - 16)
        return (
          <>
            {ticksOf(from, to, step).map((tick) => (
              <g key={tick}>
                <path className="plot-rule" d={`M${x(tick)} 0V${height - AXIS}`} />
                <text className="plot-tick" x={x(tick)} y={height - 6} textAnchor="middle">
                  {count(tick, language)}
                </text>
              </g>
            ))}
            {rows.map(({ name, label, rating, error }, n) => {
              const y = n * row + row / 2
              return (
                <g key={name}>
                  <text className="plot-label strong" x={0} y={y} dy="0.35em">
                    {label}
                  </text>
                  <path className="plot-range" d={`M${x(rating - error)} ${y}H${x(rating + error)}`} />
                  <circle className="plot-dot" cx={x(rating)} cy={y} r={5} />
                  <text className="plot-value" x={width - 46} y={y} dy="0.35em" textAnchor="end">
                    {figure(rating, language)}
                  </text>
                  <text className="plot-tick" x={width} y={y} dy="0.35em" textAnchor="end">
                    {`± ${figure(error, language)}`}
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
