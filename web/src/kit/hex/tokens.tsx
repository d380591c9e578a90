/** Small things that stand on hexes, around their own middle: a seat's piece, a mark, a pill with a figure. */
import type { ReactNode } from 'react'
import { SeatShape } from '../../art/SeatShape.tsx'
import type { SeatColour } from '../../table/seats.ts'

/** Where the icon sits on a seat's shape: low on triangles, smaller on pointed ones. */
const INSIDE: Partial<Record<string, readonly [shrink: number, down: number]>> = {
  triangle: [0.48, 0.13],
  diamond: [0.54, 0],
  star: [0.5, 0.04],
  cross: [0.6, 0],
}

/** A sign of the icon sheet, or a letter where there is none. */
export function Glyph(props: {
  readonly icon: string | undefined
  readonly letter: string
  readonly size: number
}): ReactNode {
  const { icon, letter, size } = props
  if (icon === undefined)
    return (
      <text dy="0.36em" textAnchor="middle" fill="currentColor" fontSize={size * 0.86} className="hex-letter">
        {letter}
      </text>
    )
  return (
    <svg x={-size / 2} y={-size / 2} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${icon}`} />
    </svg>
  )
}

interface TokenProps {
  readonly icon: string | undefined
  /** Stands for the icon where there is none. */
  readonly letter?: string
  readonly size: number
  /** Whose it is; without it nobody's. */
  readonly colour: SeatColour | undefined
  readonly count?: number
}

/** A piece: the seat's shape with its icon, and how many there are. */
export function SeatToken({ icon, letter = '', size, colour, count = 1 }: TokenProps): ReactNode {
  const [shrink, down] = INSIDE[colour?.shape ?? ''] ?? [0.66, 0]
  return (
    <>
      <g transform={`translate(${-size / 2} ${-size / 2})`}>
        {colour === undefined ? (
          <rect width={size} height={size} rx="5" fill="var(--cloth-grey)" stroke="var(--ink)" strokeWidth="1.6" />
        ) : (
          <SeatShape colour={colour} size={size} />
        )}
      </g>
      <g transform={`translate(0 ${size * down})`} color={colour?.ink ?? 'var(--ink)'}>
        <Glyph icon={icon} letter={letter} size={size * shrink} />
      </g>
      {count > 1 && (
        <g transform={`translate(${size / 2 - 2} ${size / 2 - 2})`}>
          <CountDisc n={count} />
        </g>
      )}
    </>
  )
}

export function CountDisc(props: { readonly n: number }): ReactNode {
  return (
    <>
      <circle r="7" fill="var(--ink)" stroke="var(--cloth-text)" strokeWidth="1" />
      <text dy="0.36em" className="hex-count">
        {props.n}
      </text>
    </>
  )
}

/** A small round sign: an encounter, a tunnel, a city. */
export function MarkToken(props: {
  readonly icon: string | undefined
  readonly letter?: string
  readonly colour: SeatColour | undefined
  /** Where it belongs to nobody. */
  readonly fill?: string
}): ReactNode {
  const { colour } = props
  return (
    <>
      <circle
        r="9"
        fill={colour?.fill ?? props.fill ?? 'var(--ink)'}
        stroke={colour?.outline ?? 'var(--rim)'}
        strokeWidth="1.3"
      />
      <g color={colour?.ink ?? 'var(--cloth-text)'}>
        <Glyph icon={props.icon} letter={props.letter ?? ''} size={12} />
      </g>
    </>
  )
}

/** How many of something lie there, at the foot of a hex. */
export function Pill(props: {
  readonly icon: string | undefined
  readonly letter?: string
  readonly n: number
}): ReactNode {
  return (
    <>
      <rect x="-12" y="-8" width="24" height="16" rx="8" fill="color-mix(in srgb, var(--ink) 90%, transparent)" />
      <g transform="translate(-4 0)" color="var(--cloth-text)">
        <Glyph icon={props.icon} letter={props.letter ?? ''} size={11} />
      </g>
      <text x="6" dy="0.36em" className="hex-count">
        {props.n}
      </text>
    </>
  )
}
