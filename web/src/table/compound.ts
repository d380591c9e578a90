/** The game's compounds as choices of a board, and where a choice is made. */
import {
  type Compound,
  type GameModule,
  type Move,
  questionAt,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import { type BoardChoice, type BoardDraft, type BoardProps, NO_DRAFT, type Teller } from './board.ts'

/** A press of the game's making; `first` is the choice of its first move. */
export function pressChoice<M extends Move>(
  { message, parts: [, ...rest], place }: Compound<M>,
  first: BoardChoice<M>,
  words: Teller,
): BoardChoice<M> {
  const { group, rule } = message
  return { ...first, message, text: words.t(message), group, rule, rest, place: place ?? '' }
}

/** Best first; one that stands above all others is worth more than they are. */
export function compoundChoices<S extends State, M extends Move>(
  { game, compounds }: Pick<GameModule<S, M>, 'game' | 'compounds'>,
  { view, seat, legal, words }: BoardProps<S, M>,
): readonly BoardChoice<M>[] {
  if (seat === null || legal.length === 0) return []
  const listed = compounds?.(questionAt(game, view, seat)).toSorted((a, b) => b.rank - a.rank) ?? []
  const [best, next] = listed
  const isBest = (one: Compound<M>): boolean => one === best && one.rank > (next?.rank ?? one.rank)
  return listed.flatMap((one) => {
    const first = legal.find(({ move }) => sameMove(move, one.parts[0]))
    return first === undefined ? [] : [{ ...pressChoice(one, first, words), worth: isBest(one) ? 1 : 0 }]
  })
}

interface Located<S extends State, M extends Move> {
  of(s: S, seat: Seat, move: Partial<M>): string | null
}

/** The id of the place where a choice is lit, '' for none: its own, else that of its last decision. */
export function choicePlace<S extends State, M extends Move>(
  places: Located<S, M>,
  { move, rest, place }: BoardChoice<M>,
  view: S,
  seat: Seat,
): string {
  return place ?? places.of(view, seat, rest?.at(-1) ?? move) ?? ''
}

/** Found once for a position and a draft. */
export function perDraft<P extends Pick<BoardProps, 'legal' | 'draft'>, T>(make: (props: P) => T): (props: P) => T {
  const known = new WeakMap<object, Map<BoardDraft, T>>()
  return (props) => {
    const found = known.get(props.legal) ?? new Map<BoardDraft, T>()
    known.set(props.legal, found)
    const old = found.get(props.draft)
    if (old !== undefined) return old
    const made = make(props)
    found.set(props.draft, made)
    return made
  }
}

/** Found once for a position, whatever the draft. */
export function perPosition<P extends Pick<BoardProps, 'legal'>, T>(make: (props: P) => T): (props: P) => T {
  const found = perDraft((props: P & Pick<BoardProps, 'draft'>) => make(props))
  return (props) => found({ ...props, draft: NO_DRAFT })
}
