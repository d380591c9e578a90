/** Buildings, their costs, conversions of goods, and the figures of the end of the game (A4, A6, A13, A36). */
import type { AreaTile, BuildingData, Conversion, Upgrade } from './types.ts'

/** States store buildings as places in this list. */
export const buildings: readonly BuildingData[] = [
  { id: 'workshop', powerValue: 1, perPlayer: 9, neutralPieces: 1, cityMinBuildings: 4 },
  { id: 'guild', powerValue: 2, perPlayer: 4, neutralPieces: 1, cityMinBuildings: 4 },
  { id: 'school', powerValue: 2, perPlayer: 3, neutralPieces: 1, cityMinBuildings: 4 },
  { id: 'university', powerValue: 3, perPlayer: 1, neutralPieces: 1, cityMinBuildings: 3 },
  { id: 'palace', powerValue: 3, perPlayer: 1, neutralPieces: 1, cityMinBuildings: 4 },
  { id: 'tower', powerValue: 2, perPlayer: 0, neutralPieces: 5, cityMinBuildings: 4, neutralOnly: true },
  { id: 'monument', powerValue: 4, perPlayer: 0, neutralPieces: 1, cityMinBuildings: 2, neutralOnly: true },
]

export const annex: {
  readonly powerValue: number
  readonly countsAsBuildingForCity: number
  readonly maxPerBuilding: number
  readonly pieces: number
  readonly countsAsBuildingElsewhere: boolean
} = { powerValue: 1, countsAsBuildingForCity: 1, maxPerBuilding: 1, pieces: 8, countsAsBuildingElsewhere: false }

export const workshopCost: { readonly tool: number; readonly coin: number } = { tool: 1, coin: 2 }

export const upgrades: readonly Upgrade[] = [
  {
    id: 'workshop-guild',
    from: 'workshop',
    to: 'guild',
    cost: { tool: 2, coin: 6 },
    costWithNeighbour: { tool: 2, coin: 3 },
  },
  { id: 'guild-palace', from: 'guild', to: 'palace', cost: { tool: 4, coin: 6 }, grants: 'palaceTile' },
  { id: 'guild-school', from: 'guild', to: 'school', cost: { tool: 3, coin: 5 }, grants: 'competency' },
  { id: 'school-university', from: 'school', to: 'university', cost: { tool: 5, coin: 8 }, grants: 'competency' },
]

export const city: {
  readonly minPower: number
  readonly minBuildings: number
  readonly minBuildingsWithUniversity: number
  readonly minBuildingsWithMonument: number
} = { minPower: 7, minBuildings: 4, minBuildingsWithUniversity: 3, minBuildingsWithMonument: 2 }

export const conversions: readonly Conversion[] = [
  { id: 'power-scholar', pay: { power: 5 }, gain: { scholar: 1 } },
  { id: 'power-book', pay: { power: 5 }, gain: { book: 1 } },
  { id: 'power-tool', pay: { power: 3 }, gain: { tool: 1 } },
  { id: 'power-coin', pay: { power: 1 }, gain: { coin: 1 } },
  { id: 'scholar-tool', pay: { scholar: 1 }, gain: { tool: 1 } },
  { id: 'tool-coin', pay: { tool: 1 }, gain: { coin: 1 } },
  { id: 'book-coin', pay: { book: 1 }, gain: { coin: 1 } },
  { id: 'sacrifice-power', pay: { powerTokenFromBowl2: 1 }, gain: { moveBowl2ToBowl3: 1 }, requires: { bowl2Min: 2 } },
]

export const endScoring: {
  readonly area: readonly number[]
  readonly discipline: readonly number[]
  readonly coinsPerVp: number
} = { area: [18, 12, 6], discipline: [8, 4, 2], coinsPerVp: 5 }

/** Sizes of the virtual player in a game of two (A37). */
export const areaTiles: readonly AreaTile[] = [
  { id: 'area-a', origin: 'designed', size: 9 },
  { id: 'area-b', origin: 'designed', size: 10 },
  { id: 'area-c', origin: 'designed', size: 11 },
  { id: 'area-d', origin: 'designed', size: 12 },
]

export const virtual: { readonly startLevel: number; readonly scholarSpaceValue: number; readonly needsKey: boolean } =
  { startLevel: 2, scholarSpaceValue: 2, needsKey: false }
