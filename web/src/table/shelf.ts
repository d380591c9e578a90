/**
 * What the learn page shows of a game: its pieces on shelves, drawn as on the board, with what they do in words and the
 * number of their rule. `stillProps` gives parts of a board what they need to be drawn where nobody plays.
 */
import { begin, type Game, type GameEvent, type Move, type Options, type State } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { type BoardProps, NO_DRAFT, type Teller } from './board.ts'
import { colourOf } from './seats.ts'

export interface ShelfPiece {
  /** No two of a shelf are the same. */
  readonly id: string
  readonly name: string
  /** What it does. Searched; shown where the picture does not say it in words itself. */
  readonly text: string
  readonly picture: ReactNode
  /** Ids of the shelf's filters that it passes. */
  readonly tags?: readonly string[]
  /** Where it is not that of the shelf. */
  readonly rule?: string
  /** What pieces of the shelf are compared by, the same lines for all of them. */
  readonly figures?: readonly ShelfFigure[]
}

export interface ShelfFigure {
  readonly name: string
  readonly value: string | number
}

/** Something that the learn page does for a shelf that draws itself. */
export interface ShelfProps {
  readonly words: Teller
  /** A link to the rule. */
  Rule(props: { readonly id: string }): ReactNode
  /** Ways from a rule to moments on the board. */
  Shows(props: { readonly rule: string }): ReactNode
}

export interface Shelf {
  readonly id: string
  readonly name: string
  /** Number of the rule that its pieces follow. */
  readonly rule: string
  readonly pieces: readonly ShelfPiece[]
  readonly filters?: readonly { readonly id: string; readonly name: string }[]
  /** Pictures say in words what they do. */
  readonly told?: true
  /** How wide a piece is, in rem; the usual card by itself. */
  readonly width?: number
  /** Around everything on the shelf: what the board's parts ask for. */
  Around?(props: { readonly words: Teller; readonly children: ReactNode }): ReactNode
  /** Drawn by the board itself, as one view. Who searches sees the pieces. */
  View?(props: ShelfProps): ReactNode
}

interface Still<S extends State, M extends Move> {
  readonly game: Game<S, M, GameEvent>
  readonly view: S
  readonly words: Teller
  /** Number of a seat's colour; by itself that of the seat. */
  colourOf?(seat: number): number
}

/** A table at which nobody plays, in the eyes of the first seat. */
export function stillProps<S extends State, M extends Move>(still: Still<S, M>): BoardProps<S, M> {
  const { game, view, words, colourOf: numberOf = (seat) => seat } = still
  return {
    view,
    seat: 0,
    actors: game.actors(view),
    legal: [],
    refused: [],
    submit() {},
    hover: null,
    setHover() {},
    before: null,
    spoken: null,
    hint: null,
    words,
    looks: Array.from({ length: view.seats }, (_, seat) => ({
      name: `${seat + 1}`,
      bot: seat > 0,
      own: seat === 0,
      colour: colourOf(numberOf(seat)),
      seat,
    })),
    foresee: () => null,
    told: [],
    draft: NO_DRAFT,
    setDraft() {},
    openRule() {},
    phone: false,
    tab: '',
  }
}

/** The first position of such a table. */
export function stillView<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  seats: number,
  options: Options,
): S {
  const begun = begin(game, { seats, options, seed: 'still' })
  if (!begun.ok) throw new Error(`The table is refused: ${begun.message.key}.`)
  return game.view(begun.value.state, 0)
}
