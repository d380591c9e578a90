/** One side of a combat: who, with which units, and what it commits. */
import type { Seat } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { Boxed, Count, Token } from '../parts/Token.tsx'
import { iconOf } from '../signs.ts'
import type { Stack } from '../view.ts'

interface SideProps {
  readonly seat: Seat
  readonly stacks: readonly Stack[]
  /** Beside the name. */
  readonly role: ReactNode
  readonly won?: boolean
  readonly children: ReactNode
  /** Below everything else. */
  readonly used?: ReactNode
}

export function Side({ seat, stacks, role, won, children, used }: SideProps): ReactNode {
  const { looks } = useTable()
  const look = looks[seat]
  if (look === undefined) return null
  return (
    <section
      className="scythe-side question-part"
      data-won={won}
      style={{ ['--seat' as string]: look.colour.fill }}
      aria-label={look.name}
    >
      <header className="row">
        <SeatShape colour={look.colour} size={20} />
        <b className="ellipsis rigid type-6">{look.name}</b>
        {role}
        <span className="scythe-gap" />
        {stacks.map(({ kind, count }) => (
          <Boxed key={kind} width={28} height={28}>
            <Token colour={look.colour} kind={kind} size={kind === 'worker' ? 18 : 23} />
            {count > 1 && <Count n={count} x={11} y={7} r={7} />}
          </Boxed>
        ))}
      </header>
      <div className="scythe-side-body cluster gap-4">{children}</div>
      {used}
    </section>
  )
}

/** What stands on a combat card. */
export function CardFace({ value }: { readonly value: number }): ReactNode {
  return (
    <>
      <b>{value}</b>
      <Icon name={iconOf('combatCards')} size={15} />
    </>
  )
}
