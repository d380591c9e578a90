/** Where things of the map lie: hexes of a slightly tilted table, large locations of four hexes in its corners. */
import type { HexCoordinate } from '@ludarium/kernel'
import { CRYSTALS, type Crystal, LARGE_CELLS, POSITIONS, SPACES, VAST_CRYSTALS } from '@ludarium/revive/data'
import { type Frame, hexLayout, type Point, regular } from '../../../kit/hex/layout.ts'

/** Width of a hex in the design at 1440 pixels; everything on the map is drawn in these units. */
export const WIDTH = 49
export const HEIGHT = regular(WIDTH) * 0.94
/** Half the height. */
export const HALF = HEIGHT / 2

export const LAYOUT = hexLayout(WIDTH, HEIGHT)

/** What the map shows when it is fitted. */
export const FRAME: Frame = { left: -336, top: -258, width: 672, height: 536 }

export function hexOf(id: string): HexCoordinate {
  const [q = 0, r = 0] = id.split(',').map(Number)
  return { q, r }
}

export function middleOf(ids: readonly string[]): Point {
  const points = ids.map((id) => LAYOUT.at(hexOf(id)))
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Hexes that a space covers on the drawing. */
export function cellsOf(id: string): readonly string[] {
  return LARGE_CELLS[id] ?? [id]
}

/** By space: the middle of what is drawn there. */
export const MIDDLE: readonly Point[] = SPACES.map(({ id }) => middleOf(cellsOf(id)))

export function pointAt(space: number): Point {
  return MIDDLE[space] ?? { x: 0, y: 0 }
}

const ALL = [
  ...SPACES.filter(({ id }) => LARGE_CELLS[id] === undefined).map(({ id }) => id),
  ...Object.values(LARGE_CELLS).flat(),
].map(hexOf)

/** The outline of the whole land. */
export const LAND = LAYOUT.outline(ALL)

/** By position: middle and outline of the tile there. */
export const TILES = new Map(
  POSITIONS.map(({ id, cells }) => {
    const hexes = cells.map(hexOf)
    return [
      id,
      { middle: middleOf(cells), outline: LAYOUT.outline(hexes), ring: LAYOUT.outline(hexes, 2.2), hexes },
    ] as const
  }),
)

export const LARGE = Object.entries(LARGE_CELLS).map(([id, cells]) => {
  const hexes = cells.map(hexOf)
  return {
    id,
    middle: middleOf(cells),
    outline: LAYOUT.outline(hexes),
    inner: LAYOUT.outline(hexes, 3.5),
    ring: LAYOUT.outline(hexes, 2.4),
  }
})

/** Crystals stand beside the land, drawn a little towards the hexes they belong to. */
export function crystalAt({ at: id, adjacent }: Crystal): Point {
  const here = LAYOUT.at(hexOf(id))
  const land = middleOf(adjacent)
  return { x: here.x + (land.x - here.x) * 0.14, y: here.y + (land.y - here.y) * 0.2 + 2 }
}

export const crystalsOf = (vast: boolean): readonly Crystal[] => (vast ? [...CRYSTALS, ...VAST_CRYSTALS] : CRYSTALS)

/** The outline of a hex around its middle, `part` of its size. */
export function hexagon(part = 1): string {
  const [w, h] = [(WIDTH / 2) * part, HALF * part]
  return `0,${-h} ${w},${-h / 2} ${w},${h / 2} 0,${h} ${-w},${h / 2} ${-w},${-h / 2}`
}
