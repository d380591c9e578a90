/** Shapes of the rules for one kind of step, so that each file can write its own part of the table. */
import type { Asking, Running, Sealing } from '@ludarium/kernel'
import type { ReviveStep, StepOf } from '../agenda.ts'
import type { ReviveMove } from '../moves.ts'
import type { ReviveState } from '../state.ts'

export type Ask<N extends ReviveStep['step']> = Asking<ReviveState, ReviveMove, StepOf<N>>
export type Run<N extends ReviveStep['step']> = Running<ReviveState, StepOf<N>>
export type Seal = Sealing<ReviveState, ReviveMove, StepOf<'draft'>>

export const DECLINE: ReviveMove = { do: 'decline' }
