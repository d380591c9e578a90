/** Gold, silver and bronze on a ribbon; from the fourth place on just the number. */
import type { ReactNode } from 'react'
import { legible } from '../../art/legible.ts'

const METALS = [
  ['#f2c650', '#b98a1d', '#3d2c05'],
  ['#d3d9e2', '#8d97a6', '#272d36'],
  ['#d9925f', '#9a5a2f', '#321a09'],
] as const

interface MedalProps {
  readonly rank: number
  /** The rank in words. */
  readonly label: string
  readonly size?: number
}

export function Medal({ rank, label, size = 34 }: MedalProps): ReactNode {
  const metal = METALS[rank - 1]
  if (metal === undefined)
    return (
      <span className="medal" title={label}>
        {rank}
      </span>
    )
  const [light, dark, ink] = metal
  return (
    <svg className="medal" width={size} height={size * 1.3} viewBox="-17 -22 34 44" role="img" aria-label={label}>
      <path d="M-9-22H-2L4 0H-4ZM9-22H2L-4 0H4Z" fill="var(--seat-2)" stroke="#0b0e14" strokeWidth="1.2" />
      <circle cy="8" r="13" fill={light} stroke={dark} strokeWidth="2.6" />
      <circle cy="8" r="9" fill="none" stroke={dark} strokeWidth="1.4" strokeDasharray="2 2.4" />
      <text
        y="8"
        dy="0.36em"
        textAnchor="middle"
        fontSize={Math.max(15, legible(34, size))}
        fontWeight="800"
        fill={ink}
      >
        {rank}
      </text>
    </svg>
  )
}
