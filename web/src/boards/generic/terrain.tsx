/** Colour and drawing of grounds; the drawing, in a box of 48 around the middle, tells them apart without colour. */
import type { ReactNode } from 'react'
import { ground, type Kit, type KitGround } from './kit.ts'
import { USUAL } from './palette.ts'

const firs = (places: readonly (readonly [number, number])[]): ReactNode =>
  places.map(([x, y]) => (
    <path key={`${x} ${y}`} d={`M${x} ${y - 13}l7 10h-4l6 8h-18l6-8h-4zM${x - 1.5} ${y + 5}h3v4h-3z`} />
  ))

const lines = (d: string, width = 2.4): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

const WAVES = 'M-18-8q4.500-5 9 0t9 0 9 0 9 0M-18 2q4.500-5 9 0t9 0 9 0 9 0M-18 12q4.500-5 9 0t9 0 9 0 9 0'
const PEAKS = 'M-21 12-8-12l6 10 5-7 16 21z'
const HOUSE = (x: number, y: number): string => `M${x - 7} ${y}l7-7 7 7v9h-14z`

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  mountain: (
    <>
      <path d={PEAKS} />
      <path d="M-8-12l4 6-4 2-3-2z" fill="white" opacity="0.85" />
    </>
  ),
  forest: firs([
    [-11, 4],
    [0, -2],
    [11, 5],
  ]),
  lake: lines(WAVES),
  water: lines(WAVES),
  river: lines('M-20-4q5-5 10 0t10 0 10 0 10 0M-20 7q5-5 10 0t10 0 10 0 10 0', 2),
  farm: (
    <>
      {lines('M-20 12 20-4M-20 4 12-8M-10 14 20 4')}
      {lines('M-4 8v-18m0 3-4-4m4 4 4-4m-4 9-4-4m4 4 4-4', 2)}
    </>
  ),
  field: lines('M-20 10 18-8M-20 2 8-12M-12 14 20 0M-2 15 20 7'),
  plains: lines('M-20 9 20 1M-20 1 20-7M-20-7 12-13M-12 14 20 9'),
  tundra: (
    <>
      {lines('M-16-6q6-5 12 0M0 0q7-5 14 0M-14 8q6-5 12 0')}
      <circle cx="8" cy="-9" r="1.600" />
      <circle cx="-8" cy="1" r="1.600" />
      <circle cx="9" cy="9" r="1.600" />
    </>
  ),
  village: (
    <>
      <path d={HOUSE(-12, 2)} />
      <path d={HOUSE(2, -6)} />
      <path d={HOUSE(13, 5)} />
    </>
  ),
  factory: <path d="M-17 13V-3l9 6v-6l9 6v-6l7 5 1-14h5l2 28z" />,
  desert: lines('M-20 8q10-14 20-4 8 8 20 0M-12-4q8-9 16-2'),
  sand: lines('M-18 4q9-8 18 0t18 0M-12-5q6-5 12 0M-6 12h1M6 10h1M0-12h1'),
  swamp: (
    <>
      {lines('M-10 8v-16M-4 8v-11M3 8v-17M9 8v-10')}
      <ellipse cx="0" cy="10" rx="16" ry="3" opacity="0.6" />
    </>
  ),
  wasteland: lines('M-19 2l8-8 6 8 7-12 5 14 5-6 7 6', 3),
  facedown: lines('M-14-8l8 6-4 8 9 6M2-12l3 9 9 2M5 12l4-7', 2),
  location: <path d="M-15 11v-16h5v4h4v-8h6v8h4v-6h5v18h-7v-7h-4v7z" />,
  largeLocation: <path d="M-9 14v-24h4v4h3v-4h4v4h3v-4h4v24h-6v-8h-6v8z" />,
  chasm: lines('M-14-6q14 10 28 0M-10 0q10 8 20 0M-6 6q6 5 12 0'),
  base: <path d="M-11 12V-4h4v4h4v-10h6V0h4v-4h4v16z" />,
}

/** A ground that nobody has described gets a quiet colour out of its name. */
export function groundOf(kit: Kit, name: string): KitGround {
  const known = kit.grounds[name] ?? USUAL[name]
  if (known !== undefined) return known
  let hue = 0
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return ground(`hsl(${hue} 24% 38%)`, true)
}

export function TerrainDrawing(props: { terrain: string; dark: boolean; crowded: boolean }): ReactNode {
  const drawing = DRAWINGS[props.terrain] ?? (
    <text textAnchor="middle" dy="0.36em" fontSize="26" className="hex-letter">
      {props.terrain.charAt(0).toUpperCase()}
    </text>
  )
  return (
    <g
      className="generic-terrain"
      fill="currentColor"
      color={props.dark ? 'white' : 'var(--ink)'}
      opacity={props.dark ? 0.55 : 0.5}
      transform={props.crowded ? 'translate(0 -18) scale(0.62)' : undefined}
    >
      {drawing}
    </g>
  )
}
