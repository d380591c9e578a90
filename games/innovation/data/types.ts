/** Words of the data: ids and the little language in which components say what they do (A43). */

export type Terrain = 'desert' | 'plains' | 'swamp' | 'lake' | 'forest' | 'mountain' | 'wasteland'
export type Discipline = 'banking' | 'law' | 'engineering' | 'medicine'
export type Building = 'workshop' | 'guild' | 'school' | 'university' | 'palace' | 'tower' | 'monument'
export type MapId = 'map-1-3' | 'map-3-5'
export type FactionId =
  | 'blessed'
  | 'felines'
  | 'goblins'
  | 'illusionists'
  | 'inventors'
  | 'lizards'
  | 'moles'
  | 'monks'
  | 'navigators'
  | 'omar'
  | 'philosophers'
  | 'psychics'
export type AutomaFactionId =
  | 'simpletons'
  | 'kuddlers'
  | 'druids'
  | 'racelings'
  | 'wanderers'
  | 'mimics'
  | 'powermongers'
  | 'symbionts'
  | 'blight'
  | 'gognomes'
/** Taken from the game, made here, or partly each. */
export type Origin = 'published' | 'designed' | 'mixed'

export type ByDiscipline = Readonly<Partial<Record<Discipline, number>>>

/** Free spades: whether a building may follow and is paid, and whether more may be bought with tools. */
export interface Spades {
  readonly count: number
  readonly build: 'pay' | 'free' | 'none'
  readonly buyMore: boolean
  readonly buildElsewhere?: boolean
}

/** Goods and grants (A43.2). */
export interface Gain {
  readonly coin?: number
  readonly tool?: number
  readonly scholar?: number
  readonly vp?: number
  /** Charge. */
  readonly power?: number
  /** Books whose colours the receiver picks one by one. */
  readonly book?: number
  readonly bookOf?: ByDiscipline
  /** Books in the colour of the competency just taken. */
  readonly bookOfTakenDiscipline?: number
  readonly steps?: ByDiscipline
  readonly stepsAny?: { readonly count: number; readonly sameDiscipline: boolean }
  readonly spades?: Spades
  readonly bridge?: number
  readonly competency?: number
  readonly cityTile?: number
  readonly annex?: number
  readonly placeAnnex?: number
  /** A neutral building to place. */
  readonly neutral?: Building
  readonly powerTokensBowl3?: number
  readonly sailingStep?: number
  readonly terraformStep?: number
  readonly freeUpgrade?: { readonly from: Building; readonly to: Building }
  readonly replaceBuilding?: { readonly from: Building; readonly to: Building }
  readonly placeFree?: { readonly building: Building; readonly where: string; readonly reach: boolean }
  readonly extraAction?: number
}

/** What can be counted (A43.4). */
export type Counter =
  | { readonly count: 'building'; readonly types: readonly Building[] }
  | {
      readonly count:
        | 'allBuildings'
        | 'buildingShapes'
        | 'settlements'
        | 'bridges'
        | 'cityTile'
        | 'lowestDisciplineLevel'
        | 'twoHighestDisciplineLevels'
    }

/** A gain, a gain for each counted thing, or points from a table (A43.3). */
export type Effect =
  | { readonly gain: Gain; readonly per?: Counter }
  | {
      readonly vpTable: readonly { readonly min: number; readonly max: number | null; readonly vp: number }[]
      readonly of: Counter
    }

/** What triggers listen to (A43.6). */
export type Happening =
  | 'build'
  | 'spadeUsed'
  | 'disciplineStep'
  | 'cityTileGained'
  | 'sailingOrTerraformStep'
  | 'innovationTaken'
  | 'scholarSent'
  | 'powerActionTaken'
  | 'competencyTaken'

export interface BuildFilter {
  readonly building?: readonly Building[]
  readonly riverside?: true
  readonly border?: true
}

export type ByPlayers<T> = { readonly [players in '1' | '2' | '3' | '4' | '5']: T }

export interface Trigger {
  readonly on: Happening
  readonly if?: BuildFilter
  readonly gain?: Gain
  readonly gainByPlayers?: ByPlayers<Gain>
  /** 'any': also outside Phase II. */
  readonly phases?: 'any'
}

export type Modifier =
  | { readonly type: 'scienceBonusLevel'; readonly add: number; readonly mayExceed12: boolean }
  | { readonly type: 'powerActionCost'; readonly add: number }
  | {
      readonly type: 'tunnel'
      readonly skip: number
      readonly cost: { readonly tool: number }
      readonly vpByPlayers: ByPlayers<number>
      readonly countsForArea: boolean
    }
  | { readonly type: 'bridgesOverLand' }
  | { readonly type: 'cityMinPower'; readonly value: number }
  | {
      readonly type: 'flight'
      readonly skipMin: number
      readonly skipMax: number
      readonly cost: { readonly scholar: number }
      readonly vp: number
      readonly countsForArea: boolean
    }
  | { readonly type: 'cityAcrossRiver'; readonly riverHexes: number }
  | { readonly type: 'sailingBonus'; readonly add: number; readonly countsForArea: boolean }

