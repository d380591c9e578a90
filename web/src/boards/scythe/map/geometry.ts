/** Where things of the map lie: hexes of a tilted table, home bases in the notches beside their two hexes. */

import { HEX_SIDES } from '@ludarium/kernel'
import { BASES, HEXES, RIVERS } from '@ludarium/scythe/data'
import { type Frame, type HexLayout, hexLayout, type Point } from '../../../kit/hex/layout.ts'
import { isHex, type Spot, spotOf } from '../view.ts'

export interface Geometry {
  readonly layout: HexLayout
  readonly frame: Frame
  /** Half the height of a hex. */
  readonly half: number
  /** The middle of what is drawn there. */
  at(spot: Spot): Point
}

const WIDTH = 80.5

/** Home bases move into their notch, in parts of the width and of half the height. */
const NOTCH: Readonly<Record<string, readonly [x: number, y: number]>> = {
  hb_nordic: [0, 0.27],
  hb_albion: [0, 0.27],
  hb_rusviet: [-0.08, 0],
  hb_togawa: [-0.08, 0],
  hb_polania: [0.08, 0],
  hb_saxony: [0.08, 0],
  hb_crimea: [0, -0.12],
}

function geometry(height: number, margin: number): Geometry {
  const layout = hexLayout(WIDTH, height)
  const half = height / 2
  const at = (spot: Spot): Point => {
    const { x, y } = layout.at(spot)
    const [dx, dy] = isHex(spot) ? [0, 0] : (NOTCH[spot.id] ?? [0, 0])
    return { x: x + dx * WIDTH, y: y + dy * half }
  }
  const ys = BASES.map((base) => at(base).y)
  const xs = HEXES.map((hex) => at(hex).x)
  const top = Math.min(...ys) - 24
  const bottom = Math.max(...HEXES.map((hex) => at(hex).y)) + half + 14
  const left = Math.min(...xs) - WIDTH / 2 - margin
  const right = Math.max(...xs, ...BASES.map((base) => at(base).x - 18)) + WIDTH / 2 + margin
  return { layout, half, at, frame: { left, top, width: right - left, height: bottom - top } }
}

/** Pressed to 81 % in height. */
export const TILTED = geometry(75.2, 8)
/** A phone is narrow and has height to spare. */
export const UPRIGHT = geometry(WIDTH * 1.156, 6)

/** Rivers as sides of hexes. */
export const BANKS = RIVERS.flatMap(([a, b]) => {
  const [from, to] = [spotOf(a), spotOf(b)]
  const side = HEX_SIDES.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r)
  return side < 0 ? [] : [{ hex: from, side }]
})

/** The outline of a hex around its middle, `part` of its size. */
export function hexagon({ layout, half }: Geometry, part = 1): string {
  const [w, h] = [(layout.width / 2) * part, half * part]
  return `0,${-h} ${w},${-h / 2} ${w},${h / 2} 0,${h} ${-w},${h / 2} ${-w},${-h / 2}`
}
