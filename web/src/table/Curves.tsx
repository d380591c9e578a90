/** Score curves: one line a seat, its sign at the end. Clicking goes to that decision where that is possible. */
import { type ReactNode, useId } from 'react'
import { SeatShape } from '../art/SeatShape.tsx'
import { useWords } from '../words/context.tsx'
import type { SeatLook } from './seats.ts'
import type { ScorePoint } from './source.ts'

interface CurvesProps {
  readonly points: readonly ScorePoint[]
  readonly looks: readonly SeatLook[]
  /** Where the reader stands. */
  readonly at?: number
  /** Decisions with a number above the curves. */
  readonly marks?: readonly { readonly at: number; readonly n: number }[]
  onGo?(at: number): void
  readonly height?: number
  readonly width?: number
}

const LEFT = 26
const RIGHT = 20
const TOP = 10
/** What a number above takes. */
const MARK = 18
const BOTTOM = 18

export function Curves(props: CurvesProps): ReactNode {
  const t = useWords()
  const id = useId()
  const { points, looks, at, marks = [], onGo } = props
  const above = marks.length === 0 ? TOP : TOP + MARK
  const width = props.width ?? 224
  const height = props.height ?? 160
  const last = Math.max(1, points.length - 1)
  const all = points.flatMap((point) => point.totals)
  const low = Math.min(0, ...all)
  const high = Math.max(5, ...all)
  const step = niceStep(high - low)
  const x = (n: number): number => LEFT + (n / last) * (width - LEFT - RIGHT)
  const y = (value: number): number => above + ((high - value) / (high - low)) * (height - above - BOTTOM)
  const ticks: number[] = []
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick)
  const rounds = apart(
    points.filter((point, n) => n > 0 && point.round > 0 && point.round !== points[n - 1]?.round),
    (point) => x(point.at),
  )
  const end = points[points.length - 1]
  const summary = looks
    .map((look, seat) => t('scores.curve.of', { name: look.name, points: end?.totals[seat] ?? 0, at: end?.at ?? 0 }))
    .join('; ')
  return (
    <svg
      className="curves"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={id}
      onPointerUp={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        const place = ((event.clientX - box.left) / box.width) * width
        onGo?.(Math.round(Math.min(1, Math.max(0, (place - LEFT) / (width - LEFT - RIGHT))) * last))
      }}
    >
      <title id={id}>{summary}</title>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 5} y={y(tick) + 3.5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {rounds.map((point) => (
        <g key={point.at}>
          <path d={`M${x(point.at)} ${above}V${height - BOTTOM}`} stroke="var(--line)" strokeDasharray="2 3" />
          <text x={x(point.at)} y={height - 5} textAnchor="middle">
            {point.round}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <g key={mark.n} className="curves-mark">
          <path d={`M${x(mark.at)} ${MARK}V${height - BOTTOM}`} stroke="var(--line-strong)" />
          <circle cx={x(mark.at)} cy={MARK - 8} r="9" fill="var(--surface)" stroke="var(--dim)" />
          <text x={x(mark.at)} y={MARK - 4} textAnchor="middle">
            {mark.n}
          </text>
        </g>
      ))}
      {looks.map((look, seat) => (
        <Line
          key={`${look.name} ${look.colour.id}`}
          d={points
            .map((point, n) => `${n === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(point.totals[seat] ?? 0).toFixed(1)}`)
            .join('')}
          colour={look.colour.id === 'slate' ? look.colour.outline : look.colour.fill}
        />
      ))}
      {at !== undefined && <path d={`M${x(at)} ${TOP}V${height - BOTTOM}`} stroke="var(--text)" strokeWidth="1.5" />}
      {looks.map((look, seat) => (
        <g
          key={`${look.name} ${look.colour.id}`}
          transform={`translate(${x(at ?? last) - 6} ${y(points[at ?? last]?.totals[seat] ?? 0) - 6})`}
        >
          <SeatShape colour={look.colour} size={12} />
        </g>
      ))}
    </svg>
  )
}

/** With a dark edge: slate and ivory would be lost on a light page. */
function Line({ d, colour }: { readonly d: string; readonly colour: string }): ReactNode {
  return (
    <g className="curves-line">
      <path d={d} stroke="#0b0e14" strokeWidth="4" />
      <path d={d} stroke={colour} strokeWidth="2" />
    </g>
  )
}

/** 1, 2 or 5 times a power of ten, so that four to eight lines fit. */
function niceStep(range: number): number {
  const rough = range / 5
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)))
  const times = [1, 2, 5, 10].find((n) => n * power >= rough) ?? 10
  return Math.max(1, times * power)
}

/** Figures nearer than this would run into each other. */
const APART = 20

/** As many of them as have room for their figure. */
function apart(points: readonly ScorePoint[], x: (point: ScorePoint) => number): readonly ScorePoint[] {
  let last = Number.NEGATIVE_INFINITY
  return points.filter((point) => {
    if (x(point) - last < APART) return false
    last = x(point)
    return true
  })
}
