/** Drawings of the seven terrains, in a box of about 44 around their middle. */
import type { Terrain } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'

interface LineProps {
  readonly d: string
  readonly w: number
  readonly c: string
  readonly o?: number
}

function Line({ d, w, c, o }: LineProps): ReactNode {
  return <path d={d} fill="none" stroke={c} strokeWidth={w} opacity={o} strokeLinecap="round" strokeLinejoin="round" />
}

function Fir({ x, y, k }: { readonly x: number; readonly y: number; readonly k: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M-1.300 5h2.600v5h-2.600z" fill="var(--innovation-green-1)" />
      <path d="M0-13 6.500-3.500H3.800L9 5H-9l5.200-8.500h-2.700Z" fill="var(--innovation-green-3)" />
      <path d="M0-13 6.500-3.500H3.800L9 5H0Z" fill="var(--innovation-green-2)" />
    </g>
  )
}

const DRAWINGS: Readonly<Record<Terrain, ReactNode>> = {
  desert: (
    <>
      <path d="M-24 9q9-15 20-6q7 6 11 1q7-8 17 1v9h-48z" fill="var(--cloth-gold)" opacity="0.75" />
      <Line d="M-22 8q9-14 19-5.500q7 6 11.500 1q6.500-7 14.500 0" w={2} c="var(--innovation-gold-1)" />
      <Line d="M-10-8q6-7 13-1.500q4 3 8 .5" w={1.8} c="var(--innovation-gold-2)" o={0.9} />
      <path d="M13-14a3.600 3.600 0 1 0 .1 0z" fill="var(--innovation-gold-3)" opacity="0.9" />
    </>
  ),
  plains: (
    <Line
      d="M-21 9Q0-1 21 3M-21 1Q0-8 21-4M-19-6Q0-14 18-10.500M-14 15Q2 8 20 10"
      w={2.5}
      c="var(--innovation-orange-2)"
      o={0.95}
    />
  ),
  swamp: (
    <>
      <ellipse cy="9" rx="19" ry="5" fill="var(--innovation-slate-6)" opacity="0.85" />
      <ellipse cx="-2" cy="8.300" rx="11" ry="2" fill="var(--innovation-slate-8)" opacity="0.6" />
      <Line d="M-10 8v-15M-4 9V-3M3 9v-19M9 8v-11" w={2.2} c="var(--innovation-lime)" />
      <Line d="M-10-7q-1-4 1-7M3-10q-1-4 1-6" w={3.6} c="var(--innovation-brown-2)" />
    </>
  ),
  lake: (
    <Line
      d="M-19-9q4.700-5.500 9.500 0t9.500 0 9.500 0 9.500 0M-19 1q4.700-5.500 9.500 0t9.500 0 9.500 0 9.500 0M-19 11q4.700-5.500 9.500 0t9.500 0 9.500 0 9.500 0"
      w={2.4}
      c="var(--innovation-blue-6)"
    />
  ),
  forest: (
    <>
      <Fir x={-12} y={0} k={0.8} />
      <Fir x={12} y={0} k={0.8} />
      <Fir x={0} y={-4} k={0.9} />
      <Fir x={-7} y={8} k={0.85} />
      <Fir x={7} y={8} k={0.85} />
    </>
  ),
  mountain: (
    <>
      <path d="M-22 13-5-14 3-3l4-5L22 13Z" fill="var(--innovation-slate-7)" />
      <path d="M-5-14 3-3-1 0-5-5l-5 4-1.500-2.500Z" fill="white" />
      <path d="M7-8 22 13H4L1 3l3-2 1-4.500Z" fill="var(--innovation-slate-5)" />
    </>
  ),
  wasteland: (
    <>
      <Line d="M-21 4l8-9 6 9 7-14 6 17 5-8 9 6" w={2.8} c="var(--innovation-red-1)" />
      <Line d="M-13-5l-3-6M0-10l4-6M6 7l-3 8" w={2} c="var(--innovation-red-1)" o={0.8} />
    </>
  ),
}

export function TerrainDrawing({ of }: { readonly of: Terrain }): ReactNode {
  return DRAWINGS[of]
}

/** A hex of the terrain in a line of text. */
export function TerrainHex({ of, size = 17 }: { readonly of: Terrain; readonly size?: number }): ReactNode {
  return (
    <svg className="innovation-terrain" width={size * 0.9} height={size} viewBox="-18 -20 36 40" aria-hidden="true">
      <path d="M0-19 16.500-9.500v19L0 19-16.500 9.500v-19Z" fill={`var(--innovation-${of})`} stroke="var(--ink)" />
      <g transform="scale(.56)">{DRAWINGS[of]}</g>
    </svg>
  )
}
