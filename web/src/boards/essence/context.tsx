/** The board around every piece, and the player whose island is shown large. */
import type { EssenceMove, EssenceState, Player } from '@ludarium/essence'
import { type Board, boardContext } from '../../kit/pieces/context.tsx'
import { boardPlaces } from './places.ts'

export interface EssenceTable extends Board<EssenceState, EssenceMove> {
  readonly own: Player
}

const { BoardProvider, useBoard, usePiece } = boardContext<EssenceState, EssenceMove>(boardPlaces)

export { BoardProvider, usePiece }

export function useTable(): EssenceTable {
  const board = useBoard()
  const own = board.view.players[board.me]
  if (own === undefined) throw new Error(`There is no seat ${board.me}.`)
  return { ...board, own }
}
