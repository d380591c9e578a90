/**
 * What every piece of a board asks for: what may be clicked, why not, what is new and what is pointed at. A board
 * names its things ("cell:2,1", "market:tavern") and says once, as `Places`, which name a move, a log line or a change
 * belongs to; the rest follows.
 *
 *     export const { BoardProvider, useBoard } = boardContext<MyState, MyMove>(places)
 */
import type { GameEvent, Move, Seat, State } from '@ludarium/kernel'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardChoice, BoardProps, RefusedChoice } from '../../table/board.ts'
import { choicePlace } from '../../table/compound.ts'
import { type About, Moves, type OpenPopover } from './Moves.tsx'
import { PeekProvider } from './peek.tsx'
import { IDLE, type PieceState } from './state.ts'

export interface Places<S extends State, M extends Move> {
  /**
   * The id of the thing to click for the move, null when only a button can make it: the game's own. Of a refused move
   * only some fields are known: then it is the thing that is greyed.
   */
  of(view: S, me: Seat, move: Partial<M>): string | null
  /** The things that a log line speaks of. */
  spoken?(event: GameEvent, view: S, me: Seat): Iterable<string>
  /** What has come or changed since the last look. */
  fresh?(before: S, now: S, me: Seat): Iterable<string>
}

export interface Board<S extends State = State, M extends Move = Move> extends BoardProps<S, M> {
  /** Whose things are shown large: the reader's, or for a spectator those of who decides. */
  readonly me: Seat
  /** By place. */
  readonly choices: ReadonlyMap<string, readonly BoardChoice<M>[]>
  readonly refusals: ReadonlyMap<string, RefusedChoice<M>>
  readonly fresh: ReadonlySet<string>
  /** What the log line or the thing under the pointer speaks of. */
  readonly spokenOf: ReadonlySet<string>
  /** Places of the hovered and of the suggested move, '' for none. */
  readonly hovered: string
  readonly hinted: string
  /** Marks places while something that speaks of them is under the pointer, anywhere on the table. */
  point(places: readonly string[]): void
  /** A press on the thing: plays its only move, or opens the list of its moves; without any it says what it is. */
  press(place: string, element: Element, about: About): void
}

interface Pointed {
  readonly places: readonly string[]
  point(places: readonly string[]): void
  /** Says where on the board a move is made; every part of the board puts the same in it. */
  readonly locator: { current: Locate }
}

type Locate = (move: object) => string

const NOWHERE_YET: Locate = () => ''

const PointedContext = createContext<Pointed>({ places: [], point() {}, locator: { current: NOWHERE_YET } })

/** Around all parts of a table: what is pointed at in one of them is marked in the others. */
export function PointedProvider(props: { readonly children: ReactNode }): ReactNode {
  const [places, point] = useState<readonly string[]>([])
  const locator = useRef(NOWHERE_YET)
  const pointed = useMemo(() => ({ places, point, locator }), [places])
  return <PointedContext value={pointed}>{props.children}</PointedContext>
}

/** For what lies over the board: the name of the place where a move, or a part of one, is made; '' for none. */
export function useLocate(): Locate {
  const { locator } = useContext(PointedContext)
  return useCallback((move) => locator.current(move), [locator])
}

const AnyBoard = createContext<Board | null>(null)

function within<B>(board: B | null): B {
  if (board === null) throw new Error('No board around this piece.')
  return board
}

/** The board around a shared part, whatever the game. */
export function useAnyBoard(): Board {
  return within(useContext(AnyBoard))
}

export interface BoardContext<S extends State, M extends Move> {
  /** Around everything of a board part; large cards and lists of moves come with it. */
  BoardProvider(props: BoardProps<S, M> & { readonly children: ReactNode }): ReactNode
  useBoard(): Board<S, M>
  usePiece(place: string): PieceNow<M>
}

