/** What the generic board knows of a game beyond its state: the map, which figures matter, which lists to show. */
import type { Move, State } from '@ludarium/kernel'

export type SeatRecord = Readonly<Record<string, unknown>>

export interface Figure {
  /** Key of its name, looked up as a field, e.g. 'power'. */
  readonly field: string
  readonly icon: string
  /** A colour token, e.g. 'wealth'. */
  readonly tone: string
  value(record: SeatRecord): number | string
}

export interface Piece {
  readonly seat: number
  readonly icon: string
  readonly name: string
  readonly count: number
}

export interface MapHex {
  readonly id: string
  readonly q: number
  readonly r: number
  /** Picks colour and drawing, e.g. 'forest'. */
  readonly terrain: string
  /** A CSS colour. */
  readonly fill: string
  /** Dark terrains carry light drawings and words. */
  readonly dark: boolean
  readonly pieces: readonly Piece[]
  /** Loose things: an icon and how many. */
  readonly goods: readonly { readonly icon: string; readonly count: number }[]
}

export interface Kit {
  hexes(view: State): readonly MapHex[]
  /** Hexes that a place named in a move stands for; most places are hexes themselves. */
  cellsOf?(place: string): readonly string[]
  /** Pairs of hexes with a river between them. */
  readonly rivers?: readonly (readonly [string, string])[]
  readonly figures: readonly Figure[]
  /** Lists of a seat that rivals see too, in this order. */
  readonly sections: readonly string[]
  /** Lists of a seat for its own dock. */
  readonly dock: readonly string[]
  /** Fields of the table, in this order. */
  readonly shared: readonly string[]
  /** Kinds of components for the gallery: the catalog's names for them, and an icon. */
  readonly gallery: readonly (readonly [kind: string, icon: string])[]
  /** Key of a question before a move that gives something away; `others` are the other legal moves. */
  wasteful?(move: Move, view: State, others: readonly Move[]): string | null
}

export const num = (value: unknown): number => (typeof value === 'number' ? value : 0)
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const sum = (value: unknown): number => list(value).reduce((total: number, one) => total + num(one), 0)

/** A figure that is a field of the record. */
export function field(name: string, icon: string, tone = 'neutral'): Figure {
  return { field: name, icon, tone, value: (record) => (num(record[name]) < 0 ? '?' : num(record[name])) }
}
