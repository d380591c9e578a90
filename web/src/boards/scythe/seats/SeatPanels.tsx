/** What the table shows of one seat: a rival's facts in a panel, the own faction mat in the dock. */
import type { ScytheMove, ScytheState } from '@ludarium/scythe'
import { game, starsPlaced } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Figure, Figures as FigureLine, type FigureShown, pickFigures } from '../../../kit/seats/Figures.tsx'
import type { PanelProps } from '../../../table/board.ts'
import { BoardProvider } from '../context.tsx'
import { figures } from '../figures.ts'
import { Stars } from '../parts/Figure.tsx'
import { FactionMat } from './FactionMat.tsx'
import { HEAD, Rival } from './Rival.tsx'

type Props = PanelProps<ScytheState, ScytheMove>

export function PlayerPanel({ of, folded, ...props }: Props): ReactNode {
  if (folded) return null
  return (
    <BoardProvider {...props}>
      {of === (props.seat ?? props.actors[0] ?? 0) ? <FactionMat of={of} /> : <Rival of={of} />}
    </BoardProvider>
  )
}

/** Coins if the game ended now; null where some are hidden. */
export function totalOf(view: ScytheState, seat: number): number | null {
  const player = view.players[seat]
  if (player === undefined || player.coins < 0) return null
  return game.score(view, seat).reduce((sum, { points }) => sum + points, 0)
}

/** The score so far and the stars, in the head. */
export function Figures({ of, folded, view, words, phone }: Props): ReactNode {
  const player = view.players[of]
  if (player === undefined) return null
  const value = totalOf(view, of)
  const total: FigureShown[] =
    value === null ? [] : [{ id: 'total', value, icon: 'trophy', tone: 'gold', label: words.t('figure.total') }]
  const n = starsPlaced(player)
  const label = words.t('figure.stars', { n })
  return (
    <span className="scythe-name-figures">
      {phone && <Figure of={{ id: 'stars', value: n, icon: 'star', tone: 'gold', label }} />}
      {total.map((one) => (
        <Figure key={one.id} of={one} />
      ))}
      {!phone && <Stars n={n} size={11} label={label} />}
      {!phone && folded && (
        <FigureLine of={pickFigures(figures(view, of), HEAD, words)} className="scythe-chip-figures" />
      )}
    </span>
  )
}
