/** Measures of the map: hexes with corners 33 from their middle, so that one unit is about a pixel of the design. */
import { type InnovationState, nameOfHex } from '@ludarium/innovation'
import type { HexData } from '@ludarium/innovation/data'
import { HEX_SIDES } from '@ludarium/kernel'
import { type Frame, hexLayout, type Point } from '../../../kit/hex/layout.ts'
import type { SheetCorner } from '../../../kit/questions/Sheet.tsx'
import { hexesOf } from '../view.ts'

export const R = 33
export const LAYOUT = hexLayout(R * Math.sqrt(3))
/** Room for the letters of the rows at the left. */
const MARGIN = 17

export function frameOf(hexes: readonly HexData[]): Frame {
  const frame = LAYOUT.frame(hexes, 0)
  return {
    left: frame.left - MARGIN,
    top: frame.top - 3,
    width: frame.width + 2 * MARGIN,
    height: frame.height + 6,
  }
}

/** The same in the shape of a phone's window, so that it is filled when a part is seen. */
export function tallFrame(frame: Frame): Frame {
  const height = Math.max(frame.height, frame.width / 1.1)
  return { ...frame, top: frame.top - (height - frame.height) / 2, height }
}

/** A regular hex around 0, 0, as a path. */
export function hexPath(radius: number): string {
  const points = Array.from({ length: 6 }, (_, n) => {
    const turn = (Math.PI / 180) * (60 * n - 90)
    return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** The letter of each row, left of its first hex. */
export function rowsOf(hexes: readonly HexData[]): readonly { readonly letter: string; readonly at: Point }[] {
  const rows = new Map<string, Point>()
  for (const hex of hexes) {
    const at = LAYOUT.at(hex)
    const letter = hex.id.charAt(0)
    const old = rows.get(letter)
    if (old === undefined || at.x < old.x) rows.set(letter, at)
  }
  return [...rows].map(([letter, { x, y }]) => ({ letter, at: { x: x - R * 0.866 - 8.5, y } }))
}

/** A path along every edge between river and land. */
export function shoresOf(hexes: readonly HexData[]): string {
  const land = new Set(hexes.filter(({ terrain }) => terrain !== 'river').map(({ q, r }) => `${q},${r}`))
  return hexes
    .filter(({ terrain }) => terrain === 'river')
    .flatMap((hex) =>
      HEX_SIDES.flatMap(({ q, r }, side) => {
        if (!land.has(`${hex.q + q},${hex.r + r}`)) return []
        const [a, b] = LAYOUT.edge(hex, side)
        return [`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`]
      }),
    )
    .join('')
}

export function hexAt(view: InnovationState, place: number): HexData {
  const hex = hexesOf(view)[place]
  if (hex === undefined) throw new Error(`There is no hex ${nameOfHex(view, place)}.`)
  return hex
}

/** A point on the way from one to another. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** Which part of the map a hex lies in: what speaks of it stands in the other. */
export function awayFrom(view: InnovationState, hex: HexData): SheetCorner {
  const all = hexesOf(view).map(LAYOUT.at)
  const { x, y } = LAYOUT.at(hex)
  const [xs, ys] = [all.map((point) => point.x), all.map((point) => point.y)]
  const middle = (list: readonly number[]): number => (Math.min(...list) + Math.max(...list)) / 2
  return `${y > middle(ys) ? 'top' : 'bottom'}-${x > middle(xs) ? 'left' : 'right'}`
}
