/** The map as numbers: neighbours, positions, crystals, tiles (R7). */
import {
  CHASM_ID,
  type Color,
  CRYSTALS,
  type Crystal,
  GROUNDS,
  type Ground,
  POSITION_NUMBER,
  POSITIONS,
  SPACE_NUMBER,
  SPACES,
  TILE,
  VAST_CRYSTALS,
} from './data/index.ts'
import { frontOf } from './lookups.ts'
import type { Player, ReviveState } from './state.ts'

export const SAND = 1
export const LOCATION = 2
export const WATER = 3
export const MOUNTAIN = 4
export const FOREST = 5
export const CHASM_GROUND = 7
export const LARGE_GROUND = 8

/** By ground: the colour of its track, '' for what is no terrain. */
export const GROUND_COLOR: readonly (Color | '')[] = ['', '', '', '', 'gray', 'green', 'yellow', '', '']

/** The number of a space named by a move. */
export function spaceOf(id: string): number {
  const space = SPACE_NUMBER.get(id)
  if (space === undefined) throw new Error(`There is no space '${id}'.`)
  return space
}

/** The number of a tile's position named by a move. */
export function positionOf(id: string): number {
  const position = POSITION_NUMBER.get(id)
  if (position === undefined) throw new Error(`There is no position '${id}'.`)
  return position
}

/** Ids by number, for moves and the log. */
export const SPACE_ID: readonly string[] = SPACES.map((space) => space.id)
export const POSITION_ID: readonly string[] = POSITIONS.map((position) => position.id)

export const CHASM = spaceOf(CHASM_ID)
/** Number of the first large location. */
export const FIRST_LARGE = SPACES.findIndex((space) => space.id.startsWith('L:'))

/** By space: its neighbours (R7.4). */
export const ADJACENT: readonly (readonly number[])[] = SPACES.map((space) => space.adjacent.map(spaceOf))

/** By space: the space alone, as a list. */
export const ALONE: readonly (readonly number[])[] = SPACES.map((_, space) => [space])

/** By position: its hexes in the order of cells a, b, c, d. */
export const CELLS: readonly (readonly number[])[] = POSITIONS.map((position) => position.cells.map(spaceOf))

/** By space: its position, -1 for the chasm and large locations. */
export const POSITION_AT: readonly number[] = SPACES.map((space) => POSITION_ID.indexOf(space.position))

/** By space: numbers of the crystals next to it; vast ones count on from the others. */
function crystalsAt(crystals: readonly Crystal[], from: number): number[][] {
  return SPACES.map((space) =>
    crystals.flatMap((crystal, i) => (crystal.adjacent.includes(space.id) ? [from + i] : [])),
  )
}
export const CRYSTALS_AT: readonly (readonly number[])[] = crystalsAt(CRYSTALS, 0)
export const VAST_AT: readonly (readonly number[])[] = crystalsAt(VAST_CRYSTALS, CRYSTALS.length)

/** R7.2 The cell of the tile (0 to 3) that lies on that cell of its position. */
export function turnedCell(cell: number, orientation: number): number {
  return orientation === 0 ? cell : 3 - cell
}

const GROUND_NUMBER = new Map<string, number>(GROUNDS.map((ground, i) => [ground, i]))

export function groundNumber(ground: Ground): number {
  return GROUND_NUMBER.get(ground) ?? 0
}

/** Gives the four hexes of a position the ground of the tile that was turned up there. */
export function layTile(s: ReviveState, position: number): void {
  const front = frontOf(s, s.tiles[position] ?? '')
  const ground = s.ground.slice()
  const cells = CELLS[position] ?? []
  for (let i = 0; i < cells.length; i++) {
    const cell = front[turnedCell(i, s.turned[position] ?? 0)]
    if (cell !== undefined) ground[cells[i] as number] = groundNumber(cell.ground)
  }
  s.ground = ground
}

/** Gives a space that ground. */
export function layGround(s: ReviveState, space: number, kind: number): void {
  const ground = s.ground.slice()
  ground[space] = kind
  s.ground = ground
}

/** By tile: keys of the rewards of its cells. */
const CELL_KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  [...TILE.keys()].map((tile) => [tile, ['a', 'b', 'c', 'd'].map((cell) => `${tile}.${cell}`)]),
)

/** Key of the reward of the water on that space. */
export function waterEffect(s: ReviveState, space: number): string {
  const position = POSITION_AT[space] ?? -1
  const cell = CELLS[position]?.indexOf(space) ?? 0
  return CELL_KEYS.get(s.tiles[position] ?? '')?.[turnedCell(cell, s.turned[position] ?? 0)] ?? ''
}

/** By ground: key of the step on the track of its colour, '' for what is no terrain (R13.3). */
export const STEP_KEY: readonly string[] = GROUND_COLOR.map((color) => (color === '' ? '' : `step.${color}`))
/** By space: key of claiming the water there (R13.5). */
export const WATER_KEY: readonly string[] = SPACES.map((_, space) => `water.${space}`)

/** R7.4 */
export function isBeside(space: number, other: number): boolean {
  return ADJACENT[space]?.includes(other) ?? false
}

/** Whether the space touches one of the listed ones. */
export function touches(space: number, listed: readonly number[]): boolean {
  for (const other of listed) if (isBeside(space, other)) return true
  return false
}

/** Whether somebody has a building there. */
export function isBuilt(s: ReviveState, space: number): boolean {
  for (const p of s.players) if (p.small.includes(space) || p.large.includes(space)) return true
  return false
}

/** R13.1 Vacant sand. */
export function isBuildable(s: ReviveState, space: number): boolean {
  return s.ground[space] === SAND && !isBuilt(s, space)
}

/** R12.1 A location without an own figure. */
export function isPopulable(s: ReviveState, p: Player, space: number): boolean {
  return (s.ground[space] === LOCATION || space >= FIRST_LARGE) && !p.figures.includes(space)
}
