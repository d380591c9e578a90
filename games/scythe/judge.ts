/**
 * What a position promises a seat in coins at the end, for bots that play on: what it would score now, as far as that
 * will last, and what stars half won, pieces and tokens will still bring in the rounds that are left. Early in the game
 * whatever makes later turns better counts, late in the game only what is scored.
 */
import { at, type Seat, type Weights } from '@ludarium/kernel'
import { pending, positions, remaining, survey, war } from './advice.ts'
import { GOALS, MOST_POPULARITY, MOST_POWER, STARS_TO_END } from './data/index.ts'
import { harvestWorth, storesWorth, type Wants } from './economy.ts'
import { goalLimits, matOf, tierOf } from './figures.ts'
import {
  countTrue,
  has,
  mechsOut,
  player,
  starsPlaced,
  structuresOut,
  workersOut,
} from './pieces.ts'
import { progressOf } from './progress.ts'
import { score, structureBonus } from './scoring.ts'
import type { Player, ScytheState } from './state.ts'

/** Chosen by trial matches, see docs/lab; `ludarium tune scythe` tunes them. */
export const weights = {
  /** What a star is worth beside its coins: it brings the end nearer for who is ahead. */
  star: 5,
  /** How much of a star the way to it is worth: share ** bend, and less when little time is left to go on. */
  bend: 1.6,
  late: 2,
  /** What each piece brings in a whole game beside its star, and beside that at any time. */
  upgrade: 4,
  mech: 5,
  mechKept: 1.5,
  recruit: 4.5,
  structure: 3,
  structureKept: 1,
  worker: 2,
  factory: 7.5,
  mobility: 7,
  power: 0.75,
  card: 0.5,
  popularity: 0.7,
  territory: 0.75,
  /** Of what a bottom action brings, the share that its tokens are worth together; of the action after it that part of it. */
  tokens: 0.45,
  second: 0.5,
  /** A token that nothing needs. */
  spare: 0.1,
  places: 1,
  /** What the next harvest counts, of what its tokens and workers would be worth. */
  harvest: 0.65,
  /** Of that, what a new worker counts: it comes once only. */
  newcomer: 0.6,
  /** Power and popularity that producing with many workers will cost. */
  fuel: 0.6,
  /** What the first coin is worth beside, since most top actions cost one; the second and third half and a quarter. */
  purse: 2.5,
  /** Of what a bottom action brings, the share that it is worth to be able to pay for it in the next turn. */
  ready: 0.15,
  /** How much of a star an objective half met is worth. */
  objective: 0.5,
  war: 0.9,
  victory: 40,
  patience: 1.2,
}

/** Found by matches, see docs/lab. */
export const outlook = {
  pace: 80,
  width: 24,
  finding: 0.3,
  candidates: 24,
  ahead: 1,
  glance: 60,
  trust: 1,
  envy: 0.3,
}

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
  const w = given as typeof weights
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
  value += positions(s, p) * w.places * (0.3 + 0.7 * left)
  const wants = wantsOf(s, p, left, star, w)
  const prices = { share: w.tokens, ready: w.ready, second: w.second, spare: w.spare }
  const soon = 0.3 + 0.7 * left
  value += storesWorth(s, p, tokens, wants, prices) * soon + harvestWorth(s, p, tokens, wants, prices) * w.harvest * soon
  value += pending(s, seat, p, tokens) + war(s, seat, p) * w.war
  if (p.factoryCard !== '') value += w.factory * left
  if (p.asks) value -= 0.5
  value -= 0.2 * (4 - countTrue(p.accepts)) + p.gifts
  if (seat === s.active && s.preferred !== 0) value -= 4
  return value
}

/** Stars half won, in stars. */
function progress(s: ScytheState, seat: Seat, p: Player, left: number, w: typeof weights): number {
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
function objectives(s: ScytheState, seat: Seat, p: Player, w: typeof weights): number {
  let best = 0
  for (const card of p.objectives) {
    if (card.startsWith('?')) continue
    const { have, need, met } = progressOf(s, seat, card)
    best = Math.max(best, met ? 0.8 : w.objective * (have / need) ** 2)
  }
  return best
}

/** What each bottom action brings the next time and the time after that, and what one more worker is worth. */
function wantsOf(s: ScytheState, p: Player, left: number, star: number, w: typeof weights): Wants {
  const late = w.bend + w.late * (1 - left)
  const { sections } = matOf(s, p)
  const next: number[] = []
  const later: number[] = []
  for (let index = 0; index < sections.length; index++) {
    const { coins } = at(sections, index)
    const all = at(PIECES_OF, index)
    const done = all - remaining(p, index)
    const step = (n: number): number => ((n + 1) / all) ** late - (n / all) ** late
    next.push(coins + (done < all ? piece(p, index, left, w) + step(done) * star : 0))
    later.push(coins + (done + 1 < all ? pieceLater(index, left, w) + step(done + 1) * star : 0))
  }
  const workers = workersOut(p) - 2
  const step = workers < 6 ? ((workers + 1) / 6) ** late - (workers / 6) ** late : 0
  return { next, later, worker: ((workers < 5 ? w.worker * left : 0) + 0.3 + step * star) * w.newcomer }
}

const PIECES_OF = [6, 4, 4, 4] as const

function pieceLater(index: number, left: number, w: typeof weights): number {
  switch (index) {
    case 0:
      return w.upgrade * left
    case 1:
      return w.mech * left + w.mechKept
    case 2:
      return w.structure * left + w.structureKept
    default:
      return w.recruit * left + 1
  }
}

function piece(p: Player, index: number, left: number, w: typeof weights): number {
  if (index !== 1) return pieceLater(index, left, w)
  const crosses = has(p, 'riverwalk') || has(p, 'burrow') || has(p, 'toka')
  return pieceLater(index, left, w) + (crosses ? (has(p, 'speed') ? 0 : 0.6) : 1) * w.mobility * left
}

/** What the pieces will bring in the rounds that are left. */
function engine(p: Player, left: number, w: typeof weights): number {
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
