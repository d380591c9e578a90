/** What every file of steps needs: the shape of the table it writes a part of, and the answer "no". */
import type { StepTable } from '@ludarium/kernel'
import type { ReviveStep } from '../agenda.ts'
import type { ReviveEvent } from '../events.ts'
import type { ReviveMove } from '../moves.ts'
import type { ReviveState } from '../state.ts'

export type Steps = StepTable<ReviveState, ReviveMove, ReviveStep, ReviveEvent>

/** The rest of the effect is declined (R2.3), and nothing happens. */
export const DECLINE: ReviveMove = { do: 'decline' }
export function decline(): void {}
