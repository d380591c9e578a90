/** What the table shows of one seat: a rival's facts in a panel, the own faction mat in the dock. */

import type { ScytheMove, ScytheState } from '@ludarium/scythe'
import { game, starsPlaced } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { PanelProps } from '../../../table/board.ts'
import { BoardProvider } from '../context.tsx'
import { Figure, Stars } from '../parts/Figure.tsx'
import { FactionMat } from './FactionMat.tsx'
import { Rival } from './Rival.tsx'
import './seats.css'

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

/** The score so far and the stars, in the name line. */
export function Figures({ of, folded, view, words, phone }: Props): ReactNode {
  const player = view.players[of]
  if (player === undefined) return null
  const total = totalOf(view, of)
  const stars = starsPlaced(player)
  const said = words.t('figure.stars', { n: stars })
  return (
    <span className="scythe-name-figures">
      {phone ? (
        <>
          <span title={said}>
            <Icon name="star" size={12} label={said} /> {stars}
          </span>
          {total !== null && (
            <span title={words.t('figure.total')}>
              <Icon name="trophy" size={12} label={words.t('figure.total')} /> {total}
            </span>
          )}
        </>
      ) : (
        <>
          {total !== null && (
            <span title={words.t('figure.total')}>
              <Icon name="trophy" size={14} label={words.t('figure.total')} /> {total}
            </span>
          )}
          <Stars n={stars} size={11} label={said} />
          {folded && (
            <span className="scythe-chip-figures">
              {(['power', 'popularity', 'coins'] as const).map((what) => (
                <Figure key={what} of={what} n={player[what]} label={words.t(`figure.${what}`)} size={14} />
              ))}
              <Figure of="combatCards" n={player.hand.length} label={words.t('figure.combatCards')} size={14} />
            </span>
          )}
        </>
      )}
    </span>
  )
}
