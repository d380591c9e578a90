/** Cells of a square grid: x runs east, y runs south. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** E, S, W, N. */
export const CELL_SIDES: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

export function cellNeighbours(cell: Cell): Cell[] {
  return CELL_SIDES.map((side) => ({ x: cell.x + side.x, y: cell.y + side.y }))
}

/** Whether the cells share a full edge. */
export function cellsTouch(a: Cell, b: Cell): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1
}

/** Turned a quarter clockwise about the origin. */
export function quarterTurn(cell: Cell): Cell {
  return { x: -cell.y || 0, y: cell.x }
}
