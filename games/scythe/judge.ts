/**
 * What a position promises a seat in coins at the end, for bots that play on: what it would score now, as far as that
 * will last, and what stars half won, pieces and tokens will still bring in the rounds that are left. Early in the game
 * whatever makes later turns better counts, late in the game only what is scored.
 */
import { at, type Seat, type Weights } from '@ludarium/kernel'
import { pending, positions, supplies, survey, war } from './advice.ts'
import { GOALS, MOST_POPULARITY, MOST_POWER, STARS_TO_END } from './data/index.ts'
import { goalLimits, tierOf } from './figures.ts'
import { revealable } from './objectives.ts'
import { countTrue, has, mechsOut, player, starsPlaced, structuresOut, workersOut } from './pieces.ts'
import { score, structureBonus } from './scoring.ts'
import type { Player, ScytheState } from './state.ts'

/** Tuned by matches: see docs/lab/tune-scythe.md. */
export const weights = {
  /** What a star is worth beside its coins: it brings the end nearer for who is ahead. */
  star: 5,
  /** How much of a star the way to it is worth: share ** bend. */
  bend: 1.4,
  /** What each piece brings in a whole game beside its star, and beside that at any time. */
  upgrade: 4,
  mech: 3,
  mechKept: 1.5,
  recruit: 4.5,
  structure: 2.5,
  structureKept: 1,
  worker: 2.2,
  factory: 6,
  mobility: 2.5,
  power: 0.5,
  card: 0.6,
  popularity: 0.7,
  territory: 0.75,
  tokens: 1,
  places: 1,
  war: 0.9,
  victory: 40,
  patience: 1.2,
  /** Rounds that a star takes the leader. */
  pace: 3.2,
}

/** Found by matches, see docs/lab. */
export const outlook = { pace: 80, width: 24, finding: 0.3, candidates: 24, ahead: 1, glance: 60, envy: 0.3 }

const GOAL = Object.fromEntries(GOALS.map((goal, i) => [goal, i])) as Readonly<Record<(typeof GOALS)[number], number>>

/** How much of the game is still to come, from 1 to 0, by the stars of the one who is furthest. */
function ahead(s: ScytheState, w: typeof weights): number {
  let most = 0
  for (const p of s.players) most = Math.max(most, starsPlaced(p))
  const rounds = (STARS_TO_END - most) * w.pace
  return Math.min(1, rounds / (STARS_TO_END * w.pace), Math.max(0.15, 1.3 - s.round / 25))
}

export function judge(s: ScytheState, seat: Seat, given: Weights): number {
  const w = given as typeof weights
  const p = player(s, seat)
  if (s.agenda.length === 0) return final(s, seat, w)
  const left = ahead(s, w)
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
  value += progress(s, seat, p, w) * star + engine(p, left, w) + arms(p, left, w)
  value += p.popularity * w.popularity * left
  value += (supplies(s, p, tokens) * w.tokens + positions(s, p) * w.places) * (0.3 + 0.7 * left)
  value += pending(s, seat, p, tokens) + war(s, seat, p) * w.war
  if (p.factoryCard !== '') value += w.factory * left
  if (p.asks) value -= 0.5
  value -= 0.2 * (4 - countTrue(p.accepts)) + p.gifts
  if (seat === s.active && s.preferred !== 0) value -= 4
  return value
}

/** Stars half won, in stars. */
function progress(s: ScytheState, seat: Seat, p: Player, w: typeof weights): number {
  const way = (goal: number, share: number, bend = w.bend): number => (at(p.stars, goal) > 0 ? 0 : share ** bend)
  let sum = way(GOAL.upgrades, countTrue(p.cubes) / 6) + way(GOAL.mechs, mechsOut(p) / 4)
  sum += way(GOAL.structures, structuresOut(p) / 4) + way(GOAL.recruits, countTrue(p.recruits) / 4)
  sum += way(GOAL.workers, Math.max(0, workersOut(p) - 2) / 6)
  sum += way(GOAL.power, p.power / MOST_POWER, 2.5) + way(GOAL.popularity, p.popularity / MOST_POPULARITY, 4)
  const open = at(p.stars, GOAL.objective) < at(goalLimits(s, p), GOAL.objective)
  return open && p.objectives.length > 0 && revealable(s, seat, true).length > 0 ? sum + 0.8 : sum
}

/** What the pieces will bring in the rounds that are left. */
function engine(p: Player, left: number, w: typeof weights): number {
  const workers = workersOut(p)
  let value = mechsOut(p) * (w.mech * left + w.mechKept) + structuresOut(p) * (w.structure * left + w.structureKept)
  value += (countTrue(p.cubes) * w.upgrade + countTrue(p.recruits) * w.recruit) * left
  value += Math.min(5, workers - 2) * w.worker * left + 0.3 * workers
  if (has(p, 'riverwalk') || has(p, 'burrow') || has(p, 'toka')) value += w.mobility * left
  if (has(p, 'speed')) value += 0.6 * w.mobility * left
  if ((workers > 3 && p.power === 0) || (workers > 5 && p.popularity === 0)) value -= 2
  return value
}

/** Power and cards that a combat can use; the way to the star for power is in `progress`. */
function arms(p: Player, left: number, w: typeof weights): number {
  return Math.min(p.power, 8) * w.power * (0.3 + 0.7 * left) + Math.min(p.hand.length, 5) * w.card * (0.3 + 0.7 * left)
}

/** At the end winning counts; ending as a loser is put off, but not for ever. */
function final(s: ScytheState, seat: Seat, w: typeof weights): number {
  const total = (who: Seat): number => score(s, who).reduce((sum, line) => sum + line.points, 0)
  const own = total(seat)
  let best = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, total(other))
  const won = own >= best
  return own + STARS_TO_END * w.star + (won ? w.victory : -Math.max(0, w.victory - s.round * w.patience))
}
