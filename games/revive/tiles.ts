/** R22 What the moon sides put on the map: where tribe tiles and the falcon may go, and R21.3 where figures may move. */
import { at, type Seat } from '@ludarium/kernel'
import { ADJACENT, FIRST_LARGE, GROUND_COLOR, isBuilt, LOCATION, SAND } from './board.ts'
import { GROUNDS, SPACES, type TribeTile, type Verb } from './data/index.ts'
import { abilityKey, effectOf } from './effects.ts'
import { footingOf, reachOf } from './footing.ts'
import { tribeSide } from './lookups.ts'
import { player } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'
import { ALONE_AREA, nearest } from './ways.ts'

/** The effect that places a tribe tile. */
export type Placing = Extract<Verb, { readonly do: 'placeTribeTile' }>

/** Tiles that stand on a space; forest and sand tiles are its ground (R22.0). */
function standsOn(s: ReviveState, space: number): boolean {
  for (const p of s.players) {
    if (p.falcon === space || p.figures.includes(space)) return true
    if (p.tribe !== 'nadair' && p.tribe !== 'kuniban' && p.tiles.includes(space)) return true
  }
  return isBuilt(s, space)
}

/** Whether the rules of that tile allow the space, range apart. */
function takesTile(s: ReviveState, p: Player, tile: TribeTile, space: number): boolean {
  switch (tile) {
    case 'forest':
    case 'sand':
      return !standsOn(s, space)
    case 'temple':
    case 'workshop':
      return !p.tiles.includes(space)
    case 'target':
      if (p.tiles.includes(space)) return false
      return s.ground[space] === SAND ? !isBuilt(s, space) : !p.figures.includes(space)
  }
}

/** Spaces where the tile may be placed and, where range is due, its food paid; the first one when `one` is enough. */
export function tileSpaces(s: ReviveState, seat: Seat, placing: Placing, crystalsDue: number, one: boolean): number[] {
  const p = player(s, seat)
  const found: number[] = []
  if (p.tiles.length >= tribeSide(s, p).tiles) return found
  const most = p.resources.food + p.resources.crystal - crystalsDue
  const reach = placing.range ? reachOf(s, footingOf(s, seat)) : null
  for (let space = 0; space < SPACES.length; space++) {
    const ground = GROUNDS[s.ground[space] ?? 0]
    if (ground === undefined || ground === 'facedown' || ground === 'chasm') continue
    if (!placing.on.includes(ground) || !takesTile(s, p, placing.tile, space)) continue
    if (reach !== null && nearest(reach.any, at(ALONE_AREA, space)) > most) continue
    found.push(space)
    if (one) return found
  }
  return found
}

/** R22.6 Spaces the falcon may end on: terrain within so many steps over face-up spaces, or where it is. */
export function falconSpaces(s: ReviveState, p: Player): number[] {
  const reached = new Map([[p.falcon, 0]])
  const most = falconStride(s, p) * p.tribeMarkers
  for (const [space, steps] of reached) {
    if (steps === most) continue
    for (const next of ADJACENT[space] ?? []) {
      if (s.ground[next] !== 0 && !reached.has(next)) reached.set(next, steps + 1)
    }
  }
  return [...reached.keys()].filter((space) => GROUND_COLOR[s.ground[space] ?? 0] !== '').sort((a, b) => a - b)
}

function falconStride(s: ReviveState, p: Player): number {
  const { op } = effectOf(s, abilityKey(p))
  return op.do === 'moveFalcon' ? op.perMarker : 0
}

/** R21.3, Q29 Technologies whose figure may move: from a regular location to another one without an own figure. */
export function movableFigures(s: ReviveState, p: Player): number[] {
  const techs: number[] = []
  for (const [tech, space] of p.figures.entries()) if (space >= 0 && space < FIRST_LARGE) techs.push(tech)
  return techs.length > 0 && freeLocations(s, p).length > 0 ? techs : []
}

export function freeLocations(s: ReviveState, p: Player): number[] {
  const spaces: number[] = []
  for (let space = 0; space < FIRST_LARGE; space++) {
    if (s.ground[space] === LOCATION && !p.figures.includes(space)) spaces.push(space)
  }
  return spaces
}
