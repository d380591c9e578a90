/** Everything that the rules report, for the log and for boards. `seat` is who did it or whom it happened to. */
import type { Seat } from '@ludarium/kernel'
import type { FactionId, Gain, Token } from './data/index.ts'

/** A mix of tokens. */
type Tokens = { readonly wealth: number; readonly influence: number }
/** A card on a cell of the seat's island, and what that brought. */
type Placed = { readonly card: string; readonly x: number; readonly y: number; readonly essence: number }

export type EssenceEvent =
  // Setup and phases (E5 to E9)
  | { readonly type: 'faction'; readonly seat: Seat; readonly faction: FactionId }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'market'; readonly cards: readonly string[] }
  | ({
      readonly type: 'income'
      readonly seat: Seat
      /** How many were drawn. */
      readonly cards: number
      readonly essence: number
    } & Tokens)
  | { readonly type: 'turns'; readonly order: readonly Seat[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'idle'; readonly seat: Seat; readonly n: number }
  // Advisors (E8)
  | ({ readonly type: 'bid'; readonly seat: Seat } & Tokens)
  | { readonly type: 'rank'; readonly seat: Seat; readonly next: Seat }
  | ({ readonly type: 'bidReturned'; readonly seat: Seat } & Tokens)
  /** `wealth` lay on the card. */
  | { readonly type: 'advisor'; readonly seat: Seat; readonly advisor: string; readonly wealth: number }
  | { readonly type: 'noAdvisor'; readonly seat: Seat }
  // Cards and stars (E9)
  | { readonly type: 'play'; readonly seat: Seat; readonly card: string; readonly option: number }
  | { readonly type: 'use'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'drew'; readonly seat: Seat; readonly only: readonly Seat[]; readonly cards: readonly string[] }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: string }
  /** `for` is a card or treaty. */
  | ({ readonly type: 'paid'; readonly seat: Seat; readonly for: string } & Tokens)
  // Building and the island (E10, E11)
  | { readonly type: 'build'; readonly seat: Seat; readonly card: string; readonly cost: number }
  | ({ readonly type: 'placed'; readonly seat: Seat } & Placed)
  | ({ readonly type: 'moved'; readonly seat: Seat } & Placed)
  | { readonly type: 'swapped'; readonly seat: Seat; readonly card: string; readonly other: string }
  | { readonly type: 'swapScored'; readonly seat: Seat; readonly card: string; readonly essence: number }
  // Treaties and prophecy (E12, E13)
  | { readonly type: 'sign'; readonly seat: Seat; readonly treaty: string; readonly cost: number }
  | { readonly type: 'trade'; readonly seat: Seat; readonly signer: Seat; readonly n: number }
  | { readonly type: 'read'; readonly seat: Seat; readonly card: string }
  /** `revealed` has joined the row, '' when the pile is empty. */
  | { readonly type: 'claim'; readonly seat: Seat; readonly card: string; readonly revealed: string }
  // Attack (E14)
  | ({
      readonly type: 'attack'
      readonly seat: Seat
      readonly attack: number
      readonly defense: number
      readonly won: boolean
    } & AttackTarget)
  | {
      readonly type: 'ignored'
      readonly seat: Seat
      readonly on: Seat
      readonly attack: number
      readonly defense: number
    }
  | { readonly type: 'loot'; readonly seat: Seat; readonly from: Seat; readonly token: Token }
  | { readonly type: 'exhaust'; readonly seat: Seat; readonly on: Seat; readonly card: string }
  | {
      readonly type: 'enslave'
      readonly seat: Seat
      readonly from: Seat
      readonly card: string
      readonly option: number
    }
  // Effects (E19, E20)
  | { readonly type: 'gain'; readonly seat: Seat; readonly what: Gain; readonly n: number }
  | { readonly type: 'added'; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly type: 'discount'
      readonly seat: Seat
      readonly what: 'build' | 'treaty' | 'prophecy'
      readonly n: number
    }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly attack: number; readonly defense: number }
  | { readonly type: 'raid'; readonly seat: Seat; readonly n: number }
  | ({ readonly type: 'gave'; readonly seat: Seat; readonly to: Seat } & Tokens)
  | { readonly type: 'judge'; readonly seat: Seat; readonly judge: Seat }
  /** `script` is the address of the list that was chosen, see script.ts. */
  | { readonly type: 'judged'; readonly seat: Seat; readonly for: Seat; readonly script: string }
  | { readonly type: 'copy'; readonly seat: Seat; readonly on: Seat; readonly card: string }
  | { readonly type: 'tradeAgreement'; readonly seat: Seat; readonly treaty: string }
  | { readonly type: 'embassy'; readonly seat: Seat; readonly on: Seat }
  // Passing, Cleaning, end (E15 to E17)
  | { readonly type: 'sold'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'pass'; readonly seat: Seat; readonly place: number }
  | {
      readonly type: 'shards'
      readonly seat: Seat
      readonly rank: number
      readonly essence: number
      readonly n: number
    }
  | { readonly type: 'revenge'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'revengeToken'; readonly seat: Seat }
  | { readonly type: 'reserve'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'row'; readonly cards: readonly string[] }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  | { readonly type: 'counterAttack'; readonly n: number }
  | ({ readonly type: 'lost'; readonly seat: Seat } & Tokens)
  | { readonly type: 'threatIgnored'; readonly seat: Seat }
  | { readonly type: 'over' }

/** Whom or what an attack was aimed at: a player, the external threat, or the monster on a card of the row. */
export type AttackTarget = { readonly on: Seat | 'threat' } | { readonly on: 'monster'; readonly card: string }
