/** All components of the game as typed constants, with the lookups that pages and rules share. */

import { ARTIFACT_CARDS, ARTIFACTS } from './artifacts.ts'
import { type BoardPosition, POSITIONS, SPACES, type Space } from './board.ts'
import { CITIZENS } from './citizens.ts'
import { CRATES } from './crates.ts'
import { LARGE_LOCATIONS } from './large-locations.ts'
import { MACHINES } from './machines.ts'
import { SLOT_MODULES } from './slot-modules.ts'
import { STARTING_CITIZENS } from './starting-citizens.ts'
import { AREA_TILES, STARTING_TILES } from './tiles.ts'
import { TRIBES } from './tribes.ts'
import type {
  AreaTile,
  Artifact,
  ArtifactCard,
  Basic,
  CitizenCard,
  Color,
  Crate,
  Kind,
  LargeLocation,
  Machine,
  Resource,
  SlotModule,
  TileBack,
  Tribe,
} from './types.ts'

export * from './artifacts.ts'
export * from './board.ts'
export * from './campaign.ts'
export * from './citizens.ts'
export * from './crates.ts'
export * from './large-locations.ts'
export * from './machines.ts'
export * from './player-board.ts'
export * from './slot-modules.ts'
export * from './starting-citizens.ts'
export * from './tiles.ts'
export * from './tracks.ts'
export * from './tribes.ts'
export * from './types.ts'

export const BASICS: readonly Basic[] = ['gear', 'book', 'food']
export const RESOURCES: readonly Resource[] = ['crystal', 'gear', 'book', 'food']
export const COLORS: readonly Color[] = ['gray', 'green', 'yellow']
export const KINDS: readonly Kind[] = ['build', 'explore', 'populate']

/** R1.3 */
export const RESOURCE_OF: Readonly<Record<Color, Basic>> = { gray: 'gear', green: 'book', yellow: 'food' }

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((item) => [item.id, item]))
}

export const CARD: ReadonlyMap<string, CitizenCard> = byId<CitizenCard>([...CITIZENS, ...STARTING_CITIZENS])
export const TILE: ReadonlyMap<string, AreaTile> = byId([...STARTING_TILES, ...AREA_TILES])
export const MODULE: ReadonlyMap<string, SlotModule> = byId(SLOT_MODULES)
export const MACHINE: ReadonlyMap<string, Machine> = byId(MACHINES)
export const CRATE: ReadonlyMap<string, Crate> = byId(CRATES)
export const ARTIFACT: ReadonlyMap<string, Artifact> = byId(ARTIFACTS)
export const ARTIFACT_CARD: ReadonlyMap<string, ArtifactCard> = byId(ARTIFACT_CARDS)
export const LARGE_LOCATION: ReadonlyMap<string, LargeLocation> = byId(LARGE_LOCATIONS)
export const TRIBE: ReadonlyMap<string, Tribe> = byId(TRIBES)
export const POSITION: ReadonlyMap<string, BoardPosition> = byId(POSITIONS)
export const SPACE: ReadonlyMap<string, Space> = byId(SPACES)
/** A space's number: its place in SPACES. States hold numbers, moves ids. */
export const SPACE_NUMBER: ReadonlyMap<string, number> = new Map(SPACES.map((space, i) => [space.id, i]))
export const POSITION_NUMBER: ReadonlyMap<string, number> = new Map(POSITIONS.map((position, i) => [position.id, i]))

/** What a space can be; a state's `ground` holds places in this list. */
export const GROUNDS = [
  'facedown',
  'sand',
  'location',
  'water',
  'mountain',
  'forest',
  'field',
  'chasm',
  'largeLocation',
] as const

/** The different backs of area tiles; a state's `backs` holds places in this list. */
export const BACKS: readonly TileBack[] = [
  ...new Map(
    AREA_TILES.flatMap((tile) => (tile.back === null ? [] : [[JSON.stringify(tile.back), tile.back]])),
  ).values(),
]

const BACK_NUMBER = new Map(BACKS.map((back, i) => [JSON.stringify(back), i]))

/** By tile: number of its back, -1 for a starting tile. */
export const BACK_OF: ReadonlyMap<string, number> = new Map(
  [...TILE].map(([id, { back }]) => [id, BACK_NUMBER.get(JSON.stringify(back)) ?? -1]),
)
