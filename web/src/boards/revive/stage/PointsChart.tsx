/** What every seat would have scored, round by round, and since when the winner has led. */
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useCurve } from '../../../table/curve.ts'
import { useTable } from '../context.tsx'
import { apart, leadSince, roundsOf } from './curve.ts'

/** Until it is known how much room there is. */
const USUAL: Room = { width: 620, height: 230 }
const LEFT = 34
const RIGHT = 58
const TOP = 18
const BOTTOM = 24
const APART = 19
/** Width of the name of a round. */
const NAMED = 78

interface Room {
  readonly width: number
  readonly height: number
}

/** The room of the drawing, in pixels: figures keep their size, lines take what there is. */
function useRoom(): readonly [Room, (element: Element | null) => (() => void) | undefined] {
  const [room, setRoom] = useState(USUAL)
  const watch = useCallback((element: Element | null) => {
    if (element === null) return undefined
    const sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setRoom(entry.contentRect)
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return [room, watch]
}

export function PointsChart(): ReactNode {
  const { told, looks, words } = useTable()
  const points = useCurve(told[told.length - 1]?.at ?? 0)
  const rounds = useMemo(() => roundsOf(points), [points])
  const [{ width, height }, watch] = useRoom()
  if (rounds.length < 2) return null
  const last = rounds[rounds.length - 1]
  const ends = last?.totals ?? []
  const most = Math.max(10, ...rounds.flatMap(({ totals }) => totals))
  const x = (round: number): number => LEFT + ((width - LEFT - RIGHT) * round) / Math.max(1, last?.round ?? 1)
  const y = (total: number): number => TOP + (height - BOTTOM - TOP) * (1 - total / most)
  const step = [10, 20, 25, 50].find((one) => most / one <= 5) ?? 100
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step)
  const names = Math.max(1, Math.min(5, Math.floor((width - LEFT - RIGHT) / NAMED)))
  const every = Math.max(1, Math.ceil((last?.round ?? 1) / names))
  const lead = looks.length > 1 ? leadSince(rounds) : null
  const heights = apart(
    looks.map((_, seat) => y(ends[seat] ?? 0)),
    APART,
    height - BOTTOM,
  )
  return (
    <div className="panel rv-end-chart">
      <header>
        <h2>{words.t('end.chart')}</h2>
        <small>{words.t('end.chart.about')}</small>
      </header>
      <svg
        className="rv-chart"
        ref={watch}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.t('end.chart')}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path d={`M${LEFT} ${y(mark)}H${width - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {rounds
          .filter(({ round }) => round > 0 && round % every === 0)
          .map(({ round }) => (
            <text key={round} x={x(round)} y={height - 5} textAnchor="middle">
              {words.t('subtitle', { round })}
            </text>
          ))}
        {lead !== null && (
          <g className="rv-chart-lead">
            <path d={`M${x(lead.round)} ${TOP - 6}V${height - BOTTOM}`} strokeDasharray="3 4" />
            <text
              x={x(lead.round) + (x(lead.round) > width / 2 ? -7 : 7)}
              y={TOP - 5}
              textAnchor={x(lead.round) > width / 2 ? 'end' : 'start'}
            >
              {words.t('end.chart.lead', { round: lead.round, seat: looks[lead.seat]?.name ?? '' })}
            </text>
          </g>
        )}
        {looks.map((look, seat) => {
          const d = rounds.map(({ round, totals }, n) =>
            n === 0 ? `M${x(round)} ${y(totals[seat] ?? 0)}` : `L${x(round)} ${y(totals[seat] ?? 0)}`,
          )
          return (
            <g key={look.name}>
              <path d={d.join('')} fill="none" stroke="#0b0e14" strokeOpacity="0.5" strokeWidth="4.4" />
              <path d={d.join('')} fill="none" stroke={look.colour.fill} strokeWidth="2.6" strokeLinejoin="round" />
              <g transform={`translate(${width - RIGHT + 8} ${(heights[seat] ?? 0) - 7})`}>
                <SeatShape colour={look.colour} size={14} />
                <text x="20" y="12" className="rv-chart-end">
                  {ends[seat]}
                </text>
              </g>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
