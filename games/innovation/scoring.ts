/** The score: points so far, and what the end of the game would add now (A36, A37.5, A38.22). */
import { at, rankBy, type ScoreLine, type Seat, since, type VirtualPlayer } from '@ludarium/kernel'
import { automaSailing } from './automa/sailing.ts'
import { automaEndPoints } from './automa/scoring.ts'
import { areaSizeOf, coinsPerPointOf, placesOf } from './figures.ts'
import { booksOf } from './goods.ts'
import { largestAreaOf, linksOf } from './groups.ts'
import { isManual } from './options.ts'
import { automaOf, player, START_VP } from './pieces.ts'
import { type Hex, type InnovationState, type Participant, type Player, SOURCES } from './state.ts'
import { DISCIPLINES } from './tracks.ts'

/** A36.4 Points of the places a figure holds among all; equal ones share, rounded down. */
export function placePoints(figures: readonly number[], who: Participant, places: readonly number[]): number {
  const own = at(figures, who)
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

/** The largest areas of the seats and of the Automa, as hexes. */
export function areas(s: InnovationState): (readonly Hex[])[] {
  const found = s.players.map((p, seat) => largestAreaOf(s, seat, p.hexes, linksOf(s, p)))
  if (s.automa !== null) found.push(largestAreaOf(s, s.seats, s.automa.hexes, { sailing: automaSailing(s), leap: 1 }))
  return found
}

/** Sizes of all areas: seats, then the Automa or the virtual player (A37.5). */
export function areaSizes(s: InnovationState): number[] {
  const sizes = areas(s).map((hexes) => hexes.length)
  if (s.virtual !== null) sizes.push(areaSizeOf(s, s.virtual.area))
  return sizes
}

/** A36.2 The face-down tile of the virtual player counts only once it is revealed. */
function areaPoints(s: InnovationState, who: Participant): number {
  return placePoints(areaSizes(s), who, placesOf(s).area)
}

/** A36.3 Level 0 gets nothing and takes no place. */
function disciplinePoints(s: InnovationState, who: Participant): number {
  const places = placesOf(s).discipline
  let sum = 0
  for (const d of DISCIPLINES.keys()) {
    const levels = s.players.map((p) => at(p.levels, d))
    if (s.automa !== null) levels.push(at(s.automa.levels, d))
    if (s.virtual !== null) levels.push(at(s.virtual.levels, d))
    if (at(levels, who) > 0) sum += placePoints(levels, who, places)
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
  /** What the faction of the Automa scores at the end; 0 for everybody else. */
  readonly faction: number
  readonly total: number
}

export function finalScores(s: InnovationState, who: Participant): FinalScores {
  const area = areaPoints(s, who)
  const disciplines = disciplinePoints(s, who)
  if (who === s.seats) {
    const faction = automaEndPoints(s)
    return { area, disciplines, goods: 0, faction, total: automaOf(s).vp + area + disciplines + faction }
  }
  const p = player(s, who)
  const goods = Math.floor(coinsWorth(p) / coinsPerPointOf(s))
  return { area, disciplines, goods, faction: 0, total: p.vp + area + disciplines + goods }
}

export function score(s: InnovationState, seat: Seat): ScoreLine[] {
  const { points } = player(s, seat)
  const { area, disciplines, goods } = finalScores(s, seat)
  const lines: ScoreLine[] = SOURCES.map((key, place) => ({ key, points: at(points, place) }))
  lines.push({ key: 'area', points: area }, { key: 'levels', points: disciplines }, { key: 'goods', points: goods })
  return lines
}

/** A38.22 The Automa holds no seat, but has a score. Tables of version 1 tell it in the log only. */
export function others(s: InnovationState): VirtualPlayer[] {
  if (s.automa === null || !since(s, 2)) return []
  const { area, disciplines, faction } = finalScores(s, s.seats)
  return [
    {
      key: 'other.automa',
      lines: [
        { key: 'start', points: START_VP },
        { key: 'turns', points: s.automa.vp - START_VP },
        { key: 'factions', points: faction },
        { key: 'area', points: area },
        { key: 'levels', points: disciplines },
      ],
    },
  ]
}

/** A36.6, A42 What decides about places: the total, by the manual then the sum of the levels. */
function standing(s: InnovationState, who: Participant, levels: readonly number[]): number[] {
  const { total } = finalScores(s, who)
  return isManual(s) ? [total, levels.reduce((sum, level) => sum + level, 0)] : [total]
}

/** Places of the seats and of the Automa among each other. */
export function allRanks(s: InnovationState): number[] {
  const keys = s.players.map((p, seat) => standing(s, seat, p.levels))
  if (s.automa !== null) keys.push(standing(s, s.seats, s.automa.levels))
  return rankBy(keys)
}

/** A36.6, A38.22 Places of the seats, then of the Automa; in version 1 the seats were ranked without her. */
export function ranks(s: InnovationState): number[] {
  return since(s, 2) ? allRanks(s) : rankBy(s.players.map((p, seat) => standing(s, seat, p.levels)))
}
