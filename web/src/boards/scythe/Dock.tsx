/** The player mat in the dock, and one line of own figures above a phone's decision. */
import type { ReactNode } from 'react'
import { Figures, pickFigures } from '../../kit/seats/Figures.tsx'
import { BoardProvider, useTable } from './context.tsx'
import { figures } from './figures.ts'
import { PlayerMat } from './mat/PlayerMat.tsx'
import type { ScytheProps } from './places.ts'
import { HEAD } from './seats/Rival.tsx'

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
  const { view, me, words } = useTable()
  return <Figures of={pickFigures(figures(view, me), [...HEAD, 'workers'], words)} />
}
