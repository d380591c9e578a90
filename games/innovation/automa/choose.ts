/** How the Automa chooses among candidates (A38.9, A38.10). */
import { boardOf } from '../board.ts'
import { type AutomaCard, type Criterion, terrainPriority, WHEEL } from '../data/index.ts'
import { cardOf } from '../figures.ts'
import { powerAround } from '../reach.ts'
import type { Hex, InnovationState } from '../state.ts'

/** Her support card of this turn: the newest in the discard pile. */
export function supportOf(s: InnovationState): AutomaCard['support'] {
  const discard = s.automa?.discard ?? []
  return cardOf(s, discard[discard.length - 1] ?? '')?.support ?? FIRST_SUPPORT
}

/** What counts before she has drawn a card. */
const FIRST_SUPPORT: AutomaCard['support'] = {
  group: 'marked',
  bringTogether: false,
  terrainPriority: 'A',
  direction: 'right-down',
  count: 1,
  discipline: 'catch-up',
  roundBonus: 'left',
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
  let closest = 255
  for (const p of s.players) for (const own of p.hexes) closest = Math.min(closest, distance[hex]?.[own] ?? 255)
  return closest
}

/** Power that all humans together would be offered. */
export function powerToHumans(s: InnovationState, hex: Hex): number {
  return s.players.reduce((sum, _, seat) => sum + powerAround(s, seat, hex, s.seats), 0)
}

/** Rank of a hex's terrain on the priority list of some terrain. */
function rankOn(s: InnovationState, hex: Hex, native: number): number {
  const terrain = WHEEL[s.terrain[hex] ?? -1]
  const owner = WHEEL[native]
  if (terrain === undefined || owner === undefined) return 99
  return terrainPriority[supportOf(s).terrainPriority][owner].indexOf(terrain)
}

/** A38.10 Narrows hexes down criterion by criterion; the last one is the direction. */
export function chooseHex(s: InnovationState, hexes: readonly Hex[], criteria: readonly Criterion[]): Hex | undefined {
  let left = hexes
  for (const criterion of criteria) {
    switch (criterion) {
      case 'terrain-priority':
        left = keepLeast(left, (hex) => rankOn(s, hex, s.automa?.terrain ?? -1))
        break
      case 'terrain-priority-of-human':
        left = keepLeast(left, (hex) => rankOn(s, hex, s.players[0]?.terrain ?? -1))
        break
      case 'terrain-priority-of-youth':
        left = keepLeast(left, (hex) => rankOn(s, hex, s.automa?.youth ?? -1))
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
