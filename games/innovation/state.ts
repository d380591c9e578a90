/**
 * The state of a game and the steps of its agenda. Hexes are numbers: places in the map's list of hexes
 * (reading order). Terrains, buildings and disciplines are places in the lists of the data (WHEEL, buildings,
 * disciplines). A participant is a seat, or `s.seats` for the third party: the Automa, or the virtual player of a
 * game of two.
 */
import type { Seat, State } from '@ludarium/kernel'
import type { AutomaFactionId, Building, Discipline, FactionId, MapId, Terrain } from './data/index.ts'

/** A hex by its place on the map's list; -1 for none. */
export type Hex = number
/** A seat, or `s.seats` for the Automa or the virtual player. */
export type Participant = number
/** The owner of what belongs to nobody. */
export const NOBODY = -1

/** Where victory points come from; `Player.points` is in this order. */
export const SOURCES = [
  'start',
  'rounds',
  'bonuses',
  'factions',
  'palaces',
  'competencies',
  'innovations',
  'cities',
  'tracks',
  'disciplines',
  'actions',
  'power',
] as const
export type Source = (typeof SOURCES)[number]

export interface Player {
  /** Native terrain; -1 before it is chosen. */
  terrain: number
  faction: FactionId | ''
  /** The round bonus held; from passing to the end of the round it is face down. */
  bonus: string
  /** The palace tile in force, '' before the palace is built. */
  palace: string
  /** The palace tile reserved in the draft, '' otherwise. */
  reserved: string
  coins: number
  tools: number
  /** Scholars in stock. */
  scholars: number
  /** Scholars in the personal pool. */
  pool: number
  /** By discipline. */
  books: number[]
  /** Power tokens in bowls I, II, III. */
  bowls: [number, number, number]
  /** Power tokens gone from the game, less those that came in (A5.5, A5.6). */
  lost: number
  /** Victory points, by source; their sum is the score so far. */
  points: number[]
  vp: number
  sailing: number
  terraforming: number
  /** Level on each discipline track. */
  levels: number[]
  /** Pieces not on the map: workshops, guilds, schools, university, palace. */
  supply: number[]
  /** Bridges not built. */
  bridges: number
  /** Annexes waiting to be placed. */
  annexes: number
  /** Hexes with own buildings, in the order of building. */
  hexes: Hex[]
  /** River hexes that carry a marker of an own city (A27.14). */
  rivers: Hex[]
  competencies: string[]
  innovations: string[]
  /** City tiles; each is a key. */
  cities: string[]
  /** Special actions used this round. */
  used: string[]
  passed: boolean
}

/** A set of the setup: a display with a faction and a bonus (A8.8); in the solo setup two factions, no bonus. */
export interface DisplaySet {
  terrain: Terrain
  factions: FactionId[]
  bonus: string
}

/** What is still to be had in the draft (A8.9). */
export interface DraftPool {
  terrains: Terrain[]
  factions: FactionId[]
  palaces: string[]
  bonuses: string[]
}

export interface Bridge {
  from: Hex
  to: Hex
  owner: Seat
}

/** Power from a build, waiting for the answer (A23). */
export interface Offer {
  seat: Seat
  /** Who built. */
  from: Participant
  amount: number
  hex: Hex
}

export interface Automa {
  faction: AutomaFactionId
  /** Native terrain; -1 before it is chosen. */
  terrain: number
  /** 1 to 5. */
  difficulty: number
  vp: number
  levels: number[]
  /** Scholars left. */
  scholars: number
  /** Pieces not on the map: workshops, guilds, schools, university, palace. */
  supply: number[]
  hexes: Hex[]
  /** Those of her hexes whose buildings are marked. */
  marked: Hex[]
  bonus: string
  innovations: string[]
  passed: boolean
  /** Face-down draw pile, top last, without the card shown on top. */
  draw: string[]
  /** The card lying face up on the draw pile: the last action card and next support card; '' for none. */
  shown: string
  /** Support cards of this round, the newest last. */
  discard: string[]
  /** Face-down, top last. */
  reserve: string[]
  /** Cards everybody knows to be in her deck. */
  known: string[]
  /** Symbionts: hexes with cubes. */
  cubes: Hex[]
  /** Symbionts: the youth terrain; -1 otherwise. */
  youth: number
  /** Blight: hexes with fallow and with blighted markers. */
  fallow: Hex[]
  blighted: Hex[]
  /** Gognomes: achievements reached. */
  achievements: string[]
}

/** The virtual player of a game of two (A37). */
export interface Virtual {
  levels: number[]
  /** The face-down area tile. */
  area: string
  /** Area tiles not in the game, face down too. */
  spare: string[]
}

