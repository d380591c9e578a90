/** R4.5 Actions that effects give. */
import { isUnaided } from '../help.ts'
import { aimAtLocation, aimAtSand, aimAtTile, hasTarget, targetsOf } from '../targets.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

export const actSteps = {
  /** R2.4 `act`: one board action at once, which is not one of the turn's actions. */
  act: {
    skip: (s, step) => isUnaided(s, step) && !hasTarget(s, step.seat, step.effect),
    legal(s, step, seat) {
      const moves = targetsOf(s, seat, step.effect)
      moves.push(DECLINE)
      return moves
    },
    on: {
      explore: (s, step, seat, { tile }) => aimAtTile(s, seat, tile, step.effect),
      populate: (s, step, seat, { space }) => aimAtLocation(s, seat, space, step.effect),
      build: (s, step, seat, { space }) => aimAtSand(s, seat, space, step.effect),
      decline,
    },
  },
} satisfies Partial<Steps>
