/** The board around every piece: the plans of plans.ts are what is lit; hexes with several ways ask first. */
import type { InnovationMove, InnovationState, InnovationStep, Player } from '@ludarium/innovation'
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { type Board, boardContext } from '../../kit/pieces/context.tsx'
import type { SeatColour } from '../../table/seats.ts'
import { boardPlaces, type InnovationChoice, type InnovationProps } from './places.ts'
import { groupOf, type HexPlan, isAsked, litOf, onlyGroup, plansOf } from './plans.ts'
import { colourAt, stepOf } from './view.ts'

interface Plain {
  readonly moves: readonly InnovationChoice[]
  readonly hexPlans: ReadonlyMap<string, readonly HexPlan[]>
  /** Plays at once, without asking first. */
  play(choice: InnovationChoice): void
}

export interface InnovationTable extends Board<InnovationState, InnovationMove>, Plain {
  readonly own: Player
  readonly step: InnovationStep | undefined
  /** The hex that is asked about, '' for none. */
  readonly asked: string
  colour(who: number): SeatColour
}

const { BoardProvider: Provider, useBoard, usePiece } = boardContext<InnovationState, InnovationMove>(boardPlaces, Laid)

export { usePiece }

/** What signs need to know of the table: it stays the same for a whole game, so that they are not drawn again. */
interface Said {
  readonly words: InnovationProps['words']
  readonly participants: number
}

const SaidContext = createContext<Said | null>(null)

export function useSaid(): Said {
  const said = useContext(SaidContext)
  if (said === null) throw new Error('No board around this sign.')
  return said
}

const TableContext = createContext<InnovationTable | null>(null)

const PlainContext = createContext<Plain>({ moves: [], hexPlans: new Map(), play() {} })

export function BoardProvider({ children, ...props }: InnovationProps & { readonly children: ReactNode }): ReactNode {
  const { submit, draft, setDraft } = props
  const { all, hexes } = plansOf(props)
  const group = groupOf(draft)
  const legal = useMemo(() => litOf(onlyGroup(all, group)), [all, group])
  const plain = useMemo(
    (): Plain => ({ moves: all, hexPlans: hexes, play: (choice) => submit(choice.move, choice.rest) }),
    [all, hexes, submit],
  )
  const press = useCallback<InnovationProps['submit']>(
    (move, then) => {
      const asks = 'hex' in move && all.some((choice) => isAsked(choice) && choice.move.do === move.do)
      if (asks) setDraft({ ...draft, ask: move.hex })
      else submit(move, then)
    },
    [submit, all, draft, setDraft],
  )
  const { words, view } = props
  const said = useMemo((): Said => ({ words, participants: view.participants }), [words, view.participants])
  return (
    <SaidContext value={said}>
      <PlainContext value={plain}>
        <Provider {...props} legal={legal} submit={press}>
          {children}
        </Provider>
      </PlainContext>
    </SaidContext>
  )
}

/** Puts together once what every piece asks for. */
function Laid({ children }: { readonly children: ReactNode }): ReactNode {
  return <TableContext value={useLaid()}>{children}</TableContext>
}

export function useTable(): InnovationTable {
  const table = useContext(TableContext)
  if (table === null) throw new Error('No board around this piece.')
  return table
}

function useLaid(): InnovationTable {
  const board = useBoard()
  const plain = useContext(PlainContext)
  const { view, looks, draft } = board
  const own = view.players[board.me]
  const colour = useCallback((who: number) => colourAt(view, looks, who), [view, looks])
  if (own === undefined) throw new Error(`There is no seat ${board.me}.`)
  return {
    ...board,
    ...plain,
    own,
    step: stepOf(view),
    asked: typeof draft.ask === 'string' ? draft.ask : '',
    colour,
  }
}

/** Moves on a hex that are asked about together. */
export function askedMoves(moves: readonly InnovationChoice[], hex: string): readonly InnovationChoice[] {
  return moves.filter((choice) => isAsked(choice) && 'hex' in choice.move && choice.move.hex === hex)
}
