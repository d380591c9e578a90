/** The steps of a game that may be pending, in the rulebook's order. */
import type { SealedStep, Seat } from '@ludarium/kernel'
import type { Color, Kind } from './data/index.ts'
import type { ReviveMove } from './moves.ts'

/** A payment for a board action under way (R5.6). */
export interface Payment {
  readonly seat: Seat
  readonly kind: Kind
  /** Position number for explore, space number otherwise. */
  readonly target: number
  readonly size: 'small' | 'large' | ''
  /** Technology for populate, 0 to 6, else -1. */
  readonly tech: number
  /** Range and discount from boosts and from the effect that gave the action. */
  readonly range: number
  readonly discount: number
  readonly unlimited: boolean
  /** Key of the effect that gave the action, '' for one of the turn's actions. */
  readonly by: string
}

/** Effects are named by key, see effects.ts: 'CG11.top.1' is the second part of the top half of card CG11. */
export type ReviveStep =
  | { readonly step: 'tribe'; readonly seat: Seat }
  | { readonly step: 'side'; readonly seat: Seat }
  | (SealedStep<ReviveMove> & { readonly step: 'draft' })
  | { readonly step: 'begin' }
  | { readonly step: 'first' }
  | { readonly step: 'onward'; readonly seat: Seat }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'acted'; readonly seat: Seat }
  | { readonly step: 'turnOver'; readonly seat: Seat }
  | { readonly step: 'lever'; readonly seat: Seat }
  | { readonly step: 'slot'; readonly seat: Seat; readonly card: string; readonly flipped: boolean }
  | { readonly step: 'resolved'; readonly card: string }
  | { readonly step: 'effects'; readonly seat: Seat; readonly effects: readonly string[]; readonly about: string }
  | {
      readonly step: 'parts'
      readonly seat: Seat
      readonly parts: readonly string[]
      readonly about: string
      /** The card just played whose effects these are, or ''. */
      readonly card: string
    }
  /** What is left of several parts: whether their order matters is looked at again. */
  | {
      readonly step: 'remaining'
      readonly seat: Seat
      readonly parts: readonly string[]
      readonly about: string
      readonly card: string
    }
  /** Rewards of one player's buildings, to be put in order. */
  | { readonly step: 'rewards'; readonly seat: Seat; readonly parts: readonly string[] }
  | { readonly step: 'accept'; readonly seat: Seat; readonly effect: string; readonly about: string }
  | { readonly step: 'basic'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'overflow'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'swap'; readonly seat: Seat; readonly times: number }
  | {
      readonly step: 'buy'
      readonly seat: Seat
      readonly effect: string
      readonly times: number
      readonly about: string
    }
  | { readonly step: 'price'; readonly seat: Seat; readonly n: number; readonly effect: string }
  | { readonly step: 'choose'; readonly seat: Seat; readonly effect: string; readonly about: string }
  | { readonly step: 'advance'; readonly seat: Seat; readonly track: Color; readonly n: number }
  | { readonly step: 'track'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'unlock'; readonly seat: Seat; readonly rewards: readonly string[] }
  | { readonly step: 'special'; readonly seat: Seat; readonly color: Color }
  | { readonly step: 'artifact'; readonly seat: Seat }
  | { readonly step: 'remove'; readonly seat: Seat }
  | { readonly step: 'module'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'place'; readonly seat: Seat; readonly module: string; readonly n: number }
  | { readonly step: 'ability'; readonly seat: Seat }
  | { readonly step: 'recover'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'rest'; readonly seat: Seat; readonly n: number; readonly except: string }
  | { readonly step: 'wake'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'restActive'; readonly seat: Seat }
  | { readonly step: 'playCard'; readonly seat: Seat; readonly color: Color | 'any' }
  | { readonly step: 'recruit'; readonly seat: Seat; readonly color: Color | 'any' }
  | { readonly step: 'act'; readonly seat: Seat; readonly effect: string }
  | { readonly step: 'wild'; readonly seat: Seat }
  | { readonly step: 'reopen'; readonly seat: Seat }
  | { readonly step: 'copy'; readonly seat: Seat }
  | { readonly step: 'size'; readonly seat: Seat; readonly target: number; readonly by: string }
  | { readonly step: 'tech'; readonly seat: Seat; readonly target: number; readonly by: string }
  | ({ readonly step: 'pay' } & Payment)
  | ({
      readonly step: 'save'
      readonly left: number
      readonly gear: number
      readonly book: number
      readonly food: number
    } & Payment)
  | { readonly step: 'recruitAny'; readonly seat: Seat }
  | { readonly step: 'turnUp'; readonly seat: Seat; readonly target: number }
  | { readonly step: 'orient'; readonly seat: Seat; readonly target: number }
  | { readonly step: 'tile'; readonly seat: Seat; readonly effect: string }
  | { readonly step: 'falcon'; readonly seat: Seat }
  | { readonly step: 'figure'; readonly seat: Seat }
  | { readonly step: 'figureTo'; readonly seat: Seat; readonly tech: number }
  | { readonly step: 'hibernate'; readonly seat: Seat; readonly card: string }
  | { readonly step: 'reward'; readonly seat: Seat }
  | { readonly step: 'clear'; readonly seat: Seat }
  | { readonly step: 'event'; readonly seat: Seat }
  | { readonly step: 'scoring' }
  | { readonly step: 'branch'; readonly seat: Seat }

/** The step of that name. */
export type StepOf<N extends ReviveStep['step']> = Extract<ReviveStep, { readonly step: N }>
