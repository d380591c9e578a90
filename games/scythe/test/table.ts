/** Positions for the worked examples: a real game, then fields written over. */
import assert from 'node:assert/strict'
import { at, clone, type Options, type Seat } from '@ludarium/kernel'
import { positions } from '@ludarium/kernel/testkit'
import { idOf, placeOf } from '../board.ts'
import { type Ability, type Faction, type Mat, RESOURCES, type Resource, UNITS, type Unit } from '../data/index.ts'
import { game } from '../game.ts'
import { FIRST_WORKER, mechWith, player, UNIT_COUNT } from '../pieces.ts'
import type { Player, ScytheState, ScytheStep } from '../state.ts'

export const { tableOf, offered, can, act, actAs } = positions(game)

/** A game of these factions, by seat, on mats that no ban touches; it is the first faction's turn to choose a section. */
export function tableWith(factions: readonly Faction[], options: Options = {}, mats?: readonly Mat[]): ScytheState {
  const s = tableOf({
    seats: factions.length,
    options: {
      invadersFromAfar: true,
      banPairings: false,
      factions: [...factions],
      ...(mats === undefined ? {} : { mats: [...mats] }),
      ...options,
    },
  })
  s.first = 0
  s.active = 0
  s.agenda = [
    { step: 'turn', seat: 0 },
    { step: 'section', seat: 0 },
  ]
  return s
}

export function seat(s: ScytheState, faction: Faction): Seat {
  return s.players.findIndex((p) => p.faction === faction)
}

export function of(s: ScytheState, faction: Faction): Player {
  return player(s, seat(s, faction))
}

/** Puts units where they should be: `{ mech1: 'r3c3', worker1: '' }`, '' for the mat. */
export function put(p: Player, where: Partial<Record<Unit, string>>): void {
  for (const [unit, name] of UNITS.entries()) {
    const id = where[name]
    if (id !== undefined) p.units[unit] = id === '' ? -1 : placeOf(id)
  }
}

/** Takes all workers off the board. */
export function clearWorkers(p: Player): void {
  p.units.fill(-1, FIRST_WORKER, UNIT_COUNT)
}

/** Deploys a mech by its ability. */
export function deploy(p: Player, ability: Ability, id: string): Unit {
  const unit = mechWith(p.faction, ability)
  assert.ok(unit !== undefined, `${p.faction} has no ${ability}`)
  p.units[unit] = placeOf(id)
  return at(UNITS, unit)
}

export function tokens(s: ScytheState, id: string, resource: Resource, amount: number): void {
  s.resources[4 * placeOf(id) + RESOURCES.indexOf(resource)] = amount
}

export function tokensOf(s: ScytheState, id: string, resource: Resource): number {
  return at(s.resources, 4 * placeOf(id) + RESOURCES.indexOf(resource))
}

export function where(p: Player, unit: Unit): string {
  const place = at(p.units, UNITS.indexOf(unit))
  return place < 0 ? '' : idOf(place)
}

/** Starts a Move action of seat 0 with that many units and steps each. */
export function moving(s: ScytheState, units = 2, steps = 1): void {
  agenda(s, { step: 'moving', seat: 0, left: units, steps }, { step: 'afterMove', seat: 0 })
  s.moved = 0
}

/** Puts steps before everything else, the first to be resolved first, and resolves what needs no decision. */
export function agenda(s: ScytheState, ...steps: readonly ScytheStep[]): void {
  s.agenda.push(...steps.toReversed())
  settle(s)
}

/** Resolves automatic steps, as the kernel does after a decision, by a question that is answered at once. */
function settle(s: ScytheState): void {
  s.agenda.push({ step: 'amount', seat: 0, what: 'coins', most: 1, at: -1 })
  game.play(s, 0, { do: 'take', what: 'coins', amount: 0 })
}

/** Places to which the unit of seat 0 can step right now. */
export function steps(s: ScytheState, unit: Unit): string[] {
  const copy = clone(s)
  if (!can(copy, { do: 'unit', unit })) return []
  act(copy, { do: 'unit', unit })
  return game.legal(copy, 0).flatMap((move) => (move.do === 'step' ? [move.to] : []))
}

/** Steps a unit along a path; fails when a step is not offered. */
export function walk(s: ScytheState, unit: Unit, ...path: readonly string[]): void {
  act(s, { do: 'unit', unit })
  for (const to of path) act(s, { do: 'step', to })
}

/** Whether the path is legal for the unit from where it stands, as one movement. */
export function canWalk(s: ScytheState, unit: Unit, ...path: readonly string[]): boolean {
  const copy = clone(s)
  if (!can(copy, { do: 'unit', unit })) return false
  act(copy, { do: 'unit', unit })
  for (const to of path) {
    if (!can(copy, { do: 'step', unit, to })) return false
    act(copy, { do: 'step', unit, to })
  }
  return true
}
