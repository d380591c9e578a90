/** A seat's figures: a sign with its number, never one without the other. */
import type { ReactNode } from 'react'
import type { Teller } from '../../table/board.ts'
import type { SeatFigure } from '../../table/foresight.ts'
import { useCount } from '../pieces/motion.ts'
import { Sign } from '../signs/Sign.tsx'
import './seats.css'

export interface FigureShown {
  readonly id: string
  readonly label: string
  /** Less than zero is hidden from the reader. */
  readonly value: number
  readonly icon?: string
  /** A colour token, e.g. 'wealth'. */
  readonly tone?: string
  /** Instead of an icon. */
  readonly picture?: ReactNode
  /** Small print after the number, e.g. '/8'. */
  readonly unit?: string
}

/** The figures with these ids, in this order; a board names all of them once in its `figures.ts`. */
export function pickFigures(all: readonly SeatFigure[], ids: readonly string[], { t }: Teller): FigureShown[] {
  return ids.flatMap((id) => {
    const found = all.find((figure) => figure.id === id)
    return found === undefined || typeof found.value !== 'number'
      ? []
      : [{ ...found, value: found.value, label: t(found.name) }]
  })
}

interface FigureProps {
  readonly of: FigureShown
  /** Shows the label below the number. */
  readonly named?: boolean
}

export function Figure({ of, named = false }: FigureProps): ReactNode {
  const { value, label, unit } = of
  const shown = useCount(value)
  return (
    <span className="figure" data-zero={value === 0 || undefined} data-named={named || undefined} title={label}>
      {of.picture ?? (of.icon !== undefined && <Sign icon={of.icon} tone={of.tone} size="1.15em" />)}
      <b>
        {value < 0 ? '?' : shown}
        {unit !== undefined && <small>{unit}</small>}
      </b>
      {named ? <small>{label}</small> : <span className="unseen"> {label}</span>}
    </span>
  )
}

interface FiguresProps {
  readonly of: readonly FigureShown[]
  readonly named?: boolean
  readonly className?: string
  /** After the figures, on the same line. */
  readonly children?: ReactNode
}

export function Figures({ of, named, className = '', children }: FiguresProps): ReactNode {
  return (
    <span className={`figures ${className}`}>
      {of.map((figure) => (
        <Figure key={figure.id} of={figure} named={named} />
      ))}
      {children}
    </span>
  )
}
