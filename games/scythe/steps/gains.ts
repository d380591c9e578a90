/** S4.3, S8.4, S9.4 Gains of cards, one after the other; all of them may be declined or taken in part. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { idOf, placeOf, TERRITORIES } from '../board.ts'
import { type Gain, RESOURCES } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { FIRST_MECH, FIRST_WORKER, nextWorker, player, workerPlaces } from '../pieces.ts'
import type { Place, ScytheMove, ScytheState, StepOf, Steps } from '../state.ts'
import { gain, newWorker, offer } from '../tracks.ts'

/** Where gained tokens may go. */
function tokenPlaces(s: ScytheState, seat: Seat, only: Place): Place[] {
  return only >= 0 ? [only] : workerPlaces(player(s, seat), false)
}

/** Territories with an own mech; after a Move action none of them is contested. */
function mechPlaces(s: ScytheState, seat: Seat): Place[] {
  const places = player(s, seat).units.slice(FIRST_MECH, FIRST_WORKER)
  return places.filter((place, i) => place >= 0 && place < TERRITORIES && places.indexOf(place) === i)
}

export const gainSteps = {
  amount: {
    legal(_s, { what, most }) {
      const moves: ScytheMove[] = []
      for (let amount = most; amount >= 0; amount--) moves.push({ do: 'take', what, amount })
      return moves
    },
    on: {
      take(s, { at: place }, seat, { what, amount }, log) {
        if (amount > 0) gain(s, seat, what, amount, place, log)
      },
    },
  },
  gains: {
    run(s, step, log) {
      give(s, step, at(step.gains, step.next), log)
      if (step.next + 1 < step.gains.length) push(s, { ...step, next: step.next + 1 })
    },
  },
  /** S5.3, R3 Each token may go to another territory. */
  place: {
    skip: (s, { seat, left, at }) => left === 0 || tokenPlaces(s, seat, at).length === 0,
    legal(s, { seat, at }) {
      const moves: ScytheMove[] = []
      for (const place of tokenPlaces(s, seat, at)) {
        for (const resource of RESOURCES) moves.push({ do: 'place', resource, at: idOf(place) })
      }
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      place(s, step, seat, move, log) {
        gain(s, seat, move.resource, 1, placeOf(move.at), log)
        push(s, { ...step, left: step.left - 1 })
      },
      enough() {},
    },
  },
  settle: {
    skip: (s, { seat }) => mechPlaces(s, seat).length === 0,
    legal: (s, { seat }) => [
      ...mechPlaces(s, seat).map((place): ScytheMove => ({ do: 'settle', at: idOf(place) })),
      { do: 'enough' },
    ],
    on: {
      settle: (s, _step, seat, move, log) => newWorker(s, seat, placeOf(move.at), log),
      enough() {},
    },
  },
} satisfies Partial<Steps>

/** One gain of a card, put on the encounter's territory unless the card says elsewhere. */
function give(s: ScytheState, { seat, at: here }: StepOf<'gains'>, one: Gain, log?: Log<ScytheEvent>): void {
  const where = one.on === '' ? here : -1
  switch (one.type) {
    case 'coins':
    case 'power':
    case 'popularity':
    case 'combatCards':
      offer(s, seat, one.type, one.amount, -1, log)
      return
    case 'resource':
      if (one.resource !== '') offer(s, seat, one.resource, one.amount, here, log)
      return
    case 'anyResources':
      push(s, { step: 'place', seat, left: one.amount, at: where })
      return
    case 'worker':
      if (nextWorker(player(s, seat)) < 0) return
      if (one.on === 'mech') push(s, { step: 'settle', seat })
      else offer(s, seat, 'worker', one.amount, here, log)
      return
    case 'deploy':
    case 'build':
      push(s, { step: one.type, seat, at: where })
      return
    case 'enlist':
    case 'upgrade':
      push(s, { step: one.type, seat })
      return
    case 'produceTerritories':
      push(s, { step: 'harvest', seat, left: one.amount, mill: false, used: [] })
      return
    case 'viewOpponentCombatCards':
      push(s, { step: 'look', seat })
      return
    case 'relocateUnits':
      push(s, { step: 'relocate', seat, at: here, to: -1 })
      return
  }
}
