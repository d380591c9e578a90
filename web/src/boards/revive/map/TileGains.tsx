/** Arrows from a new tile to the buildings that gain by it, with what each gains. */
import { tileGains } from '@ludarium/revive'
import { type ReactNode, useMemo } from 'react'
import { useTable } from '../context.tsx'
import { gainsByHex, type ShownTileGain } from '../questions/gains.ts'
import { tokensOf } from '../signs.ts'
import { pointAt, TILES } from './geometry.ts'
import { SHAPES } from './Pieces.tsx'
import { measured, PILL, SvgLine } from './Pill.tsx'

/** How far an arrow keeps from the middle of both of its hexes. */
const FROM = 9
const TO = 13

export function TileGains(props: {
  readonly target: number
  readonly position: string
  readonly turned: number
  readonly k: number
  /** From afar only the arrows are drawn. */
  readonly far: boolean
}): ReactNode {
  const { target, position, turned, k, far } = props
  const { view, colourOf } = useTable()
  const gains = useMemo(() => gainsByHex(tileGains(view, target, turned)), [view, target, turned])
  const middle = TILES.get(position)?.middle ?? { x: 0, y: 0 }
  const byBuilding = Map.groupBy(gains, ({ seat, building }) => `${seat} ${building}`)
  return (
    <g className="revive-quiet revive-gains">
      {gains.map(({ seat, space, building }) => (
        <path
          key={`${seat} ${space} ${building}`}
          d={arrow(space, building)}
          fill={colourOf(seat).fill}
          stroke="var(--ink)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
      {!far &&
        [...byBuilding.values()].map((same) => <GainPill key={keyOf(same)} gains={same} middle={middle} k={k} />)}
    </g>
  )
}

const keyOf = ([first]: readonly ShownTileGain[]): string => `${first?.seat} ${first?.building}`

/** A slim arrow between two hexes. */
function arrow(from: number, to: number): string {
  const [a, b] = [pointAt(from), pointAt(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const point = (along: number, aside: number): string =>
    `${(a.x + x * along - y * aside).toFixed(1)} ${(a.y + y * along + x * aside).toFixed(1)}`
  const end = length - TO
  const neck = end - 9
  return `M${point(FROM, -2.4)}L${point(neck, -2.4)}L${point(neck, -6)}L${point(end, 0)}L${point(neck, 6)}L${point(neck, 2.4)}L${point(FROM, 2.4)}Z`
}

const SIZE = 12
const HEIGHT = 20
const SHAPE = 12

/** What a building gains, on the side of it that is away from the tile. */
function GainPill(props: {
  readonly gains: readonly ShownTileGain[]
  readonly middle: { readonly x: number; readonly y: number }
  readonly k: number
}): ReactNode {
  const { gains, middle, k } = props
  const { colourOf } = useTable()
  const [first] = gains
  if (first === undefined) return null
  const { fill, shape } = colourOf(first.seat)
  const here = pointAt(first.building)
  const up = here.y < middle.y ? -1 : 1
  const tokens = gains.flatMap(({ effect }) => tokensOf(effect))
  const { width } = measured(tokens, SIZE)
  const whole = width + SHAPE + 22
  return (
    <g transform={`translate(${here.x} ${here.y + up * 25}) scale(${k})`}>
      <rect
        x={-whole / 2}
        y={-HEIGHT / 2}
        width={whole}
        height={HEIGHT}
        rx="10"
        fill={PILL.gain.ground}
        stroke={PILL.gain.edge}
        strokeWidth={PILL.gain.edgeWidth}
      />
      <path
        d={SHAPES[shape] ?? SHAPES.circle}
        transform={`translate(${-whole / 2 + 8} ${-SHAPE / 2}) scale(${SHAPE / 24})`}
        fill={fill}
      />
      <g transform={`translate(${(SHAPE + 6) / 2} 0)`}>
        <SvgLine tokens={tokens} size={SIZE} />
      </g>
    </g>
  )
}
