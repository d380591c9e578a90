/** The cells beside an island. */
import type { Segment } from '@ludarium/essence'
import type { Cell } from '@ludarium/kernel'

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
