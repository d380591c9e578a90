/** How far an objective is met, for boards: so many of so many. Whether it is met says `holds`. */
import { at, type Seat } from '@ludarium/kernel'
import { IS_TUNNEL, LAKES, NEIGHBOURS, placeOf, TERRAIN, TERRITORIES } from './board.ts'
import type { Condition } from './data/index.ts'
import { objectiveOf } from './figures.ts'
import { controlled, controlledWhere, objectiveHolds, piecesAt, statOf } from './objectives.ts'
import { owners, player, resourcesOf, tokensAt, workersAt } from './pieces.ts'
import type { ScytheState } from './state.ts'

export interface Progress {
  readonly have: number
  readonly need: number
  /** The condition holds. */
  readonly met: boolean
}

export function progressOf(s: ScytheState, seat: Seat, objective: string): Progress {
  const { condition } = objectiveOf(s, objective)
  const met = objectiveHolds(s, seat, condition)
  if ('all' in condition) {
    return {
      have: condition.all.filter((part) => objectiveHolds(s, seat, part)).length,
      need: condition.all.length,
      met,
    }
  }
  const [have, need] = counted(s, seat, condition)
  return { have: met ? need : Math.min(have, need), need, met }
}

const most = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), 0)

/** What a single condition counts, and how many it wants; 0 of 1 where nothing is counted. */
function counted(s: ScytheState, seat: Seat, condition: Exclude<Condition, { all: unknown }>): [number, number] {
  const p = player(s, seat)
  switch (condition.type) {
    case 'stat':
      return condition.min === undefined ? [0, 1] : [statOf(p, condition.stat), condition.min]
    case 'controlTerrainCount':
      return [controlledWhere(s, seat, (place) => TERRAIN[place] === condition.terrain), condition.min]
    case 'controlTunnelCount':
      return [controlledWhere(s, seat, (place) => at(IS_TUNNEL, place)), condition.min]
    case 'territoryResources': {
      const owner = owners(s).slice()
      const stores = Array.from(owner, (who, place) => (who === seat ? tokensAt(s, place) : 0))
      return [most(stores), condition.minTotal]
    }
    case 'ownPiecesOnOneTerritory':
      return [most(p.units.map((place) => (place >= 0 && place < TERRITORIES ? piecesAt(p, place) : 0))), condition.min]
    case 'controlledResourceEach':
      return [resourcesOf(s, seat).filter((tokens) => tokens >= condition.min).length, 4]
    case 'controlNeighborsOf':
      return [controlled(s, seat, at(NEIGHBOURS, placeOf(condition.hex))), condition.min]
    case 'controlAroundOneLake':
      return [most(LAKES.map((lake) => controlled(s, seat, at(NEIGHBOURS, lake)))), condition.min]
    case 'controlledSameResource':
      return [most(resourcesOf(s, seat)), condition.min]
    case 'workersOnNeighborOf':
      return [most(at(NEIGHBOURS, placeOf(condition.hex)).map((place) => workersAt(p, place))), condition.min]
    case 'workerOnEachTerrain': {
      const there = condition.terrains.filter(
        (terrain) => controlledWhere(s, seat, (place) => TERRAIN[place] === terrain && workersAt(p, place) > 0) > 0,
      )
      return [there.length, condition.terrains.length]
    }
    default:
      return [0, 1]
  }
}
