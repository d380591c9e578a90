/** The grid an island is shown on: its own cells and a ring of free ones around them. */
import type { Segment } from '@ludarium/essence'

export interface Cell {
  readonly x: number
  readonly y: number
}

export interface Grid {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

export function gridOf(island: readonly Segment[], ring: number): Grid {
  const xs = island.map((segment) => segment.x)
  const ys = island.map((segment) => segment.y)
  const left = Math.min(...xs) - ring
  const top = Math.min(...ys) - ring
  return { left, top, columns: Math.max(...xs) + ring - left + 1, rows: Math.max(...ys) + ring - top + 1 }
}

/** "B4": column by letter, row by number, from the upper left corner of the ring. */
export function cellName(grid: Grid, { x, y }: Cell): string {
  return `${String.fromCharCode(65 + x - grid.left)}${y - grid.top + 1}`
}

/** Free cells beside the island; `except` is a card that is being moved. */
export function frontier(island: readonly Segment[], except: string): Cell[] {
  const taken = new Set(island.map(({ x, y }) => `${x},${y}`))
  const found = new Map<string, Cell>()
  for (const { card, x, y } of island) {
    if (card === except) continue
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const key = `${x + dx},${y + dy}`
      if (!taken.has(key)) found.set(key, { x: x + dx, y: y + dy })
    }
  }
  return [...found.values()]
}
