/** S6.2 to S6.4 Where a unit can step to. */
import { at, type Seat } from '@ludarium/kernel'
import {
  BY_LAKE,
  BY_LAND,
  BY_RIVER,
  FACTORY,
  FARMS,
  HOME,
  IS_LAKE,
  IS_TUNNEL,
  LAKES,
  MOUNTAINS,
  PLACE_COUNT,
  TERRAIN,
  TERRITORIES,
  TUNNELS,
  VILLAGES,
} from './board.ts'
import { FACTION_IDS, type Faction } from './data/index.ts'
import { riverwalkOf } from './figures.ts'
import {
  controller,
  FIRST_WORKER,
  has,
  isCombatUnit,
  opponentAt,
  player,
  seatOf,
  structurePlace,
  UNIT_COUNT,
} from './pieces.ts'
import type { Place, Player, ScytheState } from './state.ts'

/** Above this number of seats Wayfare leads to farms (S19.1). */
const WAYFARE_SEATS = 5

/** Places marked by the walk that is being worked out; cleared after each use. */
const marked = new Uint8Array(PLACE_COUNT)

function mark(places: readonly Place[]): void {
  for (let i = 0; i < places.length; i++) marked[at(places, i)] = 1
}

/** Every place the unit can step to from where it stands, ascending. */
export function stepsOf(s: ScytheState, seat: Seat, unit: number): Place[] {
  const from = at(player(s, seat).units, unit)
  markSteps(s, seat, unit, from, true)
  const steps: Place[] = []
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (marked[place] === 1 && mayEnter(s, seat, unit, from, place)) steps.push(place)
  }
  marked.fill(0)
  return steps
}

export function canStep(s: ScytheState, seat: Seat, unit: number): boolean {
  const from = at(player(s, seat).units, unit)
  if (from < 0) return false
  // Nearly always a neighbour will do.
  for (const place of at(BY_LAND, from)) if (mayEnter(s, seat, unit, from, place)) return true
  markSteps(s, seat, unit, from, true)
  let can = false
  for (let place = 0; place < PLACE_COUNT && !can; place++) {
    can = marked[place] === 1 && mayEnter(s, seat, unit, from, place)
  }
  marked.fill(0)
  return can
}

/** S19.6 Whether the step is possible only by Toka. */
export function needsToka(s: ScytheState, seat: Seat, unit: number, to: Place): boolean {
  const p = player(s, seat)
  if (p.faction !== 'togawa' || !isCombatUnit(unit)) return false
  markSteps(s, seat, unit, at(p.units, unit), false)
  const needs = marked[to] !== 1
  marked.fill(0)
  return needs
}

/** S6.4 Workers on their own enter no hex with an opposing unit; nobody steps where it stands. */
function mayEnter(s: ScytheState, seat: Seat, unit: number, from: Place, to: Place): boolean {
  if (to === from) return false
  return isCombatUnit(unit) || opponentAt(s, seat, to) < 0
}

function markSteps(s: ScytheState, seat: Seat, unit: number, from: Place, toka: boolean): void {
  const p = player(s, seat)
  if (from < 0) return
  mark(at(BY_LAND, from))
  markTunnels(p, from)
  if (isCombatUnit(unit)) markAbilities(s, seat, p, from, toka)
  else if (p.faction === 'nordic') mark(at(BY_RIVER, from))
}

/** S6.2c Tunnels, and the own mine as one more end of them. */
function markTunnels(p: Player, from: Place): void {
  const mine = structurePlace(p, 'mine')
  if (at(IS_TUNNEL, from) || from === mine) {
    mark(TUNNELS)
    if (mine >= 0 && at(IS_TUNNEL, from)) marked[mine] = 1
  }
}

/** S12, S19 Abilities of characters and mechs. */
function markAbilities(s: ScytheState, seat: Seat, p: Player, from: Place, toka: boolean): void {
  if (has(p, 'riverwalk')) markRiverwalk(s, p.faction, from)
  switch (p.faction) {
    case 'nordic':
      if (has(p, 'seaworthy')) mark(at(BY_LAKE, from))
      return
    case 'rusviet':
      if (has(p, 'township')) markTownship(s, seat, from)
      return
    case 'crimea':
      if (has(p, 'wayfare')) markWayfare(s, p)
      return
    case 'saxony':
      if (has(p, 'underpass')) markUnderpass(s, seat, p, from)
      return
    case 'polania':
      if (has(p, 'submerge')) {
        mark(at(BY_LAKE, from))
        if (at(IS_LAKE, from)) mark(LAKES)
      }
      return
    case 'albion':
      if (has(p, 'burrow')) markBurrow(p, from)
      if (has(p, 'rally')) markRally(s, p)
      return
    case 'togawa':
      if (toka && !s.toka && has(p, 'toka')) mark(at(BY_RIVER, from))
      if (has(p, 'suiton')) mark(at(BY_LAKE, from))
      if (has(p, 'shinobi')) markTokens(s, 'trap')
      return
  }
}

function markRiverwalk(s: ScytheState, faction: Faction, from: Place): void {
  const onto = riverwalkOf(s, faction)
  for (const place of at(BY_RIVER, from)) if (at(onto, place)) marked[place] = 1
}

/** S12.2, R7 From a village or the Factory to the Factory or a controlled village. */
function markTownship(s: ScytheState, seat: Seat, from: Place): void {
  if (from !== FACTORY && TERRAIN[from] !== 'village') return
  marked[FACTORY] = 1
  for (const village of VILLAGES) if (controller(s, village) === seat) marked[village] = 1
}

/** S12.3 To the own or an inactive base; with six or seven seats to a farm without units (S19.1, R31). */
function markWayfare(s: ScytheState, p: Player): void {
  if (s.seats > WAYFARE_SEATS) {
    for (const farm of FARMS) if (opponentAt(s, -1, farm) < 0) marked[farm] = 1
    return
  }
  for (const faction of FACTION_IDS) {
    if (faction === p.faction || seatOf(s, faction) < 0) marked[HOME[faction]] = 1
  }
}

/** S12.4, R7 Controlled mountains, tunnels and the own mine are next to each other. */
function markUnderpass(s: ScytheState, seat: Seat, p: Player, from: Place): void {
  const mine = structurePlace(p, 'mine')
  const inside = at(IS_TUNNEL, from) || from === mine || (TERRAIN[from] === 'mountain' && controller(s, from) === seat)
  if (!inside) return
  mark(TUNNELS)
  if (mine >= 0) marked[mine] = 1
  for (const mountain of MOUNTAINS) if (controller(s, mountain) === seat) marked[mountain] = 1
}

/** S19.4 Across a river where either bank has a tunnel or the own mine. */
function markBurrow(p: Player, from: Place): void {
  const mine = structurePlace(p, 'mine')
  const here = at(IS_TUNNEL, from) || from === mine
  for (const place of at(BY_RIVER, from)) if (here || at(IS_TUNNEL, place) || place === mine) marked[place] = 1
}

/** S19.4 To any territory with an own worker or flag. */
function markRally(s: ScytheState, p: Player): void {
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) {
    const place = at(p.units, unit)
    if (place >= 0 && place < TERRITORIES) marked[place] = 1
  }
  markTokens(s, 'flag')
}

/** Territories with a faction token of that kind; only one faction has flags, only one has traps. */
function markTokens(s: ScytheState, kind: 'flag' | 'trap'): void {
  for (let place = 0; place < TERRITORIES; place++) {
    if (kind === 'flag' ? s.tokens[place] === 'flag' : s.traps[place] !== 0) marked[place] = 1
  }
}
