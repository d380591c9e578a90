/** The board around every piece, and the player whose island is shown large. */
import type { EssenceMove, EssenceState, Player } from '@ludarium/essence'
import { type Board, boardContext } from '../../table/pieces/context.tsx'
import { places } from './targets.ts'

interface Table extends Board<EssenceState, EssenceMove> {
  readonly own: Player
}

const { BoardProvider, useBoard, usePiece } = boardContext<EssenceState, EssenceMove>(places)

export { BoardProvider, usePiece }

export function useTable(): Table {
  const board = useBoard()
  const own = board.view.players[board.me]
  if (own === undefined) throw new Error(`There is no seat ${board.me}.`)
  return { ...board, own }
}
