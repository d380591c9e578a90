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

export function columnName(column: number): string {
  return String.fromCharCode(65 + column)
}

/** "B4": column by letter, row by number, from the upper left corner of the ring. */
export function cellName(grid: Grid, { x, y }: Cell): string {
  return `${columnName(x - grid.left)}${y - grid.top + 1}`
}
