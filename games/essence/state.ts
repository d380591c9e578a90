/** The state of a table of The Essence. Everything is public unless secrets.ts says otherwise. */
import type { SealedStep, Seat, State } from '@ludarium/kernel'
import type { FactionId, Token, Trigger } from './data/index.ts'
import type { EssenceMove } from './moves.ts'

/** A card on an island. Its place in the island's list is the order of joining; the Palace is first. */
export interface Segment {
  readonly card: string
  x: number
  y: number
  /** An Exhaustion token lies on it: its star cannot be used. */
  exhausted: boolean
}

export interface Player {
  /** '' only while factions are being chosen. */
  faction: FactionId | ''
  wealth: number
  influence: number
  /** Attack and Defense tracks, 0 to 20, set anew in each Income phase. */
  attack: number
  defense: number
  /** Foundation tokens on the board, at most five together: readied and exhausted. */
  foundations: number
  spent: number
  essence: number
  shards: number
  /** Revenge tokens. */
  revenge: number
  hand: string[]
  /** Draw pile; the top is the last element. */
  pile: string[]
  discard: string[]
  /** Advisors that belong to the seat for good, wherever in hand and piles they are now. */
  advisors: string[]
  island: Segment[]
  /** Claimed fragments, face down; their values stand on the backs. */
  fragments: string[]
  /** Attacks that will be ignored until the next Income phase. */
  ignores: number
  /** Defense given up for the next attack of this round (E20.4). */
  raid: number
  attacksWon: number
  treatiesSigned: number
  /** Free faction tokens, for treaties. */
  tokens: number
  /** What the next build, treaty and fragment of this turn cost less. */
  buildDiscount: number
  treatyDiscount: number
  prophecyDiscount: number
  /** Number of the Pass token, 0 before passing. */
  pass: number
  /** Turns since passing. */
  idle: number
  /** The bid of this round, once revealed. */
  bidWealth: number
  bidInfluence: number
  /** The slot 1 to 6 of the row that carries the seat's reservation, 0 for none. */
  reserved: number
}

/** One of the six advisor piles. */
export interface AdvisorPile {
  readonly advisor: string
  /** Cards left, the face-up one included. */
  left: number
  /** Whether its top card lies face up. */
  shown: boolean
  /** Wealth on the face-up card. */
  wealth: number
}

export type Phase = 'setup' | 'preparation' | 'income' | 'advisors' | 'turns' | 'cleaning' | 'over'

export interface EssenceState extends State {
  phase: Phase
  players: Player[]
  /** The order track: seats from space I on. */
  order: Seat[]
  /** Index in `order` of whose turn it is. */
  at: number
  /** Whether this turn's main action is done. */
  mainDone: boolean
  /** Whether this turn's reading is done. */
  readDone: boolean
  /** The external threat's track. */
  threat: number
  /** By treaty in the order of the data: who has signed, from the cheapest space on. */
  treaties: Seat[][]
  /** Face-up Locations and Monuments for sale. */
  market: string[]
  /** Segment decks, the top last, and their discards. */
  locations: string[]
  monuments: string[]
  locationDiscard: string[]
  monumentDiscard: string[]
  /** The six advisor piles, in the order of the data. */
  advisors: AdvisorPile[]
  /** The prophecy row: index 0 is slot 1, the locked one next to the pile. '' is an empty slot. */
  row: string[]
  /** Prophecy pile, the top last: value I above II above III. */
  prophecies: string[]
  prophecyDiscard: string[]
  /** Fragments taken out unseen in setup. */
  removed: string[]
  /** Treaty that carries the Trade agreement token, '' for none. Its owner plays the Windward League. */
  trade: string
  /** Seat before which the Embassy token lies, -1 for none. Its owner plays the Choir. */
  embassy: Seat
  agenda: EssenceStep[]
}

/** Where an effect list comes from: its address (see script.ts) and the card that bears it. */
export interface Source {
  readonly script: string
  /** The segment that bears the ability, '' when no segment does, and the seat on whose island it lies. */
  readonly bearer: string
  readonly island: Seat
}

