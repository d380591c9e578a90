/** Signs of goods, books and steps. Words are beside them or in the name of the thing, so they are decoration. */
import { type Discipline, disciplines } from '@ludarium/innovation/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Sign } from '../../../kit/signs/Sign.tsx'
import { useSaid } from '../context.tsx'
import { DISCIPLINE, GOODS, type Good } from '../signs.ts'

export function GoodSign({ of, size = 14 }: { readonly of: Good; readonly size?: number }): ReactNode {
  const { icon, tone } = GOODS[of]
  return <Sign icon={icon} tone={`i-${tone}`} size={size} />
}

interface AmountProps {
  readonly n: ReactNode
  readonly of: Good | 'book'
  readonly size?: number
  /** After the sign. */
  readonly children?: ReactNode
}

/** A number with the sign of what it counts. */
export function Amount({ n, of, size = 13, children }: AmountProps): ReactNode {
  return (
    <span className="innovation-gain sign-group">
      {n}
      {of === 'book' ? <Book size={size} /> : <GoodSign of={of} size={size} />}
      {children}
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
    <svg className="innovation-book" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect width={w} height={h} rx="2" fill={look?.edge ?? 'var(--innovation-slate-5)'} />
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
            <text
              x={w * 0.575}
              y={h * 0.44}
              dy="0.36em"
              className="bold"
              textAnchor="middle"
              fontSize={Math.max(11.05, h * 0.65)}
              fill={look.ink}
            >
              {letter(of)}
            </text>
          )}
        </>
      )}
      <path d={`M${w * 0.16} ${h - 1.7}H${w - 1}`} stroke="var(--cloth-text)" strokeWidth="1.2" />
    </svg>
  )
})

/** Levels of a discipline that a round's tile asks for. */
export function LevelChip({ of, n }: { readonly of: Discipline; readonly n: number }): ReactNode {
  const letter = useLetter()
  const { fill, ink } = DISCIPLINE[of]
  return (
    <span className="innovation-step inline gap-0 rigid type-1" style={{ background: fill, color: ink, height: 14 }}>
      {n > 1 && n}
      {letter(of)}
    </span>
  )
}

/** Steps on a track: an arrow in the colour of the discipline; grey where the track is free. */
export const StepChip = memo(function StepChip(props: {
  readonly of?: Discipline
  readonly n?: number
  readonly size?: number
}): ReactNode {
  const { of, n = 1, size = 17 } = props
  const letter = useLetter()
  const look = of === undefined ? { fill: 'var(--cloth-faint)', ink: 'var(--ink)' } : DISCIPLINE[of]
  return (
    <span
      className="innovation-step inline gap-0 rigid type-1"
      style={{ background: look.fill, color: look.ink, height: size }}
    >
      {n > 1 && n}
      <Icon name="innovation-step" size={size - 5} />
      {of !== undefined && letter(of)}
    </span>
  )
})
