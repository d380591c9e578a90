/** What the sections of a player's mat cost and give now: S5 the top row, S10 the bottom row. */
import { at } from '@ludarium/kernel'
import type { TopAction } from './data/index.ts'
import { matOf, topOptionsOf, workerTrackOf } from './figures.ts'
import { FIRST_WORKER, hasCube, UNIT_COUNT, workersOut } from './pieces.ts'
import type { Player, ScytheState } from './state.ts'

/** The action over the section with the token, 'factory' for the Factory card. */
export function topActionOf(s: ScytheState, p: Player): TopAction | 'factory' {
  return matOf(s, p).sections[p.section]?.top ?? 'factory'
}

/** S5 What an option of a top action gives now: its base, one more with its cube moved; 0 without such an option. */
export function topWorth(s: ScytheState, p: Player, action: TopAction, option: number): number {
  const found = topOptionsOf(s, action)[option]
  if (found === undefined) return 0
  return found.base + (found.cube !== '' && hasCube(p, found.cube) ? 1 : 0)
}

/** S5.4.1 The cost of producing, by workers off the mat. */
export function produceCost(s: ScytheState, p: Player): { power: number; popularity: number; coins: number } {
  const cost = { power: 0, popularity: 0, coins: 0 }
  const track = workerTrackOf(s)
  const gone = workersOut(p) - (UNIT_COUNT - FIRST_WORKER - track.length)
  for (let box = 0; box < gone; box++) {
    const type = at(track, box)
    if (type !== '') cost[type]++
  }
  return cost
}

/** S10.1 What the bottom action of that section costs now. */
export function bottomCost(s: ScytheState, p: Player, index: number): number {
  return at(matOf(s, p).sections, index).cost - at(p.slots, index)
}
