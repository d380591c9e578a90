/**
 * Where hexes lie on a drawing, and lines along and through them. Hexes stand on a point; a height below that of a
 * regular hex presses the map, as on a tilted table.
 */
import { HEX_SIDES, type HexCoordinate } from '@ludarium/kernel'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface HexLayout {
  readonly width: number
  readonly height: number
  /** The outline around the middle, for `<polygon points>`. */
  readonly corners: string
  /** The middle of a hex. */
  at(hex: HexCoordinate): Point
  /** The edge that a hex shares with its neighbour on that side (as HEX_SIDES), clockwise. */
  edge(hex: HexCoordinate, side: number): readonly [Point, Point]
  /** A path around all these hexes, `inset` inside their outer edges (negative: outside). */
  outline(hexes: readonly HexCoordinate[], inset?: number): string
  /** A path from middle to middle. */
  way(hexes: readonly HexCoordinate[]): string
  /** A frame around all these hexes with some cloth beside them; `margin` in widths of a hex. */
  frame(hexes: readonly HexCoordinate[], margin?: number): Frame
}

const round = (n: number): number => Math.round(n * 100) / 100
const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

/** A regular hex of that width is as high as this. */
export const regular = (width: number): number => (width * 2) / Math.sqrt(3)

export function hexLayout(width: number, height: number = regular(width)): HexLayout {
  const [w, h] = [width / 2, height / 2]
  /** Clockwise from the lower right: side n runs from corner n - 1 to corner n. */
  const corners: readonly Point[] = [
    { x: w, y: h / 2 },
    { x: 0, y: h },
    { x: -w, y: h / 2 },
    { x: -w, y: -h / 2 },
    { x: 0, y: -h },
    { x: w, y: -h / 2 },
  ]
  const corner = (n: number): Point => corners[(n + 6) % 6] ?? { x: 0, y: 0 }
  const at = ({ q, r }: HexCoordinate): Point => ({ x: (q + r / 2) * width, y: r * height * 0.75 })

  function edge(hex: HexCoordinate, side: number): readonly [Point, Point] {
    const { x, y } = at(hex)
    const [from, to] = [corner(side - 1), corner(side)]
    return [
      { x: x + from.x, y: y + from.y },
      { x: x + to.x, y: y + to.y },
    ]
  }

  function outline(hexes: readonly HexCoordinate[], inset = 0): string {
    const inside = new Set(hexes.map(({ q, r }) => `${q},${r}`))
    const next = new Map<string, readonly [Point, Point]>()
    for (const hex of hexes) {
      HEX_SIDES.forEach(({ q, r }, side) => {
        if (inside.has(`${hex.q + q},${hex.r + r}`)) return
        const found = edge(hex, side)
        next.set(written(found[0]), found)
      })
    }
    const paths: string[] = []
    for (const start of next.keys()) {
      const ring: Point[] = []
      for (let key = start, step = next.get(key); step !== undefined; key = written(step[1]), step = next.get(key)) {
        next.delete(key)
        ring.push(step[0])
      }
      if (ring.length > 0) paths.push(`M${moved(ring, inset).map(written).join('L')}Z`)
    }
    return paths.join('')
  }

  function frame(hexes: readonly HexCoordinate[], margin = 0.12): Frame {
    const places = hexes.map(at)
    const xs = places.length === 0 ? [0] : places.map(({ x }) => x)
    const ys = places.length === 0 ? [0] : places.map(({ y }) => y)
    const left = Math.min(...xs) - w - margin * width
    const top = Math.min(...ys) - h - margin * width
    return {
      left,
      top,
      width: Math.max(...xs) + w + margin * width - left,
      height: Math.max(...ys) + h + margin * width - top,
    }
  }

  return {
    width,
    height,
    corners: corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(' '),
    at,
    edge,
    outline,
    way: (hexes) => (hexes.length === 0 ? '' : `M${hexes.map((hex) => written(at(hex))).join('L')}`),
    frame,
  }
}

/** A closed ring of points with every side moved inwards; the inside lies to the right of the way. */
function moved(ring: readonly Point[], by: number): readonly Point[] {
  if (by === 0) return ring
  const around = (n: number): Point => ring[(n + ring.length) % ring.length] ?? { x: 0, y: 0 }
  return ring.map((here, n) => {
    const [a, b] = [normal(around(n - 1), here), normal(here, around(n + 1))]
    // Where the two moved sides meet.
    const factor = by / Math.max(0.1, 1 + a.x * b.x + a.y * b.y)
    return { x: here.x + (a.x + b.x) * factor, y: here.y + (a.y + b.y) * factor }
  })
}

/** One unit to the right of the way from one point to the next. */
function normal(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: -dy / length, y: dx / length }
}
