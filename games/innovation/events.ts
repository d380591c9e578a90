/** What happens at the table, as records; words/events.ts says it. Hexes are named as on the map. */
import type { Seat } from '@ludarium/kernel'
import type { AutomaFactionId, Building, Discipline, FactionId, Terrain } from './data/index.ts'
import type { InnovationMoveOf } from './moves.ts'
import type { Source } from './state.ts'

/** Goods that a seat receives, the empty ones as 0. */
type Goods = {
  readonly seat: Seat
  readonly coins: number
  readonly tools: number
  readonly scholars: number
  readonly power: number
}

export type InnovationEvent = SetupEvent | RoundEvent | TurnEvent | AutomaEvent

type SetupEvent =
  | {
      readonly type: 'set'
      readonly seat: Seat
      readonly terrain: Terrain
      readonly faction: FactionId
      readonly bonus: string
    }
  | {
      readonly type: 'draft'
      readonly seat: Seat
      readonly kind: InnovationMoveOf<'draft'>['kind']
      readonly item: string
    }
  | { readonly type: 'display'; readonly seat: Seat; readonly terrain: Terrain; readonly faction: FactionId }
  | { readonly type: 'settled'; readonly seat: Seat; readonly building: Building; readonly hex: string }

type RoundEvent =
  | { readonly type: 'round'; readonly round: number; readonly tile: string }
  /** A37.3 The area tile of the virtual player is turned up. */
  | { readonly type: 'area'; readonly size: number }
  | ({ readonly type: 'income'; readonly books: number } & Goods)
  | { readonly type: 'science'; readonly seat: Seat; readonly discipline: Discipline; readonly times: number }
  | { readonly type: 'virtual'; readonly discipline: Discipline; readonly level: number }
  | {
      readonly type: 'final'
      readonly seat: Seat
      readonly area: number
      readonly disciplines: number
      readonly goods: number
      readonly total: number
    }

type TurnEvent =
  // Goods
  | ({ readonly type: 'goods' } & Goods)
  | { readonly type: 'points'; readonly seat: Seat; readonly vp: number; readonly source: Source }
  | { readonly type: 'book'; readonly seat: Seat; readonly discipline: Discipline }
  | {
      readonly type: 'converted'
      readonly seat: Seat
      readonly conversion: string
      readonly discipline: Discipline | ''
      /** Power spent. */
      readonly power: number
    }
  /** Power taken from a build of somebody else, and its price. */
  | { readonly type: 'accepted'; readonly seat: Seat; readonly power: number; readonly vp: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly power: number }
  // Tracks
  | {
      readonly type: 'stepped'
      readonly seat: Seat
      readonly discipline: Discipline
      readonly steps: number
      readonly level: number
      readonly power: number
    }
  | { readonly type: 'sailing'; readonly seat: Seat; readonly level: number }
  | { readonly type: 'terraforming'; readonly seat: Seat; readonly level: number }
  | { readonly type: 'sent'; readonly seat: Seat; readonly discipline: Discipline; readonly steps: number }
  | { readonly type: 'returned'; readonly seat: Seat; readonly discipline: Discipline }
  // Actions
  | { readonly type: 'powerAction'; readonly seat: Seat; readonly action: string; readonly power: number }
  | { readonly type: 'bookAction'; readonly seat: Seat; readonly action: string; readonly books: number }
  | { readonly type: 'special'; readonly seat: Seat; readonly special: string }
  | { readonly type: 'sourceAdded'; readonly seat: Seat; readonly source: string }
  | { readonly type: 'passed'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly bonus: string; readonly coins: number }
  // The map
  | { readonly type: 'tunnel'; readonly seat: Seat; readonly hex: string }
  | { readonly type: 'flight'; readonly seat: Seat; readonly hex: string }
  | { readonly type: 'cubeRemoved'; readonly seat: Seat; readonly hex: string }
  | {
      readonly type: 'dug'
      readonly seat: Seat
      readonly hex: string
      readonly spades: number
      /** What the hex is now. */
      readonly terrain: Terrain
    }
  | { readonly type: 'built'; readonly seat: Seat; readonly building: Building; readonly hex: string }
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly building: Building; readonly hex: string }
  | { readonly type: 'placed'; readonly seat: Seat; readonly building: Building; readonly hex: string }
  /** A neutral building that is not placed. */
  | { readonly type: 'forgone'; readonly seat: Seat; readonly building: Building }
  | { readonly type: 'annexed'; readonly seat: Seat; readonly hex: string }
  | { readonly type: 'bridged'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'founded'; readonly seat: Seat; readonly hex: string; readonly buildings: number }
  // Tiles
  | { readonly type: 'cityTile'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'palaceTile'; readonly seat: Seat; readonly palace: string }
  | { readonly type: 'competency'; readonly seat: Seat; readonly competency: string }
  /** With the slot of the display where it lay. */
  | { readonly type: 'invented'; readonly seat: Seat; readonly innovation: string; readonly slot: number }

type AutomaEvent =
  | { readonly type: 'rival'; readonly terrain: Terrain; readonly faction: AutomaFactionId }
  /** The cards of her turn; `card` is '' when none is left. */
  | { readonly type: 'automaTurn'; readonly support: string; readonly card: string }
  | { readonly type: 'automaBuilt'; readonly building: Building; readonly hex: string }
  | { readonly type: 'automaUpgraded'; readonly building: Building; readonly hex: string }
  | {
      readonly type: 'automaStepped'
      readonly discipline: Discipline
      readonly steps: number
      readonly level: number
    }
  | { readonly type: 'automaSent'; readonly discipline: Discipline; readonly steps: number }
  | { readonly type: 'automaBlocked'; readonly action: string }
  | { readonly type: 'automaInvented'; readonly innovation: string; readonly slot: number }
  | { readonly type: 'automaPoints'; readonly vp: number }
  | { readonly type: 'automaPassed'; readonly place: number }
  | { readonly type: 'automaBonus'; readonly bonus: string }
  | { readonly type: 'blighted'; readonly hex: string }
  | { readonly type: 'cube'; readonly hex: string }
  | { readonly type: 'achievement'; readonly achievement: string; readonly vp: number }
  /** Her score at the end of the game, and what it is worth. */
  | {
      readonly type: 'automaWon' | 'automaLost' | 'automaDrew'
      readonly area: number
      readonly disciplines: number
      readonly faction: number
      readonly total: number
    }

export type EventOf<N extends InnovationEvent['type']> = Extract<InnovationEvent, { readonly type: N }>
