/** How a figure is written. */
import type { Teller } from './board.ts'
import type { SeatFigure } from './foresight.ts'

export function shownFigure(value: SeatFigure['value'], t: Teller['t']): string {
  if (typeof value === 'number') return String(value)
  const n = value.params?.n
  return typeof n === 'number' ? String(n) : t(value)
}
