/** The grid an island is shown on, and the names of its cells: the same in the terminal, on the page and in sentences. */
import type { Cell } from '@ludarium/kernel'
import type { Segment } from './state.ts'

export interface Grid {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

/** The island's own cells and a ring of free ones around them. */
export function gridOf(island: readonly Segment[], ring: number): Grid {
  const xs = island.map((segment) => segment.x)
  const ys = island.map((segment) => segment.y)
  const left = Math.min(...xs) - ring
  const top = Math.min(...ys) - ring
  return { left, top, columns: Math.max(...xs) + ring - left + 1, rows: Math.max(...ys) + ring - top + 1 }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Every Palace begins on M13 (E5.6): there is room for twelve cells on each side, more than islands ever need. */
const FIRST_COLUMN = LETTERS.indexOf('M')
const FIRST_ROW = 13

/** The letter of a column; to the right of Z come AA, AB ..., to the left of A come ZZ, ZY ... */
export function columnName(x: number): string {
  const column = x + FIRST_COLUMN
  const lap = Math.floor(column / LETTERS.length)
  const letter = LETTERS.charAt(column - lap * LETTERS.length)
  return lap === 0 ? letter : LETTERS.at(lap > 0 ? lap - 1 : lap) + letter
}

export function rowNumber(y: number): number {
  return y + FIRST_ROW
}

/** "M13": column by letter, row by number. A cell keeps its name however the island grows and moves. */
export function nameOfCell({ x, y }: Cell): string {
  return `${columnName(x)}${rowNumber(y)}`
}

/** The same for boards, which hand over the grid that they show; the name does not depend on it. */
export function cellName(_shown: Grid, cell: Cell): string {
  return nameOfCell(cell)
}
