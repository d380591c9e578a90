/** The state: plain JSON. */
import type { Seat, State, StepTable } from '@ludarium/kernel'
import type { SkeletonEvent } from './events.ts'
import type { SkeletonMove } from './moves.ts'

/** Steps to resolve; each has its rule in steps/. They are public, so they must not hold secrets. */
export type SkeletonStep =
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'choose'; readonly seat: Seat }
  | { readonly step: 'take'; readonly seat: Seat }
  | { readonly step: 'refill' }

export type StepOf<Name extends SkeletonStep['step']> = Extract<SkeletonStep, { readonly step: Name }>

export interface Player {
  /** Secret; the owner sees it. */
  hand: string[]
  /** G3.1 Laid cards, the latest last. */
  row: string[]
}

export interface SkeletonState extends State {
  agenda: SkeletonStep[]
  /** By seat. */
  players: Player[]
  /** Face down, the top card last. */
  deck: string[]
  market: string[]
  discard: string[]
}

export type Steps = StepTable<SkeletonState, SkeletonMove, SkeletonStep, SkeletonEvent>
