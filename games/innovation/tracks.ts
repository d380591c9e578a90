/** Levels on the discipline tracks: where a marker may go (A25). */
import { at } from '@ludarium/kernel'
import { type Discipline, disciplines, track } from './data/index.ts'
import type { InnovationState, Player } from './state.ts'

export const DISCIPLINES: readonly Discipline[] = disciplines.map((discipline) => discipline.id)
export const TOP = track.max
/** The level before the door that needs a key. */
export const DOOR = track.keyNeededToReach - 1

/** The place of the discipline with that name. */
export function disciplineNamed(discipline: Discipline): number {
  return DISCIPLINES.indexOf(discipline)
}

export function nameOfDiscipline(place: number): Discipline {
  return at(DISCIPLINES, place)
}

/** A25.4 Every city tile is a key; every track beyond the door has used one. */
export function unusedKeys(p: Player): number {
  let keys = p.cities.length
  for (const level of p.levels) if (level > DOOR) keys--
  return keys
}

/** A25.6 Level 12 is for one participant. */
export function isTopTaken(s: InnovationState, discipline: number): boolean {
  for (const p of s.players) if (p.levels[discipline] === TOP) return true
  return s.automa?.levels[discipline] === TOP || s.virtual?.levels[discipline] === TOP
}

export function canStep(s: InnovationState, p: Player, discipline: number): boolean {
  const level = at(p.levels, discipline)
  if (level < DOOR) return true
  if (level === DOOR) return unusedKeys(p) > 0
  return level < TOP - 1 || (level === TOP - 1 && !isTopTaken(s, discipline))
}

export function canStepAnywhere(s: InnovationState, p: Player): boolean {
  return p.levels.some((_, discipline) => canStep(s, p, discipline))
}

/** A25.5 Whether the owner decides if a key is used here. */
export function asksForKey(p: Player, discipline: number, count: number): boolean {
  const level = at(p.levels, discipline)
  if (level > DOOR || level + count <= DOOR) return false
  const keys = unusedKeys(p)
  return keys > 0 && keys < tracksBeforeDoor(p)
}

function tracksBeforeDoor(p: Player): number {
  return p.levels.filter((level) => level <= DOOR).length
}

/** A35.1 The level counted for the science bonus. */
export function scienceLevel(_s: InnovationState, p: Player, discipline: number): number {
  return at(p.levels, discipline) + (p.faction === 'blessed' ? 3 : 0)
}
