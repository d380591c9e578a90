/** What the page and its lab say to each other. */
import type { MatchPlan, MatchResult } from '@ludarium/bots'
import type { Refusal } from '@ludarium/kernel'

export interface LabOrder {
  readonly game: string
  readonly plan: MatchPlan
  /** Number of the first game, and how many. */
  readonly from: number
  readonly games: number
}

export type LabNews =
  | { readonly kind: 'played'; readonly ended: MatchResult }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly problem: Refusal }
