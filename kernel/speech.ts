/** A game's texts: prompts, moves, events and sketches as messages, and the catalogs with the words. */
import type { Compound, Question } from './compound.ts'
import type { Game, GameEvent, KernelEvent } from './game.ts'
import type { Guide } from './guide.ts'
import { type Catalog, type Message, type MessageParam, type MoveMessage, seatName } from './message.ts'
import type { MovePlaces } from './place.ts'
import type { Move, Seat, State } from './state.ts'

/** A rule in plain words for the rules drawer. `id` is its number in the game's rules.md. */
export interface RuleText {
  readonly id: string
  readonly title: string
  readonly text: string
}

/**
 * Message functions of a game. Messages refer to seats as the parameter `{seat}` (or another one created by
 * `seatName`), so that readers see names.
 */
export interface Speech<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** The question to the seat: "{seat}, choose a cell for the {card}." */
  prompt(s: S, seat: Seat): Message
  /** What the move does, short enough for a button. `s` is the state (or view) before it. */
  move(s: S, seat: Seat, move: M): MoveMessage
  /** A full sentence in the past or present tense for the log, or null if there is nothing to log. */
  event(event: E | KernelEvent): Message | null
  /** The rule that applies now; the rules drawer opens there. */
  rule(s: S, seat: Seat): string
  /** A sketch of the position; `s` is the view of the seat (null: a spectator). */
  sketch?(s: S, seat: Seat | null): Sketch
}

/** A piece on a hex or in front of a seat: units, buildings, tokens, resources. */
export interface SketchPiece {
  readonly name: Message
  /** Its owner; null if it belongs to nobody. */
  readonly seat: Seat | null
  readonly count: number
  /** Name of a picture, e.g. 'worker'. Clients without pictures show the name. */
  readonly picture: string
}

export interface SketchHex {
  /** Id of its place, e.g. 'hex:r3c3'. */
  readonly id: string
  readonly q: number
  readonly r: number
  readonly name: Message
  /** Terrain, e.g. 'forest': determines colour and drawing. */
  readonly ground: string
  readonly pieces: readonly SketchPiece[]
  /** Sides (0 to 5, as in HEX_SIDES) with a river. */
  readonly rivers: readonly number[]
}

/** A card or tile in a panel. Clients can style the parameters `name`, `text` and `cost`. */
export interface SketchCard extends Message {
  /** Id of its place, if moves are made there; unique within the sketch. */
  readonly id?: string
}

/** A box of figures and cards. */
export interface SketchPanel {
  readonly title: Message
  readonly lines: readonly { readonly label: Message; readonly value: Message | number }[]
  readonly cards: readonly SketchCard[]
}

/**
 * A minimal drawing of the position, for the terminal and for pages without a board: a map (an empty list if there is
 * none), panels for shared things, and panels per seat. The first panel of a seat holds its figures; previews show how
 * a move would change them.
 */
export interface Sketch {
  readonly map: readonly SketchHex[]
  readonly table: readonly SketchPanel[]
  readonly seats: readonly (readonly SketchPanel[])[]
}

/** All words of one language. */
export interface Words {
  readonly catalog: Catalog
  readonly rules: readonly RuleText[]
}

/** A game with its texts: what its folder exports as `module` and the registry loads. */
export interface GameModule<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>
  readonly speech: Speech<S, M, E>
  /** By language tag, loaded on demand. 'en' is required. */
  readonly words: Readonly<Record<string, () => Promise<Words>>>
  /** Where moves are made. */
  readonly places?: MovePlaces<S, M>
  /** What one press can do beyond a single move. */
  compounds?(question: Question<S, M>): readonly Compound<M>[]
  /** Whether the move is one of few answers that `advice.evaluate` can rank. */
  isRanked?(view: S, move: M): boolean
  /** A question before a move that wastes something ("End the turn with an action left?"), or null. */
  wasteful?(question: Omit<Question<S, M>, 'ahead'>, move: M): Message | null
  /** The guided first game, loaded on demand. */
  guide?(): Promise<Guide<S, M>>
}

/** How to name the fields of events or moves: a card by its name, a seat by `seatName`; list items one by one. */
export type Names<T> = { readonly [F in Field<T>]?: (value: Item<FieldOf<T, F>>) => MessageParam }
type Field<T> = T extends unknown ? Exclude<keyof T, 'type' | 'do' | 'only'> : never
type FieldOf<T, F> = T extends unknown ? (F extends keyof T ? T[F] : never) : never
type Item<V> = V extends readonly (infer I)[] ? I : NonNullable<V>

function named(record: object, names: Readonly<Record<string, unknown>>): Record<string, MessageParam> {
  const params: Record<string, MessageParam> = {}
  for (const [field, value] of Object.entries(record)) {
    const name = names[field] as ((value: unknown) => Message) | undefined
    if (name !== undefined) params[field] = Array.isArray(value) ? value.map((one) => name(one)) : name(value)
    else if (field === 'seat') params.seat = seatName(value as Seat)
    else if (typeof value === 'string' || typeof value === 'number') params[field] = value
  }
  return params
}

/**
 * Default message of an event: the key 'event.' plus its type, with its seat and named fields. Null for sealed answers.
 */
export function sayEvent<E extends GameEvent>(event: E | KernelEvent, names: Names<E>): Message | null {
  if (event.type === 'sealed') return null
  return { key: `event.${event.type}`, params: named(event, names) }
}

/** Default message of a move: the key 'move.' plus its verb, with its named fields. */
export function sayMove<M extends Move>(
  move: M,
  about: Pick<MoveMessage, 'group' | 'rule'>,
  names: Names<M>,
): MoveMessage {
  return { ...about, key: `move.${move.do}`, params: named(move, names) }
}
