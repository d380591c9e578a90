/** What every piece of the board asks for: what may be clicked, why not, what is new and what is pointed at. */
import type { EssenceMove, Player } from '@ludarium/essence'
import { type Move, type Seat, sameMove } from '@ludarium/kernel'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { CardState } from '../../cards/state.ts'
import type { RefusedChoice, Teller } from '../../table/board.ts'
import { type EssenceChoice, type EssenceProps, freshPlaces, placeOf, placeOfIntent, placesOf } from './targets.ts'

interface Table extends EssenceProps {
  /** Whose island is shown large: the reader's, or for a spectator the one who decides. */
  readonly me: Seat
  readonly own: Player
  readonly choices: ReadonlyMap<string, readonly EssenceChoice[]>
  readonly refusals: ReadonlyMap<string, string>
  /** The same in a few words, for where there is little room. */
  readonly briefly: ReadonlyMap<string, string>
  readonly fresh: ReadonlySet<string>
  readonly spokenOf: ReadonlySet<string>
  /** Of the hovered and of the suggested move. */
  readonly hoverPlace: string
  readonly hintPlace: string
  /** Cells of the island, as "x,y", that the fragment under the pointer matches. */
  readonly lit: ReadonlySet<string>
  setLit(cells: ReadonlySet<string>): void
}

export const NO_CELLS: ReadonlySet<string> = new Set()

const TableContext = createContext<Table | null>(null)

export function useTable(): Table {
  const table = useContext(TableContext)
  if (table === null) throw new Error('No board around this piece.')
  return table
}

const isEssenceMove = (move: Move): move is EssenceMove => typeof move.do === 'string'

export function TableProvider({ children, ...props }: EssenceProps & { readonly children: ReactNode }) {
  const { view, seat, legal, refused, before, spoken, hover, hint, actors, words } = props
  const me = seat ?? actors[0] ?? view.order[0] ?? 0
  const own = view.players[me]
  const choices = useMemo(() => Map.groupBy(legal, (choice) => placeOf(choice.move, me)), [legal, me])
  const refusals = useMemo(
    () => new Map(refused.map((one) => [placeOfIntent(one.intent, me), one.text])),
    [refused, me],
  )
  const briefly = useMemo(
    () => new Map(refused.map((one) => [placeOfIntent(one.intent, me), brief(one, words)])),
    [refused, me, words],
  )
  const fresh = useMemo(() => freshPlaces(before, view), [before, view])
  const spokenOf = useMemo(() => placesOf(spoken), [spoken])
  const hoverPlace = hover === null ? '' : placeOf(hover.move, me)
  const hintPlace = hint !== null && isEssenceMove(hint) ? placeOf(hint, me) : ''
  const [lit, setLit] = useState(NO_CELLS)
  if (own === undefined) return null
  const table: Table = {
    ...props,
    me,
    own,
    choices,
    refusals,
    briefly,
    fresh,
    spokenOf,
    hoverPlace,
    hintPlace,
    lit,
    setLit,
  }
  return <TableContext value={table}>{children}</TableContext>
}

/** "needs 5, have 4"; other reasons are short enough. */
function brief({ intent, params, text }: RefusedChoice, words: Teller): string {
  const { need, have } = params
  if (need === undefined || have === undefined) return text
  // What a treaty needs stands on its next space.
  return words.t(intent.startsWith('sign:') ? 'reason.have' : 'reason.brief', { need, have })
}

/** The state of one thing, and the move a click on it makes. */
export function usePiece(name: string): { readonly state: CardState; readonly choice: EssenceChoice | undefined } {
  const { choices, refusals, fresh, spokenOf, hoverPlace, hintPlace } = useTable()
  const choice = choices.get(name)?.[0]
  return {
    choice,
    state: {
      legal: choice !== undefined,
      hover: choice !== undefined && name !== '' && hoverPlace === name,
      refused: choice === undefined ? refusals.get(name) : undefined,
      fresh: fresh.has(name),
      spoken: spokenOf.has(name),
      hinted: name !== '' && hintPlace === name,
    },
  }
}

export function isHovered(choice: EssenceChoice, hover: EssenceChoice | null): boolean {
  return hover !== null && sameMove(hover.move, choice.move)
}
