/** What the table asks of one seat: points in the name line, and the facts in a panel. */
import type { InnovationMove, InnovationState } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import type { PanelProps } from '../../../table/board.ts'
import { BoardProvider } from '../context.tsx'
import { Buildings } from '../own/Buildings.tsx'
import { Goods } from '../own/Goods.tsx'
import { OwnTiles } from '../own/OwnTiles.tsx'
import { OwnTracks } from '../own/OwnTracks.tsx'
import { Power } from '../own/Power.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { pointsOf } from '../view.ts'

type Props = PanelProps<InnovationState, InnovationMove>

export function PlayerPanel({ of, folded, ...props }: Props): ReactNode {
  if (folded) return null
  return (
    <BoardProvider {...props}>
      <div className="i-page">
        <Goods of={of} />
        <Power of={of} />
        <Buildings of={of} />
        <OwnTracks of={of} />
        <OwnTiles of={of} />
      </div>
    </BoardProvider>
  )
}

export function Figures({ of, view, words }: Props): ReactNode {
  const vp = pointsOf(view, of)
  if (vp === undefined) return null
  return (
    <span className="i-figure" title={words.t('good.vp')}>
      <GoodSign of="vp" size={15} />
      <b>{vp}</b>
      <span className="unseen"> {words.t('good.vp')}</span>
    </span>
  )
}
