/** S8 Encounters. */
import { draw, push, reveal, type Seat } from '@ludarium/kernel'
import { IS_LAKE, idOf, item, NEIGHBOURS, placeOf } from '../board.ts'
import { type EncounterOption, UNITS } from '../data/index.ts'
import { encounterOf } from '../figures.ts'
import { CHARACTER, FIRST_WORKER, opponentAt, player, structureOwner, UNIT_COUNT, unitsAt } from '../pieces.ts'
import type { Place, ScytheMove, ScytheState, StepOf, Steps } from '../state.ts'
import { canPayPrice, payPrice } from './costs.ts'

/** S8.2 Options whose cost can be paid; a second one must be another (S12.5). */
function payable(s: ScytheState, { seat, taken }: StepOf<'option'>): EncounterOption[] {
  return encounterOf(s, s.encounter).options.filter(
    (option) => option.id !== taken && option.cost.every((price) => canPayPrice(s, seat, price)),
  )
}

/** S8.7 Adjacent land without any unit or structure. */
function refuges(s: ScytheState, at: Place): Place[] {
  return item(NEIGHBOURS, at).filter(
    (place) => !item(IS_LAKE, place) && opponentAt(s, -1, place) < 0 && structureOwner(s, place) < 0,
  )
}

/** Own units there; of workers one. */
function kindsAt(s: ScytheState, seat: Seat, at: Place): number[] {
  const { units } = player(s, seat)
  const found: number[] = []
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (units[unit] !== at) continue
    found.push(unit)
    if (unit >= FIRST_WORKER) break
  }
  return found
}

export const encounterSteps = {
  /** S8.1 */
  encounter: {
    run(s, { seat }, log) {
      const at = item(player(s, seat).units, CHARACTER)
      if (s.encounters[at] !== true) return
      s.encounters[at] = false
      s.encounter = draw(s, s.encounterDeck) ?? ''
      log?.({ type: 'encounter', seat, card: s.encounter, at: idOf(at) })
      push(s, { step: 'option', seat, at, taken: '' }, { step: 'encounterEnd', seat })
    },
  },
  /** S8.2, S8.3 */
  option: {
    /** Whether a hidden purse can pay for a second option is nobody's business. */
    skip: (s, step) => step.taken !== '' && s.options.coinsVisible !== false && payable(s, step).length === 0,
    legal(s, step) {
      const moves: ScytheMove[] = payable(s, step).map(({ id }) => ({ do: 'option', option: id }))
      if (step.taken !== '') moves.push({ do: 'enough' })
      return moves
    },
    play(s, step, seat, move, log) {
      if (move.do !== 'option') return
      const option = encounterOf(s, s.encounter).options.find(({ id }) => id === move.option)
      if (option === undefined) return
      const again = step.taken === '' && player(s, seat).faction === 'polania'
      log?.({ type: 'option', seat, card: s.encounter, option: move.option })
      for (const price of option.cost) payPrice(s, seat, price, log)
      if (again) push(s, { step: 'option', seat, at: step.at, taken: move.option })
      push(s, { step: 'gains', seat, gains: option.gain, next: 0, at: step.at }, { step: 'stars', seat })
    },
  },
  /** S8.6 */
  encounterEnd: {
    run(s) {
      s.encountersSeen.push(s.encounter)
      s.encounter = ''
    },
  },
  /** S8.7 */
  look: {
    legal(s, { seat }) {
      const moves: ScytheMove[] = []
      for (let at = 0; at < s.seats; at++) if (at !== seat) moves.push({ do: 'look', at })
      moves.push({ do: 'enough' })
      return moves
    },
    play(s, _step, seat, move, log) {
      if (move.do !== 'look') return
      push(s, { step: 'looking', seat, at: move.at })
      reveal(s)
      log?.({ type: 'look', seat, other: move.at })
      log?.({ type: 'looked', seat, other: move.at, cards: [...player(s, move.at).hand], only: [seat] })
    },
  },
  looking: {
    legal: () => [{ do: 'enough' }],
    play() {
      // The hand is hidden again as the step is off the agenda.
    },
  },
  /** S8.7, R32 First the hex, then the units one by one. */
  relocate: {
    skip: (s, { seat, at, to }) => unitsAt(player(s, seat), at) === 0 || (to < 0 && refuges(s, at).length === 0),
    legal(s, { seat, at, to }) {
      const moves: ScytheMove[] =
        to < 0
          ? refuges(s, at).map((place) => ({ do: 'relocate', to: idOf(place) }))
          : kindsAt(s, seat, at).map((unit) => ({ do: 'bring', unit: item(UNITS, unit) }))
      moves.push({ do: 'enough' })
      return moves
    },
    play(s, step, seat, move, log) {
      if (move.do === 'relocate') push(s, { ...step, to: placeOf(move.to) })
      if (move.do !== 'bring') return
      player(s, seat).units[UNITS.indexOf(move.unit)] = step.to
      log?.({ type: 'relocate', seat, unit: move.unit, to: idOf(step.to) })
      push(s, step)
    },
  },
} satisfies Partial<Steps>
