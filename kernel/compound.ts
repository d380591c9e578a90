/**
 * Compounds: several decisions of one seat that mean one thing to people and are made with one press, e.g. digging and
 * then building. A game lists them as data, by the verb that they begin with; page, terminal and protocol offer them alike.
 */
import { plainChance } from './chance.ts'
import { foresee } from './foresee.ts'
import type { Game, GameEvent } from './game.ts'
import type { MoveMessage } from './message.ts'
import type { Move, Seat, State } from './state.ts'

/** A legal move, and as much as is known of the decisions after it: each is the first legal move with these fields. */
export type PressParts<M extends Move = Move> = readonly [M, ...Partial<M>[]]

export interface Compound<M extends Move = Move> {
  /** What the press does, short enough for a button. */
  readonly message: MoveMessage
  readonly parts: PressParts<M>
  /** Id of the place where it is lit; null for a button only. */
  readonly place: string | null
  /** Higher comes first; what stands above all others is the one to suggest. */
  readonly rank: number
}

/** A question as the seat sees it, with a way to look ahead. */
export interface Question<S extends State = State, M extends Move = Move> {
  readonly view: S
  readonly seat: Seat
  readonly legal: readonly M[]
  /** The view after these decisions; null where one of them is not possible or another seat decides first. */
  ahead(parts: readonly Partial<M>[]): S | null
}

type CompoundRule<S extends State, M extends Move, First extends M> = (
  move: First,
  question: Question<S, M>,
) => readonly Compound<M>[]

/** By verb, what one press can make of a legal move together with decisions that follow. */
export type CompoundTable<S extends State, M extends Move> = {
  readonly [V in M['do']]?: CompoundRule<S, M, Extract<M, { readonly do: V }>>
}

export type Compounds<S extends State, M extends Move> = (question: Question<S, M>) => readonly Compound<M>[]

export function compoundList<S extends State, M extends Move>(table: CompoundTable<S, M>): Compounds<S, M> {
  const rules = new Map(Object.entries(table) as [string, CompoundRule<S, M, M>][])
  return (question) => question.legal.flatMap((move) => rules.get(move.do)?.(move, question) ?? [])
}

/** A compound with all its moves. */
export interface Press<M extends Move = Move> extends Compound<M> {
  readonly moves: readonly M[]
}

/** The part of a `GameModule` that presses need. */
interface Pressable<S extends State, M extends Move, E extends GameEvent> {
  readonly game: Game<S, M, E>
  compounds?(question: Question<S, M>): readonly Compound<M>[]
}

/** What one press can do in this position beyond a single move, best first. */
export function pressesIn<S extends State, M extends Move, E extends GameEvent>(
  { game, compounds }: Pressable<S, M, E>,
  view: S,
  seat: Seat,
): readonly Press<M>[] {
  const listed = compounds?.(questionAt(game, view, seat)) ?? []
  return listed
    .map((one) => ({ ...one, moves: movesOf(game, view, seat, one.parts) }))
    .filter(({ moves }) => moves.length > 1)
    .sort((a, b) => b.rank - a.rank)
}

/** Looks ahead each way once, however often it is asked. */
export function questionAt<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
): Question<S, M> {
  const known = new Map<string, S | null>()
  const ahead = (parts: readonly Partial<M>[]): S | null => {
    if (parts.length === 0) return view
    const name = JSON.stringify(parts)
    const old = known.get(name)
    if (old !== undefined) return old
    const before = ahead(parts.slice(0, -1))
    const [step] = before === null ? [] : followParts(game, before, seat, parts.slice(-1), 0)
    known.set(name, step?.after ?? null)
    return step?.after ?? null
  }
  return { view, seat, legal: game.legal(view, seat), ahead }
}

/** A decision as it was looked ahead to. */
export interface AheadStep<S extends State, M extends Move> {
  readonly move: M
  readonly after: S
  /** Nothing hidden came to light. */
  readonly certain: boolean
}

/** Plays the first legal move with the fields of each part, until none has them or another seat decides. */
export function* followParts<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
  parts: readonly Partial<M>[],
  way: number,
): Generator<AheadStep<S, M>> {
  const chance = plainChance(`foresight ${way}`)
  let now = view
  for (const part of parts) {
    if (!game.actors(now).includes(seat)) return
    const move = game.legal(now, seat).find((legal) => fits(legal, part))
    if (move === undefined) return
    const { after, certain } = foresee(game, now, seat, move, chance)
    yield { move, after, certain }
    now = after
  }
}

/** Whether the move has these fields. */
export function fits(move: Move, part: Partial<Move>): boolean {
  return Object.entries(part).every(([field, value]) => Reflect.get(move, field) === value)
}

/**
 * The moves of a press. It ends where nothing fits, where another seat decides, and after a move that brings something
 * hidden to light.
 */
export function movesOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
  parts: PressParts<M>,
): readonly M[] {
  const moves: M[] = []
  if (parts.length === 1) return [parts[0]]
  for (const { move, certain } of followParts(game, view, seat, parts, 0)) {
    moves.push(move)
    if (!certain) break
  }
  return moves
}
