/** What a file of this folder exports: rules for some kinds of steps. */
import type { StepTable } from '@ludarium/kernel'
import type { InnovationMove } from '../moves.ts'
import type { InnovationState, InnovationStep } from '../state.ts'

export type PartOf<N extends InnovationStep['step']> = Pick<
  StepTable<InnovationState, InnovationMove, InnovationStep>,
  N
>
