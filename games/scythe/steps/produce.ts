/** S5.4 Producing: territory by territory, and how many of the workers there work. */
import { push, type Seat } from '@ludarium/kernel'
import { idOf, placeOf } from '../board.ts'
import { productOf } from '../figures.ts'
import { controller, player, structurePlace, workerPlaces, workersAt, workersOut } from '../pieces.ts'
import type { Place, ScytheMove, ScytheState, StepOf, Steps } from '../state.ts'
import { gain } from '../tracks.ts'

const ALL_WORKERS = 8

/** S5.4.3, R4 Where the mill works, or -1. */
function millPlace(s: ScytheState, step: StepOf<'harvest'>): Place {
  if (!step.mill) return -1
  const place = structurePlace(player(s, step.seat), 'mill')
  return place >= 0 && controller(s, place) === step.seat ? place : -1
}

/** How much the territory can give; the mill counts as one worker. */
function most(s: ScytheState, seat: Seat, place: Place, mill: boolean): number {
  const p = player(s, seat)
  const product = productOf(s, place)
  if (product === '') return 0
  const hands = workersAt(p, place) + (mill ? 1 : 0)
  return product === 'worker' ? Math.min(hands, ALL_WORKERS - workersOut(p)) : hands
}

/** Territories that can still be harvested; the mill's one does not count among the 2 or 3. */
function harvestPlaces(s: ScytheState, step: StepOf<'harvest'>): Place[] {
  const mill = millPlace(s, step)
  const found: Place[] = []
  const add = (place: Place): void => {
    if (!step.used.includes(place) && most(s, step.seat, place, place === mill) > 0) found.push(place)
  }
  if (step.left > 0) for (const place of workerPlaces(player(s, step.seat), true)) if (place !== mill) add(place)
  if (mill >= 0) add(mill)
  return found
}

export const produceSteps = {
  harvest: {
    skip: (s, step) => harvestPlaces(s, step).length === 0,
    legal(s, step) {
      const mill = millPlace(s, step)
      const moves: ScytheMove[] = []
      for (const place of harvestPlaces(s, step)) {
        const at = idOf(place)
        for (let count = most(s, step.seat, place, place === mill); count > 0; count--) {
          moves.push({ do: 'harvest', at, count })
        }
      }
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      harvest(s, step, seat, move, log) {
        const place = placeOf(move.at)
        const byMill = place === millPlace(s, step)
        const product = productOf(s, place)
        if (product !== '') gain(s, seat, product, move.count, place, log)
        push(s, {
          step: 'harvest',
          seat,
          left: step.left - (byMill ? 0 : 1),
          mill: step.mill && !byMill,
          used: [...step.used, place],
        })
      },
      enough() {},
    },
  },
} satisfies Partial<Steps>
