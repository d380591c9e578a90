/** How to print a position. */
import type { Seat, Sketch } from '@ludarium/kernel'
import type { TerminalReader } from './words.ts'

export interface PrintOptions {
  readonly reader: TerminalReader
  /** The seat whose lists are printed in full; null for all seats. */
  readonly seat: Seat | null
  /** Truncates long lists and prints only the seat's own in full. */
  readonly brief: boolean
  /** Rows above the seats' figures: a label and one cell per seat. */
  readonly rows?: readonly (readonly string[])[]
  /** The game's sketch of the position; default: the fields of the state. */
  readonly sketch?: Sketch | undefined
}
