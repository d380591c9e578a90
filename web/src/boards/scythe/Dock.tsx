/** The player mat in the dock, and one line of own figures above a phone's decision. */
import type { ReactNode } from 'react'
import { BoardProvider, useTable } from './context.tsx'
import { PlayerMat } from './mat/PlayerMat.tsx'
import { Figure } from './parts/Figure.tsx'
import type { ScytheProps } from './targets.ts'
import { workersOf } from './view.ts'

export function Dock(props: ScytheProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <PlayerMat />
    </BoardProvider>
  )
}

export function FigureStrip(props: ScytheProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <Own />
    </BoardProvider>
  )
}

function Own(): ReactNode {
  const { own, words } = useTable()
  return (
    <div>
      {(['power', 'popularity', 'coins'] as const).map((what) => (
        <Figure key={what} of={what} n={own[what]} label={words.t(`figure.${what}`)} size={20} />
      ))}
      <Figure of="combatCards" n={own.hand.length} label={words.t('figure.combatCards')} size={20} />
      <Figure of="worker" n={workersOf(own)} label={words.t('figure.workers')} size={20} />
    </div>
  )
}
