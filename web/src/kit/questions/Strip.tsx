/** A line of answers beside the board: what no thing on the table stands for. */
import type { ReactNode } from 'react'

interface StripProps {
  readonly label: string
  /** Where it lies on the board; the sheet of a phone has it in its text. */
  readonly at: 'top-left' | 'top-right' | 'foot'
  readonly className?: string
  readonly children: ReactNode
}

export function Strip({ label, at, className = '', children }: StripProps): ReactNode {
  return (
    <section className={`question-strip cluster ${className}`} data-at={at} aria-label={label}>
      {children}
    </section>
  )
}
