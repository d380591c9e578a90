/** Wooden pieces around their own middle: a unit, a structure, a cube, a recruit, the action token. */
import type { ReactNode } from 'react'
import { SEAT_SHAPES } from '../../../art/SeatShape.tsx'
import { Glyph } from '../../../kit/hex/tokens.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { iconOf } from '../signs.ts'

/** Where the icon sits on a shape: how far down, and how large. */
const INSIDE: Readonly<Record<string, readonly [down: number, size: number, grow: number]>> = {
  circle: [0, 0.66, 1],
  square: [0, 0.7, 1],
  triangle: [0.13, 0.54, 1.18],
  diamond: [0, 0.56, 1.14],
  hexagon: [0, 0.66, 1.04],
  cross: [0, 0.66, 1.1],
  star: [0.05, 0.52, 1.16],
}

export const shade = (colour: SeatColour): string => `color-mix(in srgb, ${colour.fill} 64%, black)`
export const tint = (colour: SeatColour): string => `color-mix(in srgb, ${colour.fill} 65%, white)`

interface TokenProps {
  readonly colour: SeatColour
  /** A concept of signs.ts. */
  readonly kind: string
  readonly size: number
  readonly x?: number
  readonly y?: number
}

export function Token({ colour, kind, size, x = 0, y = 0 }: TokenProps): ReactNode {
  const [down, inner, grow] = INSIDE[colour.shape] ?? [0, 0.66, 1]
  const k = (size / 24) * grow
  const thick = Math.max(1.6, size * 0.07)
  const lift = colour.shape === 'triangle' ? size * 0.06 : 0
  const at = (dy: number): string => `translate(${x - 12 * k} ${y - 12 * k + dy - lift}) scale(${k})`
  const d = SEAT_SHAPES[colour.shape]
  const line = { stroke: colour.outline, strokeWidth: 1.5 / k, strokeLinejoin: 'round' } as const
  return (
    <g data-part="token">
      <ellipse cx={x} cy={y + size * 0.46 + thick} rx={size * 0.46} ry={size * 0.13} fill="var(--ink)" opacity="0.38" />
      <path d={d} transform={at(thick)} fill={shade(colour)} {...line} />
      <path d={d} transform={at(0)} fill={colour.fill} {...line} />
      <g transform={`translate(${x} ${y + down * size})`} color={colour.ink}>
        <Glyph icon={iconOf(kind)} letter="" size={size * inner} />
      </g>
    </g>
  )
}

/** How many, beside a stack. */
export function Count({
  n,
  x,
  y,
  r = 7.4,
}: {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly r?: number
}): ReactNode {
  return (
    <g data-part="count" transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--ink)" stroke="var(--cloth-text)" strokeWidth="1" />
      <text className="scythe-count" y="4">
        {n}
      </text>
    </g>
  )
}

const HOUSE = 'M-11 11V-3L0-12L11-3V11Z'

/** A structure; `gone`: its place on the mat is empty. */
export function House(props: {
  readonly colour: SeatColour
  readonly kind: string
  readonly gone?: boolean
}): ReactNode {
  const { colour, kind, gone } = props
  return (
    <g data-part="house">
      {gone ? (
        <path d={HOUSE} fill="none" stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="3 2.5" />
      ) : (
        <>
          <path d={HOUSE} transform="translate(0 2)" fill={shade(colour)} stroke="var(--ink)" strokeWidth="1.2" />
          <path d={HOUSE} fill={colour.fill} stroke={colour.outline} strokeWidth="1.5" strokeLinejoin="round" />
        </>
      )}
      <g transform="translate(0 1.8)" color={gone ? 'var(--line-strong)' : colour.ink}>
        <Glyph icon={iconOf(kind)} letter="" size={15} />
      </g>
    </g>
  )
}

/** A technology cube; `s` is half its width. */
export function Cube({ colour, s = 7 }: { readonly colour: SeatColour; readonly s?: number }): ReactNode {
  const h = s * 0.56
  const side = (points: readonly (readonly [number, number])[], fill: string): ReactNode => (
    <polygon points={points.map((p) => p.join()).join(' ')} fill={fill} stroke="var(--ink)" strokeLinejoin="round" />
  )
  return (
    <g>
      <ellipse cy={s * 1.02} rx={s * 1.05} ry={s * 0.36} opacity="0.4" />
      {side(
        [
          [0, -s],
          [s, -s + h],
          [0, -s + 2 * h],
          [-s, -s + h],
        ],
        tint(colour),
      )}
      {side(
        [
          [-s, -s + h],
          [0, -s + 2 * h],
          [0, s],
          [-s, s - h],
        ],
        colour.fill,
      )}
      {side(
        [
          [s, -s + h],
          [0, -s + 2 * h],
          [0, s],
          [s, s - h],
        ],
        shade(colour),
      )}
    </g>
  )
}

/** The action token. */
export function Pawn({ colour }: { readonly colour: SeatColour }): ReactNode {
  return (
    <g>
      <ellipse cy="13" rx="12" ry="3.6" opacity="0.45" />
      <path
        d="M-10 12Q-10 5-4 2Q-6-2-4-6L4-6Q6-2 4 2Q10 5 10 12Q0 16-10 12Z"
        fill={colour.fill}
        stroke={colour.outline}
        strokeWidth="1.5"
      />
      <path d="M1-6Q3-2 2 2Q8 5 8 12.600Q4 14 0 14.200Z" fill={shade(colour)} opacity="0.7" />
      <circle cy="-9" r="6" fill={colour.fill} stroke={colour.outline} strokeWidth="1.5" />
    </g>
  )
}

/** A drawing around its own middle as a box of the page. */
export function Boxed(props: {
  readonly width: number
  readonly height?: number
  readonly className?: string
  readonly children: ReactNode
}): ReactNode {
  const { width, height = width } = props
  return (
    <svg
      className={props.className}
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      overflow="visible"
      aria-hidden="true"
    >
      {props.children}
    </svg>
  )
}
