/** Which games lie on a map of hexes, and how to read it out of data and state. */
import type { State } from '@ludarium/kernel'

export interface MapHex {
  readonly id: string
  readonly q: number
  readonly r: number
  readonly terrain: string
  /** A CSS colour. */
  readonly fill: string
  /** Dark terrains carry light text. */
  readonly dark: boolean
  /** Pieces by seat: what and how many. */
  readonly pieces: readonly { readonly seat: number; readonly text: string }[]
  /** Whatever else lies there. */
  readonly note: string
}

export type MapReader = (view: State) => readonly MapHex[]

export const maps: Readonly<Record<string, () => Promise<MapReader>>> = {}

export function hasMap(game: string): boolean {
  return game in maps
}
