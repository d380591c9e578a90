/** R20 Final scoring, and the solo rating of R24.7. */
import { rankBy, type ScoreLine, type Seat } from '@ludarium/kernel'
import { FIRST_LARGE } from './board.ts'
import { count } from './counts.ts'
import {
  ARTIFACT_COLORS,
  END_CARD_POINTS,
  END_TILE_POINTS,
  MINOR_ARTIFACT_POINTS,
  PROGRESS_FULL_POINTS,
  PROGRESS_TRACK,
  REWARD_SPACES,
  type Score,
  type ScoreRule,
} from './data/index.ts'
import { artifactCardOf, artifactColor, locationOf, technology } from './lookups.ts'
import { player } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** R15.2 Points of the lowest vacant space. */
export function progressPoints(progress: number): number {
  return PROGRESS_TRACK[progress]?.points ?? PROGRESS_FULL_POINTS
}

function techPoints(s: ReviveState, p: Player): number {
  let points = 0
  for (const [tech, space] of p.figures.entries()) if (space >= 0) points += technology(s, p, tech).points
  return points
}

/** R20.2 */
export function scoreOf(s: ReviveState, seat: Seat, { count: what, every, points }: Score): number {
  return Math.floor(count(s, seat, what) / every) * points
}

export function ruleScore(s: ReviveState, seat: Seat, rule: ScoreRule): number {
  switch (rule.do) {
    case 'score':
      return scoreOf(s, seat, rule)
    case 'scoreTrack':
      return player(s, seat).tracks[rule.track]
    case 'scoreSteps': {
      const n = count(s, seat, rule.count)
      return rule.steps.reduce((best, [from, points]) => (n >= from ? points : best), 0)
    }
  }
}

/** What the large location in that corner is worth to the seat, 0 without a figure there. */
export function locationPoints(s: ReviveState, seat: Seat, corner: number): number {
  const large = s.large[corner]
  if (large === undefined || !player(s, seat).figures.includes(FIRST_LARGE + corner)) return 0
  return ruleScore(s, seat, locationOf(s, large).score)
}

function endCardPoints(s: ReviveState, seat: Seat, p: Player): number {
  let points = 0
  for (const { id, kind, color } of REWARD_SPACES) {
    if (kind === 'endCardBonus' && color !== '' && p.rewards.includes(id)) {
      points += END_CARD_POINTS * count(s, seat, `cards:${color}`)
    }
  }
  return points
}

/** R20.1 item 8: each category once, and once more for each major artifact of its colour. */
export function artifactPoints(s: ReviveState, seat: Seat): number {
  const p = player(s, seat)
  const card = artifactCardOf(s, p.artifactCard)
  if (card === undefined) return 0
  let points = 0
  for (const color of ARTIFACT_COLORS) {
    let times = 1
    for (const id of p.artifacts) if (artifactColor(s, id) === color) times++
    points += times * scoreOf(s, seat, card.categories[color])
  }
  return points
}

function resourcesLeft(p: Player): number {
  const { crystal, gear, book, food } = p.resources
  return crystal + gear + book + food
}

/** R20.1 In the rulebook's order; without the artifact card where that is hidden. */
export function score(s: ReviveState, seat: Seat): ScoreLine[] {
  const p = player(s, seat)
  let locations = 0
  for (let corner = 0; corner < s.large.length; corner++) locations += locationPoints(s, seat, corner)
  return [
    { key: 'points', points: p.points },
    { key: 'progress', points: progressPoints(p.progress) },
    { key: 'technologies', points: p.tribe === '' || p.side === '' ? 0 : techPoints(s, p) },
    { key: 'locations', points: locations },
    { key: 'cards', points: endCardPoints(s, seat, p) },
    { key: 'endTile', points: p.endTile ? END_TILE_POINTS : 0 },
    { key: 'minors', points: p.minors * MINOR_ARTIFACT_POINTS },
    { key: 'resources', points: Math.floor(resourcesLeft(p) / 5) },
    { key: 'artifacts', points: artifactPoints(s, seat) },
  ]
}

export function total(s: ReviveState, seat: Seat): number {
  return score(s, seat).reduce((sum, line) => sum + line.points, 0)
}

/** R20.3 Points, then resources beyond the groups of five, then the sum of the tracks. */
export function ranks(s: ReviveState): number[] {
  return rankBy(
    s.players.map((p, seat) => [
      total(s, seat),
      resourcesLeft(p) % 5,
      p.tracks.gray + p.tracks.green + p.tracks.yellow,
    ]),
  )
}

/** R24.7 The lowest score of each rating, best first. */
export const RATINGS: readonly { readonly id: string; readonly from: number }[] = [
  { id: 'utopia', from: 180 },
  { id: 'superior', from: 160 },
  { id: 'major', from: 130 },
  { id: 'regular', from: 100 },
  { id: 'minor', from: 75 },
  { id: 'survivor', from: 50 },
  { id: 'loss', from: 0 },
]

export function ratingOf(points: number): string {
  return RATINGS.find((rating) => points >= rating.from)?.id ?? 'loss'
}

/** R26.4 A solo player wins a chapter with a regular victory. */
const SOLO_WIN = 100

/** Who shares the victory, in turn order. */
export function winnersOf(s: ReviveState): Seat[] {
  if (s.seats === 1) return total(s, 0) >= SOLO_WIN ? [0] : []
  const places = ranks(s)
  return s.players.map((_, i) => (s.first + i) % s.seats).filter((seat) => places[seat] === 1)
}
