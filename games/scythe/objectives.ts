/** S13 Objectives: whether a card's condition holds for a seat. */
import { at, type Seat } from '@ludarium/kernel'
import { LAKES, NEIGHBOURS, NEXT_TO_HOME, placeOf, placesOf, TERRAIN, TERRITORIES, TUNNELS } from './board.ts'
import { type Condition, GOALS, type ObjectiveStat } from './data/index.ts'
import { objectiveOf } from './figures.ts'
import {
  combatUnitsAt,
  countTrue,
  mechsAt,
  mechsOut,
  owners,
  player,
  resourcesOf,
  structuresOut,
  tokensAt,
  unitsAt,
  workersAt,
  workersOut,
} from './pieces.ts'
import type { Place, Player, ScytheState } from './state.ts'

/** S13.3 Objectives in hand that may be revealed now; `end` is window C. */
export function revealable(s: ScytheState, seat: Seat, end: boolean): string[] {
  const found: string[] = []
  for (const card of player(s, seat).objectives) {
    const { timing, condition } = objectiveOf(s, card)
    if ((end || timing === 'anytime') && objectiveHolds(s, seat, condition)) found.push(card)
  }
  return found
}

/** S13.4 */
export function statOf(p: Player, stat: ObjectiveStat): number {
  switch (stat) {
    case 'power':
    case 'popularity':
    case 'coins':
      return p[stat]
    case 'workers':
      return workersOut(p)
    case 'mechs':
      return mechsOut(p)
    case 'structures':
      return structuresOut(p)
    case 'recruits':
      return countTrue(p.recruits)
    case 'upgrades':
      return countTrue(p.cubes)
    case 'combatCards':
      return p.hand.length
    case 'factoryCards':
      return p.factoryCard === '' ? 0 : 1
    case 'combatStars':
      return at(p.stars, GOALS.indexOf('combat'))
  }
}

/** How many of these territories the seat controls. */
export function controlled(s: ScytheState, seat: Seat, places: readonly Place[]): number {
  const owner = owners(s)
  let n = 0
  for (const place of places) if (owner[place] === seat) n++
  return n
}

export function controlledWhere(s: ScytheState, seat: Seat, test: (place: Place) => boolean): number {
  const owner = owners(s)
  let n = 0
  for (let place = 0; place < TERRITORIES; place++) if (owner[place] === seat && test(place)) n++
  return n
}

export function piecesAt(p: Player, place: Place): number {
  return unitsAt(p, place) + (p.structures.includes(place) ? 1 : 0)
}

function hasAllTypes(s: ScytheState, place: Place): boolean {
  return [0, 1, 2, 3].every((type) => at(s.resources, 4 * place + type) > 0)
}

export function objectiveHolds(s: ScytheState, seat: Seat, condition: Condition): boolean {
  if ('all' in condition) {
    for (const part of condition.all) if (!objectiveHolds(s, seat, part)) return false
    return true
  }
  const p = player(s, seat)
  switch (condition.type) {
    case 'stat': {
      const value = statOf(p, condition.stat)
      return value >= (condition.min ?? 0) && value <= (condition.max ?? Number.POSITIVE_INFINITY)
    }
    case 'controlTerrainCount':
      return controlled(s, seat, placesOf(condition.terrain)) >= condition.min
    case 'controlTunnelCount':
      return controlled(s, seat, TUNNELS) >= condition.min
    case 'controlHex':
      return controlled(s, seat, [placeOf(condition.hex)]) === 1
    case 'highestOrTied':
      return s.players.every((other) => other[condition.stat] <= p[condition.stat])
    case 'forcedWorkerRetreatThisTurn':
      return seat === s.active && s.forced >= condition.min
    case 'territoryResources':
      return (
        controlledWhere(
          s,
          seat,
          (place) => tokensAt(s, place) >= condition.minTotal && (!condition.allTypes || hasAllTypes(s, place)),
        ) > 0
      )
    case 'ownPiecesOnOneTerritory':
      return p.units.some((place) => place >= 0 && place < TERRITORIES && piecesAt(p, place) >= condition.min)
    case 'controlledResourceEach':
      return resourcesOf(s, seat).every((tokens) => tokens >= condition.min)
    case 'statsEqual':
      return statOf(p, condition.a) === statOf(p, condition.b)
    case 'territoryComposition':
      return (
        controlledWhere(
          s,
          seat,
          (place) =>
            combatUnitsAt(p, place) - mechsAt(p, place) === condition.character &&
            mechsAt(p, place) === condition.mechs &&
            workersAt(p, place) === condition.workers &&
            tokensAt(s, place) >= condition.resourcesMin,
        ) > 0
      )
    case 'controlNeighborsOf':
      return controlled(s, seat, at(NEIGHBOURS, placeOf(condition.hex))) >= condition.min
    case 'controlAroundOneLake':
      return LAKES.some((lake) => controlled(s, seat, at(NEIGHBOURS, lake)) >= condition.min)
    case 'controlledSameResource':
      return resourcesOf(s, seat).some((tokens) => tokens >= condition.min)
    case 'workersOnNeighborOf':
      return at(NEIGHBOURS, placeOf(condition.hex)).some((place) => workersAt(p, place) >= condition.min)
    case 'workerOnEachTerrain':
      return condition.terrains.every(
        (terrain) => controlledWhere(s, seat, (place) => TERRAIN[place] === terrain && workersAt(p, place) > 0) > 0,
      )
    case 'noStructureAdjacentToOwnHomeBase':
      return !NEXT_TO_HOME[p.faction].some((place) => p.structures.includes(place))
  }
}
