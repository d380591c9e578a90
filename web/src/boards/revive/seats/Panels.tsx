/** What the table itself shows of a seat on a phone: its panel and its points. */
import type { ReviveMove, ReviveState } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { PanelProps } from '../../../table/board.ts'
import { BoardProvider } from '../context.tsx'
import { pointsOf } from '../view.ts'
import { Goods, Reach } from './Rival.tsx'
import './seats.css'

type Props = PanelProps<ReviveState, ReviveMove>

export function PlayerPanel({ of, folded, ...props }: Props): ReactNode {
  if (folded) return null
  return (
    <BoardProvider {...props}>
      <Goods of={of} />
      <Reach of={of} />
    </BoardProvider>
  )
}

export function Figures({ of, view, words }: Props): ReactNode {
  if (view.players[of] === undefined) return null
  const { n, key } = pointsOf(view, of)
  return (
    <span className="rv-count" title={words.t(key)}>
      <Icon name="trophy" size={14} label={words.t(key)} className="rv-gold" />
      {n}
    </span>
  )
}
