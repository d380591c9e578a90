/** Steps whose track is the owner's choice, and the key at the door (A25). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { advance, stepUp } from '../effects.ts'
import type { InnovationEvent } from '../events.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
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
  log?: Log<InnovationEvent>,
): void {
  if (player(s, seat).levels[discipline] === DOOR) stepUp(s, seat, discipline, count, log)
  else advance(s, seat, discipline, count, log)
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
    on: {
      step(s, step, seat, { discipline }, log) {
        study(s, seat, disciplineNamed(discipline), step.count, log)
        if (step.times !== 1) push(s, { ...step, times: step.times - 1 })
      },
    },
  },

  /** A25.5 Whether a key is used to enter level 8. */
  key: {
    skip: (s, step) => unusedKeys(player(s, step.seat)) === 0,
    legal: () => [...KEY],
    on: {
      key: (s, { discipline, count }, seat, _move, log) => stepUp(s, seat, disciplineNamed(discipline), count, log),
      keep() {},
    },
  },
} satisfies PartOf<'step' | 'key'>
