/** Where hexes lie on the drawing, and their outlines. Hexes stand on a point and are 76 wide. */
import { HEX_SIDES, hexCentre, type SketchHex } from '@ludarium/kernel'

export const WIDTH = 76
export const SIDE = WIDTH / Math.sqrt(3)

/** Corners of a hex around its middle. */
export const CORNERS: string = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 3) * n + Math.PI / 6
  return `${(Math.cos(angle) * SIDE).toFixed(2)},${(Math.sin(angle) * SIDE).toFixed(2)}`
}).join(' ')

export interface Placed {
  readonly hex: SketchHex
  readonly x: number
  readonly y: number
}

export function placed(hex: SketchHex): Placed {
  const { x, y } = hexCentre(hex)
  return { hex, x: x * WIDTH, y: y * WIDTH }
}

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A frame around all hexes with a little cloth beside them. */
export function frameOf(places: readonly Placed[]): Frame {
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  const left = Math.min(...xs) - WIDTH * 0.62
  const top = Math.min(...ys) - WIDTH * 0.7
  const width = Math.max(...xs) - left + WIDTH * 0.62
  const bottom = Math.max(...ys)
  // The buttons of the zoom stand in the lower right corner, below land that reaches so far.
  const corner = places.some(({ x, y }) => x > left + width * 0.7 && y > bottom - WIDTH * 0.5)
  return { left, top, width, height: bottom - top + WIDTH * (corner ? 1.8 : 0.7) }
}

/** The edge that a hex shares with its neighbour on that side, as a path. */
export function edgeOf({ x, y }: Placed, side: number): string {
  const towards = hexCentre(HEX_SIDES[side] ?? { q: 1, r: 0 })
  const [mx, my] = [x + (towards.x * WIDTH) / 2, y + (towards.y * WIDTH) / 2]
  const [dx, dy] = [(-towards.y * SIDE) / 2, (towards.x * SIDE) / 2]
  return `M${(mx - dx).toFixed(1)} ${(my - dy).toFixed(1)}L${(mx + dx).toFixed(1)} ${(my + dy).toFixed(1)}`
}
