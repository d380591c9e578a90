/**
 * Places: the things of a table at which moves are made, each named by an id: 'hex:r3c3', 'segment:1:tavern', 'deck'.
 * An id is the kind of the place and what tells it from others of its kind. Page, guide, terminal and programs share
 * the ids; a game makes them with `placeNames`, reads them with `placeReader`, and nobody takes them apart otherwise.
 */
import type { Move, Seat, State } from './state.ts'

/** By kind, what tells its places apart. The last part may hold colons of its own. */
export type PlaceKinds = Readonly<Record<string, readonly ('text' | 'number')[]>>

type PlaceParts<P extends readonly ('text' | 'number')[]> = {
  readonly [N in keyof P]: P[N] extends 'number' ? number : string
}

/** A function that makes the id for each kind; the id itself where there is only one place of the kind. */
export type PlaceNames<K extends PlaceKinds> = {
  readonly [N in keyof K]: K[N] extends readonly [] ? string : (...parts: PlaceParts<K[N]>) => string
}

/** A place as read from its id. */
export type NamedPlace<K extends PlaceKinds> = {
  readonly [N in keyof K & string]: { readonly kind: N; readonly parts: PlaceParts<K[N]> }
}[keyof K & string]

/** The same, whatever the game. */
export interface AnyPlace {
  readonly kind: string
  readonly parts: readonly (string | number)[]
}

const idOf = (kind: string, parts: readonly (string | number)[]): string => [kind, ...parts].join(':')

export function placeNames<const K extends PlaceKinds>(kinds: K): PlaceNames<K> {
  const made = Object.entries(kinds).map(([kind, { length }]) => [
    kind,
    length === 0 ? kind : (...parts: readonly (string | number)[]) => idOf(kind, parts),
  ])
  return Object.fromEntries(made) as PlaceNames<K>
}

/** Reads ids that `placeNames` of the same kinds has made; null for anything else. */
export function placeReader<const K extends PlaceKinds>(kinds: K): (id: string) => NamedPlace<K> | null {
  return (id) => {
    const [kind = '', ...texts] = id.split(':')
    const wanted = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (wanted === undefined || texts.length < wanted.length || (wanted.length === 0 && texts.length > 0)) return null
    const last = texts.slice(wanted.length - 1).join(':')
    const parts = wanted.map((part, n) => {
      const text = n === wanted.length - 1 ? last : (texts[n] ?? '')
      return part === 'number' ? Number(text) : text
    })
    return idOf(kind, parts) === id ? ({ kind, parts } as NamedPlace<K>) : null
  }
}

/**
 * Where a move is made: an id, or how to find it on what the seat sees. Null: no thing stands for it, it is a button only.
 * Of a refused move only some fields are known; then it is the thing that cannot be pressed.
 */
export type PlaceRule<S extends State, M extends Move> =
  | string
  | null
  | ((move: Partial<M>, s: S, seat: Seat) => string | null)

/** By verb, where its moves are made. */
export type PlaceTable<S extends State, M extends Move> = {
  readonly [V in M['do']]: PlaceRule<S, Extract<M, { readonly do: V }>>
}

/** What a game says about its places. */
export interface MovePlaces<S extends State = State, M extends Move = Move> {
  /** The id of the place where a move is made, or null. Depends only on what the seat may know. */
  of(s: S, seat: Seat, move: Partial<M>): string | null
  read(id: string): AnyPlace | null
}

export function movePlaces<S extends State, M extends Move>(
  read: (id: string) => AnyPlace | null,
  table: PlaceTable<S, M>,
): MovePlaces<S, M> {
  const rules = new Map(Object.entries(table) as [string, PlaceRule<S, M>][])
  return {
    read,
    of(s, seat, move) {
      const rule = rules.get(move.do ?? '') ?? null
      return typeof rule === 'function' ? rule(move, s, seat) : rule
    },
  }
}

/** The place that a field of the move names; null where the field is not known. */
export function placeBy<F extends string, P extends string | number>(
  make: (part: P) => string,
  field: F,
): (move: { readonly [N in F]?: P }) => string | null {
  return (move) => {
    const part = move[field]
    return part === undefined ? null : make(part)
  }
}
