/** What a file of steps exports: the rules of some of the game's steps. */
import type { StepTable } from '@ludarium/kernel'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import type { EssenceState, EssenceStep } from '../state.ts'

export type Steps = Partial<StepTable<EssenceState, EssenceMove, EssenceStep, EssenceEvent>>
