/** S4.3, S8.4, S9.4 Gains of cards, one after the other; all of them may be declined or taken in part. */
import { push, type Seat } from '@ludarium/kernel'
import { idOf, item, placeOf, TERRITORIES } from '../board.ts'
import { type Gain, RESOURCES } from '../data/index.ts'
import { FIRST_MECH, FIRST_WORKER, nextWorker, player, workerPlaces } from '../pieces.ts'
import type { Place, ScytheMove, ScytheState, Steps } from '../state.ts'
import { gain, newWorker, offer } from '../tracks.ts'

/** Where gained tokens may go. */
function tokenPlaces(s: ScytheState, seat: Seat, at: Place): Place[] {
  return at >= 0 ? [at] : workerPlaces(player(s, seat), false)
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
    play(s, { at }, seat, move, log) {
      if (move.do === 'take' && move.amount > 0) gain(s, seat, move.what, move.amount, at, log)
    },
  },
  gains: {
    run(s, { seat, gains, next, at }, log) {
      if (next + 1 < gains.length) push(s, { step: 'gains', seat, gains, next: next + 1, at })
      const one: Gain = item(gains, next)
      const where = one.on === '' ? at : -1
      switch (one.type) {
        case 'coins':
        case 'power':
        case 'popularity':
        case 'combatCards':
          offer(s, seat, one.type, one.amount, -1, log)
          return
        case 'resource':
          if (one.resource !== '') offer(s, seat, one.resource, one.amount, at, log)
          return
        case 'anyResources':
          push(s, { step: 'place', seat, left: one.amount, at: where })
          return
        case 'worker':
          if (nextWorker(player(s, seat)) < 0) return
          if (one.on === 'mech') push(s, { step: 'settle', seat })
          else offer(s, seat, 'worker', one.amount, at, log)
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
          push(s, { step: 'relocate', seat, at, to: -1 })
          return
      }
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
    play(s, { left, at }, seat, move, log) {
      if (move.do !== 'place') return
      gain(s, seat, move.resource, 1, placeOf(move.at), log)
      push(s, { step: 'place', seat, left: left - 1, at })
    },
  },
  settle: {
    skip: (s, { seat }) => mechPlaces(s, seat).length === 0,
    legal: (s, { seat }) => [
      ...mechPlaces(s, seat).map((place): ScytheMove => ({ do: 'settle', at: idOf(place) })),
      { do: 'enough' },
    ],
    play(s, _step, seat, move, log) {
      if (move.do === 'settle') newWorker(s, seat, placeOf(move.at), log)
    },
  },
} satisfies Partial<Steps>
