/** A number that is set one by one before it is sent. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useAnyBoard } from '../pieces/context.tsx'

interface AmountProps {
  /** The sign of what is counted. */
  readonly sign: ReactNode
  readonly label: string
  readonly n: number
  readonly most: number
  readonly least?: number
  onChange(n: number): void
}

export function Amount({ sign, label, n, most, least = 0, onChange }: AmountProps): ReactNode {
  const { words } = useAnyBoard()
  const step = (by: 1 | -1, icon: 'plus' | 'minus'): ReactNode => (
    <button
      type="button"
      className="button icon"
      disabled={by < 0 ? n <= least : n >= most}
      onClick={() => onChange(n + by)}
      aria-label={words.t(by < 0 ? 'stepper.less' : 'stepper.more', { what: label })}
    >
      <Icon name={icon} size={15} />
    </button>
  )
  return (
    <fieldset className="amount row" title={label}>
      <legend className="unseen">{label}</legend>
      <span className="row grow strong">
        {sign} <span className="amount-word">{label}</span>
      </span>
      {step(-1, 'minus')}
      <output className="type-6 bold" aria-live="polite">
        {n}
        <small aria-hidden="true">/{most}</small>
      </output>
      {step(1, 'plus')}
    </fieldset>
  )
}