export type EssenceStep =
  // Setup (E5)
  | { readonly step: 'chooseFaction'; readonly seat: Seat }
  | { readonly step: 'deal' }
  // Phases (E6, E7, E8, E9, E16)
  | { readonly step: 'preparation' }
  | { readonly step: 'income' }
  | { readonly step: 'advisors' }
  | (SealedStep<EssenceMove> & { readonly step: 'bid' })
  /** The first player puts tied bidders in order: who of `tied` comes next after `ranked`; `left` bid less. */
  | {
      readonly step: 'tie'
      readonly seat: Seat
      readonly tied: readonly Seat[]
      readonly ranked: readonly Seat[]
      readonly left: readonly Seat[]
    }
  | { readonly step: 'bidder'; readonly seat: Seat; readonly won: boolean }
  | { readonly step: 'pickAdvisor'; readonly seat: Seat }
  | { readonly step: 'leftovers' }
  | { readonly step: 'nextTurn' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'turnEnds'; readonly seat: Seat }
  | { readonly step: 'passing'; readonly seat: Seat }
  | { readonly step: 'passed'; readonly seat: Seat }
  // Effect lists (E19)
  | ({ readonly step: 'effects'; readonly seat: Seat; readonly next: number } & Source)
  | {
      readonly step: 'trigger'
      readonly seat: Seat
      readonly on: Trigger
      readonly card: string
      /** Nothing any more; positions of version 1 hold it. */
      readonly from: 0
    }
  | ({ readonly step: 'choose'; readonly seat: Seat; readonly at: number } & Source)
  | ({ readonly step: 'nameJudge'; readonly seat: Seat; readonly at: number } & Source)
  | ({ readonly step: 'judge'; readonly seat: Seat; readonly for: Seat; readonly at: number } & Source)
  // Costs (E19.4)
  | { readonly step: 'payCard'; readonly seat: Seat }
  | { readonly step: 'payLocation'; readonly seat: Seat }
  /** Any mix of Wealth and Influence, `amount` together. */
  | { readonly step: 'pay'; readonly seat: Seat; readonly amount: number; readonly for: string }
  // Building and the island (E10, E11)
  | { readonly step: 'build'; readonly seat: Seat; readonly discount: number; readonly free: boolean }
  | { readonly step: 'place'; readonly seat: Seat; readonly card: string }
  | { readonly step: 'lift'; readonly seat: Seat }
  | { readonly step: 'put'; readonly seat: Seat; readonly card: string }
  | { readonly step: 'swap'; readonly seat: Seat }
  | { readonly step: 'swapWith'; readonly seat: Seat; readonly card: string }
  | { readonly step: 'swapScore'; readonly seat: Seat; readonly card: string; readonly other: string }
  // Treaties, prophecy, attack (E12, E13, E14)
  | { readonly step: 'sign'; readonly seat: Seat; readonly discount: number }
  | { readonly step: 'signed'; readonly seat: Seat; readonly treaty: string }
  | { readonly step: 'traded'; readonly seat: Seat }
  /** `unpaid`: a beaten monster, whose cost in Influence is still to be paid. */
  | { readonly step: 'claim'; readonly seat: Seat; readonly card: string; readonly unpaid: boolean }
  | ({ readonly step: 'attack'; readonly seat: Seat; readonly at: number } & Source)
  | { readonly step: 'loot'; readonly seat: Seat; readonly from: Seat; readonly slaver: boolean }
  | { readonly step: 'beaten'; readonly seat: Seat }
  | ({ readonly step: 'victory'; readonly seat: Seat; readonly at: number } & Source)
  // Choices of single effects (E19.2, E20)
  | { readonly step: 'exhaust'; readonly seat: Seat; readonly what: 'location' | 'segment' }
  | { readonly step: 'take'; readonly seat: Seat; readonly what: Token | 'either'; readonly amount: number }
  | {
      readonly step: 'give'
      readonly seat: Seat
      readonly to: Seat
      readonly what: Token | 'either'
      readonly amount: number
    }
  | { readonly step: 'tradeAgreement'; readonly seat: Seat }
  | { readonly step: 'embassy'; readonly seat: Seat }
  | { readonly step: 'rector'; readonly seat: Seat }
  /** `turn`: played as the Spy card in the own turn, where a copied main action is the turn's main action. */
  | {
      readonly step: 'spy'
      readonly seat: Seat
      readonly main: boolean
      readonly side: boolean
      readonly turn: boolean
    }
  // Cleaning (E16) and end (E17)
  | { readonly step: 'cleaning' }
  | { readonly step: 'reserve'; readonly seat: Seat }
  | { readonly step: 'renewRow' }
  | (SealedStep<EssenceMove> & { readonly step: 'reshuffle' })
  | { readonly step: 'counterAttack' }
  | (SealedStep<EssenceMove> & { readonly step: 'losses' })
  | { readonly step: 'roundEnds' }

/** A step of this kind. */
export type StepOf<N extends EssenceStep['step']> = Extract<EssenceStep, { readonly step: N }>
