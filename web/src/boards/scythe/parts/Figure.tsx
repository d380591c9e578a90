/** Signs of the game: concepts, figures, stars. */
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Figure as KitFigure } from '../../../kit/seats/Figures.tsx'
import { Sign as KitSign } from '../../../kit/signs/Sign.tsx'
import { iconOf, toneOf } from '../signs.ts'

/** The sign of a concept in its colour. */
export function Sign(props: { readonly of: string; readonly size?: number; readonly label?: string }): ReactNode {
  const { of, size = 16, label } = props
  return <KitSign icon={iconOf(of)} tone={toneOf(of)} size={size} label={label} />
}

/** A sign with its number. */
export function Figure(props: {
  readonly of: string
  readonly n: number
  readonly label: string
  readonly large?: boolean
}): ReactNode {
  const { of, n, label, large = false } = props
  const figure = <KitFigure of={{ id: of, value: n, label, icon: iconOf(of), tone: toneOf(of) }} />
  return large ? <span className="scythe-large">{figure}</span> : figure
}

/** A hexagon and a pair of goods: what territories and pairs are worth. */
export function HexSign({
  size = 12,
  colour = 'var(--dim)',
}: {
  readonly size?: number
  readonly colour?: string
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1l9.600 5.500v11L12 23l-9.600-5.500v-11Z" fill={colour} />
    </svg>
  )
}

export function PairSign({ size = 14 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="8" width="10" height="10" rx="2" fill="var(--dim)" />
      <rect x="13" y="8" width="10" height="10" rx="2" fill="var(--dim)" />
    </svg>
  )
}

/** Stars placed, of six. */
export function Stars({
  n,
  size = 12,
  label,
}: {
  readonly n: number
  readonly size?: number
  readonly label: string
}): ReactNode {
  return (
    <span className="scythe-stars" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <span key={i} data-placed={i < n || undefined}>
          <Icon name={i < n ? 'star' : 'star-hollow'} size={size} />
        </span>
      ))}
    </span>
  )
}
