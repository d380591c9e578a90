/** Every decision of the game. Rules E21 says who takes which and when. */
import type { Seat } from '@ludarium/kernel'
import type { FactionId } from './data/index.ts'

export type EssenceMove =
  /** Take this faction. */
  | { readonly do: 'faction'; readonly faction: FactionId }
  /** One half of a sealed bid. */
  | { readonly do: 'bidWealth'; readonly wealth: number }
  | { readonly do: 'bidInfluence'; readonly influence: number }
  /** Of the tied bidders this one comes next. */
  | { readonly do: 'rank'; readonly seat: Seat }
  /** Take a face-up advisor: by bidding, or with the Rector. */
  | { readonly do: 'advisor'; readonly advisor: string }
  /** Build this card of the market; the cell comes next. */
  | { readonly do: 'build'; readonly card: string }
  /** The cell for the card that is being built or moved. */
  | { readonly do: 'place'; readonly x: number; readonly y: number }
  /** Sign a treaty; a mix of tokens may come next. */
  | { readonly do: 'sign'; readonly treaty: string }
  /** Pay with this mix. */
  | { readonly do: 'pay'; readonly wealth: number; readonly influence: number }
  /** Play a character's option, counted from 0. */
  | { readonly do: 'play'; readonly card: string; readonly option: number }
  /** Use the star of an own segment. */
  | { readonly do: 'use'; readonly card: string }
  /** Read the fragment in this slot, 2 to 6. */
  | { readonly do: 'read'; readonly slot: number }
  | { readonly do: 'pass' }
  /** Discard a card from the hand: as a cost, or for 1 Wealth while passing. */
  | { readonly do: 'discard'; readonly card: string }
  /** Discard no more. */
  | { readonly do: 'keep' }
  | { readonly do: 'end' }
  /** Exhaust an own Location as a cost. */
  | { readonly do: 'exhaustOwn'; readonly card: string }
  /** Attack a player, the external threat, or the monster in this slot. */
  | { readonly do: 'attack'; readonly seat: Seat }
  | { readonly do: 'attackThreat' }
  | { readonly do: 'attackMonster'; readonly slot: number }
  /** Loot: a token of the defender. */
  | { readonly do: 'loot'; readonly token: 'wealth' | 'influence' }
  /** Put an Exhaustion token on an opponent's segment: as loot or by an effect. */
  | { readonly do: 'exhaust'; readonly seat: Seat; readonly card: string }
  /** Slaver: carry out an option of a character in the defender's discard pile. */
  | { readonly do: 'enslave'; readonly card: string; readonly option: number }
  /** Carry out one of the two lists of an effect, counted from 0. */
  | { readonly do: 'choose'; readonly option: number }
  /** The opponent who picks the list for you. */
  | { readonly do: 'judge'; readonly seat: Seat }
  /** The opponent who gives tokens. */
  | { readonly do: 'take'; readonly seat: Seat }
  /** The mix that is given. */
  | { readonly do: 'give'; readonly wealth: number; readonly influence: number }
  /** The segment to move; its cell comes next. */
  | { readonly do: 'lift'; readonly card: string }
  /** The first segment to swap, the second, and which of them brings Essence. */
  | { readonly do: 'swap'; readonly card: string }
  | { readonly do: 'swapWith'; readonly card: string }
  | { readonly do: 'score'; readonly card: string }
  /** Copy the star action of an opponent's Location. */
  | { readonly do: 'copy'; readonly seat: Seat; readonly card: string }
  /** Where the Trade agreement token goes. */
  | { readonly do: 'trade'; readonly treaty: string }
  /** Before whom the Embassy token goes. */
  | { readonly do: 'embassy'; readonly seat: Seat }
  /** Let an offer go. */
  | { readonly do: 'decline' }
  /** Reserve the fragment in this slot, 2 to 6. */
  | { readonly do: 'reserve'; readonly slot: number }
  /** Shuffle discard and draw pile together, or leave both. */
  | { readonly do: 'reshuffle' }
  | { readonly do: 'leave' }
  /** Tokens lost to the counter-attack. */
  | { readonly do: 'lose'; readonly wealth: number; readonly influence: number }
