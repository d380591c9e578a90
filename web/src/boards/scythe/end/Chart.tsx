/** Coins if the game had ended, round by round, with the stars where they were placed; and the turns that brought most. */

import type { GameModule } from '@ludarium/kernel'
import { module } from '@ludarium/scythe'
import { type ReactNode, useMemo } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useCurve } from '../../../table/curve.ts'
import { useSize } from '../../../table/pieces/motion.ts'
import type { SeatLook } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { momentsOf, type Round, roundsOf, starRounds } from './standings.ts'

const { speech }: GameModule = module

const LEFT = 34
const RIGHT = 62
const TOP = 14
const BOTTOM = 24
/** Signs at the ends of the lines keep this far apart. */
const APART = 19
const STAR = 'M0-6.500L1.900-2.100 6.600-1.700 3.100 1.400 4.100 6 0 3.600-4.100 6-3.100 1.400-6.600-1.700-1.900-2.100Z'

export function Chart(): ReactNode {
  const { words, told, view } = useTable()
  const points = useCurve(told[told.length - 1]?.at ?? 0)
  const rounds = useMemo(() => roundsOf(points), [points])
  const stars = useMemo(() => starRounds(told, view.seats), [told, view.seats])
  const [box, { width, height }] = useSize()
  return (
    <section className="panel scythe-final-chart">
      <header>
        <h3>{words.t('end.chart')}</h3>
        <small>{words.t('end.chart.by')}</small>
      </header>
      <div ref={box} className="scythe-chart">
        {rounds.length > 1 && width > 0 && <Lines rounds={rounds} stars={stars} width={width} height={height} />}
        {rounds.length <= 1 && <p>{words.t('end.chart.none')}</p>}
      </div>
      <Moments points={points} />
    </section>
  )
}

interface LinesProps {
  readonly rounds: readonly Round[]
  readonly stars: readonly (readonly number[])[]
  readonly width: number
  readonly height: number
}

const stepOf = (most: number): number => [5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? 200

function Lines({ rounds, stars, width, height }: LinesProps): ReactNode {
  const { words, looks } = useTable()
  const all = rounds.flatMap(({ totals }) => totals)
  const step = stepOf(Math.max(...all))
  const top = Math.ceil(Math.max(...all, 1) / step) * step
  const low = Math.min(0, ...all)
  const [first, last] = [rounds[0]?.round ?? 1, rounds[rounds.length - 1]?.round ?? 1]
  const x = (round: number): number => LEFT + ((round - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT)
  const y = (value: number): number => TOP + ((top - value) / (top - low)) * (height - TOP - BOTTOM)
  const ticks = Array.from({ length: Math.floor((top - low) / step) + 1 }, (_, n) => n * step)
  const every = Math.max(1, Math.ceil((last - first) / 5))
  const marks = rounds.map(({ round }) => round).filter((round) => (round - first) % every === 0)
  const end = rounds[rounds.length - 1]?.totals ?? []
  const said = looks.map(({ name }, seat) => words.t('end.chart.of', { name, n: end[seat] ?? 0 })).join('; ')
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 7} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {marks.map((round) => (
        <text key={round} x={x(round)} y={height - 6} textAnchor="middle">
          {round}
        </text>
      ))}
      {looks.map((look, seat) => (
        <Line key={look.name} look={look} stars={stars[seat] ?? []} points={rounds} seat={seat} x={x} y={y} />
      ))}
      <Ends looks={looks} totals={end} x={width - RIGHT + 13} y={y} low={height - BOTTOM} />
    </svg>
  )
}

interface LineProps {
  readonly look: SeatLook
  readonly seat: number
  readonly points: readonly Round[]
  readonly stars: readonly number[]
  x(round: number): number
  y(value: number): number
}

function Line({ look, seat, points, stars, x, y }: LineProps): ReactNode {
  const d = points.map(({ round, totals }, n) => `${n === 0 ? 'M' : 'L'}${x(round)} ${y(totals[seat] ?? 0)}`).join('')
  return (
    <g className="scythe-chart-line" style={{ color: look.colour.fill }}>
      <path d={d} className="under" />
      {look.colour.shape === 'star' && <path d={d} className="light" />}
      <path d={d} />
      {[...new Set(stars)].map((round) => {
        const at = points.find((one) => one.round === round)
        return (
          at !== undefined && (
            <path
              key={round}
              d={STAR}
              className="sixth"
              transform={`translate(${x(round)} ${y(at.totals[seat] ?? 0)})`}
            />
          )
        )
      })}
    </g>
  )
}

/** Who each line belongs to and where it ends; near ones stand under each other. */
function Ends(props: {
  readonly looks: readonly SeatLook[]
  readonly totals: readonly number[]
  readonly x: number
  readonly low: number
  y(value: number): number
}): ReactNode {
  const { looks, totals, x, y } = props
  const order = looks.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const room = props.low - (order.length - 1) * APART
  let from = Number.NEGATIVE_INFINITY
  return order.map((seat, n) => {
    const look = looks[seat]
    if (look === undefined) return null
    const at = Math.max(from, Math.min(y(totals[seat] ?? 0), room + n * APART))
    from = at + APART
    return (
      <g key={look.name} transform={`translate(${x} ${at})`}>
        <g transform="translate(-8 -8)">
          <SeatShape colour={look.colour} size={16} />
        </g>
        <text x="14" y="4.500" className="end">
          {totals[seat] ?? 0}
        </text>
      </g>
    )
  })
}

function Moments({ points }: { readonly points: ReturnType<typeof useCurve> }): ReactNode {
  const { words, told, looks } = useTable()
  const moments = useMemo(() => momentsOf(points, told), [points, told])
  if (moments.length === 0) return null
  return (
    <ol className="scythe-moments" aria-label={words.t('end.moments')}>
      {moments.map(({ seat, round, gain, event }) => {
        const look = looks[seat]
        const message = speech.event(event)
        if (look === undefined || message === null) return null
        return (
          <li key={`${round} ${seat}`}>
            <SeatShape colour={look.colour} size={15} />
            <span>{words.t('end.round', { round })}</span>
            <span title={words.t(message)}>{words.rich(message, 'log')}</span>
            <b>+{gain}</b>
          </li>
        )
      })}
    </ol>
  )
}
