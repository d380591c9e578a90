/** Lines of signs on the map, measured by hand: a drawing has no lines of its own. */
import { memo, type ReactNode } from 'react'
import { Nth } from '../signs/Effect.tsx'
import { TRACK } from '../signs/icons.ts'
import type { Part, Token } from '../signs/tokens.ts'

interface Placed {
  readonly part: Part
  readonly x: number
  readonly width: number
}

/** Width of a figure in parts of the size of the text. */
const FIGURE = 0.6
const NARROW = 0.42

function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text)
    width += size * (letter === '1' || letter === '/' || letter === '›' ? NARROW + 0.08 : FIGURE)
  return width
}

/** Where the parts of a line stand, from 0 to its width. */
export function measured(
  tokens: readonly Token[],
  size: number,
): { readonly parts: readonly Placed[]; readonly width: number } {
  const parts: Placed[] = []
  let x = 0
  tokens.forEach((token, n) => {
    if (n > 0) x += size * 0.26
    for (const part of 'op' in token ? [{ text: token.op, colour: '#b1b9c6' }] : token.parts) {
      const width = 'text' in part ? textWidth(part.text, size) : size * 1.08
      parts.push({ part, x, width })
      x += width + size * 0.08
    }
  })
  return { parts, width: Math.max(0, x - size * 0.08) }
}

/** The line around its middle. */
export function SvgLine(props: {
  readonly tokens: readonly Token[]
  readonly size?: number
  readonly ink?: string
  readonly fade?: number
}): ReactNode {
  const { tokens, size = 12, ink = '#fff', fade = 1 } = props
  const { parts, width } = measured(tokens, size)
  return (
    <g opacity={fade}>
      {parts.map(({ part, x, width: wide }) => {
        const left = x - width / 2
        const key = `${x} ${JSON.stringify(part)}`
        if ('text' in part)
          return (
            <text
              key={key}
              x={left + wide / 2}
              dy="0.36em"
              className="rv-map-text"
              fontSize={size}
              fill={part.colour ?? ink}
            >
              {part.text}
            </text>
          )
        if ('step' in part) return <SvgStep key={key} x={left} size={wide} track={part.step} />
        if ('nth' in part)
          return (
            <text key={key} x={left + wide / 2} dy="0.36em" className="rv-map-text" fontSize={size} fill={ink}>
              <Nth n={part.nth} />
            </text>
          )
        return (
          <svg key={key} x={left} y={-wide / 2} width={wide} height={wide} color={part.colour} aria-hidden="true">
            <use href={`#icon-${part.icon}`} />
          </svg>
        )
      })}
    </g>
  )
}

function SvgStep(props: {
  readonly x: number
  readonly size: number
  readonly track: 'gray' | 'green' | 'yellow' | 'any'
}): ReactNode {
  const { x, size, track } = props
  const third = size / 3
  return (
    <g>
      {track === 'any' ? (
        (['gray', 'green', 'yellow'] as const).map((one, n) => (
          <rect key={one} x={x + n * third} y={-size / 2} width={third} height={size} fill={TRACK[one].fill} />
        ))
      ) : (
        <rect x={x} y={-size / 2} width={size} height={size} rx={size / 4} fill={TRACK[track].fill} />
      )}
      <svg
        x={x + size * 0.13}
        y={-size * 0.37}
        width={size * 0.74}
        height={size * 0.74}
        color={track === 'any' ? '#fff' : TRACK[track].ink}
        aria-hidden="true"
      >
        <use href="#icon-r-step" />
      </svg>
    </g>
  )
}

export interface PillLook {
  readonly ground: string
  readonly edge?: string
  readonly edgeWidth?: number
  readonly ink?: string
}

/** A line on a rounded ground, around its middle. */
export const Pill = memo(function Pill(props: {
  readonly tokens: readonly Token[]
  readonly look: PillLook
  readonly size?: number
  readonly height?: number
  readonly fade?: number
  readonly check?: boolean
}): ReactNode {
  const { tokens, look, size = 12, height = 18, check = false } = props
  const extra = check ? 16 : 0
  const width = measured(tokens, size).width + size * 0.9 + extra
  return (
    <g data-part="pill">
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={Math.min(9, height / 2)}
        fill={look.ground}
        stroke={look.edge}
        strokeWidth={look.edge === undefined ? 0 : (look.edgeWidth ?? 1.2)}
      />
      <g transform={`translate(${-extra / 2} 0)`}>
        <SvgLine tokens={tokens} size={size} ink={look.ink} fade={props.fade} />
      </g>
      {check && (
        <g transform={`translate(${width / 2 - 10} 0)`}>
          <circle r="6.5" fill="#7fd6a0" />
          <path
            d="M-3 0.200l2 2.200L3-2.400"
            fill="none"
            stroke="#06210f"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
    </g>
  )
})

export const PILL = {
  water: { ground: '#06293fe0', edge: '#7cc3ee' },
  claimed: { ground: '#06293f', edge: '#3c7ea6' },
  location: { ground: '#140c1ee6', edge: '#a78bc9' },
  price: { ground: '#0b0e14', edge: '#ffd98a', edgeWidth: 1.5, ink: '#ffd98a' },
  short: { ground: '#0b0e14e6', edge: '#8794aa', edgeWidth: 1.2, ink: '#c6cdd8' },
  cost: { ground: '#ffffffd9', ink: '#10161d' },
  points: { ground: '#0f2733' },
  hop: { ground: '#ffd98a', edge: '#0b0e14', edgeWidth: 1.5, ink: '#1d1503' },
  free: { ground: '#7fd6a0', edge: '#0b0e14', edgeWidth: 1.5, ink: '#06210f' },
  gain: { ground: '#0b0e14e6', edge: '#7fd6a0', edgeWidth: 1.5 },
} as const satisfies Readonly<Record<string, PillLook>>
