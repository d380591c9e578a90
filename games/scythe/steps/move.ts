/** S6 Movement: which unit, what it takes along, where it steps. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { IS_LAKE, idOf, placeOf, TERRITORIES } from '../board.ts'
import { RESOURCES, UNITS } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { combatUnitsAt, FIRST_WORKER, has, isCombatUnit, isMech, mechsAt, player, UNIT_COUNT } from '../pieces.ts'
import { canStep, needsToka, stepsOf } from '../reach.ts'
import type { Cargo, Place, Player, ScytheMove, ScytheState, StepOf, Steps } from '../state.ts'
import { enter } from './enter.ts'

type Journey = StepOf<'journey'>

/** S6.1, S6.9 Up to `units` different units with `steps` steps each, then everything that follows a Move action. */
export function beginMove(s: ScytheState, seat: Seat, units: number, steps: number): void {
  s.shinobi = []
  push(s, { step: 'moving', seat, left: units, steps }, { step: 'afterMove', seat })
}

/** Units that can move now; of workers that are alike the first. */
function movable(s: ScytheState, seat: Seat, first: boolean): number[] {
  const { units } = player(s, seat)
  const found: number[] = []
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = at(units, unit)
    if (place < 0 || (s.moved & (1 << unit)) !== 0) continue
    if (unit >= FIRST_WORKER && (hasWorkerAt(units, found, place) || isContested(s, place))) continue
    if (!canStep(s, seat, unit)) continue
    found.push(unit)
    if (first) break
  }
  return found
}

/** Whether one of these units is a worker there. */
function hasWorkerAt(units: readonly Place[], found: readonly number[], place: Place): boolean {
  for (const unit of found) if (unit >= FIRST_WORKER && units[unit] === place) return true
  return false
}

/** S6.4 A worker may not step out of a contested hex. */
function isContested(s: ScytheState, place: Place): boolean {
  for (const contest of s.contests) if (contest.at === place) return true
  return false
}

/** S6.1 Speed gives characters and mechs one step more. */
function stepsFor(p: Player, unit: number, steps: number): number {
  return steps + (isCombatUnit(unit) && has(p, 'speed') ? 1 : 0)
}

export const moveSteps = {
  moving: {
    skip: (s, { seat, left }) => left === 0 || movable(s, seat, true).length === 0,
    legal(s, { seat }) {
      const { units } = player(s, seat)
      const moves: ScytheMove[] = []
      for (const unit of movable(s, seat, false)) {
        moves.push({ do: 'unit', unit: at(UNITS, unit), at: idOf(at(units, unit)) })
      }
      moves.push({ do: 'endMove' })
      return moves
    },
    on: {
      unit(s, step, seat, move) {
        const unit = UNITS.indexOf(move.unit)
        s.moved |= 1 << unit
        const left = stepsFor(player(s, seat), unit, step.steps)
        const nothing = { cargo: [0, 0, 0, 0], riders: 0, loaded: 0, dropped: 0 }
        arrive(s, { step: 'journey', seat, unit, left, taken: 0, ...nothing })
        push(s, { ...step, left: step.left - 1 })
      },
      endMove() {},
    },
  },
  journey: {
    legal(s, step) {
      const moves: ScytheMove[] = []
      listCargo(s, step, moves)
      const unit = at(UNITS, step.unit)
      for (const place of stepsOf(s, step.seat, step.unit)) moves.push({ do: 'step', unit, to: idOf(place) })
      if (step.taken > 0) moves.push({ do: 'stop' })
      return moves
    },
    on: {
      load: (s, step, _seat, { what, amount }) => push(s, withCargo(s, step, what, amount)),
      drop: (s, step, _seat, { what, amount }) => push(s, withCargo(s, step, what, -amount)),
      step: (s, step, seat, { to }, log) => takeStep(s, step, seat, placeOf(to), log),
      stop: (s, step, seat) => endJourney(s, seat, step.unit),
    },
  },
} satisfies Partial<Steps>

/** S6.8.5 At a lake the last mech takes all workers along, the last combat unit all tokens: nothing to decide. */
function arrive(s: ScytheState, step: Journey): void {
  const p = player(s, step.seat)
  const place = at(p.units, step.unit)
  if (!at(IS_LAKE, place)) {
    push(s, step)
    return
  }
  const cargo = mustTakeTokens(p, place) ? s.resources.slice(4 * place, 4 * place + 4) : step.cargo
  const riders = mustTakeWorkers(p, step.unit, place) ? workersMask(p, place) : step.riders
  push(s, { ...step, cargo, riders })
}

function mustTakeTokens(p: Player, place: Place): boolean {
  return at(IS_LAKE, place) && combatUnitsAt(p, place) === 1
}

function mustTakeWorkers(p: Player, unit: number, place: Place): boolean {
  return at(IS_LAKE, place) && isMech(unit) && mechsAt(p, place) === 1
}

function workersMask(p: Player, place: Place): number {
  let mask = 0
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++)
    if (p.units[unit] === place) mask |= 1 << (unit - FIRST_WORKER)
  return mask
}

