/** What a game has to say: prompts, moves, events and sketches as messages, and the catalogs that hold the words. */
import type { Game, GameEvent, KernelEvent } from './game.ts'
import type { Guide } from './guide.ts'
import { type Catalog, type Message, type MessageParam, seatName } from './message.ts'
import type { Move, Seat, State } from './state.ts'

/** A rule in the reader's words, for the rules drawer. `id` is its number in the game's rules.md. */
export interface RuleText {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A move as the decision bar offers it. */
export interface MoveMessage extends Message {
  /** Key of the group of buttons it belongs to, e.g. 'group.build'. */
  readonly group: string
  /** Number of the rule it comes from. */
  readonly rule: string
}

/**
 * What a game says. Every message names seats as the parameter `{seat}` (or others that hold a seat's number as
 * made by `seatName`), so that the reader sees people's names.
 */
export interface Speech<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** What the seat has to decide: "{seat}, choose a cell for the {card}." */
  prompt(s: S, seat: Seat): Message
  /** What the move does, short enough for a button. `s` is the state (or view) before it. */
  move(s: S, seat: Seat, move: M): MoveMessage
  /** A full sentence in the past or present tense for the log, or null for what nobody needs to read. */
  event(event: E | KernelEvent): Message | null
  /** The rule in question now, to open the drawer at. */
  rule(s: S, seat: Seat): string
  /** The position in a sketch, from what the seat (null: a spectator) may know; `s` is its view. */
  sketch?(s: S, seat: Seat | null): Sketch
  /**
   * The hex of the sketch's map, or the card in one of its panels, that the move is about, by its `id`; or null. Pages
   * make it clickable. Also asked about refused moves, of which only some fields are known.
   */
  place?(s: S, move: M): string | null
}

/** A thing that lies on a place or before a seat: units, buildings, tokens, resources. */
export interface SketchPiece {
  readonly name: Message
  /** Whose it is; null for what belongs to nobody. */
  readonly seat: Seat | null
  readonly count: number
  /** Name of a picture, e.g. 'worker'; readers without one show the name. */
  readonly picture: string
}

/** A hex of the map. */
export interface SketchHex {
  /** The name that moves use for it, e.g. 'r3c3'. */
  readonly id: string
  readonly q: number
  readonly r: number
  readonly name: Message
  /** Kind of ground, e.g. 'forest': colour and drawing. */
  readonly ground: string
  readonly pieces: readonly SketchPiece[]
  /** Sides (0 to 5, as HEX_SIDES) along which a river runs. */
  readonly rivers: readonly number[]
}

/** A card or tile that lies in a panel. Its parameters `name`, `text` and `cost` are set apart where readers can do so. */
export interface SketchCard extends Message {
  /** The name that `Speech.place` uses for it where moves are about it; no two in a sketch are the same. */
  readonly id?: string
}

/** A box of figures and cards. */
export interface SketchPanel {
  readonly title: Message
  readonly lines: readonly { readonly label: Message; readonly value: Message | number }[]
  readonly cards: readonly SketchCard[]
}

/**
 * The position drawn with the simplest means, for the terminal and for a page that has no board of the game: a map
 * where there is one (an empty list where there is none), boxes for what lies beside it, and boxes for each seat. The
 * first box of a seat holds its figures: what a move would change in them is shown before it is made.
 */
export interface Sketch {
  readonly map: readonly SketchHex[]
  readonly table: readonly SketchPanel[]
  /** By seat. */
  readonly seats: readonly (readonly SketchPanel[])[]
}

/** Everything a reader of one language needs. */
export interface Words {
  readonly catalog: Catalog
  readonly rules: readonly RuleText[]
}

/** A game with all it has to say: what its folder exports as `module` and what the registry loads. */
export interface GameModule<S extends State = State, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>
  readonly speech: Speech<S, M, E>
  /** By language tag, loaded when needed; 'en' is always there. */
  readonly words: Readonly<Record<string, () => Promise<Words>>>
  /** The guide of a first game, loaded when somebody plays it. */
  guide?(): Promise<Guide<S, M>>
}

/** How the fields of events or moves are named, by field: a card by its name, a seat by `seatName`; lists one by one. */
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

/** The usual words of an event: the key 'event.' and its type, its seat and fields by name; nothing of sealed answers. */
export function sayEvent<E extends GameEvent>(event: E | KernelEvent, names: Names<E>): Message | null {
  if (event.type === 'sealed') return null
  return { key: `event.${event.type}`, params: named(event, names) }
}

/** The usual words of a move: the key 'move.' and its verb, its fields by name. */
export function sayMove<M extends Move>(
  move: M,
  about: Pick<MoveMessage, 'group' | 'rule'>,
  names: Names<M>,
): MoveMessage {
  return { ...about, key: `move.${move.do}`, params: named(move, names) }
}
