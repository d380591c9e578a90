/** Lines over time: scores, chances, ratings. With `onGo` a click or a drag chooses a place along them. */
import type { PointerEvent, ReactNode } from 'react'
import type { SeatColour } from '../../table/seats.ts'
import { type ChartRoom, ChartSign, Drawing } from './Drawing.tsx'
import { type ChartPoint, keepApart, niceStep, pathOf, thinned, ticksOf } from './scale.ts'

export interface ChartLine {
  readonly id: string
  readonly points: readonly ChartPoint[]
  readonly colour: string
  readonly dash?: string | undefined
  readonly strong?: boolean
  /** How sure the line is: a band from `low` to `high` around it. */
  readonly band?: { readonly low: readonly ChartPoint[]; readonly high: readonly ChartPoint[] } | undefined
  /** Points of the line with a star on them. */
  readonly stars?: readonly ChartPoint[]
  /** Where the line ends, or where `at` is. */
  readonly sign?: SeatColour
  readonly end?: string
}

export interface ChartTick {
  readonly at: number
  readonly text: string
  /** Instead of `text` on a wide chart. */
  readonly long?: string
  readonly rule?: boolean
}

export interface LineChartProps {
  readonly label: string
  readonly lines: readonly ChartLine[]
  readonly ticks: readonly ChartTick[]
  /** The values at least: the lines may need more. */
  readonly values?: readonly [low: number, high: number]
  readonly step?: number
  say?(value: number): string
  /** A dashed line across. */
  readonly even?: number
  /** A part of the chart in another shade. */
  readonly strip?: readonly [from: number, to: number] | undefined
  /** A dashed line up with a few words. */
  readonly note?: { readonly at: number; readonly text: string } | null
  readonly at?: number | undefined
  /** Numbers above the chart. */
  readonly marks?: readonly { readonly at: number; readonly n: number }[]
  readonly height?: number
  /** Follow the pointer while it is held down. */
  readonly drag?: boolean
  onGo?(at: number): void
}

/** Where values are in pixels. */
interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
  readonly first: number
  readonly last: number
  readonly yTicks: readonly number[]
  x(at: number): number
  y(value: number): number
}

const LETTER = 6.9
const MARK = 22
const STAR = 'M0-6.500L1.900-2.100 6.600-1.700 3.100 1.400 4.100 6 0 3.600-4.100 6-3.100 1.400-6.600-1.700-1.900-2.100Z'

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length)) * LETTER

function frameOf(props: LineChartProps, { width, height }: ChartRoom): Frame {
  const { lines, ticks, marks = [], say = String } = props
  const values = lines.flatMap(({ points, band }) => [...points, ...(band?.low ?? []), ...(band?.high ?? [])])
  const [least, most] = props.values ?? [0, 1]
  const low = Math.min(least, ...values.map(([, y]) => y))
  const high = Math.max(most, ...values.map(([, y]) => y))
  const step = props.step ?? Math.max(1, niceStep(high - low, height < 130 ? 3 : 5))
  const yTicks = ticksOf(low, high, step)
  const all = [...values.map(([x]) => x), ...ticks.map(({ at }) => at)]
  const [first, last] = [Math.min(...all), Math.max(...all)]
  const ends = longest(lines.map(({ end = '' }) => end))
  const left = longest(yTicks.map(say)) + 12
  const right = width - (ends > 0 ? ends + 24 : 12)
  const top = marks.length > 0 ? MARK + 12 : props.note ? 22 : 10
  const foot = height - 20
  return {
    left,
    right,
    top,
    foot,
    first,
    last,
    yTicks,
    x: (at) => left + ((at - first) / Math.max(1e-9, last - first)) * (right - left),
    y: (value) => top + ((high - value) / Math.max(1e-9, high - low)) * (foot - top),
  }
}

export function LineChart(props: LineChartProps): ReactNode {
  const { label, height, drag, onGo } = props
  const go = ({ currentTarget, clientX }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect()
    const { left, right, first, last } = frameOf(props, box)
    const share = Math.min(1, Math.max(0, (clientX - box.left - left) / Math.max(1, right - left)))
    onGo?.(Math.round(first + share * (last - first)))
  }
  const held = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      go(event)
    },
    onPointerMove: (event: PointerEvent) => event.buttons === 1 && go(event),
  }
  const pointer = onGo === undefined ? undefined : drag ? held : { onPointerUp: go }
  return (
    <Drawing label={label} height={height} {...(pointer && { pointer })}>
      {(room) => {
        const frame = frameOf(props, room)
        return (
          <>
            <Axes {...props} frame={frame} />
            <Lines {...props} frame={frame} />
            {props.at !== undefined && (
              <path className="chart-now" d={`M${frame.x(props.at)} ${frame.top - 4}V${frame.foot}`} />
            )}
            <Signs {...props} frame={frame} />
            <Marks {...props} frame={frame} width={room.width} />
          </>
        )
      }}
    </Drawing>
  )
}

