/** What the files of this folder export: rules for some kinds of steps, handlers for some main actions. */
import type { Handlers, StepTable } from '@ludarium/kernel'
import type { InnovationEvent } from '../events.ts'
import type { InnovationMove } from '../moves.ts'
import type { InnovationState, InnovationStep, StepOf } from '../state.ts'

export type PartOf<N extends InnovationStep['step']> = Pick<
  StepTable<InnovationState, InnovationMove, InnovationStep, InnovationEvent>,
  N
>

/** A11.3 What main actions with these verbs do. */
export type ActionsOf<V extends InnovationMove['do']> = Required<
  Pick<Handlers<InnovationState, InnovationMove, StepOf<'action'>, InnovationEvent>, V>
>
