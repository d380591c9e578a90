/** Where a box can lie on the map: in the corner that covers fewest of the hexes that can be pressed. */

import { hexOf } from '../places.ts'
import { spotOf } from '../view.ts'
import { TILTED } from './geometry.ts'

export type Corner = 'top-right' | 'top-left' | 'bottom-right'

/** Hexes whose middle lies there would be covered, as parts of the map's width and height; the best corner first. */
const CORNERS: Readonly<Record<Corner, (x: number, y: number) => boolean>> = {
  'top-right': (x, y) => x > 0.8 && y < 0.42,
  'top-left': (x, y) => x < 0.235 && y > 0.04 && y < 0.51,
  'bottom-right': (x, y) => x > 0.8 && y > 0.5 && y < 0.9,
}

const ORDER: readonly Corner[] = ['top-right', 'top-left', 'bottom-right']

/** The middle of a box in that corner, in the units of the map. */
const MIDDLES: Readonly<Record<Corner, readonly [x: number, y: number]>> = {
  'top-right': [0.95, 0.17],
  'top-left': [0.08, 0.28],
  'bottom-right': [0.95, 0.71],
}

/** `places`: those that must be seen; only hexes count. */
export function freeCorner(places: readonly string[]): Corner {
  const { frame } = TILTED
  const lit = places
    .map(hexOf)
    .filter((hex) => hex !== '')
    .map((hex) => TILTED.at(spotOf(hex)))
    .map(({ x, y }) => [(x - frame.left) / frame.width, (y - frame.top) / frame.height] as const)
  const covered = (corner: Corner): number => lit.filter(([x, y]) => CORNERS[corner](x, y)).length
  return ORDER.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}

/** A line to a box in that corner from a place of the map; its end lies under the box. */
export function lineTo(corner: Corner, from: string): string {
  const { frame } = TILTED
  const { x, y } = TILTED.at(spotOf(from))
  const [across, down] = MIDDLES[corner]
  return `M${x} ${y}L${frame.left + across * frame.width} ${frame.top + down * frame.height}`
}