type Part = LineChartProps & { readonly frame: Frame }

function Axes({ frame, ticks, say = String, even, strip, note }: Part): ReactNode {
  const { left, right, top, foot, x, y } = frame
  const wide = right - left > 380
  const textOf = ({ text, long = text }: ChartTick): string => (wide ? long : text)
  const room = longest(ticks.map(textOf)) + 8
  const side = note && x(note.at) > (left + right) / 2 ? -6 : 6
  return (
    <>
      {strip && (
        <rect className="chart-strip" x={x(strip[0])} y={top} width={x(strip[1]) - x(strip[0])} height={foot - top} />
      )}
      {frame.yTicks.map((tick) => (
        <g key={tick}>
          <path className="chart-rule" d={`M${left} ${y(tick)}H${right}`} />
          <text x={left - 7} y={y(tick)} dy="0.35em" textAnchor="end">
            {say(tick)}
          </text>
        </g>
      ))}
      {even !== undefined && <path className="chart-even" d={`M${left} ${y(even)}H${right}`} />}
      {thinned(ticks, ({ at }) => x(at), room).map((tick) => (
        <g key={tick.at}>
          {tick.rule && <path className="chart-edge" d={`M${x(tick.at)} ${top}V${foot}`} />}
          <text x={x(tick.at)} y={foot + 15} textAnchor="middle">
            {textOf(tick)}
          </text>
        </g>
      ))}
      {note && (
        <g className="chart-note">
          <path d={`M${x(note.at)} ${top - 8}V${foot}`} />
          <text x={x(note.at) + side} y={top - 9} textAnchor={side < 0 ? 'end' : 'start'}>
            {note.text}
          </text>
        </g>
      )}
    </>
  )
}

function Lines({ frame: { x, y }, lines }: Part): ReactNode {
  const placed = (points: readonly ChartPoint[]): ChartPoint[] => points.map(([at, value]) => [x(at), y(value)])
  return lines.map(({ id, points, colour, dash, strong, band, stars = [] }) => {
    const d = pathOf(placed(points))
    return (
      <g key={id} color={colour}>
        {band && <path className="chart-band" d={`${pathOf(placed([...band.high, ...band.low.toReversed()]))}Z`} />}
        {dash === undefined && <path className="chart-under" data-strong={strong} d={d} />}
        <path className="chart-line" data-strong={strong} strokeDasharray={dash} d={d} />
        {placed(stars).map(([at, value]) => (
          <path key={at} className="chart-star" d={STAR} transform={`translate(${at} ${value})`} />
        ))}
      </g>
    )
  })
}

function Signs({ frame: { x, y, foot }, lines, at }: Part): ReactNode {
  const ends = lines.map(({ points }) => points.findLast(([here]) => at === undefined || here <= at))
  const heights = ends.map((end) => (end === undefined ? 0 : y(end[1])))
  const apart = lines.some((line) => line.end !== undefined) ? keepApart(heights, 16, foot) : heights
  return lines.map(({ id, sign, end: text, colour }, n) => {
    const end = ends[n]
    if (end === undefined) return null
    const [place, up] = [x(at ?? end[0]), apart[n] ?? 0]
    const beside = text === undefined ? place : place + 12
    return (
      <g key={id}>
        {sign !== undefined && <ChartSign of={sign} x={beside} y={up} />}
        {text !== undefined && (
          <text
            className="chart-end"
            x={beside + (sign === undefined ? -4 : 10)}
            y={up}
            dy="0.35em"
            style={{ fill: sign ? undefined : colour }}
          >
            {text}
          </text>
        )}
      </g>
    )
  })
}

function Marks({ frame: { x, top }, marks = [], at, width }: Part & { readonly width: number }): ReactNode {
  const places = keepApart(
    marks.map((mark) => x(mark.at)),
    MARK,
    width - MARK / 2,
  )
  return marks.map((mark, n) => (
    <g key={mark.at} className="chart-mark" data-now={mark.at === at || undefined}>
      <path d={`M${places[n]} 24L${x(mark.at)} ${top}`} />
      <circle cx={places[n]} cy={14} r={10} />
      <text x={places[n]} y={14} dy="0.35em" textAnchor="middle">
        {mark.n}
      </text>
    </g>
  ))
}
