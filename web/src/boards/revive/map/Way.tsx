/** The way to what is pointed at: each space between costs a food, or nothing. */
import type { ReactNode } from 'react'
import { HALF, pointAt } from './geometry.ts'
import { PILL, Pill } from './Pill.tsx'

export function RangeWay(props: {
  readonly way: readonly { readonly space: number; readonly free: boolean }[]
  readonly k: number
}): ReactNode {
  const { way, k } = props
  if (way.length < 2) return null
  const d = `M${way.map(({ space }) => `${pointAt(space).x.toFixed(1)} ${pointAt(space).y.toFixed(1)}`).join('L')}`
  return (
    <g className="revive-way">
      <path d={d} stroke="var(--ink)" strokeWidth="7" opacity="0.75" />
      <path d={d} stroke="var(--lantern-cloth)" strokeWidth="3" strokeDasharray="2 7" />
      {way.slice(1, -1).map(({ space, free }) => (
        <g key={space} transform={`translate(${pointAt(space).x - 9} ${pointAt(space).y - HALF * 0.6}) scale(${k})`}>
          <Pill tokens={free ? [{ parts: [{ text: '0' }] }] : [food]} look={free ? PILL.free : PILL.hop} height={17} />
        </g>
      ))}
    </g>
  )
}

const food = { parts: [{ text: '1' }, { icon: 'wheat', colour: 'var(--revive-umber-1)' }] }