/** Kinds of cargo by bit: the four resources, workers that may still move, workers that have moved. */
const KINDS: readonly Cargo[] = [...RESOURCES, 'worker', 'moved']
const WORKER_KIND = RESOURCES.length

/** Workers of one kind, as a mask. */
function kindMask(s: ScytheState, kind: number): number {
  const tired = s.moved >> FIRST_WORKER
  return kind === WORKER_KIND ? ~tired & 0xff : tired & 0xff
}

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

/** How many of a kind lie here beside the unit, and how many of them it takes along. */
function here(s: ScytheState, step: Journey, p: Player, kind: number): number {
  const place = at(p.units, step.unit)
  if (kind < WORKER_KIND) return at(s.resources, 4 * place + kind)
  return isMech(step.unit) ? bits(workersMask(p, place) & kindMask(s, kind)) : 0
}

function aboard(s: ScytheState, step: Journey, kind: number): number {
  return kind < WORKER_KIND ? at(step.cargo, kind) : bits(step.riders & kindMask(s, kind))
}

/** S6.8 One or all of each kind, up or down; a kind taken up at this stop is not put down again, nor the other way. */
function listCargo(s: ScytheState, step: Journey, moves: ScytheMove[]): void {
  const p = player(s, step.seat)
  const place = at(p.units, step.unit)
  const bound = at(IS_LAKE, place)
  let loadable = 0
  let kinds = 0
  for (let kind = 0; kind < KINDS.length; kind++) {
    const what = at(KINDS, kind)
    const taken = aboard(s, step, kind)
    const free = here(s, step, p, kind) - taken
    if (free > 0 && (step.dropped & (1 << kind)) === 0) {
      moves.push({ do: 'load', what, amount: 1 })
      if (free > 1) moves.push({ do: 'load', what, amount: free })
      loadable += free
      kinds++
    }
    const stuck = bound && (kind < WORKER_KIND ? mustTakeTokens(p, place) : mustTakeWorkers(p, step.unit, place))
    if (taken > 0 && !stuck && (step.loaded & (1 << kind)) === 0) {
      moves.push({ do: 'drop', what, amount: 1 })
      if (taken > 1) moves.push({ do: 'drop', what, amount: taken })
    }
  }
  if (kinds > 1) moves.push({ do: 'load', what: 'everything', amount: loadable })
}

/** The journey with so much more (or less) of a kind aboard. */
function withCargo(s: ScytheState, step: Journey, what: Cargo, amount: number): Journey {
  if (what === 'everything') {
    const p = player(s, step.seat)
    let all = step
    for (let kind = 0; kind < KINDS.length; kind++) {
      const free = here(s, step, p, kind) - aboard(s, step, kind)
      if (free > 0 && (step.dropped & (1 << kind)) === 0) all = withCargo(s, all, at(KINDS, kind), free)
    }
    return all
  }
  const kind = KINDS.indexOf(what)
  const loaded = amount > 0 ? step.loaded | (1 << kind) : step.loaded
  const dropped = amount < 0 ? step.dropped | (1 << kind) : step.dropped
  if (kind >= WORKER_KIND) return { ...step, riders: changeRiders(s, step, kind, amount), loaded, dropped }
  const cargo = step.cargo.slice()
  cargo[kind] = at(cargo, kind) + amount
  return { ...step, cargo, loaded, dropped }
}

function changeRiders(s: ScytheState, step: Journey, kind: number, amount: number): number {
  const p = player(s, step.seat)
  const those = workersMask(p, at(p.units, step.unit)) & kindMask(s, kind)
  let riders = step.riders
  let left = Math.abs(amount)
  for (let worker = 0; worker < UNIT_COUNT - FIRST_WORKER && left > 0; worker++) {
    const bit = 1 << worker
    if ((those & bit) === 0 || ((riders & bit) === 0) !== amount > 0) continue
    riders ^= bit
    left--
  }
  return riders
}

/** S6.2, S6.5 One step with everything aboard; the unit goes on unless it is halted. */
function takeStep(s: ScytheState, step: Journey, seat: Seat, to: Place, log?: Log<ScytheEvent>): void {
  if (needsToka(s, seat, step.unit, to)) s.toka = true
  const halted = enter(s, seat, step.unit, to, step.riders, step.cargo, log)
  if (halted || step.left === 1) {
    endJourney(s, seat, step.unit)
    return
  }
  arrive(s, { ...step, left: step.left - 1, taken: step.taken + 1, loaded: 0, dropped: 0 })
}

/** S19.6 Notes a disarmed own trap that a unit has reached by Shinobi. */
function endJourney(s: ScytheState, seat: Seat, unit: number): void {
  const p = player(s, seat)
  const place = at(p.units, unit)
  if (p.faction !== 'togawa' || !isCombatUnit(unit) || !has(p, 'shinobi') || place >= TERRITORIES) return
  if (s.traps[place] === 2 && !s.shinobi.includes(place)) s.shinobi.push(place)
}