/** `Around`: what a board puts around its pieces and their large cards, e.g. a context of its own. */
export function boardContext<S extends State, M extends Move>(
  places: Places<S, M>,
  Around: (props: { readonly children: ReactNode }) => ReactNode = Bare,
): BoardContext<S, M> {
  const Context = createContext<Board<S, M> | null>(null)

  function BoardProvider({ children, ...props }: BoardProps<S, M> & { readonly children: ReactNode }): ReactNode {
    const { view, seat, legal, refused, before, spoken, hover, hint, actors, submit } = props
    const me = seat ?? actors[0] ?? 0
    const { places: pointed, point, locator } = useContext(PointedContext)
    useEffect(() => {
      locator.current = (move) => places.of(view, me, move) ?? ''
    }, [locator, view, me])
    const opening = useRef<Open>(nothingOpens)
    const choices = useMemo(
      () => Map.groupBy(legal, (choice) => choicePlace(places, choice, view, me)),
      [legal, view, me],
    )
    const refusals = useMemo(
      () => new Map(refused.map((one) => [places.of(view, me, one.move) ?? '', one])),
      [refused, view, me],
    )
    const fresh = useMemo(
      () => new Set(before === null ? [] : (places.fresh?.(before, view, me) ?? [])),
      [before, view, me],
    )
    const spokenOf = useMemo(
      () => new Set([...pointed, ...(spoken === null ? [] : (places.spoken?.(spoken, view, me) ?? []))]),
      [spoken, view, me, pointed],
    )
    const press = useCallback(
      (place: string, element: Element, about: About) => {
        const here = place === '' ? [] : (choices.get(place) ?? [])
        const [only] = here
        if (only !== undefined && here.length === 1) submit(only.move, only.rest)
        else opening.current({ place, element, about })
      },
      [choices, submit],
    )
    const board: Board<S, M> = {
      ...props,
      me,
      choices,
      refusals,
      fresh,
      spokenOf,
      hovered: hover === null ? '' : choicePlace(places, hover, view, me),
      hinted: hint === null ? '' : (places.of(view, me, hint) ?? ''),
      point,
      press,
    }
    return (
      <Context value={board}>
        <AnyBoard value={board}>
          <Around>
            <PeekProvider>{children}</PeekProvider>
          </Around>
          <Opening opening={opening} />
        </AnyBoard>
      </Context>
    )
  }

  const useBoard = (): Board<S, M> => within(useContext(Context))
  return { BoardProvider, useBoard, usePiece: (place) => pieceAt(useBoard(), place) }
}

function Bare({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

type Open = (opened: OpenPopover) => void

const nothingOpens: Open = () => {}

/** The list of moves of a thing. What is open is known here only: the board is not drawn again for it. */
function Opening({ opening }: { readonly opening: { current: Open } }): ReactNode {
  const { choices, refusals, submit, setHover } = useAnyBoard()
  const [opened, setOpened] = useState<OpenPopover | null>(null)
  useEffect(() => {
    opening.current = setOpened
  }, [opening])
  const close = useCallback(() => setOpened(null), [])
  if (opened === null) return null
  return (
    <Moves
      key={opened.place}
      opened={opened}
      choices={opened.place === '' ? [] : (choices.get(opened.place) ?? [])}
      why={refusals.get(opened.place)?.text}
      submit={submit}
      setHover={setHover}
      onClose={close}
    />
  )
}

/** The state of a place, and the moves made there. */
export interface PieceNow<M extends Move = Move> {
  readonly state: PieceState
  readonly choices: readonly BoardChoice<M>[]
}

const NOWHERE = { state: IDLE, choices: [] }

export function pieceAt<S extends State, M extends Move>(board: Board<S, M>, place: string): PieceNow<M> {
  if (place === '') return NOWHERE
  const choices = board.choices.get(place) ?? []
  const legal = choices.length > 0
  return {
    choices,
    state: {
      legal,
      hover: legal && board.hovered === place,
      refused: legal ? undefined : board.refusals.get(place)?.text,
      fresh: board.fresh.has(place),
      spoken: board.spokenOf.has(place),
      hinted: board.hinted === place,
    },
  }
}

/** "needs 5, have 4" where the reason has these figures and little room is left; else the whole reason. */
export function briefly(refused: RefusedChoice | undefined, words: Board['words']): string | undefined {
  const { need, have } = refused?.reason.params ?? {}
  if (need === undefined || have === undefined) return refused?.text
  return words.t('piece.brief', { need, have })
}
