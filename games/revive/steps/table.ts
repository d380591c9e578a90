/** Shapes of the rules for one kind of step, so that each file can write its own part of the table. */
import type { Asking, Running, Sealing } from '@ludarium/kernel'
import type { ReviveMove, ReviveState, ReviveStep } from '../state.ts'

export type StepNamed<N extends ReviveStep['step']> = Extract<ReviveStep, { readonly step: N }>
export type Ask<N extends ReviveStep['step']> = Asking<ReviveState, ReviveMove, StepNamed<N>>
export type Run<N extends ReviveStep['step']> = Running<ReviveState, StepNamed<N>>
export type Seal = Sealing<ReviveState, ReviveMove, StepNamed<'draft'>>

export const DECLINE: ReviveMove = { do: 'decline' }
