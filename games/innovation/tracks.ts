/** Levels on the discipline tracks (A25). */
import type { Log, Seat } from '@ludarium/kernel'
import { type Discipline, disciplines, track } from './data/index.ts'
import { charge } from './goods.ts'
import { type InnovationState, type InnovationStep, type Player, player } from './state.ts'
import { fire } from './triggers.ts'

export const DISCIPLINES: readonly Discipline[] = disciplines.map((discipline) => discipline.id)
export const TOP = track.max
/** The level before the door that needs a key. */
export const DOOR = track.keyNeededToReach - 1
const POWER_ON = Array.from({ length: TOP + 1 }, (_, level) => track.powerOnReaching[level] ?? 0)

export function disciplineNamed(discipline: Discipline): number {
  return DISCIPLINES.indexOf(discipline)
}

/** A25.4 Every city tile is a key; every track beyond the door has used one. */
export function unusedKeys(p: Player): number {
  let keys = p.cities.length
  for (let d = 0; d < 4; d++) if ((p.levels[d] ?? 0) > DOOR) keys--
  return keys
}

/** A25.6 Level 12 is for one participant. */
export function isTopTaken(s: InnovationState, discipline: number): boolean {
  for (const p of s.players) if (p.levels[discipline] === TOP) return true
  return s.automa?.levels[discipline] === TOP || s.virtual?.levels[discipline] === TOP
}

export function canStep(s: InnovationState, p: Player, discipline: number): boolean {
  const level = p.levels[discipline] ?? 0
  if (level < DOOR) return true
  if (level === DOOR) return unusedKeys(p) > 0
  return level < TOP - 1 || (level === TOP - 1 && !isTopTaken(s, discipline))
}

export function canStepAnywhere(s: InnovationState, p: Player): boolean {
  for (let d = 0; d < 4; d++) if (canStep(s, p, d)) return true
  return false
}

/** A25.5 Whether the owner decides if a key is used here. */
function asksForKey(p: Player, discipline: number, count: number): boolean {
  const level = p.levels[discipline] ?? 0
  if (level > DOOR || level + count <= DOOR) return false
  const keys = unusedKeys(p)
  return keys > 0 && keys < tracksBeforeDoor(p)
}

function tracksBeforeDoor(p: Player): number {
  let count = 0
  for (let d = 0; d < 4; d++) if ((p.levels[d] ?? 0) <= DOOR) count++
  return count
}

/** A25 Steps on one track; at the door the owner is asked (in `later`) where using a key is a choice. */
export function advance(
  s: InnovationState,
  seat: Seat,
  discipline: number,
  count: number,
  later: InnovationStep[],
  log?: Log,
): void {
  const p = player(s, seat)
  if (!asksForKey(p, discipline, count)) {
    stepUp(s, seat, discipline, count, log)
    return
  }
  const before = DOOR - (p.levels[discipline] ?? 0)
  if (before > 0) stepUp(s, seat, discipline, before, log)
  later.push({ step: 'key', seat, discipline: DISCIPLINES[discipline] ?? 'banking', count: count - before })
}

/** Steps that use a key where one is needed and there. */
export function stepUp(s: InnovationState, seat: Seat, discipline: number, count: number, log?: Log): void {
  const p = player(s, seat)
  let taken = 0
  let power = 0
  while (taken < count && canStep(s, p, discipline)) {
    const level = (p.levels[discipline] ?? 0) + 1
    p.levels[discipline] = level
    taken++
    const gained = POWER_ON[level] ?? 0
    if (gained > 0) power += charge(p, gained)
  }
  if (taken === 0) return
  log?.({
    type: 'stepped',
    seat,
    discipline: DISCIPLINES[discipline] ?? '',
    steps: taken,
    level: p.levels[discipline] ?? 0,
    power,
  })
  fire(s, seat, 'disciplineStep', taken, -1, -1, [], log)
}
