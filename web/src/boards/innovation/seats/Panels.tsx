/** What the table asks of one seat: points in the name line, and the facts in a panel. */
import type { InnovationMove, InnovationState } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { Figure } from '../../../kit/seats/Figures.tsx'
import type { PanelProps } from '../../../table/board.ts'
import { BoardProvider } from '../context.tsx'
import { SeatPage } from '../own/OwnDisplay.tsx'
import { pointsOf } from '../view.ts'
import { goodFigure } from './facts.tsx'

type Props = PanelProps<InnovationState, InnovationMove>

export function PlayerPanel({ of, folded, ...props }: Props): ReactNode {
  if (folded) return null
  return (
    <BoardProvider {...props}>
      <SeatPage of={of} />
    </BoardProvider>
  )
}

export function Figures({ of, view, words }: Props): ReactNode {
  const vp = pointsOf(view, of)
  return vp === undefined ? null : <Figure of={goodFigure('vp', vp, words.t('good.vp'))} />
}
