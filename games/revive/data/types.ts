/** What components say: the effect language (R2) and the names of everything that is counted or pointed at. */

export type Basic = 'gear' | 'book' | 'food'
export type Resource = Basic | 'crystal'
/** Card, machine and track colours (R1.3). */
export type Color = 'gray' | 'green' | 'yellow'
export type ArtifactColor = 'amber' | 'teal' | 'violet'
/** Board actions. */
export type Kind = 'build' | 'explore' | 'populate'
export type Terrain = 'mountain' | 'forest' | 'field'
/** What a hex of a face-up tile can be (R7.3). */
export type Ground = 'sand' | 'location' | 'water' | Terrain
export type Half = 'top' | 'bottom'
export type SlotId = 'T1' | 'T2' | 'B1' | 'B2' | 'R'
export type SetId = 'A' | 'B' | 'C' | 'D'
export type TribeId = 'nadair' | 'hofstadterians' | '0x49' | 'kuniban' | 'formica' | 'vukuntur'
export type Side = 'sun' | 'moon'
export type TechId = 't1' | 't2' | 't3' | 't4' | 't5' | 't6' | 't7'
export type TribeTile = 'forest' | 'temple' | 'target' | 'sand' | 'workshop'

export type Gains = Readonly<Partial<Record<Resource | 'basic' | 'points' | 'energy' | 'crate' | 'artifact', number>>>
export type Price = Readonly<Partial<Record<Resource | 'basic', number>>>

/** R2.6 */
export type Count =
  | 'crates'
  | 'energy'
  | 'modules'
  | 'population'
  | 'populationLarge'
  | 'tribeMarkers'
  | 'flasks'
  | 'flasksVisible'
  | 'cards'
  | 'cards:gray'
  | 'cards:green'
  | 'cards:yellow'
  | 'slotted:gray'
  | 'slotted:green'
  | 'slotted:yellow'
  | 'water'
  | 'crystals'
  | 'largeBuildings'
  | 'areaTiles'
  | 'forestChain'
  | 'pieces'
  | 'artifacts'
  | 'explored'

/** R2.7 */
export type Happening =
  | 'tribeAbility'
  | 'recruitFromDisplay'
  | 'gainCrate'
  | 'claimWater'
  | 'explore'
  | 'placeTribeTile'
  | 'ownTargetReturned'
  | 'buildOnTribeTile'

export type Where = 'adjacentTribeTile' | 'onTribeTile' | 'onTarget' | 'adjacentFalcon' | 'perAdjacentMountain'

/** R2.5 */
export type Modifier =
  | { readonly mod: 'discount'; readonly kinds: readonly Kind[]; readonly n: number; readonly where?: Where }
  | { readonly mod: 'range'; readonly kinds: readonly Kind[]; readonly n: number; readonly from?: 'temple' | 'falcon' }
  | { readonly mod: 'freeTerrain'; readonly terrains: readonly Ground[] }
  | { readonly mod: 'foodOff'; readonly kinds: readonly Kind[]; readonly n: number }
  | { readonly mod: 'noPopulateFee' }
  | { readonly mod: 'when'; readonly event: Happening; readonly get: Effect }
  | { readonly mod: 'trade'; readonly cost: Price; readonly get: Effect }
  | { readonly mod: 'origin'; readonly from: 'temple' | 'falcon' }
  | { readonly mod: 'freeRangeTarget' }
  | { readonly mod: 'targetTribute' }
  | { readonly mod: 'builderPoint'; readonly n: number }
  | { readonly mod: 'switchCopy' }

export type Score = { readonly do: 'score'; readonly points: number; readonly count: Count; readonly every: number }
export type ScoreRule =
  | Score
  | { readonly do: 'scoreTrack'; readonly track: Color }
  | { readonly do: 'scoreSteps'; readonly count: Count; readonly steps: readonly (readonly [number, number])[] }

