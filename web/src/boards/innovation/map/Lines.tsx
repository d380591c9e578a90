/** What lies along and between hexes: shores, city walls with their keys, bridges. */
import type { InnovationState } from '@ludarium/innovation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SEAT_SHAPES } from '../../../art/SeatShape.tsx'
import type { Point } from '../../../kit/hex/layout.ts'
import { isStill } from '../../../kit/pieces/motion.ts'
import type { SeatColour } from '../../../table/seats.ts'
import { hexesOf } from '../view.ts'
import { citiesOf } from './cities.ts'
import { between, hexAt, LAYOUT } from './geometry.ts'

export function Shores({ d }: { readonly d: string }): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--innovation-blue-2)" strokeWidth="4.2" />
      <path d={d} stroke="var(--rim)" strokeWidth="1.5" opacity="0.85" />
    </g>
  )
}

interface LinesProps {
  readonly view: InnovationState
  colour(who: number): SeatColour
}

/** Battlements along the outer edges, never a solid line: that is for legal moves. */
export function Walls({ view, colour }: LinesProps): ReactNode {
  // What stands when the map is laid out stands there at once; what comes later is drawn.
  const standing = useRef(true)
  useEffect(() => {
    standing.current = false
  }, [])
  const hexes = hexesOf(view)
  return citiesOf(view).map(({ who, at, walled }) => (
    <Wall
      key={`${who} ${at[0]}`}
      d={LAYOUT.outline(
        walled.flatMap((n) => hexes[n] ?? []),
        3.2,
      )}
      who={who}
      fill={colour(who).fill}
      rises={() => !standing.current && !isStill()}
    />
  ))
}

interface WallProps {
  readonly d: string
  readonly who: number
  readonly fill: string
  /** Whether it is drawn before the reader's eyes. */
  rises(): boolean
}

const RISE = { duration: 400, easing: 'ease-out' } as const

function Wall({ d, who, fill, rises }: WallProps): ReactNode {
  const box = useRef<SVGGElement>(null)
  const first = useRef(rises)
  useEffect(() => {
    if (!first.current()) return
    const [under, body, stones] = box.current?.children ?? []
    for (const line of [under, body])
      line?.animate(
        [
          { strokeDasharray: 1, strokeDashoffset: 1 },
          { strokeDasharray: 1, strokeDashoffset: 0 },
        ],
        RISE,
      )
    stones?.animate({ opacity: [0, 0, 1] }, RISE)
  }, [])
  return (
    <g ref={box} fill="none" strokeLinecap="round" data-wall={who}>
      <path d={d} pathLength="1" stroke="var(--ink)" strokeWidth="6.4" />
      <path d={d} pathLength="1" stroke={`color-mix(in oklab, ${fill} 62%, black)`} strokeWidth="3.6" />
      <path d={d} stroke={fill} strokeWidth="4.6" strokeDasharray="3.4 3" strokeLinecap="butt" />
    </g>
  )
}

/** One key disc a city. */
export function Keys({ view, colour }: LinesProps): ReactNode {
  return citiesOf(view).map(({ who, at: [first] }) => {
    if (first === undefined) return null
    const { x, y } = LAYOUT.at(hexAt(view, first))
    return (
      <g key={first} transform={`translate(${x + 17} ${y - 15.5})`}>
        <circle r="7.6" fill="var(--ink)" stroke={colour(who).fill} strokeWidth="1.2" />
        <g color="var(--cloth-gold)" transform="translate(-4.750 -4.750)">
          <Icon name="key" size={9.5} />
        </g>
      </g>
    )
  })
}

/** A city to come: light dashes. */
export function ComingCity(props: {
  readonly view: InnovationState
  readonly hexes: readonly number[]
  readonly fill: string
}): ReactNode {
  const { view, hexes, fill } = props
  const d = LAYOUT.outline(
    hexes.map((n) => hexAt(view, n)),
    3.4,
  )
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--ink)" strokeWidth="6.5" />
      <path d={d} stroke={`color-mix(in oklab, ${fill} 60%, white)`} strokeWidth="3.2" strokeDasharray="6 5" />
    </g>
  )
}

export function Bridges({ view, colour }: LinesProps): ReactNode {
  return view.bridges.map(({ from, to, owner }) => (
    <BridgeSpan
      key={`${from}-${to}`}
      from={LAYOUT.at(hexAt(view, from))}
      to={LAYOUT.at(hexAt(view, to))}
      colour={colour(owner)}
    />
  ))
}

function BridgeSpan(props: { readonly from: Point; readonly to: Point; readonly colour: SeatColour }): ReactNode {
  const { from, to, colour } = props
  const [a, b] = [between(from, to, 0.23), between(from, to, 0.77)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const planks = Array.from(
    { length: Math.floor((length - 6) / 5.5) + 1 },
    (_, n) => `M${4 + n * 5.5}-4.600v9.200`,
  ).join('')
  return (
    <g transform={`translate(${a.x} ${a.y}) rotate(${turn})`} strokeLinecap="round">
      <path d={`M0 0H${length}`} stroke="var(--ink)" strokeWidth="14" opacity="0.9" />
      <path d={`M0 0H${length}`} stroke={colour.fill} strokeWidth="10.5" />
      <path d={planks} stroke={`color-mix(in oklab, ${colour.fill} 60%, black)`} strokeWidth="1.4" />
      <circle cx={length / 2} r="6.200" fill="var(--ink)" />
      <path
        d={SEAT_SHAPES[colour.shape]}
        fill={colour.fill}
        transform={`translate(${length / 2} 0) rotate(${-turn}) scale(.4) translate(-12 -12)`}
      />
    </g>
  )
}
