/** The grid an island is shown on: its own cells and one ring of free ones around them. */
import type { Segment } from '@ludarium/essence'

export interface Grid {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

export function gridOf(island: readonly Segment[], ring: number): Grid {
  const xs = island.map((segment) => segment.x)
  const ys = island.map((segment) => segment.y)
  const left = Math.min(0, ...xs) - ring
  const top = Math.min(0, ...ys) - ring
  return { left, top, columns: Math.max(0, ...xs) + ring - left + 1, rows: Math.max(0, ...ys) + ring - top + 1 }
}

/** Free cells beside the island; `except` is a card that is being moved. */
export function frontier(island: readonly Segment[], except: string): { x: number; y: number }[] {
  const taken = new Set(island.map(({ x, y }) => `${x},${y}`))
  const found = new Map<string, { x: number; y: number }>()
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
