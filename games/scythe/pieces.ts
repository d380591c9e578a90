/** Questions about who has what where. Nothing here changes the state. */
import { at, type Seat } from '@ludarium/kernel'
import { byFaction, IS_LAKE, TERRITORIES } from './board.ts'
import {
  type Ability,
  BOTTOM_ACTIONS,
  type BottomAction,
  CUBES,
  type Cube,
  FACTION,
  type Faction,
  STRUCTURES,
  type Structure,
} from './data/index.ts'
import type { Place, Player, ScytheState } from './state.ts'

/** Unit numbers: 0 the character, 1 to 4 the mechs, 5 to 12 the workers. */
export const CHARACTER = 0
export const FIRST_MECH = 1
export const FIRST_WORKER = 5
export const UNIT_COUNT = 13

export function player(s: ScytheState, seat: Seat): Player {
  const found = s.players[seat]
  if (found === undefined) throw new Error(`No seat ${seat}.`)
  return found
}

/** By faction, the unit number of the mech that brings the ability. */
const BRINGER = byFaction((faction) => {
  const units: Partial<Record<Ability, number>> = {}
  for (const [slot, { id }] of (FACTION.get(faction)?.mechs ?? []).entries()) units[id] = FIRST_MECH + slot
  return units
})

/** The unit number of the mech with that ability, or undefined when the faction has none. */
export function mechWith(faction: Faction, ability: Ability): number | undefined {
  return BRINGER[faction][ability]
}

/** S12 A mech ability is on once its mech has been deployed. */
export function has(p: Player, ability: Ability): boolean {
  const unit = BRINGER[p.faction][ability]
  return unit !== undefined && at(p.units, unit) >= 0
}

export function seatOf(s: ScytheState, faction: Faction): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (s.players[seat]?.faction === faction) return seat
  return -1
}

export function isCombatUnit(unit: number): boolean {
  return unit < FIRST_WORKER
}

export function isMech(unit: number): boolean {
  return unit >= FIRST_MECH && unit < FIRST_WORKER
}

/** How many units of the player, from number `from` to before `to`, stand there. */
export function unitsAt(p: Player, place: Place, from = 0, to = UNIT_COUNT): number {
  let n = 0
  for (let unit = from; unit < to; unit++) if (p.units[unit] === place) n++
  return n
}

export function workersAt(p: Player, place: Place): number {
  return unitsAt(p, place, FIRST_WORKER, UNIT_COUNT)
}

export function combatUnitsAt(p: Player, place: Place): number {
  return unitsAt(p, place, 0, FIRST_WORKER)
}

export function mechsAt(p: Player, place: Place): number {
  return unitsAt(p, place, FIRST_MECH, FIRST_WORKER)
}

/** The seat other than this one that has a unit there, or -1. */
export function opponentAt(s: ScytheState, seat: Seat, place: Place): Seat {
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && at(s.players, other).units.includes(place)) return other
  }
  return -1
}

/** S5.3 Territories with an own worker; `land` leaves out lakes. Outside of a Move action none of them is contested. */
export function workerPlaces(p: Player, land: boolean): Place[] {
  const places: Place[] = []
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) {
    const place = at(p.units, unit)
    if (place < 0 || place >= TERRITORIES || (land && at(IS_LAKE, place)) || places.includes(place)) continue
    places.push(place)
  }
  return places
}

export function workersOut(p: Player): number {
  let n = 0
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) if (at(p.units, unit) >= 0) n++
  return n
}

export function mechsOut(p: Player): number {
  let n = 0
  for (let unit = FIRST_MECH; unit < FIRST_WORKER; unit++) if (at(p.units, unit) >= 0) n++
  return n
}

/** The next worker of the Produce track, or -1 when all have left it. */
export function nextWorker(p: Player): number {
  return p.units.indexOf(-1, FIRST_WORKER)
}

export function structuresOut(p: Player): number {
  let n = 0
  for (const place of p.structures) if (place >= 0) n++
  return n
}

export function structurePlace(p: Player, structure: Structure): Place {
  return at(p.structures, STRUCTURES.indexOf(structure))
}

export function structureOwner(s: ScytheState, place: Place): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (at(s.players, seat).structures.includes(place)) return seat
  return -1
}

export function countTrue(list: readonly boolean[]): number {
  let n = 0
  for (const yes of list) if (yes) n++
  return n
}

export function starsPlaced(p: Player): number {
  let n = 0
  for (const stars of p.stars) n += stars
  return n
}

export function hasCube(p: Player, cube: Cube): boolean {
  return p.cubes[CUBES.indexOf(cube)] === true
}

export function bottomIndex(action: BottomAction): number {
  return BOTTOM_ACTIONS.indexOf(action)
}

/** Owner of each territory, filled anew by `owners`; read it before the next call. */
const scratch = new Int8Array(TERRITORIES)

/**
 * S1.3 By territory, the seat that controls it or -1: units before structures, and in a contested hex the
 * defender, who is never the active player. The list is valid until the next call.
 */
export function owners(s: ScytheState): Int8Array {
  scratch.fill(-1)
  for (let seat = 0; seat < s.seats; seat++) {
    for (const place of at(s.players, seat).structures) if (place >= 0) scratch[place] = seat
  }
  mark(at(s.players, s.active).units, s.active)
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.active) mark(at(s.players, seat).units, seat)
  return scratch
}

function mark(units: readonly Place[], seat: Seat): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = at(units, unit)
    if (place >= 0 && place < TERRITORIES) scratch[place] = seat
  }
}

/** S1.3 Who controls that territory, or -1. */
export function controller(s: ScytheState, place: Place): Seat {
  if (place >= TERRITORIES) return -1
  const opponent = opponentAt(s, s.active, place)
  if (opponent >= 0) return opponent
  if (at(s.players, s.active).units.includes(place)) return s.active
  return structureOwner(s, place)
}

export function tokensAt(s: ScytheState, place: Place): number {
  let n = 0
  for (let i = 4 * place; i < 4 * place + 4; i++) n += at(s.resources, i)
  return n
}

/** Tokens that the seat controls, by resource. */
export function resourcesOf(s: ScytheState, seat: Seat): number[] {
  const { units, structures } = at(s.players, seat)
  const sum = [0, 0, 0, 0]
  addTokensUnder(s, seat, units, NO_PIECES, sum)
  addTokensUnder(s, seat, structures, units, sum)
  return sum
}

const NO_PIECES: readonly Place[] = []

/** Adds the tokens that the seat controls where these pieces of it stand, and no earlier ones do. */
function addTokensUnder(
  s: ScytheState,
  seat: Seat,
  pieces: readonly Place[],
  earlier: readonly Place[],
  sum: number[],
): void {
  const { resources } = s
  for (let i = 0; i < pieces.length; i++) {
    const place = pieces[i] as Place
    if (place < 0 || place >= TERRITORIES) continue
    const first = resources[4 * place] as number
    const second = resources[4 * place + 1] as number
    const third = resources[4 * place + 2] as number
    const fourth = resources[4 * place + 3] as number
    if ((first | second | third | fourth) === 0 || pieces.indexOf(place) < i || earlier.includes(place)) continue
    if (controller(s, place) !== seat) continue
    sum[0] = (sum[0] as number) + first
    sum[1] = (sum[1] as number) + second
    sum[2] = (sum[2] as number) + third
    sum[3] = (sum[3] as number) + fourth
  }
}

/** S1.7 The next seat clockwise; with `by` -1 the previous one. */
export function neighbour(s: ScytheState, seat: Seat, by: 1 | -1): Seat {
  return at(s.order, (s.order.indexOf(seat) + by + s.seats) % s.seats)
}
