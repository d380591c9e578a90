/** Positions for the worked examples: a real game, then fields written over. */
import assert from 'node:assert/strict'
import { clone, type GameEvent, type Options, readTable, type Seat } from '@ludarium/kernel'
import { idOf, placeOf } from '../board.ts'
import { type Ability, type Faction, type Mat, RESOURCES, type Resource, UNITS, type Unit } from '../data/index.ts'
import { game } from '../game.ts'
import { mechWith, player } from '../pieces.ts'
import type { Player, ScytheMove, ScytheState, ScytheStep } from '../state.ts'

/** A game of these factions, by seat, on mats that no ban touches; it is the first faction's turn to choose a section. */
export function tableOf(factions: readonly Faction[], options: Options = {}, mats?: readonly Mat[]): ScytheState {
  const table = readTable(game as never, {
    seats: factions.length,
    seed: 'worked examples',
    options: {
      invadersFromAfar: true,
      banPairings: false,
      factions: [...factions],
      ...(mats === undefined ? {} : { mats: [...mats] }),
      ...options,
    },
  })
  assert.ok(table.ok, table.ok ? '' : table.sentence)
  const s = game.setup(table.value)
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
  for (const [unit, at] of Object.entries(where)) {
    p.units[UNITS.indexOf(unit as Unit)] = at === '' ? -1 : placeOf(at)
  }
}

/** Takes all workers but the named number off the board. */
export function clearWorkers(p: Player): void {
  for (let unit = 5; unit < 13; unit++) p.units[unit] = -1
}

/** Deploys a mech by its ability. */
export function deploy(p: Player, ability: Ability, at: string): Unit {
  const unit = mechWith(p.faction, ability)
  assert.ok(unit !== undefined, `${p.faction} has no ${ability}`)
  p.units[unit] = placeOf(at)
  return UNITS[unit] as Unit
}

export function tokens(s: ScytheState, at: string, resource: Resource, amount: number): void {
  s.resources[4 * placeOf(at) + RESOURCES.indexOf(resource)] = amount
}

export function tokensOf(s: ScytheState, at: string, resource: Resource): number {
  return s.resources[4 * placeOf(at) + RESOURCES.indexOf(resource)] ?? 0
}

export function where(p: Player, unit: Unit): string {
  const place = p.units[UNITS.indexOf(unit)] ?? -1
  return place < 0 ? '' : idOf(place)
}

/** Whether a legal move of who has to decide has all these fields. */
export function can(s: ScytheState, wanted: Partial<Record<string, unknown>>): boolean {
  return find(s, wanted) !== undefined
}

function find(s: ScytheState, wanted: Partial<Record<string, unknown>>): [Seat, ScytheMove] | undefined {
  for (const actor of game.actors(s)) {
    const move = game
      .legal(s, actor)
      .find((one) => Object.entries(wanted).every(([key, value]) => (one as Record<string, unknown>)[key] === value))
    if (move !== undefined) return [actor, move]
  }
  return undefined
}

/** Plays moves one after the other, each the first legal one with these fields; says what was logged. */
export function act(s: ScytheState, ...moves: readonly Partial<Record<string, unknown>>[]): GameEvent[] {
  const events: GameEvent[] = []
  for (const wanted of moves) {
    const found = find(s, wanted)
    if (found === undefined) {
      const legal = game.actors(s).flatMap((actor) => game.legal(s, actor))
      assert.fail(`${JSON.stringify(wanted)} is not among ${JSON.stringify(legal)}`)
    }
    game.play(s, found[0], found[1], (event) => events.push(event))
  }
  return events
}

/** The same as `act` for one seat, in a sealed step. */
export function actAs(s: ScytheState, who: Seat, ...moves: readonly Partial<Record<string, unknown>>[]): void {
  for (const wanted of moves) {
    const move = game
      .legal(s, who)
      .find((one) => Object.entries(wanted).every(([key, value]) => (one as Record<string, unknown>)[key] === value))
    assert.ok(move !== undefined, `${JSON.stringify(wanted)} is not legal for seat ${who}`)
    game.play(s, who, move)
  }
}

/** Starts a Move action of seat 0 with that many units and steps each. */
export function moving(s: ScytheState, units = 2, steps = 1): void {
  agenda(s, { step: 'moving', seat: 0, left: units, steps }, { step: 'afterMove', seat: 0 })
  s.moved = 0
}

/** Puts steps on top of the agenda, the first to be resolved first, and resolves what needs no decision. */
export function agenda(s: ScytheState, ...steps: readonly ScytheStep[]): void {
  s.agenda.push(...[...steps].reverse())
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
  const found = find(copy, { do: 'unit', unit })
  if (found === undefined) return []
  game.play(copy, found[0], found[1])
  return game.legal(copy, 0).flatMap((move) => (move.do === 'step' ? [move.to] : []))
}

/** Steps a unit along a path; fails when a step is not offered. */
export function walk(s: ScytheState, unit: Unit, ...path: readonly string[]): void {
  act(s, { do: 'unit', unit }, ...path.map((to) => ({ do: 'step', to })))
}

/** Whether the path is legal for the unit from where it stands, as one movement. */
export function canWalk(s: ScytheState, unit: Unit, ...path: readonly string[]): boolean {
  const copy = clone(s)
  const found = find(copy, { do: 'unit', unit })
  if (found === undefined) return false
  game.play(copy, found[0], found[1])
  for (const to of path) {
    const step = find(copy, { do: 'step', unit, to })
    if (step === undefined) return false
    game.play(copy, step[0], step[1])
  }
  return true
}
