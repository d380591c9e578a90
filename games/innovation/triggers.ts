/** What tiles give when something happens (A22.3, A34). */
import type { Log, Seat } from '@ludarium/kernel'
import { boardOf } from './board.ts'
import {
  type BuildFilter,
  type FinalTile,
  finalTileById,
  type Gain,
  goals,
  type Happening,
  type RoundTile,
  roundTileById,
  type Trigger,
  tileById,
} from './data/index.ts'
import { receive } from './effects.ts'
import { BUILDINGS, score } from './goods.ts'
import { type Hex, type InnovationState, type InnovationStep, player, type Source } from './state.ts'

/** Tiles that listen to each happening. */
const LISTENERS = new Map<Happening, ReadonlyMap<string, readonly Trigger[]>>()
for (const tile of tileById.values()) {
  for (const trigger of tile.triggers ?? []) {
    const listeners = new Map(LISTENERS.get(trigger.on))
    listeners.set(tile.id, [...(listeners.get(tile.id) ?? []), trigger])
    LISTENERS.set(trigger.on, listeners)
  }
}

/**
 * Lets every tile of the seat answer, and in Phase II the round tile and in round 6 the final tile. `count` is how
 * often it happens; `building` (place in the list) and `hex` say what was built where.
 */
export function fire(
  s: InnovationState,
  seat: Seat,
  on: Happening,
  count: number,
  building: number,
  hex: Hex,
  later: InnovationStep[],
  log?: Log,
): void {
  if (s.phase === 'actions') scoreRound(s, seat, on, count, building, hex, log)
  const listeners = LISTENERS.get(on)
  if (listeners === undefined) return
  const p = player(s, seat)
  const happened = { count, building, hex }
  answer(s, seat, listeners.get(p.faction), happened, 'factions', later, log)
  if (!p.passed) answer(s, seat, listeners.get(p.bonus), happened, 'bonuses', later, log)
  answer(s, seat, listeners.get(p.palace), happened, 'palaces', later, log)
  for (const tile of p.competencies) answer(s, seat, listeners.get(tile), happened, 'competencies', later, log)
}

interface Happened {
  readonly count: number
  readonly building: number
  readonly hex: Hex
}

function answer(
  s: InnovationState,
  seat: Seat,
  triggers: readonly Trigger[] | undefined,
  { count, building, hex }: Happened,
  source: Source,
  later: InnovationStep[],
  log?: Log,
): void {
  if (triggers === undefined) return
  for (const trigger of triggers) {
    if (trigger.if !== undefined && !fits(s, trigger.if, building, hex)) continue
    const gain = gainOf(s, trigger)
    if (gain !== undefined) receive(s, seat, gain, count, source, later, log)
  }
}

function gainOf(s: InnovationState, trigger: Trigger): Gain | undefined {
  if (trigger.gainByPlayers === undefined) return trigger.gain
  return new Map(Object.entries(trigger.gainByPlayers)).get(String(s.participants))
}

/** A22.4, A43.6 Whether a building on a hex is what a filter asks for. */
export function fits(s: InnovationState, filter: BuildFilter, building: number, hex: Hex): boolean {
  const name = BUILDINGS[building]
  if (filter.building !== undefined && (name === undefined || !filter.building.includes(name))) return false
  if (filter.riverside === true && boardOf(s).riverside[hex] !== true) return false
  return filter.border !== true || boardOf(s).border[hex] === true
}

export function roundTileOf(s: InnovationState): RoundTile | undefined {
  return roundTileById.get(s.rounds[s.round - 1] ?? '')
}

export function finalTileOf(s: InnovationState): FinalTile | undefined {
  return s.round === 6 ? finalTileById.get(s.final) : undefined
}

/** A34.1, A34.3 */
function scoreRound(
  s: InnovationState,
  seat: Seat,
  on: Happening,
  count: number,
  building: number,
  hex: Hex,
  log?: Log,
): void {
  const tile = roundTileOf(s)
  if (tile !== undefined) {
    const goal = goals[tile.goal]
    if (goal.on === on && (goal.if === undefined || fits(s, goal.if, building, hex))) {
      score(s, seat, count * tile.vp, 'rounds', log)
    }
  }
  if (on !== 'build') return
  const final = finalTileOf(s)
  if (final !== undefined && fits(s, final.if, building, hex)) score(s, seat, count * final.vp, 'rounds', log)
}
