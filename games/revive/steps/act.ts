/** R4.5 Actions that effects give. */
import { effectOf } from '../effects.ts'
import { freely, withFree } from '../free.ts'
import { addTargets, aim, hasTarget } from '../targets.ts'
import { type Ask, DECLINE } from './shape.ts'

/** R2.4 `act`: one board action at once, which is not one of the turn's actions. */
export const act: Ask<'act'> = {
  skip: (s, step) => !hasTarget(s, step.seat, step.effect),
  legal(s, step, seat) {
    const { op } = effectOf(s, step.effect)
    const moves = addTargets(s, seat, op.do === 'act' ? op.kinds : [], step.effect, [])
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    aim(s, seat, move, step.effect)
  },
}
