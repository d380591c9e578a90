/**
 * What a position promises a seat in coins at the end, for bots that play on: what it would score now, as far as that
 * will last, and what stars half won, pieces and tokens will still bring in the rounds that are left. Early in the game
 * whatever makes later turns better counts, late in the game only what is scored.
 */
import { at, type Seat, type Weights } from '@ludarium/kernel'
import { pending, positionValue, survey, war } from './advice.ts'
import { GOALS, MOST_POPULARITY, MOST_POWER, STARS_TO_END } from './data/index.ts'
import { harvestWorth, storesWorth } from './economy.ts'
import { goalLimits, tierOf } from './figures.ts'
import { countTrue, has, mechsOut, player, starsPlaced, structuresOut, workersOut } from './pieces.ts'
import { progressOf } from './progress.ts'
import { score, structureBonus } from './scoring.ts'
import type { Player, ScytheState } from './state.ts'
import { wantsOf } from './wants.ts'
import type { Figures } from './weights.ts'

const GOAL = Object.fromEntries(GOALS.map((goal, i) => [goal, i])) as Readonly<Record<(typeof GOALS)[number], number>>

/**
 * How much of the game is still to come for a seat, from 1 to 0, by the round and the stars of the one of the others who
 * is furthest. Its own stars do not count: nobody shall shy away from a star because it brings the end nearer.
 */
function ahead(s: ScytheState, seat: Seat): number {
  let most = 0
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) most = Math.max(most, starsPlaced(player(s, other)))
  }
  return Math.min(1, 1 - most / STARS_TO_END, Math.max(0.15, 1.3 - s.round / 25))
}

export function judge(s: ScytheState, seat: Seat, given: Weights): number {
  const w = given as Figures
  const p = player(s, seat)
  if (s.agenda.length === 0) return final(s, seat, w)
  const left = ahead(s, seat)
  const tokens: [number, number, number, number] = [0, 0, 0, 0]
  const territories = survey(s, seat, tokens)
  const pairs = (tokens[0] + tokens[1] + tokens[2] + tokens[3]) / 2
  const rise =
    tierOf(s, p.popularity).star - 3 + left * (Math.min(2, p.popularity / 6.5) - (tierOf(s, p.popularity).star - 3))
  const star = 3 + rise + w.star
  let value = p.coins + starsPlaced(p) * star
  value += territories * (2 + rise) * (1 - (1 - w.territory) * left)
  value += pairs * (1 + rise) * (1 - 0.85 * left)
  value += structureBonus(s, p) * (1 - 0.4 * left)
  value += progress(s, seat, p, left, w) * star + engine(p, left, w) + arms(p, left, w)
  value += p.popularity * w.popularity * left
  value += positionValue(s, p) * w.places * (0.3 + 0.7 * left)
  const wants = wantsOf(s, p, left, star, w)
  const prices = { share: w.tokens, ready: w.ready, second: w.second, spare: w.spare }
  const soon = 0.3 + 0.7 * left
  value +=
    storesWorth(s, p, tokens, wants, prices) * soon + harvestWorth(s, p, tokens, wants, prices) * w.harvest * soon
  value += pending(s, seat, p, tokens) + war(s, seat, p) * w.war
  if (p.factoryCard !== '') value += w.factory * left
  if (p.asks) value -= 0.5
  value -= 0.2 * (4 - countTrue(p.accepts)) + p.gifts
  if (seat === s.active && s.preferred !== 0) value -= 4
  return value
}

/** Stars half won, in stars. */
function progress(s: ScytheState, seat: Seat, p: Player, left: number, w: Figures): number {
  const late = w.late * (1 - left)
  const way = (goal: number, share: number, bend = w.bend): number =>
    at(p.stars, goal) > 0 ? 0 : share ** (bend + late)
  let sum = way(GOAL.upgrades, countTrue(p.cubes) / 6) + way(GOAL.mechs, mechsOut(p) / 4)
  sum += way(GOAL.structures, structuresOut(p) / 4) + way(GOAL.recruits, countTrue(p.recruits) / 4)
  sum += way(GOAL.workers, Math.max(0, workersOut(p) - 2) / 6)
  sum += way(GOAL.power, p.power / MOST_POWER, 2.5) + way(GOAL.popularity, p.popularity / MOST_POPULARITY, 4)
  if (at(p.stars, GOAL.objective) < at(goalLimits(s, p), GOAL.objective)) sum += objectives(s, seat, p, w)
  return sum
}

/** The objective in hand that has come furthest, in stars; nothing of cards that cannot be seen. */
function objectives(s: ScytheState, seat: Seat, p: Player, w: Figures): number {
  let best = 0
  for (const card of p.objectives) {
    if (card.startsWith('?')) continue
    const { have, need, met } = progressOf(s, seat, card)
    best = Math.max(best, met ? 0.8 : w.objective * (have / need) ** 2)
  }
  return best
}

/** What the pieces will bring in the rounds that are left. */
function engine(p: Player, left: number, w: Figures): number {
  const workers = workersOut(p)
  let value = mechsOut(p) * (w.mech * left + w.mechKept) + structuresOut(p) * (w.structure * left + w.structureKept)
  value += (countTrue(p.cubes) * w.upgrade + countTrue(p.recruits) * w.recruit) * left
  value += Math.min(5, workers - 2) * w.worker * left + 0.3 * workers
  if (has(p, 'riverwalk') || has(p, 'burrow') || has(p, 'toka')) value += w.mobility * left
  if (has(p, 'speed')) value += 0.6 * w.mobility * left
  const fuel = (workers > 3 ? Math.min(3, p.power) : 0) + (workers > 5 ? Math.min(3, p.popularity) : 0)
  const lacking = p.coins === 0 ? 2 : p.coins === 1 ? 1 : p.coins === 2 ? 0.4 : p.coins === 3 ? 0.1 : 0
  return value + (fuel * w.fuel - lacking * w.purse) * left
}

/** Power and cards that a combat can use; the way to the star for power is in `progress`. */
function arms(p: Player, left: number, w: Figures): number {
  return Math.min(p.power, 8) * w.power * (0.3 + 0.7 * left) + Math.min(p.hand.length, 5) * w.card * (0.3 + 0.7 * left)
}

/** At the end winning counts; ending as a loser is put off, but not for ever. */
function final(s: ScytheState, seat: Seat, w: Figures): number {
  const total = (who: Seat): number => score(s, who).reduce((sum, line) => sum + line.points, 0)
  const own = total(seat)
  let best = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, total(other))
  const won = own >= best
  return own + STARS_TO_END * w.star + (won ? w.victory : -Math.max(0, w.victory - s.round * w.patience))
}