export interface InnovationState extends State {
  map: MapId
  /** Seats, or places at the table counting the Automa: what "number of players" means (A38.1, A39.1). */
  participants: number
  /** By hex: place on the wheel, -1 for river. */
  terrain: number[]
  /** By hex: who has a building there, -1 for nobody. */
  owner: number[]
  /** By hex: place in the list of buildings, -1 for none. */
  building: number[]
  /** By hex: 1 when the building is a neutral piece. */
  neutral: number[]
  /** By hex: 1 when an annex stands beside the building. */
  annex: number[]
  /** By hex: 1 when the building belongs to a city. */
  city: number[]
  bridges: Bridge[]
  players: Player[]
  automa: Automa | null
  virtual: Virtual | null
  /** Turn order of this round, the Automa included. */
  order: Participant[]
  /** Who has passed, in order: the turn order of the next round. */
  passing: Participant[]
  /** Place in `order` of who acts now. */
  active: number
  /** Setup: sets not taken yet. */
  sets: DisplaySet[]
  draft: DraftPool
  /** Round tiles of rounds 1 to 6. */
  rounds: string[]
  final: string
  /** 'setup', 'income', 'actions', 'science' or 'over'. */
  phase: Phase
  /** The three book actions of this game. */
  bookActions: string[]
  /** Power and book actions used this round. */
  usedActions: string[]
  /** Competency types by slot of the display. */
  competencies: string[]
  /** Copies left, by slot. */
  copies: number[]
  /** Innovations by slot of the layout, '' when taken. */
  innovations: string[]
  /** Palace tiles left. */
  palaces: string[]
  /** City tiles left, in the order of the data. */
  cityTiles: number[]
  /** Bonuses lying out and the coins on them. */
  bonuses: string[]
  bonusCoins: number[]
  /** By discipline, who stands on the four scholar spaces (3, 2, 2, 2), -1 for nobody. */
  spaces: number[][]
  offers: Offer[]
  agenda: InnovationStep[]
}

export type Phase = 'setup' | 'income' | 'actions' | 'science' | 'over'

/** Whether a workshop may follow: for its price, for free on the target or elsewhere (Lizards), or not at all. */
export type BuildRight = 'pay' | 'free' | 'none'

export type InnovationStep =
  // Setup (A8, A38)
  | { readonly step: 'set'; readonly seat: Seat }
  | { readonly step: 'draft'; readonly seat: Seat }
  | { readonly step: 'display'; readonly seat: Seat }
  | { readonly step: 'rival'; readonly seat: Seat }
  | { readonly step: 'opening'; readonly seat: Seat }
  | { readonly step: 'start' }
  | { readonly step: 'settle'; readonly seat: Seat; readonly building: Building }
  | { readonly step: 'automaSettle' }
  | { readonly step: 'prepare'; readonly seat: Seat }
  /** The owner says which of his effects comes first. */
  | { readonly step: 'order'; readonly seat: Seat; readonly items: readonly InnovationStep[] }
  // Rounds (A9-A11, A35)
  | { readonly step: 'round' }
  | { readonly step: 'income'; readonly seat: Seat }
  | { readonly step: 'incomeRest'; readonly seat: Seat }
  | { readonly step: 'next' }
  | { readonly step: 'science'; readonly seat: Seat }
  | { readonly step: 'cleanUp' }
  | { readonly step: 'over' }
  // A turn
  | { readonly step: 'action'; readonly seat: Seat }
  | { readonly step: 'after'; readonly seat: Seat }
  | { readonly step: 'offers' }
  | {
      readonly step: 'offer'
      readonly seat: Seat
      readonly amount: number
      readonly hex: Hex
      readonly from: Participant
    }
  | { readonly step: 'automa' }
  // Terraform and build (A12)
  | {
      readonly step: 'target'
      readonly seat: Seat
      readonly free: number
      readonly build: BuildRight
      readonly optional: boolean
    }
  | { readonly step: 'dig'; readonly seat: Seat; readonly hex: Hex; readonly free: number; readonly build: BuildRight }
  | { readonly step: 'spades'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'raise'; readonly seat: Seat; readonly hex: Hex; readonly build: BuildRight }
  // Other placements
  | { readonly step: 'place'; readonly seat: Seat; readonly building: Building }
  | { readonly step: 'placeFree'; readonly seat: Seat; readonly building: Building }
  | { readonly step: 'freeUpgrade'; readonly seat: Seat }
  | { readonly step: 'replace'; readonly seat: Seat }
  | { readonly step: 'bridge'; readonly seat: Seat; readonly optional: boolean }
  // Tiles
  | { readonly step: 'palace'; readonly seat: Seat; readonly hex: Hex }
  | { readonly step: 'competency'; readonly seat: Seat; readonly hex: Hex }
  | { readonly step: 'invent'; readonly seat: Seat; readonly innovation: string }
  | { readonly step: 'effects'; readonly seat: Seat; readonly tile: string; readonly index: number }
  | { readonly step: 'city'; readonly seat: Seat; readonly hex: Hex }
  | { readonly step: 'foundAll'; readonly seat: Seat }
  | { readonly step: 'river'; readonly seat: Seat; readonly hex: Hex }
  | { readonly step: 'cityTile'; readonly seat: Seat }
  | { readonly step: 'bonus'; readonly seat: Seat }
  | { readonly step: 'pass'; readonly seat: Seat }
  // Goods
  | { readonly step: 'step'; readonly seat: Seat; readonly count: number; readonly times: number }
  | { readonly step: 'key'; readonly seat: Seat; readonly discipline: Discipline; readonly count: number }
  | { readonly step: 'book'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'pay'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'useAction'; readonly seat: Seat; readonly action: string }

export type StepOf<N extends InnovationStep['step']> = Extract<InnovationStep, { readonly step: N }>
