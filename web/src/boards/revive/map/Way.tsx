/** The way to what is pointed at: each space between costs a food, or nothing. */
import type { ReactNode } from 'react'
import { at, HALF } from './geometry.ts'
import { PILL, Pill } from './Pill.tsx'

export function RangeWay(props: {
  readonly way: readonly { readonly space: number; readonly free: boolean }[]
  readonly k: number
}): ReactNode {
  const { way, k } = props
  if (way.length < 2) return null
  const d = `M${way.map(({ space }) => `${at(space).x.toFixed(1)} ${at(space).y.toFixed(1)}`).join('L')}`
  return (
    <g className="rv-way">
      <path d={d} stroke="#0b0e14" strokeWidth="7" opacity="0.75" />
      <path d={d} stroke="#ffd98a" strokeWidth="3" strokeDasharray="2 7" />
      {way.slice(1, -1).map(({ space, free }) => (
        <g key={space} transform={`translate(${at(space).x - 9} ${at(space).y - HALF * 0.6}) scale(${k})`}>
          <Pill tokens={free ? [{ parts: [{ text: '0' }] }] : [food]} look={free ? PILL.free : PILL.hop} height={17} />
        </g>
      ))}
    </g>
  )
}

const food = { parts: [{ text: '1' }, { icon: 'wheat', colour: '#6b4700' }] }
