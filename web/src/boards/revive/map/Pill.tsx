/** Lines of signs on the map, measured by hand: a drawing has no lines of its own. */
import { memo, type ReactNode } from 'react'
import { TRACK } from '../icons.ts'
import { Nth } from '../parts/Effect.tsx'
import type { Part, Token } from '../signs.ts'

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
    for (const part of 'op' in token ? [{ text: token.op, colour: 'var(--cloth-faint)' }] : token.parts) {
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
  const { tokens, size = 12, ink = 'white', fade = 1 } = props
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
              className="revive-map-text"
              fontSize={size}
              fill={part.colour ?? ink}
            >
              {part.text}
            </text>
          )
        if ('own' in part && 'step' in part.own) return <SvgStep key={key} x={left} size={wide} track={part.own.step} />
        if ('own' in part && 'nth' in part.own)
          return (
            <text key={key} x={left + wide / 2} dy="0.36em" className="revive-map-text" fontSize={size} fill={ink}>
              <Nth n={part.own.nth} />
            </text>
          )
        return 'own' in part ? null : (
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
        color={track === 'any' ? 'white' : TRACK[track].ink}
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
          <circle r="6.5" fill="var(--cloth-good)" />
          <path
            d="M-3 0.200l2 2.200L3-2.400"
            fill="none"
            stroke="var(--revive-green-1)"
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
  water: { ground: 'color-mix(in srgb, var(--revive-blue-1) 88%, transparent)', edge: 'var(--revive-blue-15)' },
  claimed: { ground: 'var(--revive-blue-1)', edge: 'var(--revive-blue-9)' },
  location: { ground: 'color-mix(in srgb, var(--revive-moss-1) 90%, transparent)', edge: 'var(--revive-violet-7)' },
  price: { ground: 'var(--ink)', edge: 'var(--lantern-cloth)', edgeWidth: 1.5, ink: 'var(--lantern-cloth)' },
  short: {
    ground: 'color-mix(in srgb, var(--ink) 90%, transparent)',
    edge: 'var(--revive-slate-16)',
    edgeWidth: 1.2,
    ink: 'var(--revive-slate-18)',
  },
  cost: { ground: 'color-mix(in srgb, white 85%, transparent)', ink: 'var(--ink)' },
  points: { ground: 'var(--revive-slate-2)' },
  hop: { ground: 'var(--lantern-cloth)', edge: 'var(--ink)', edgeWidth: 1.5, ink: 'var(--on-lantern)' },
  free: { ground: 'var(--cloth-good)', edge: 'var(--ink)', edgeWidth: 1.5, ink: 'var(--revive-green-1)' },
  gain: { ground: 'color-mix(in srgb, var(--ink) 90%, transparent)', edge: 'var(--cloth-good)', edgeWidth: 1.5 },
} as const satisfies Readonly<Record<string, PillLook>>
