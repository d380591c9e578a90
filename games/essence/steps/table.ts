/** What a file of steps exports: the rules of the steps it names. */
import type { StepTable } from '@ludarium/kernel'
import type { EssenceMove } from '../moves.ts'
import type { EssenceState, EssenceStep } from '../state.ts'

export type Steps<N extends EssenceStep['step']> = Pick<StepTable<EssenceState, EssenceMove, EssenceStep>, N>
