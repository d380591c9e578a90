/** Hexes in axial coordinates, pointy-top: q runs east, r runs south-east. */
export interface HexCoordinate {
  readonly q: number
  readonly r: number
}

/** E, SE, SW, W, NW, NE. */
export const HEX_SIDES: readonly HexCoordinate[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

export function hexDistance(a: HexCoordinate, b: HexCoordinate): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The centre of a hex on a plane where hexes are 1 wide. */
export function hexCentre(hex: HexCoordinate): { readonly x: number; readonly y: number } {
  return { x: hex.q + hex.r / 2, y: (hex.r * Math.sqrt(3)) / 2 }
}