/** Keys that any tile may have (A43.5). */
export interface Component {
  readonly id: string
  readonly origin: Origin
  readonly number?: number
  readonly name?: string
  /** Each Phase I. */
  readonly income?: Gain
  /** Once, when the tile is taken. */
  readonly immediate?: readonly Effect[]
  readonly immediateOrder?: string
  /** When the owner passes. */
  readonly pass?: readonly Effect[]
  /** Once per round as a main action. */
  readonly special?: { readonly id: string; readonly effects: readonly Effect[] }
  /** A further kind of main action. */
  readonly action?: {
    readonly id: string
    readonly repeatable: boolean
    readonly cost: { readonly tool?: number }
    readonly requires?: { readonly annexInStock: number }
    readonly effects: readonly Effect[]
  }
  readonly triggers?: readonly Trigger[]
  readonly modifiers?: readonly Modifier[]
}

export interface Faction extends Component {
  readonly id: FactionId
  readonly name: string
  readonly start: Pick<Gain, 'steps' | 'tool' | 'competency' | 'stepsAny'>
  readonly startBuildings?: readonly Building[]
  readonly placement?: string
}

export type Palace = Component & { readonly number: number }
export type Innovation = Component & { readonly number: number; readonly name: string }
export type RoundBonus = Component & { readonly number: number }
export interface Competency extends Component {
  readonly number: number
  readonly copies: number
  /** The form of its effect when taken during setup. */
  readonly setup?: { readonly spades: Spades }
}

export interface CompetencySlot {
  readonly id: string
  readonly discipline: Discipline
  readonly row: number
  readonly gain: Gain
}

export interface InnovationSlot {
  readonly id: string
  readonly row: number
  readonly columns: readonly Discipline[]
  readonly books: Readonly<Partial<Record<Discipline | 'any', number>>>
}

export interface TerrainBoard {
  readonly id: Terrain
  readonly color: string
  readonly wheelIndex: number
  readonly start: {
    readonly vp: number
    readonly coin: number
    readonly tool: number
    readonly scholar: number
    readonly book: number
    readonly steps: ByDiscipline
    readonly power: { readonly bowl1: number; readonly bowl2: number; readonly bowl3: number }
    readonly sailing: number
    readonly terraforming: number
    readonly scholarPool: number
    readonly bridges: number
  }
  readonly afterPlacement: readonly Effect[]
  readonly income: {
    readonly base: Gain
    readonly workshop: readonly Gain[]
    readonly guild: readonly Gain[]
    readonly school: readonly Gain[]
    readonly university: readonly Gain[]
    readonly palace: readonly Gain[]
  }
  readonly sailingTrack: {
    readonly cost: { readonly coin: number; readonly scholar: number }
    readonly min: number
    readonly max: number
    readonly rewards: Readonly<Record<string, Gain>>
  }
  readonly terraformTrack: {
    readonly cost: { readonly coin: number; readonly tool: number; readonly scholar: number }
    readonly min: number
    readonly max: number
    readonly toolsPerSpade: Readonly<Record<string, number>>
    readonly rewards: Readonly<Record<string, Gain>>
  }
  readonly innovationSurcharge: readonly number[]
}

export interface HexData {
  readonly id: string
  readonly q: number
  readonly r: number
  readonly terrain: Terrain | 'river'
  readonly neighbours: readonly string[]
  readonly border?: boolean
  readonly riverside?: boolean
}

export interface BridgeSite {
  readonly id: string
  readonly ends: readonly [string, string]
  readonly over: readonly string[]
}

export interface MapData {
  readonly id: MapId
  readonly name: string
  readonly players: readonly number[]
  readonly counts: {
    readonly land: number
    readonly river: number
    readonly bridgeSites: number
    readonly byTerrain: Readonly<Record<Terrain, number>>
  }
  readonly hexes: readonly HexData[]
  readonly bridgeSites: readonly BridgeSite[]
}

export type Goal =
  | 'workshop'
  | 'guild'
  | 'school'
  | 'palace-or-university'
  | 'spade'
  | 'discipline-step'
  | 'city'
  | 'track-step'
  | 'innovation'

export interface RoundTile {
  readonly id: string
  readonly number: number
  readonly origin: Origin
  readonly goal: Goal
  readonly vp: number
  readonly scienceBonus: { readonly discipline: Discipline; readonly perLevels: number; readonly gain: Gain }
  readonly automa: { readonly rounds1to3: number; readonly rounds4to6: number; readonly discipline: Discipline }
}

export interface FinalTile {
  readonly id: string
  readonly number: number
  readonly origin: Origin
  readonly buildingType: Building
  readonly on: Happening
  readonly if: BuildFilter
  readonly vp: number
  readonly automa: { readonly vp: number; readonly discipline: Discipline }
}

export interface PublicAction {
  readonly id: string
  readonly number: number
  readonly origin: Origin
  readonly cost: { readonly power?: number; readonly book?: number }
  readonly effects: readonly Effect[]
  readonly oncePerRound: boolean
}

