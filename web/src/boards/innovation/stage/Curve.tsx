/** Points over the game, from what was told: a line for each, dashed differently, with its name at the end. */
import type { InnovationState } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { SEAT_SHAPES } from '../../../art/SeatShape.tsx'
import { useSize } from '../../../table/pieces/motion.ts'
import type { Told } from '../../../table/source.ts'
import { useTable } from '../context.tsx'

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 128, 10, 24]
const START = 20
const STRIP = 56
const DASHES = ['', '7 4', '2 4', '9 3 2 3', '4 4', '1 3', '12 4']

interface Curves {
  /** By participant: the points after each telling. */
  readonly lines: readonly (readonly number[])[]
  /** Where each round begins. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[]
  /** Where the final scoring begins. */
  readonly end: number
}

function curvesOf(view: InnovationState, told: readonly Told[]): Curves {
  const count = view.seats + (view.automa === null ? 0 : 1)
  const now = Array.from({ length: count }, () => START)
  const lines: number[][] = now.map(() => [START])
  const rounds: { round: number; at: number }[] = []
  for (const [n, { event }] of told.entries()) {
    const { type, seat, vp, total, round } = event
    const who = typeof seat === 'number' ? seat : view.seats
    const old = now[who]
    if (type === 'round' && typeof round === 'number') rounds.push({ round, at: n })
    if (old !== undefined) {
      if ((type === 'points' || type === 'automaPoints' || type === 'achievement') && typeof vp === 'number')
        now[who] = old + vp
      if (typeof total === 'number') now[who] = total
    }
    for (const [one, line] of lines.entries()) line.push(now[one] ?? START)
  }
  const final = told.findIndex(({ event }) => event.type === 'final' || /^automa(Won|Lost|Drew)$/.test(event.type))
  return { lines, rounds, end: final < 0 ? told.length : final }
}

export function Curve(): ReactNode {
  const { view, told, words, colour, looks } = useTable()
  const [box, { width, height }] = useSize()
  if (told.length < 2) return null
  const { lines, rounds, end } = curvesOf(view, told)
  const most = Math.max(50, ...lines.flat())
  /** The final scoring has a strip of its own, as wide as a name. */
  const last = width - RIGHT - (end < told.length ? STRIP : 0)
  const x = (n: number): number =>
    n <= end ? LEFT + ((last - LEFT) * n) / Math.max(1, end) : last + (STRIP * (n - end)) / (told.length - end)
  const y = (points: number): number => height - BOTTOM - ((height - TOP - BOTTOM) * points) / most
  const ends = lines
    .map((line, who) => ({ who, points: line[line.length - 1] ?? 0 }))
    .sort((a, b) => b.points - a.points)
  let lowest = -20
  const labels = ends.map(({ who, points }) => {
    const at = Math.max(y(points), lowest + 14)
    lowest = at
    return { who, points, at }
  })
  const grid = Array.from({ length: Math.floor(most / 50) + 1 }, (_, n) => n * 50)
  return (
    <section className="panel i-curve">
      <h3>{words.t('end.curve')}</h3>
      <div ref={box}>
        <svg width={width} height={height} role="img" aria-label={words.t('end.curve')}>
          {end < told.length && (
            <>
              <rect
                x={last}
                y={TOP}
                width={STRIP}
                height={Math.max(0, height - TOP - BOTTOM)}
                className="i-curve-end"
              />
              <text x={last + STRIP / 2} y={height - 8} textAnchor="middle">
                {words.t('end.last')}
              </text>
            </>
          )}
          {grid.map((points) => (
            <g key={points}>
              <path d={`M${LEFT} ${y(points)}H${width - RIGHT}`} className="i-curve-grid" />
              <text x={LEFT - 6} y={y(points)} dy="0.36em" textAnchor="end">
                {points}
              </text>
            </g>
          ))}
          {rounds.map(({ round, at }) => (
            <g key={round}>
              <path d={`M${x(at)} ${TOP}V${height - BOTTOM}`} className="i-curve-grid" strokeDasharray="3 4" />
              <text x={x(at) + 4} y={height - 8}>
                {words.t('sketch.round', { n: round })}
              </text>
            </g>
          ))}
          {lines.map((line, who) => (
            <path
              key={`line ${String(who)}`}
              d={`M${line.map((points, n) => `${x(n).toFixed(1)} ${y(points).toFixed(1)}`).join('L')}`}
              fill="none"
              className={who < view.seats ? 'i-curve-line' : 'i-curve-line other'}
              style={{ ['--fill' as string]: colour(who).fill, ['--light' as string]: colour(who).outline }}
              strokeWidth="2.4"
              strokeDasharray={DASHES[who]}
            />
          ))}
          {labels.map(({ who, points, at }) => (
            <g key={who} transform={`translate(${width - RIGHT + 4} ${at})`}>
              <path
                d={SEAT_SHAPES[colour(who).shape]}
                fill={colour(who).fill}
                stroke={colour(who).outline}
                transform="scale(.46) translate(0 -12)"
              />
              <text x="16" dy="0.36em" className="i-curve-name">
                {looks[who]?.name ?? words.t('sketch.automa.title')} {points}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </section>
  )
}
