/** What the table itself shows of a seat: panels on a phone and the chips of a tablet, the own line of a tablet. */
import type { ReviveMove, ReviveState } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { PanelProps } from '../../../table/board.ts'
import { BoardProvider } from '../context.tsx'
import { Meters } from '../own/Foot.tsx'
import { ShownBoard } from '../own/shown.tsx'
import { Goods, Reach } from './Rival.tsx'
import '../own/own.css'
import './seats.css'

type Props = PanelProps<ReviveState, ReviveMove>

export function PlayerPanel({ of, folded, ...props }: Props): ReactNode {
  if (folded) return null
  const own = of === (props.seat ?? props.actors[0] ?? 0)
  return (
    <BoardProvider {...props}>
      {own && !props.phone ? (
        <ShownBoard of={of}>
          <div className="rv-board rv-foot">
            <Meters />
          </div>
        </ShownBoard>
      ) : (
        <>
          <Goods of={of} />
          <Reach of={of} />
        </>
      )}
    </BoardProvider>
  )
}

/** Points, and on a tablet what else matters. */
export function Figures({ of, folded, ...props }: Props): ReactNode {
  const { view, words, phone } = props
  const p = view.players[of]
  if (p === undefined) return null
  return (
    <span className="rv-figures">
      <span className="rv-count" title={words.t('figure.points')}>
        <Icon name="trophy" size={14} label={words.t('figure.points')} className="rv-gold" />
        {p.points}
      </span>
      {folded && !phone && (
        <BoardProvider {...props}>
          <Goods of={of} />
        </BoardProvider>
      )}
    </span>
  )
}