/** R2.4, one verb a line. */
export type Verb =
  | ({ readonly do: 'gain' } & Gains)
  | { readonly do: 'trade'; readonly times: number }
  | { readonly do: 'pay'; readonly cost: Price; readonly get: Effect; readonly times: number }
  | { readonly do: 'choose'; readonly of: readonly Effect[] }
  | { readonly do: 'seq'; readonly of: readonly Effect[] }
  | { readonly do: 'advance'; readonly track: Color | 'any' | 'terrain'; readonly n: number }
  | { readonly do: 'module'; readonly n: number }
  | { readonly do: 'tribe' }
  | { readonly do: 'energyBack'; readonly n: number }
  | { readonly do: 'restPlayed'; readonly n: number }
  | { readonly do: 'wake'; readonly n: number }
  | { readonly do: 'restActive' }
  | { readonly do: 'playCard'; readonly color: Color | 'any' }
  | { readonly do: 'recruit'; readonly color: Color | 'any' | 'terrain' }
  | { readonly do: 'act'; readonly kinds: readonly Kind[]; readonly range?: number; readonly discount?: number }
  | {
      readonly do: 'boost'
      readonly kinds: readonly Kind[]
      readonly range?: number
      readonly discount?: number
      readonly unlimited?: boolean
    }
  | { readonly do: 'flip' }
  | { readonly do: 'allColors' }
  | { readonly do: 'reopenCrate' }
  | { readonly do: 'per'; readonly count: Count; readonly get: Gains }
  | { readonly do: 'ongoing'; readonly mod: Modifier }
  | { readonly do: 'hibernate'; readonly removeCard?: boolean }
  | ScoreRule
  | {
      readonly do: 'placeTribeTile'
      readonly tile: TribeTile
      readonly on: readonly (Ground | 'largeLocation')[]
      readonly vacant: boolean
      readonly range: boolean
      readonly after?: Effect
    }
  | { readonly do: 'claimWaterHere' }
  | { readonly do: 'moveFalcon'; readonly perMarker: number }
  | { readonly do: 'movePopulation' }
  | { readonly do: 'gainMatching'; readonly by: 'card' | 'terrain'; readonly n: number }
  | { readonly do: 'switchUp' }
  | { readonly do: 'unlockSlot'; readonly slot: SlotId }
  | { readonly do: 'machine'; readonly effect: Effect }
  | { readonly do: 'addMod'; readonly mod: Modifier }
  | { readonly do: 'removeArtifact' }

/** One verb, or several parts to be resolved in any order (R2.2). */
export type Effect = Verb | readonly Effect[]

export interface CardHalf {
  readonly effect: Effect
  readonly flasks: number
  /** Further cards may be played on this one while this half shows (R8.2). */
  readonly slotSymbol: boolean
}

export interface CitizenCard {
  readonly id: string
  readonly name: string
  readonly color: Color
  readonly top: CardHalf
  readonly bottom: CardHalf
}

export interface StartingCard extends CitizenCard {
  readonly set: SetId
}

export interface TileCell {
  readonly ground: Ground
  /** Only water has one. */
  readonly reward: Effect | null
}

/** What shows while a tile lies face down: the price of exploring it and the points it brings. */
export interface TileBack {
  readonly cost: Readonly<Record<Basic, number>>
  readonly points: number
}

export interface AreaTile {
  readonly id: string
  /** A starting tile has none. */
  readonly back: TileBack | null
  /** Cells a, b, c, d. */
  readonly front: readonly [TileCell, TileCell, TileCell, TileCell]
}

export interface SlotModule {
  readonly id: string
  readonly colors: readonly Color[]
  readonly effect: Effect
  readonly flasks: number
}

export interface Machine {
  readonly id: string
  readonly color: Color
  readonly effect: Effect
  readonly flasks: number
}

export interface Crate {
  readonly id: string
  readonly effect: Effect
}

export interface Artifact {
  readonly id: string
  readonly color: ArtifactColor
  readonly minPlayers: number
}

export interface ArtifactCard {
  readonly id: string
  readonly categories: Readonly<Record<ArtifactColor, Score>>
}

export interface LocationSide {
  readonly name: string
  readonly score: ScoreRule
  readonly onPopulate: Effect | null
}

export interface LargeLocation {
  readonly id: string
  readonly set: 'base' | 'campaign'
  readonly sides: Readonly<Record<'A' | 'B', LocationSide>>
}

export interface Technology {
  readonly cost: number
  readonly points: number
  readonly effect: Effect
}

export interface TribeSide {
  readonly ability: Effect
  /** Permanent rules of the side. */
  readonly always: readonly Modifier[]
  readonly techs: Readonly<Record<'t1' | 't2' | 't4', Technology>>
  /** How many tribe tiles (or falcons) come with the side. */
  readonly tiles: number
}

export interface Tribe {
  readonly id: TribeId
  readonly name: string
  readonly unlocked: 'base' | 'campaign'
  readonly sides: Readonly<Record<Side, TribeSide>>
}
