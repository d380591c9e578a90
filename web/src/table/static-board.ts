/** A table at which nobody plays: what parts of a board need to be drawn on the learn page. */
import { begin, type Game, type GameEvent, type Move, type Options, type State } from '@ludarium/kernel'
import { type BoardProps, NO_DRAFT, type Teller } from './board.ts'
import { colourOf } from './seats.ts'

interface Still<S extends State, M extends Move> {
  readonly game: Game<S, M, GameEvent>
  readonly view: S
  readonly words: Teller
  /** Number of a seat's colour; by itself that of the seat. */
  colourOf?(seat: number): number
}

/** A table at which nobody plays, in the eyes of the first seat. */
export function staticProps<S extends State, M extends Move>(still: Still<S, M>): BoardProps<S, M> {
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
    log: [],
    draft: NO_DRAFT,
    setDraft() {},
    openRule() {},
    phone: false,
    tab: '',
  }
}

/** The first position of such a table. */
export function staticView<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  seats: number,
  options: Options,
): S {
  const begun = begin(game, { seats, options, seed: 'still' })
  if (!begun.ok) throw new Error(`The table is refused: ${begun.message.key}.`)
  return game.view(begun.value.state, 0)
}
