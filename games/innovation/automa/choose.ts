/** How the Automa chooses among candidates (A38.9, A38.10). */
import { at } from '@ludarium/kernel'
import { boardOf, figure } from '../board.ts'
import { type AutomaCard, type Criterion, terrainPriority, WHEEL } from '../data/index.ts'
import { cardOf } from '../figures.ts'
import { automaOf, terrainAt } from '../pieces.ts'
import { powerAround } from '../reach.ts'
import type { Hex, InnovationState } from '../state.ts'

/** Her support card of this turn: the newest in the discard pile. */
export function supportOf(s: InnovationState): AutomaCard['support'] {
  const card = cardOf(s, automaOf(s).discard.at(-1) ?? '')
  if (card === undefined) throw new Error('The Automa has no support card yet.')
  return card.support
}

/** A38.9 Candidates stand in reading order; counting starts again when the list ends. */
export function byDirection<T>(candidates: readonly T[], support: AutomaCard['support']): T | undefined {
  if (candidates.length === 0) return undefined
  const step = (support.count - 1) % candidates.length
  return candidates[support.direction === 'right-down' ? step : candidates.length - 1 - step]
}

/** Keeps those with the smallest figure. */
export function keepLeast<T>(candidates: readonly T[], figure: (candidate: T) => number): T[] {
  const figures = candidates.map(figure)
  const least = Math.min(...figures)
  return candidates.filter((_, n) => figures[n] === least)
}

/** A39.4 Distance to the closest building of any human. */
function distanceToHumans(s: InnovationState, hex: Hex): number {
  const { distance } = boardOf(s)
  return Math.min(...s.players.flatMap((p) => p.hexes.map((own) => figure(distance, hex, own))))
}

/** Power that all humans together would be offered. */
export function powerToHumans(s: InnovationState, hex: Hex): number {
  return s.players.reduce((sum, _, seat) => sum + powerAround(s, seat, hex, s.seats), 0)
}

/** Rank of a hex's terrain on the priority list of some terrain. */
function rankOn(s: InnovationState, hex: Hex, native: number): number {
  return terrainPriority[supportOf(s).terrainPriority][at(WHEEL, native)].indexOf(terrainAt(s, hex))
}

/** A38.10 Narrows hexes down criterion by criterion; the last one is the direction. */
export function chooseHex(s: InnovationState, hexes: readonly Hex[], criteria: readonly Criterion[]): Hex | undefined {
  let left = hexes
  for (const criterion of criteria) {
    switch (criterion) {
      case 'terrain-priority':
        left = keepLeast(left, (hex) => rankOn(s, hex, automaOf(s).terrain))
        break
      case 'terrain-priority-of-human':
        left = keepLeast(left, (hex) => rankOn(s, hex, at(s.players, 0).terrain))
        break
      case 'terrain-priority-of-youth':
        left = keepLeast(left, (hex) => rankOn(s, hex, automaOf(s).youth))
        break
      case 'closest-to-human':
        left = keepLeast(left, (hex) => distanceToHumans(s, hex))
        break
      case 'most-power-to-human':
        left = keepLeast(left, (hex) => -powerToHumans(s, hex))
        break
      case 'direction':
        return byDirection(left, supportOf(s))
    }
  }
  return byDirection(left, supportOf(s))
}
