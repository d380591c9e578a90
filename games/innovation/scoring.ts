/** The score: points so far, and what the end of the game would add now (A36, A37.5, A38.22). */
import type { ScoreLine, Seat } from '@ludarium/kernel'
import { automaSailing } from './automa/sailing.ts'
import { automaEndPoints } from './automa/scoring.ts'
import { areaTiles, endScoring } from './data/index.ts'
import { booksOf } from './goods.ts'
import { largestArea, linksOf } from './groups.ts'
import { type InnovationState, isManual, type Participant, type Player, player, SOURCES } from './state.ts'

const MANUAL_PLACES = [4, 2, 1]

/** A36.4 Points of the places a figure holds among all; equal ones share, rounded down. */
export function placePoints(figures: readonly number[], at: number, places: readonly number[]): number {
  const own = figures[at] ?? 0
  let better = 0
  let equal = 0
  for (const figure of figures) {
    if (figure > own) better++
    else if (figure === own) equal++
  }
  let sum = 0
  for (let place = better; place < better + equal; place++) sum += places[place] ?? 0
  return Math.floor(sum / equal)
}

/** Sizes of all areas: seats, then the Automa or the virtual player (A37.5). */
function areaSizes(s: InnovationState): number[] {
  const sizes = s.players.map((p, seat) => largestArea(s, seat, p.hexes, linksOf(p)))
  if (s.automa !== null) {
    const sailing = automaSailing(s)
    sizes.push(largestArea(s, s.seats, s.automa.hexes, { sailing, leap: 1 }))
  }
  if (s.virtual !== null) {
    const { area } = s.virtual
    sizes.push(areaTiles.find((tile) => tile.id === area)?.size ?? 0)
  }
  return sizes
}

/** A36.2 The face-down tile of the virtual player counts only once it is revealed. */
function areaPoints(s: InnovationState, who: Participant): number {
  return placePoints(areaSizes(s), who, isManual(s) ? MANUAL_PLACES : endScoring.area)
}

/** A36.3 Level 0 gets nothing and takes no place. */
function disciplinePoints(s: InnovationState, who: Participant): number {
  const places = isManual(s) ? MANUAL_PLACES : endScoring.discipline
  let sum = 0
  for (let d = 0; d < 4; d++) {
    const levels = s.players.map((p) => p.levels[d] ?? 0)
    if (s.automa !== null) levels.push(s.automa.levels[d] ?? 0)
    if (s.virtual !== null) levels.push(s.virtual.levels[d] ?? 0)
    if ((levels[who] ?? 0) > 0) sum += placePoints(levels, who, places)
  }
  return sum
}

/** A36.5 Coins that all goods are worth. */
export function coinsWorth(p: Player): number {
  return p.coins + p.tools + p.scholars + booksOf(p) + p.bowls[2] + Math.floor(p.bowls[1] / 2)
}

export interface FinalScores {
  readonly area: number
  readonly disciplines: number
  readonly goods: number
  readonly total: number
}

export function finalScores(s: InnovationState, who: Participant): FinalScores {
  const area = areaPoints(s, who)
  const disciplines = disciplinePoints(s, who)
  if (who === s.seats) {
    const vp = s.automa === null ? 0 : s.automa.vp + automaEndPoints(s)
    return { area, disciplines, goods: 0, total: vp + area + disciplines }
  }
  const p = player(s, who)
  const goods = Math.floor(coinsWorth(p) / endScoring.coinsPerVp)
  return { area, disciplines, goods, total: p.vp + area + disciplines + goods }
}

export function score(s: InnovationState, seat: Seat): ScoreLine[] {
  const { points } = player(s, seat)
  const { area, disciplines, goods } = finalScores(s, seat)
  const lines: ScoreLine[] = SOURCES.map((key, place) => ({ key, points: points[place] ?? 0 }))
  lines.push({ key: 'area', points: area }, { key: 'levels', points: disciplines }, { key: 'goods', points: goods })
  return lines
}

/** A36.6, A42 Places among the seats; the Automa's score is told apart. */
export function rankKeys(s: InnovationState): number[][] {
  return s.players.map((p, seat) => {
    const { total } = finalScores(s, seat)
    return isManual(s) ? [total, p.levels.reduce((sum, level) => sum + level, 0)] : [total]
  })
}