export interface CityTile {
  readonly id: string
  readonly origin: Origin
  readonly copies: number
  readonly keys: number
  readonly vp: number
  readonly gain: Gain
}

export interface DisciplineData {
  readonly id: Discipline
  readonly color: string
  readonly bookColor: string
  readonly column: number
  readonly income: Gain
}

export interface BuildingData {
  readonly id: Building
  readonly powerValue: number
  readonly perPlayer: number
  readonly neutralPieces: number
  readonly cityMinBuildings: number
  readonly neutralOnly?: boolean
}

export interface Upgrade {
  readonly id: string
  readonly from: Building
  readonly to: Building
  readonly cost: { readonly tool: number; readonly coin: number }
  readonly costWithNeighbour?: { readonly tool: number; readonly coin: number }
  readonly grants?: 'palaceTile' | 'competency'
}

export interface Conversion {
  readonly id: string
  readonly pay: {
    readonly power?: number
    readonly scholar?: number
    readonly tool?: number
    readonly book?: number
    readonly powerTokenFromBowl2?: number
  }
  readonly gain: {
    readonly scholar?: number
    readonly book?: number
    readonly tool?: number
    readonly coin?: number
    readonly moveBowl2ToBowl3?: number
  }
  readonly requires?: { readonly bowl2Min: number }
}

export interface AreaTile {
  readonly id: string
  readonly origin: Origin
  readonly size: number
}

/** How the Automa narrows down hexes, in this order (A38.10). */
export type Criterion =
  | 'terrain-priority'
  | 'terrain-priority-of-human'
  | 'closest-to-human'
  | 'most-power-to-human'
  | 'direction'
  | 'terrain-priority-of-youth'

export type AutomaAction =
  | { readonly do: 'upgrade' | 'block-actions' | 'send-scholar' | 'faction-action' }
  | { readonly do: 'gain-vp'; readonly amount: number | 'difficulty'; readonly add?: number; readonly min?: number }
  | { readonly do: 'transform-and-build'; readonly pick?: readonly Criterion[]; readonly ignoreReach?: boolean }
  | { readonly do: 'take-innovation'; readonly fromRound: number }
  | { readonly do: 'advance-discipline'; readonly levels: number; readonly discipline: 'catch-up' }
  | { readonly do: 'place-cube'; readonly where: string; readonly pick: readonly Criterion[] }
  | { readonly do: 'flip-fallow-to-blighted'; readonly count: number; readonly pick: readonly Criterion[] }

export interface AutomaCard {
  readonly id: string
  readonly origin: Origin
  readonly starter: boolean
  readonly actions: readonly AutomaAction[]
  readonly support: {
    readonly group: 'marked' | 'unmarked'
    readonly bringTogether: boolean
    readonly terrainPriority: 'A' | 'B'
    readonly direction: 'right-down' | 'left-up'
    readonly count: number
    readonly discipline: 'round-tile' | 'catch-up'
    readonly roundBonus: 'left' | 'middle' | 'right'
  }
  readonly initialWorkshops: { readonly marked: Letter; readonly unmarked: Letter }
  readonly passIcon: boolean
}

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

export interface Achievement {
  readonly id: string
  readonly vp: number
  readonly if: {
    readonly buildingsOnBorder?: number
    readonly buildingsRiverside?: number
    readonly hasBuilding?: Building
    readonly anyDisciplineLevel?: number
    readonly workshopsBuilt?: number
  }
}

export interface AutomaFaction {
  readonly id: AutomaFactionId
  readonly name: string
  readonly origin: Origin
  readonly start: { readonly steps: ByDiscipline }
  readonly setup?: { readonly youthTerrain: string }
  readonly factionAction: readonly AutomaAction[]
  readonly ongoing?: readonly {
    readonly when: string
    readonly do: string
    readonly amount?: string
    readonly levels?: number
    readonly discipline?: string
  }[]
  readonly endScoring?: readonly { readonly vp: number; readonly per: string }[]
  /** What was made here, where the published tile was not to be had. */
  readonly designed?: {
    readonly origin: 'designed'
    readonly cubeOnHex?: {
      readonly humanExtraCost: { readonly tool: number }
      readonly when: string
      readonly afterwards: { readonly removeCube: boolean; readonly automaVp: number }
    }
    readonly markers?: number
    readonly fallowPlaced?: string
    readonly blightedHex?: { readonly humanExtraSpades: number; readonly removedWhen: string }
    readonly achievements?: readonly Achievement[]
    readonly checked?: string
    readonly endScoring?: readonly { readonly vp: number; readonly per: string }[]
  }
}

export interface Difficulty {
  readonly id: number
  readonly origin: Origin
  readonly name: string
  readonly vpByRound: readonly number[]
  readonly sailingByRound: readonly number[]
  readonly deckSetup: {
    readonly removeFromDeck: readonly string[]
    readonly putOnTopOfReserve: readonly string[]
    readonly addFixed: readonly string[]
    readonly addRandomFromReserve: number
    readonly deckSize: number
  }
}
