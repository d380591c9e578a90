/** The board around every piece: the plans of plans.ts are what is lit, and the player whose board is shown large. */
import { type Player, type ReviveMove, type ReviveState, type ReviveStep, stepOf } from '@ludarium/revive'
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { type Board, boardContext } from '../../kit/pieces/context.tsx'
import type { SeatColour } from '../../table/seats.ts'
import { boardPlaces, type ReviveChoice, type ReviveProps } from './places.ts'
import { aimOf, isAimable, plansOf, sent } from './plans.ts'

export interface ReviveTable extends Board<ReviveState, ReviveMove> {
  readonly own: Player
  readonly step: ReviveStep | undefined
  /** The plain legal moves, whatever is picked. */
  readonly moves: readonly ReviveChoice[]
  /** The position after what is pointed at, as far as it can be known; null when nothing is. */
  readonly soon: ReviveState | null
  colourOf(seat: number): SeatColour
}

const { BoardProvider: Provider, useBoard, usePiece } = boardContext<ReviveState, ReviveMove>(boardPlaces, Laid)

export { usePiece }

const Moves = createContext<readonly ReviveChoice[]>([])

const TableContext = createContext<ReviveTable | null>(null)

export function BoardProvider({ children, ...props }: ReviveProps & { readonly children: ReactNode }): ReactNode {
  const { submit: send, setDraft, draft, phone } = props
  const submit = useCallback<ReviveProps['submit']>(
    (move, then) => {
      // Going to sleep is looked at first: the sheet sends it with its reward.
      if (move.do === 'hibernate' && then === undefined) setDraft({ sleep: 1 })
      // A finger may miss its hex: the first tap aims, the second one or the sheet's button plays.
      else if (phone && isAimable(move) && draft.aim !== aimOf(move)) setDraft({ ...draft, aim: aimOf(move) })
      else send(move, sent(then))
    },
    [send, setDraft, draft, phone],
  )
  return (
    <Moves value={props.legal}>
      <Provider {...props} legal={plansOf(props)} submit={submit}>
        {children}
      </Provider>
    </Moves>
  )
}

/** Puts together once what every piece asks for. */
function Laid({ children }: { readonly children: ReactNode }): ReactNode {
  return <TableContext value={useLaid()}>{children}</TableContext>
}

export function useTable(): ReviveTable {
  const table = useContext(TableContext)
  if (table === null) throw new Error('No board around this piece.')
  return table
}

function useLaid(): ReviveTable {
  const board = useBoard()
  const moves = useContext(Moves)
  const { view, me, foresee, looks, legal, draft } = board
  const hover =
    board.hover ?? (draft.aim === undefined ? null : (legal.find(({ move }) => aimOf(move) === draft.aim) ?? null))
  const own = view.players[me]
  const soon = useMemo(() => {
    const choice = hover ?? null
    if (choice === null || choice.pick !== undefined || legal.length === 0) return null
    const prospect = foresee(choice.move, choice.rest)
    return prospect === null ? null : prospect.ways[0]
  }, [hover, foresee, legal])
  const colourOf = useCallback(
    (seat: number): SeatColour => {
      const look = looks[seat]
      if (look === undefined) throw new Error(`There is no seat ${seat}.`)
      return look.colour
    },
    [looks],
  )
  if (own === undefined) throw new Error(`There is no seat ${me}.`)
  return { ...board, hover, own, step: stepOf(view), moves, soon, colourOf }
}
