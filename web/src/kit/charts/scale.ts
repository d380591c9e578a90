/** Steps, paths and places that every chart shares. */
import type { SeatColour } from '../../table/seats.ts'

/** Across, then up, in the chart's own units. */
export type ChartPoint = readonly [x: number, y: number]

/** 1, 2 or 5 times a power of ten, so that about this many steps fit. */
export function niceStep(range: number, steps: number): number {
  const rough = Math.max(range, 1e-9) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power
}

export function ticksOf(from: number, to: number, step: number): number[] {
  const found: number[] = []
  for (let n = Math.ceil(from / step - 1e-9); n * step <= to + 1e-9; n++) found.push(Number((n * step).toFixed(10)))
  return found
}

export function pathOf(points: readonly ChartPoint[]): string {
  return points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The same places in the same order, moved until they are `gap` apart and none is above `most`. */
export function keepApart(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const placed = [...places]
  let from = Number.NEGATIVE_INFINITY
  for (const [nth, n] of order.entries()) {
    const room = most - (order.length - 1 - nth) * gap
    placed[n] = Math.max(from, Math.min(places[n] ?? 0, room))
    from = (placed[n] ?? 0) + gap
  }
  return placed
}

/** Those that have `gap` to the one before, from the first on. */
export function thinned<T>(all: readonly T[], placeOf: (one: T) => number, gap: number): T[] {
  let free = Number.NEGATIVE_INFINITY
  return all.filter((one) => {
    if (placeOf(one) < free) return false
    free = placeOf(one) + gap
    return true
  })
}

/** The dark seat's fill is too near to a dark page. */
export const lineColour = ({ id, fill }: SeatColour): string => (id === 'slate' ? 'var(--slate-line)' : fill)
