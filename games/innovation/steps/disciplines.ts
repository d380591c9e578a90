/** Steps whose track is the owner's choice, and the key at the door (A25). */
import { push, type Seat } from '@ludarium/kernel'
import { advance, stepUp } from '../effects.ts'
import type { InnovationLog } from '../events.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState, InnovationStep } from '../state.ts'
import { canStep, canStepAnywhere, DISCIPLINES, DOOR, disciplineNamed, unusedKeys } from '../tracks.ts'
import type { PartOf } from './table.ts'

const STEPS = DISCIPLINES.map((discipline): InnovationMove => ({ do: 'step', discipline }))
const KEY: readonly InnovationMove[] = [{ do: 'key' }, { do: 'keep' }]

/** A25.5 Steps on a track that the owner has picked: at the door he means to use the key there. */
export function study(
  s: InnovationState,
  seat: Seat,
  discipline: number,
  count: number,
  later: InnovationStep[],
  log?: InnovationLog,
): void {
  if (player(s, seat).levels[discipline] === DOOR) stepUp(s, seat, discipline, count, later, log)
  else advance(s, seat, discipline, count, later, log)
}

export const disciplineSteps = {
  /** A25.2 `count` steps on one track of choice, `times` times. Wasted only when no track can move. */
  step: {
    forced: true,
    skip: (s, step) => step.times === 0 || !canStepAnywhere(s, player(s, step.seat)),
    legal(s, step) {
      const p = player(s, step.seat)
      return STEPS.filter((_, d) => canStep(s, p, d))
    },
    play(s, step, seat, move, log) {
      if (move.do !== 'step') return
      if (step.times > 1) push(s, { step: 'step', seat, count: step.count, times: step.times - 1 })
      const later: InnovationStep[] = []
      study(s, seat, disciplineNamed(move.discipline), step.count, later, log)
      push(s, ...later)
    },
  },

  /** A25.5 Whether a key is used to enter level 8. */
  key: {
    skip: (s, step) => unusedKeys(player(s, step.seat)) === 0,
    legal: () => [...KEY],
    play(s, step, seat, move, log) {
      const later: InnovationStep[] = []
      if (move.do === 'key') stepUp(s, seat, disciplineNamed(step.discipline), step.count, later, log)
      push(s, ...later)
    },
  },
} satisfies PartOf<'step' | 'key'>
