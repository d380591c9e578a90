/** For whom a position is written down, and how much of it. */
import type { Seat, Sketch } from '@ludarium/kernel'
import type { Reader } from './words.ts'

export interface Look {
  readonly reader: Reader
  /** Whose lists are spelled out; null spells out everybody's. */
  readonly seat: Seat | null
  /** Brief: long lists are cut, and only the seat's own are spelled out. */
  readonly brief: boolean
  /** Rows that stand above the seats' figures: a label and a cell for each seat. */
  readonly rows?: readonly (readonly string[])[]
  /** The game's own sketch of the position; without one the state's fields are shown. */
  readonly sketch?: Sketch | undefined
}
