/** Where a phone looks first: at the own pieces and what is lit, from near enough to be read. */

import type { Player } from '@ludarium/revive'
import { SPACES } from '@ludarium/revive/data'
import type { Point } from '../../../kit/hex/layout.ts'
import type { Camera } from '../../../kit/panzoom/PanZoom.tsx'
import { readPlace } from '../places.ts'
import { cellsOf, FRAME, HEIGHT, hexOf, LAYOUT, TILES, WIDTH } from './geometry.ts'

/** Pixels for a unit: with hexes that a thumb hits, and from near. */
const LEAST = 40 / WIDTH
export const NEAR = 51 / WIDTH

interface Room {
  readonly width: number
  readonly height: number
}

interface Extent extends Room {
  readonly x: number
  readonly y: number
}

/** Pixels for a unit when the whole map is in sight. */
export const fitOf = (room: Room): number => Math.min(room.width / FRAME.width, room.height / FRAME.height)

/** All of it if there is room, else the own pieces in the middle; before the first piece the middle of the map. */
export function startOf(own: Player, lit: Iterable<string>, room: Room): Camera {
  const pieces = [...own.small, ...own.large, ...own.figures].flatMap((space) => pointsOf(SPACES[space]?.id ?? ''))
  const all = extentOf([...pieces, ...[...lit].flatMap(pointsAt)])
  const whole = Math.min(room.width / all.width, room.height / all.height)
  const { x, y } = whole < LEAST ? extentOf(pieces) : all
  return { x: x - FRAME.left, y: y - FRAME.top, zoom: Math.min(NEAR, Math.max(LEAST, whole)) / fitOf(room) }
}

const pointsOf = (space: string): readonly Point[] => cellsOf(space).map((id) => LAYOUT.at(hexOf(id)))

/** Of a lit place, by its name; none where it is not on the map. */
function pointsAt(place: string): readonly Point[] {
  const found = readPlace(place)
  if (found?.kind === 'tile') return TILES.get(found.parts[0])?.hexes.map((hex) => LAYOUT.at(hex)) ?? []
  return found?.kind === 'space' ? pointsOf(found.parts[0]) : []
}

/** The middle and the size of hexes, with a little of what is beside them. */
function extentOf(points: readonly Point[]): Extent {
  const xs = points.length === 0 ? [0] : points.map(({ x }) => x)
  const ys = points.length === 0 ? [0] : points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + WIDTH * 1.4,
    height: bottom - top + HEIGHT * 1.4,
  }
}
