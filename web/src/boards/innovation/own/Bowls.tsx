/** Three bowls of power tokens; the third is the one that can be spent. */
import { type ReactNode, useRef } from 'react'
import { useMoved } from '../../../table/pieces/motion.ts'
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
      className="i-bowls"
      width={step * 3}
      height={radius * 2 + 14}
      viewBox={`${-step / 2} ${-radius - 2} ${step * 3} ${radius * 2 + 14}`}
      role="img"
      aria-label={`${words.t('sketch.power')}: ${said}`}
    >
      <path d={`M${radius + 1} 0h4M${step + radius + 1} 0h4`} className="i-bowl-way" />
      {NUMERALS.map((numeral, n) => (
        <g key={numeral} transform={`translate(${n * step} 0)`} data-ready={n === 2 || undefined} className="i-bowl">
          <circle r={radius} />
          <Tokens n={bowls[n] ?? 0} fresh={fresh[n] ?? 0} radius={radius} />
          <rect x="-21" y={radius - 9} width="42" height="17" rx="8.500" />
          <text x="-15" y={radius} dy="0.35em" className="i-numeral">
            {numeral}
          </text>
          <text x="15" y={radius} dy="0.35em" className="i-bowl-n">
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
  for (const [n, bowl] of [...(drawing?.querySelectorAll('.i-bowl') ?? [])].entries()) {
    const from = rolls[n] ?? []
    const tokens = [...bowl.querySelectorAll('.i-token')].slice(-from.length || Number.POSITIVE_INFINITY)
    for (const [i, token] of tokens.entries()) {
      const source = from[i] ?? -1
      const start = source < 0 ? { opacity: 0 } : { translate: `${(source - n) * step}px 0` }
      token.animate([start, {}], { duration: ROLL, delay: gap * nth, fill: 'backwards', easing: 'ease-in-out' })
      nth++
    }
  }
}

function Tokens({
  n,
  fresh,
  radius,
}: {
  readonly n: number
  readonly fresh: number
  readonly radius: number
}): ReactNode {
  const size = radius * 0.3
  return Array.from({ length: Math.min(n, SPOTS.length) }, (_, i) => {
    const [x = 0, y = 0] = SPOTS[i] ?? []
    const isNew = i >= n - fresh
    return (
      <g
        // A token has no other name than its number.
        key={`token ${String(i)}`}
        transform={`translate(${x * size * 1.42} ${y * size * 1.42})`}
        className="i-token"
        data-fresh={isNew || undefined}
      >
        <circle cy="1.3" r={size * 0.62} fill="#6b2c4c" />
        <circle r={size * 0.62} className="i-token-face" />
        <circle r={size * 0.3} fill="none" stroke="#8d4668" />
      </g>
    )
  })
}
