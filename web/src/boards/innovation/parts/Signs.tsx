/** Signs of goods, books and steps. Words are beside them or in the name of the thing, so they are decoration. */
import { type Discipline, disciplines } from '@ludarium/innovation/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useSaid } from '../context.tsx'
import { DISCIPLINE, GOODS, type Good } from '../signs.ts'
import './parts.css'

export const GoodSign = memo(function GoodSign({
  of,
  size = 14,
}: {
  readonly of: Good
  readonly size?: number
}): ReactNode {
  const { icon, tone } = GOODS[of]
  return (
    <span className="i-sign" style={{ color: `var(--i-${tone})` }}>
      <Icon name={icon} size={size} />
    </span>
  )
})

/** A sign with its number and its name. */
export function GoodFigure(props: {
  readonly of: Good
  readonly n: ReactNode
  readonly label: string
  readonly size?: number
  readonly none?: boolean
}): ReactNode {
  return (
    <span className="i-figure" data-none={props.none || undefined} title={props.label}>
      <GoodSign of={props.of} size={props.size ?? 14} />
      <b>{props.n}</b>
      <span className="unseen"> {props.label}</span>
    </span>
  )
}

/** Letters of the disciplines on books and chips, in the reader's language. */
export function useLetter(): (discipline: Discipline) => string {
  const { words } = useSaid()
  return (discipline) => words.t(`letter.${discipline}`)
}

/** A book of a discipline with its letter; without one a book of any colour, in four fields. */
export const Book = memo(function Book({
  of,
  size = 17,
}: {
  readonly of?: Discipline
  readonly size?: number
}): ReactNode {
  const letter = useLetter()
  const [w, h] = [size * 0.84, size]
  const look = of === undefined ? null : DISCIPLINE[of]
  const [fw, fh] = [w * 0.85 - 0.8, h - 3.4]
  return (
    <svg className="i-book" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect width={w} height={h} rx="2" fill={look?.edge ?? '#59637a'} />
      {of === undefined || look === null ? (
        disciplines.map(({ id }, n) => (
          <rect
            key={id}
            x={w * 0.15 + ((n % 2) * fw) / 2}
            y={0.8 + (Math.floor(n / 2) * fh) / 2}
            width={fw / 2}
            height={fh / 2}
            fill={DISCIPLINE[id].fill}
          />
        ))
      ) : (
        <>
          <rect x={w * 0.15} y="0.8" width={fw} height={fh} rx="1.2" fill={look.fill} />
          {size >= 17 && (
            <text x={w * 0.575} y={h * 0.44} dy="0.36em" fontSize={Math.max(11.05, h * 0.65)} fill={look.ink}>
              {letter(of)}
            </text>
          )}
        </>
      )}
      <path d={`M${w * 0.16} ${h - 1.7}H${w - 1}`} stroke="#f7f5ee" strokeWidth="1.2" />
    </svg>
  )
})

/** Steps on a track: an arrow in the colour of the discipline; grey where the track is free. */
export const StepChip = memo(function StepChip(props: {
  readonly of?: Discipline
  readonly n?: number
  readonly size?: number
}): ReactNode {
  const { of, n = 1, size = 17 } = props
  const letter = useLetter()
  const look = of === undefined ? { fill: '#aeb8c8', ink: '#10161d' } : DISCIPLINE[of]
  return (
    <span className="i-step" style={{ background: look.fill, color: look.ink, height: size }}>
      {n > 1 && n}
      <Icon name="innovation-step" size={size - 5} />
      {of !== undefined && letter(of)}
    </span>
  )
})
