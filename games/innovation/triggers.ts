/** What tiles listen to, and what they give when it happens (A22.3, A34). */
import { boardOf } from './board.ts'
import { type BuildFilter, type Gain, type Happening, type Trigger, tileById } from './data/index.ts'
import { finalTileOf, goalOf, roundTileOf } from './figures.ts'
import { BUILDINGS } from './pieces.ts'
import type { Hex, InnovationState } from './state.ts'

/** Something that tiles may listen to: how often, and where a building is concerned which one and where. */
export interface Happened {
  readonly on: Happening
  readonly count: number
  /** Place in the list of buildings. */
  readonly building?: number
  readonly hex?: Hex
}

/** Tiles that listen to each happening. */
const LISTENERS = new Map<Happening, ReadonlyMap<string, readonly Trigger[]>>()
for (const tile of tileById.values()) {
  for (const trigger of tile.triggers ?? []) {
    const listeners = new Map(LISTENERS.get(trigger.on))
    listeners.set(tile.id, [...(listeners.get(tile.id) ?? []), trigger])
    LISTENERS.set(trigger.on, listeners)
  }
}

/** By tile: its triggers for such a happening. */
export function listenersOf(_s: InnovationState, on: Happening): ReadonlyMap<string, readonly Trigger[]> | undefined {
  return LISTENERS.get(on)
}

/** What a trigger gives for one time that it happened, if anything. */
export function gainOf(s: InnovationState, trigger: Trigger, happened: Happened): Gain | undefined {
  if (trigger.if !== undefined && !fits(s, trigger.if, happened)) return undefined
  if (trigger.gainByPlayers === undefined) return trigger.gain
  return new Map(Object.entries(trigger.gainByPlayers)).get(String(s.participants))
}

/** A22.4, A43.6 Whether a building on a hex is what a filter asks for. */
function fits(s: InnovationState, filter: BuildFilter, { building = -1, hex = -1 }: Happened): boolean {
  const name = BUILDINGS[building]
  if (filter.building !== undefined && (name === undefined || !filter.building.includes(name))) return false
  if (filter.riverside === true && boardOf(s).riverside[hex] !== true) return false
  return filter.border !== true || boardOf(s).border[hex] === true
}

/** A34.1 Points of the round tile, in Phase II. */
export function roundPoints(s: InnovationState, happened: Happened): number {
  const tile = roundTileOf(s)
  if (tile === undefined) return 0
  const goal = goalOf(s, tile)
  const counts = goal.on === happened.on && (goal.if === undefined || fits(s, goal.if, happened))
  return counts ? happened.count * tile.vp : 0
}

/** A34.3 Points of the final tile, in round 6. */
export function finalPoints(s: InnovationState, happened: Happened): number {
  const tile = finalTileOf(s)
  return tile !== undefined && tile.on === happened.on && fits(s, tile.if, happened) ? happened.count * tile.vp : 0
}
