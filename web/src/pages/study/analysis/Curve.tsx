/** One line a seat over the whole game: winning chances or points. Click or drag goes to that decision. */
import { type PointerEvent, type ReactNode, useId } from 'react'
import { SEAT_SHAPES } from '../../../art/SeatShape.tsx'
import { useSize } from '../../../table/pieces/motion.ts'
import type { SeatLook } from '../../../table/seats.ts'
import { useTeller } from '../../../words/context.tsx'
import { count, niceStep, percent, ticksOf } from '../figures.ts'

export interface CurvePoint {
  readonly at: number
  /** By seat. */
  readonly values: readonly number[]
}

export interface CurveProps {
  readonly points: readonly CurvePoint[]
  readonly looks: readonly SeatLook[]
  /** Where rounds begin. */
  readonly rounds: readonly { readonly at: number; readonly round: number }[]
  readonly marks: readonly { readonly at: number; readonly n: number }[]
  readonly at: number
  readonly last: number
  /** Drawn stronger. */
  readonly own: number | null
  readonly unit: 'chance' | 'points'
  readonly phone: boolean
  onGo(at: number): void
}

const LEFT = 46
const RIGHT = 26

export function Curve(props: CurveProps): ReactNode {
  const { t, language } = useTeller()
  const id = useId()
  const [box, { width, height }] = useSize()
  const { points, looks, rounds, at, last, own, unit, phone } = props
  const chance = unit === 'chance'
  const head = phone ? 6 : 34
  const foot = phone ? 4 : 22
  const all = points.flatMap((point) => point.values)
  const high = chance ? 1 : Math.max(5, ...all)
  const low = chance ? 0 : Math.min(0, ...all)
  const step = chance ? 0.25 : niceStep(high - low, 4)
  const x = (n: number): number => LEFT + (n / Math.max(1, last)) * (width - LEFT - RIGHT)
  const y = (value: number): number => head + ((high - value) / Math.max(1e-9, high - low)) * (height - head - foot)
  const here = rounds.findLast((one) => one.at <= at)
  const following = rounds.find((one) => one.at > at)?.at ?? last
  const now = points.findLast((point) => point.at <= at)
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left - LEFT) / Math.max(1, width - LEFT - RIGHT)
    props.onGo(Math.round(Math.min(1, Math.max(0, share)) * last))
  }
  const say = (value: number): string => (chance ? percent(value, language, 0) : count(value, language))
  const summary = looks.map((look, seat) =>
    t('study.curve.of', { name: look.name, value: say(now?.values[seat] ?? 0) }),
  )
  return (
    <div className="study-curve" ref={box}>
      {width > 0 && height > 0 && (
        <svg
          width={width}
          height={height}
          role="img"
          aria-labelledby={id}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            go(event)
          }}
          onPointerMove={(event) => {
            if (event.buttons === 1) go(event)
          }}
        >
          <title id={id}>{summary.join('; ')}</title>
          {here !== undefined && (
            <rect
              className="curve-round"
              x={x(here.at)}
              y={head}
              width={Math.max(0, x(following) - x(here.at))}
              height={height - head - foot}
            />
          )}
          {ticksOf(low, high, step).map((tick) => (
            <g key={tick}>
              <path className="plot-rule" d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
              {(!phone || tick === low || tick === high) && (
                <text className="curve-tick" x={LEFT - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                  {say(tick)}
                </text>
              )}
            </g>
          ))}
          {chance && <path className="plot-even" d={`M${LEFT} ${y(1 / looks.length)}H${width - RIGHT}`} />}
          {rounds.map((one, n) => (
            <g key={one.at}>
              {n > 0 && <path className="curve-edge" d={`M${x(one.at)} ${head}V${height - foot}`} />}
              {!phone && fits(rounds, n, x, width - RIGHT) && (
                <text className="curve-tick" x={x(one.at) + 6} y={height - 5}>
                  {roomy(rounds, n, x, width - RIGHT) ? t('table.round', { round: one.round }) : one.round}
                </text>
              )}
            </g>
          ))}
          {looks.map((look, seat) => (
            <path
              key={`${look.name} ${look.colour.id}`}
              className={seat === own ? 'curve-line own' : 'curve-line'}
              stroke={lineColour(look)}
              d={points
                .map(
                  (point, n) =>
                    `${n === 0 ? 'M' : 'L'}${x(point.at).toFixed(1)} ${y(point.values[seat] ?? 0).toFixed(1)}`,
                )
                .join('')}
            />
          ))}
          <path className="curve-now" d={`M${x(at)} ${head - 6}V${height - foot}`} />
          {now !== undefined &&
            looks.map((look, seat) => (
              <g
                key={`${look.name} ${look.colour.id}`}
                transform={`translate(${x(at) - 6} ${y(now.values[seat] ?? 0) - 6}) scale(0.5)`}
              >
                <path
                  d={SEAT_SHAPES[look.colour.shape]}
                  fill={look.colour.fill}
                  stroke={look.colour.outline}
                  strokeWidth={3}
                />
              </g>
            ))}
          {!phone &&
            spreadOut(props.marks, x, width).map(({ mark, place }) => (
              <g key={mark.at} className={mark.at === at ? 'curve-mark now' : 'curve-mark'}>
                <path d={`M${place} 24L${x(mark.at)} ${head}`} />
                <circle cx={place} cy={14} r={10} />
                <text x={place} y={14} dy="0.35em" textAnchor="middle">
                  {mark.n}
                </text>
              </g>
            ))}
        </svg>
      )}
    </div>
  )
}

/** Room for a mark. */
const MARK = 22

/** Marks beside each other where they would lie on each other. */
function spreadOut(marks: CurveProps['marks'], x: (at: number) => number, width: number) {
  let free = 0
  const placed = marks.map((mark) => {
    const place = Math.max(free, x(mark.at))
    free = place + MARK
    return { mark, place }
  })
  let edge = width - 11
  return placed
    .toReversed()
    .map(({ mark, place }) => {
      const fitting = Math.min(place, edge)
      edge = fitting - MARK
      return { mark, place: fitting }
    })
    .toReversed()
}

/** The dark one has a line of its own. */
const lineColour = (look: SeatLook): string => (look.colour.id === 'slate' ? 'var(--slate-line)' : look.colour.fill)

function roomAt(rounds: CurveProps['rounds'], n: number, x: (at: number) => number, end: number): number {
  const next = rounds[n + 1]
  return (next === undefined ? end : x(next.at)) - x(rounds[n]?.at ?? 0)
}

const fits = (rounds: CurveProps['rounds'], n: number, x: (at: number) => number, end: number): boolean =>
  roomAt(rounds, n, x, end) > 22
const roomy = (rounds: CurveProps['rounds'], n: number, x: (at: number) => number, end: number): boolean =>
  roomAt(rounds, n, x, end) > 72
