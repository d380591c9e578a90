/** The board around every piece: the plans of plans.ts are what is lit, and the player whose mat is shown large. */
import type { Player, ScytheMove, ScytheState, ScytheStep } from '@ludarium/scythe'
import { createContext, type ReactNode, useContext } from 'react'
import { type Board, boardContext } from '../../kit/pieces/context.tsx'
import { boardPlaces, type ScytheChoice, type ScytheProps } from './places.ts'
import { plansOf } from './plans.ts'
import { stepOf } from './view.ts'

export interface ScytheTable extends Board<ScytheState, ScytheMove> {
  readonly own: Player
  readonly step: ScytheStep | undefined
  /** The plain legal moves, whatever is picked. */
  readonly moves: readonly ScytheChoice[]
}

const { BoardProvider: Provider, useBoard, usePiece } = boardContext<ScytheState, ScytheMove>(boardPlaces)

export { usePiece }

const Moves = createContext<readonly ScytheChoice[]>([])

export function BoardProvider({ children, ...props }: ScytheProps & { readonly children: ReactNode }): ReactNode {
  return (
    <Moves value={props.legal}>
      <Provider {...props} legal={plansOf(props)}>
        {children}
      </Provider>
    </Moves>
  )
}

export function useTable(): ScytheTable {
  const board = useBoard()
  const moves = useContext(Moves)
  const own = board.view.players[board.me]
  if (own === undefined) throw new Error(`There is no seat ${board.me}.`)
  return { ...board, own, step: stepOf(board.view), moves }
}
