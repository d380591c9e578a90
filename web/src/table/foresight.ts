/** What a move would bring, found by the rules themselves: "14 → 22" in the decision bar and on boards. */
import {
  type Chance,
  foresee,
  type Game,
  type GameEvent,
  type Message,
  type Move,
  plainChance,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'

/** Something of a seat that moves change, as the decision bar shows it. */
export interface Figure {
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

export interface Change {
  readonly figure: Figure
  /** Null where it depends on what nobody knows yet. */
  readonly after: Figure | null
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
    const way = (n: number) => follow(game, view, seat, move, then, plainChance(`foresight ${n}`))
    const first = way(0)
    if (first.certain) return { certain: true, ways: [first.after] }
    const others = Array.from({ length: WAYS - 1 }, (_, n) => way(n + 1).after)
    return { certain: false, ways: [first.after, ...others] }
  } catch (error) {
    // A page that cannot look ahead still plays.
    console.error(error)
    return null
  }
}

/** The move and then what answers the questions after it. */
function follow<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
  move: M,
  then: readonly Partial<M>[],
  chance: Chance,
): { readonly after: S; readonly certain: boolean } {
  let { after, certain } = foresee(game, view, seat, move, chance)
  for (const part of then) {
    if (!game.actors(after).includes(seat)) break
    const next = game.legal(after, seat).find((legal) => fits(legal, part))
    if (next === undefined) break
    const step = foresee(game, after, seat, next, chance)
    after = step.after
    certain &&= step.certain
  }
  return { after, certain }
}

/** Whether the move has these fields. */
export function fits(move: Move, part: Partial<Move>): boolean {
  return Object.entries(part).every(([field, value]) => Reflect.get(move, field) === value)
}

const sameValue = (a: Figure, b: Figure): boolean => JSON.stringify(a.value) === JSON.stringify(b.value)

/** What changes, in the order of the figures. */
export function changesOf(before: readonly Figure[], ways: readonly (readonly Figure[])[]): Change[] {
  const [first = []] = ways
  const old = new Map(before.map((figure) => [figure.id, figure]))
  return first.flatMap((after): Change[] => {
    const figure = old.get(after.id)
    const agreed = ways.every((way) => way.some((other) => other.id === after.id && sameValue(other, after)))
    if (figure === undefined || (agreed && sameValue(figure, after))) return []
    return [{ figure, after: agreed ? after : null }]
  })
}
