/** S8 Encounters. */
import { at, draw, push, reveal, type Seat, seatsOf } from '@ludarium/kernel'
import { IS_LAKE, idOf, NEIGHBOURS, placeOf } from '../board.ts'
import { type EncounterOption, UNITS } from '../data/index.ts'
import { encounterOf, encounterOption, mechOf } from '../figures.ts'
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
function refuges(s: ScytheState, from: Place): Place[] {
  return at(NEIGHBOURS, from).filter(
    (place) => !at(IS_LAKE, place) && opponentAt(s, -1, place) < 0 && structureOwner(s, place) < 0,
  )
}

/** Own units there; of workers one. */
function kindsAt(s: ScytheState, seat: Seat, place: Place): number[] {
  const { units } = player(s, seat)
  const found: number[] = []
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (units[unit] !== place) continue
    found.push(unit)
    if (unit >= FIRST_WORKER) break
  }
  return found
}

export const encounterSteps = {
  /** S8.1 */
  encounter: {
    run(s, { seat }, log) {
      const place = at(player(s, seat).units, CHARACTER)
      if (s.encounters[place] !== true) return
      s.encounters[place] = false
      s.encounter = draw(s, s.encounterDeck) ?? ''
      log?.({ type: 'encounter', seat, card: s.encounter, at: idOf(place) })
      push(s, { step: 'option', seat, at: place, taken: '' }, { step: 'encounterEnd', seat })
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
    on: {
      option(s, step, seat, { option }, log) {
        const { cost, gain } = encounterOption(s, s.encounter, option)
        const again = step.taken === '' && player(s, seat).faction === 'polania'
        log?.({ type: 'option', seat, card: s.encounter, option })
        for (const price of cost) payPrice(s, seat, price, log)
        push(s, { step: 'gains', seat, gains: gain, next: 0, at: step.at }, { step: 'stars', seat })
        if (again) push(s, { ...step, taken: option })
      },
      enough() {},
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
      for (const other of seatsOf(s)) if (other !== seat) moves.push({ do: 'look', at: other })
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      look(s, _step, seat, { at: other }, log) {
        push(s, { step: 'looking', seat, at: other })
        reveal(s)
        log?.({ type: 'look', seat, other })
        log?.({ type: 'looked', seat, other, cards: [...player(s, other).hand], only: [seat] })
      },
      enough() {},
    },
  },
  /** The hand is hidden again once the step is off the agenda. */
  looking: {
    legal: () => [{ do: 'enough' }],
    on: { enough() {} },
  },
  /** S8.7, R32 First the hex, then the units one by one. */
  relocate: {
    skip: (s, { seat, at, to }) => unitsAt(player(s, seat), at) === 0 || (to < 0 && refuges(s, at).length === 0),
    legal(s, { seat, at: from, to }) {
      const moves: ScytheMove[] =
        to < 0
          ? refuges(s, from).map((place) => ({ do: 'relocate', to: idOf(place) }))
          : kindsAt(s, seat, from).map((unit) => ({ do: 'bring', unit: at(UNITS, unit) }))
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      relocate: (s, step, _seat, { to }) => push(s, { ...step, to: placeOf(to) }),
      bring(s, step, seat, { unit }, log) {
        const p = player(s, seat)
        const n = UNITS.indexOf(unit)
        p.units[n] = step.to
        log?.({ type: 'relocate', seat, unit, mech: mechOf(s, p.faction, n), to: idOf(step.to) })
        push(s, step)
      },
      enough() {},
    },
  },
} satisfies Partial<Steps>
