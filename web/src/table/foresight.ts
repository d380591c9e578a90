/** What a move would bring, found by the rules themselves: "14 → 22" in the decision bar and on boards. */
import {
  type AheadStep,
  followParts,
  type Game,
  type GameEvent,
  type Message,
  type Move,
  movesOf,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'

/** Something of a seat that moves change, as the decision bar shows it. */
export interface SeatFigure {
  /** The same before and after. */
  readonly id: string
  readonly name: Message
  /** A message is shown by its parameter `n` where that is a number: "3 (5 in the pool)" as 3. */
  readonly value: number | Message
  readonly icon?: string
  /** A colour token, e.g. 'wealth'. */
  readonly tone?: string
  /** The seat's place by this figure, shown when the figure changes. */
  readonly rank?: number
}

export interface FigureChange {
  readonly figure: SeatFigure
  /** Null where it depends on what nobody knows yet. */
  readonly after: SeatFigure | null
}

/** How a move can go: the seat's view after it, once when it is certain, else some of the ways. */
export interface Prospect<S extends State = State> {
  readonly certain: boolean
  /** Never empty; the first is as good as any. */
  readonly ways: readonly [S, ...S[]]
}

/** So many ways are looked at where chance or something hidden decides. */
const WAYS = 3

/** The same for equal moves, whatever the order of their fields. */
function nameOf(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Plays a legal move on what the seat knows. Null for any other move, and where the rules cannot tell. */
export type Foresee<S extends State = State, M extends Move = Move> = (
  view: S,
  seat: Seat,
  move: M,
  /** Played after it as far as it is legal then, see `submit`. */
  then?: readonly Partial<M>[],
) => Prospect<S> | null

/** Found once for a view and a move, so that asking again costs nothing; some tenths of a millisecond else. */
export function foresight<S extends State, M extends Move, E extends GameEvent>(game: Game<S, M, E>): Foresee<S, M> {
  const known = new WeakMap<S, Map<string, Prospect<S> | null>>()
  return (view, seat, move, then = []) => {
    const found = known.get(view) ?? new Map<string, Prospect<S> | null>()
    known.set(view, found)
    const name = `${seat} ${nameOf(move)} ${JSON.stringify(then)}`
    const old = found.get(name)
    if (old !== undefined) return old
    const made = look(game, view, seat, move, then)
    found.set(name, made)
    return made
  }
}

function look<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
  move: M,
  then: readonly Partial<M>[],
): Prospect<S> | null {
  // What the pointer is still on may belong to the position before.
  if (!game.legal(view, seat).some((legal) => sameMove(legal, move))) return null
  try {
    const wayOf = (n: number): readonly AheadStep<S, M>[] => [...followParts(game, view, seat, [move, ...then], n)]
    const endOf = (way: readonly AheadStep<S, M>[]): S => way[way.length - 1]?.after ?? view
    const first = wayOf(0)
    if (first.every(({ certain }) => certain)) return { certain: true, ways: [endOf(first)] }
    const others = Array.from({ length: WAYS - 1 }, (_, n) => endOf(wayOf(n + 1)))
    return { certain: false, ways: [endOf(first), ...others] }
  } catch (error) {
    // A page that cannot look ahead still plays.
    console.error(error)
    return null
  }
}

/** The moves of a press. If the page cannot look ahead, it plays the first one and the rest is asked. */
export function pressOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
  move: M,
  then: readonly Partial<M>[] = [],
): readonly M[] {
  try {
    const moves = movesOf(game, view, seat, [move, ...then])
    if (moves.length > 0) return moves
  } catch (error) {
    console.error(error)
  }
  return [move]
}

const sameValue = (a: SeatFigure, b: SeatFigure): boolean => JSON.stringify(a.value) === JSON.stringify(b.value)

/** What changes, in the order of the figures. */
export function changesOf(before: readonly SeatFigure[], ways: readonly (readonly SeatFigure[])[]): FigureChange[] {
  const [first = []] = ways
  const old = new Map(before.map((figure) => [figure.id, figure]))
  return first.flatMap((after): FigureChange[] => {
    const figure = old.get(after.id)
    const agreed = ways.every((way) => way.some((other) => other.id === after.id && sameValue(other, after)))
    if (figure === undefined || (agreed && sameValue(figure, after))) return []
    return [{ figure, after: agreed ? after : null }]
  })
}
