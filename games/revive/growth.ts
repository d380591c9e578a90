/** What large locations, categories and bonuses for cards will still come to, and how near large locations are. */
import type { Seat } from '@ludarium/kernel'
import { ADJACENT, FIRST_LARGE } from './board.ts'
import { count } from './counts.ts'
import {
  type Count,
  END_CARD_POINTS,
  FIGURES,
  REWARD_SPACES,
  type Score,
  type ScoreRule,
  TRACK_LENGTH,
  TRIBE_MARKERS,
} from './data/index.ts'
import { figureAt, TO_COME } from './judge.ts'
import { locationOf } from './lookups.ts'
import { player } from './pieces.ts'
import { ruleScore } from './scoring.ts'
import type { Player, ReviveState } from './state.ts'

/** How much more a category can become. */
const MOST: Partial<Record<Count, number>> = { population: FIGURES, tribeMarkers: TRIBE_MARKERS, crystals: 6 }

function growth(has: number, what: Count, left: number): number {
  return Math.min(left * (TO_COME[what] ?? 1), (MOST[what] ?? 99) - has)
}

/** What a score will still come to. */
export function coming(s: ReviveState, seat: Seat, { count: what, points, every }: Score, left: number): number {
  return (growth(count(s, seat, what), what, left) * points) / every
}

/** What a large location will still come to. */
function locationGrowth(s: ReviveState, seat: Seat, score: ScoreRule, left: number): number {
  if (score.do === 'score') return coming(s, seat, score, left)
  return score.do === 'scoreTrack' ? Math.min(9 * left, TRACK_LENGTH - player(s, seat).tracks[score.track]) : 0
}

/** How far it is to each large location from each space. */
const DISTANCES: readonly (readonly number[])[] = Array.from({ length: 4 }, (_, corner) => {
  const far: number[] = []
  far[FIRST_LARGE + corner] = 0
  const found = [FIRST_LARGE + corner]
  for (const space of found) {
    for (const next of ADJACENT[space] ?? []) {
      if (far[next] !== undefined) continue
      far[next] = (far[space] ?? 0) + 1
      found.push(next)
    }
  }
  return far
})

/** By distance of the nearest piece: how much of a large location counts already. */
const NEARNESS: readonly number[] = [1, 1, 0.85, 0.65, 0.45, 0.3, 0.15, 0]

/** Large locations that a figure could go to, those near a piece most; books to go there make them nearer. */
export function cornerValue(s: ReviveState, seat: Seat, p: Player, left: number): number {
  if (p.figures.every((space) => space >= 0)) return 0
  let first = 0
  let second = 0
  for (let corner = 0; corner < s.large.length; corner++) {
    const large = s.large[corner]
    if (large === undefined || p.figures.includes(FIRST_LARGE + corner)) continue
    const { score } = locationOf(s, large)
    const points = ruleScore(s, seat, score) + locationGrowth(s, seat, score, left)
    const value = points * figureAt(NEARNESS, nearest(p, DISTANCES[corner] ?? []))
    if (value > first) {
      second = first
      first = value
    } else if (value > second) second = value
  }
  const books = Math.min(1, (p.resources.book + p.resources.crystal) / 3)
  return (first + 0.6 * second) * (0.7 + 0.3 * books) * Math.min(1, 4 * left)
}

function nearest(p: Player, far: readonly number[]): number {
  let least = NEARNESS.length
  for (const spaces of [p.small, p.large, p.figures]) {
    for (const space of spaces) if (space >= 0) least = Math.min(least, far[space] ?? least)
  }
  return least
}

/** Recruits of a colour that come in a whole game. */
export const OF_COLOR = 2.5

/** What large locations and bonuses for cards will still come to. */
export function growthValue(s: ReviveState, seat: Seat, p: Player, left: number): number {
  let value = 0
  for (const space of p.figures) {
    const large = space < FIRST_LARGE ? undefined : s.large[space - FIRST_LARGE]
    if (large !== undefined) value += locationGrowth(s, seat, locationOf(s, large).score, left)
  }
  for (const { id, kind } of REWARD_SPACES) {
    if (kind === 'endCardBonus' && p.rewards.includes(id)) value += left * OF_COLOR * END_CARD_POINTS
  }
  return value
}
