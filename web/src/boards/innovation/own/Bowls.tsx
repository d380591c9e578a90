/** Three bowls of power tokens; the third is the one that can be spent. */
import { type ReactNode, useRef } from 'react'
import { useMoved } from '../../../kit/pieces/motion.ts'
import { useTable } from '../context.tsx'
import { rollsOf } from './rolls.ts'

/** Where tokens lie, by their distance from the middle; more lie on top of each other. */
const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, -1],
  [0.87, -0.5],
  [0.87, 0.5],
  [0, 1],
  [-0.87, 0.5],
  [-0.87, -0.5],
  [0.5, -1.5],
  [1.35, 0],
  [0.5, 1.5],
  [-0.5, 1.5],
  [-1.35, 0],
  [-0.5, -1.5],
]
const NUMERALS = ['I', 'II', 'III'] as const

interface BowlsProps {
  readonly bowls: readonly number[]
  readonly radius: number
  /** By bowl: how many of its tokens have just come. */
  readonly fresh?: readonly number[]
}

export function Bowls({ bowls, radius, fresh = [] }: BowlsProps): ReactNode {
  const { words } = useTable()
  const step = radius * 2 + 6
  const drawing = useRef<SVGSVGElement>(null)
  useMoved(bowls.join(), (before) => roll(drawing.current, before.split(',').map(Number), bowls, step))
  const said = words.t('sketch.bowls', { one: bowls[0] ?? 0, two: bowls[1] ?? 0, three: bowls[2] ?? 0 })
  return (
    <svg
      ref={drawing}
      className="innovation-bowls"
      width={step * 3}
      height={radius * 2 + 14}
      viewBox={`${-step / 2} ${-radius - 2} ${step * 3} ${radius * 2 + 14}`}
      role="img"
      aria-label={`${words.t('sketch.power')}: ${said}`}
    >
      <path
        d={`M${radius + 1} 0h4M${step + radius + 1} 0h4`}
        stroke="var(--faint)"
        strokeLinecap="round"
        strokeWidth="2"
      />
      {NUMERALS.map((numeral, n) => (
        <g
          key={numeral}
          transform={`translate(${n * step} 0)`}
          className="innovation-bowl"
          data-ready={n === 2 || undefined}
        >
          <circle r={radius} fill="var(--i-well)" strokeWidth="1.6" />
          <Tokens n={bowls[n] ?? 0} fresh={fresh[n] ?? 0} radius={radius} />
          <rect x="-21" y={radius - 9} width="42" height="17" rx="8.500" fill="var(--bg)" />
          <text x="-15" y={radius} dy="0.35em" className="type-1 strong" fill="var(--faint)">
            {numeral}
          </text>
          <text x="15" y={radius} dy="0.35em" className="type-3 bold" fill="var(--text)" textAnchor="end">
            {bowls[n] ?? 0}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Milliseconds: how long one token rolls, when the next follows, and all of them at most. */
const [ROLL, NEXT, ALL] = [220, 60, 400]

/** New tokens roll in from the bowls they came from, one after the other. */
function roll(drawing: SVGSVGElement | null, before: readonly number[], now: readonly number[], step: number): void {
  const rolls = rollsOf(before, now)
  const all = rolls.reduce((sum, { length }) => sum + length, 0)
  const gap = Math.min(NEXT, (ALL - ROLL) / Math.max(1, all - 1))
  let nth = 0
  for (const [n, bowl] of [...(drawing?.querySelectorAll('.innovation-bowl') ?? [])].entries()) {
    const from = rolls[n] ?? []
    const tokens = [...bowl.querySelectorAll('.innovation-token')].slice(-from.length || Number.POSITIVE_INFINITY)
    for (const [i, token] of tokens.entries()) {
      const source = from[i] ?? -1
      const start = source < 0 ? { opacity: 0 } : { translate: `${(source - n) * step}px 0` }
      token.animate([start, {}], { duration: ROLL, delay: gap * nth, fill: 'backwards', easing: 'ease-in-out' })
      nth++
    }
  }
}

interface TokensProps {
  readonly n: number
  readonly fresh: number
  readonly radius: number
}

function Tokens({ n, fresh, radius }: TokensProps): ReactNode {
  const size = radius * 0.3
  return Array.from({ length: Math.min(n, SPOTS.length) }, (_, i) => {
    const [x = 0, y = 0] = SPOTS[i] ?? []
    const isNew = i >= n - fresh
    return (
      <g
        // A token has no other name than its number.
        key={`token ${String(i)}`}
        transform={`translate(${x * size * 1.42} ${y * size * 1.42})`}
        className="innovation-token"
        fill={isNew ? 'var(--fresh-cloth)' : 'var(--innovation-pink-5)'}
        stroke={isNew ? 'var(--innovation-blue-1)' : 'var(--innovation-pink-2)'}
      >
        <circle cy="1.3" r={size * 0.62} fill="var(--innovation-pink-3)" stroke="none" />
        <circle r={size * 0.62} />
        <circle r={size * 0.3} fill="none" stroke="var(--innovation-pink-4)" />
      </g>
    )
  })
}
