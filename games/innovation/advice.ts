/**
 * What bots go by. How good a position looks for a seat, in victory points: points so far, what goods, income, tiles,
 * levels, area and half-grown cities are worth in the rounds that are left, and what the agenda still holds for the seat.
 */
import { next, type SearchSettings, type Seat } from '@ludarium/kernel'
import { boardOf, spadesBetween } from './board.ts'
import { disciplines, endScoring, type Gain, roundBonuses, roundTileById } from './data/index.ts'
import { innovationRulesOf } from './figures.ts'
import { booksOf } from './goods.ts'
import { cityPower, groupsOf, largestArea, linksOf } from './groups.ts'
import { incomeOf } from './income.ts'
import type { InnovationMove } from './moves.ts'
import { countOnMap, GUILD, PALACE, player, SCHOOL, SUPPLY, UNIVERSITY, WORKSHOP } from './pieces.ts'
import { reachOf } from './reach.ts'
import { coinsWorth, finalScores } from './scoring.ts'
import type { InnovationState, InnovationStep, Player } from './state.ts'
import { DOOR, scienceLevel, unusedKeys } from './tracks.ts'

/** What goods are worth while there is much to do with them. */
const WORTH = { coin: 0.24, tool: 1.1, scholar: 2.2, book: 1.8, ready: 0.42, half: 0.24, charge: 0.22, token: 0.08 }
/** By round: how much of that worth is left; goods of the last round are hard to use. */
const USE = [1, 1, 1, 1, 0.95, 0.85, 0.6]
const COIN_AT_END = 0.2

type Worth = (s: InnovationState, p: Player) => number

/** Tiles whose effects are no income: worth of one round. */
const YEARLY: ReadonlyMap<string, Worth> = new Map(
  Object.entries({
    'power-surge': () => 0.9,
    'city-envoys': (_s: InnovationState, p: Player) => 2 * p.cities.length + 0.6,
    'scholar-patron': () => 2,
    'border-settlers': () => 1.2,
    'broad-studies': (_s: InnovationState, p: Player) => Math.min(...p.levels) + 0.6,
    'trade-routes': (s: InnovationState, p: Player) => 2 * countOnMap(s, p, GUILD),
    professor: () => 4.6,
    'deus-ex-machina': () => 1.6,
    'palace-01': () => 2.3,
    'palace-02': () => 4.4,
    'palace-03': () => 5,
    'palace-04': () => 3.8,
    'palace-06': () => 2.2,
    'palace-07': (s: InnovationState, p: Player) => 3 * countOnMap(s, p, SCHOOL),
    'palace-08': () => 1.2,
    'palace-09': () => 2.2,
    'palace-12': () => 3,
    'palace-13': () => 4.6,
    philosophers: () => 1.2,
    psychics: () => 1,
  }),
)

const PASS_TILES = new Set(['city-envoys', 'broad-studies', 'trade-routes', 'palace-07'])

/** What a bonus promises for a round, its income included. */
const PROMISE: ReadonlyMap<string, Worth> = new Map(
  Object.entries({
    'river-trade': () => 2.6,
    'academy-call': () => 1.6,
    'guild-charter': () => 2.4,
    'grand-seal': (s: InnovationState, p: Player) => 4 * (countOnMap(s, p, PALACE) + countOnMap(s, p, UNIVERSITY)),
    'spade-order': () => 1.8,
    'bridge-order': () => 0.8,
    'lecture-notes': () => 0.7,
    'school-report': (s: InnovationState, p: Player) => 0.8 * countOnMap(s, p, SCHOOL),
  }),
)

function gainWorth(gain: Gain): number {
  const goods = (gain.coin ?? 0) * WORTH.coin + (gain.tool ?? 0) * WORTH.tool + (gain.scholar ?? 0) * WORTH.scholar
  const others = (gain.power ?? 0) * WORTH.charge + (gain.book ?? 0) * WORTH.book + (gain.vp ?? 0)
  return goods + others + (gain.spades?.count ?? 0) * 1.3
}

const BONUS_INCOME = new Map(roundBonuses.map((tile) => [tile.id, gainWorth(tile.income ?? {})]))
const SCIENCE = new Map(
  [...roundTileById.values()].map(({ id, scienceBonus }) => [
    id,
    {
      discipline: disciplines.findIndex((one) => one.id === scienceBonus.discipline),
      per: scienceBonus.perLevels,
      worth: gainWorth(scienceBonus.gain),
    },
  ]),
)
const TRACK_INCOME = disciplines.map(({ income }) => gainWorth(income))

export function evaluate(s: InnovationState, seat: Seat): number {
  if (s.phase === 'over') return finalScores(s, seat).total
  const p = player(s, seat)
  if (p.terrain < 0) return choosing(p)
  const left = 6 - s.round
  let value = p.vp + goods(s, p) + income(s, p, left) + tiles(s, p, left) + levels(s, p, left)
  value += buildings(s, p, seat, left) + passing(s, p)
  for (const step of s.agenda) value += pending(s, p, seat, step)
  return value
}

/** In the draft and before: factions and displays are taken for equal. */
function choosing(p: Player): number {
  return p.bonus === '' ? 0 : (BONUS_INCOME.get(p.bonus) ?? 0)
}

function goods(s: InnovationState, p: Player): number {
  if (s.round === 6 && p.passed) return Math.floor(coinsWorth(p) * COIN_AT_END)
  const use = USE[s.round] ?? 1
  const books = booksOf(p)
  const sum =
    purse(p.coins) +
    p.tools * WORTH.tool +
    p.scholars * WORTH.scholar +
    books * WORTH.book +
    p.bowls[2] * WORTH.ready +
    p.bowls[1] * WORTH.half +
    (p.bowls[0] + p.bowls[1] + p.bowls[2]) * WORTH.token * (6 - s.round)
  // Books are worth more together: five of them are an innovation.
  const wanted = 5 + p.innovations.length
  const share = p.innovations.length < innovationRulesOf(s).maxPerPlayer ? Math.min(1, books / wanted) : 0
  return sum * use + 2.5 * share * share * use
}

/** The first coins are needed, more of them soon are not. */
function purse(coins: number): number {
  if (coins <= 6) return 0.38 * coins
  return coins <= 14 ? 2.28 + 0.2 * (coins - 6) : 3.88 + 0.1 * (coins - 14)
}

function income(s: InnovationState, p: Player, left: number): number {
  if (left === 0) return 0
  const sum = incomeOf(s, p)
  const worth =
    sum.coin * WORTH.coin +
    sum.tool * WORTH.tool +
    sum.scholar * WORTH.scholar +
    sum.power * WORTH.charge +
    sum.book * WORTH.book +
    sum.competencies +
    sum.innovations +
    sum.disciplines
  // The bonus is another one each round; goods of late rounds are worth less.
  return (worth - (BONUS_INCOME.get(p.bonus) ?? 0)) * left * (left > 2 ? 0.9 : 0.8)
}

function tiles(s: InnovationState, p: Player, left: number): number {
  let value = p.annexes * (left > 0 ? 1.6 : 0.8)
  value += yearly(s, p, p.palace, left) + yearly(s, p, p.faction, left)
  for (const tile of p.competencies) value += yearly(s, p, tile, left)
  for (const tile of p.innovations) value += yearly(s, p, tile, left)
  return value
}

/** The rounds to come, and this one: what passing brings in full, the rest in part. */
function yearly(s: InnovationState, p: Player, tile: string, left: number): number {
  const worth = YEARLY.get(tile)
  if (worth === undefined) return 0
  return worth(s, p) * (left + (p.passed ? 0 : PASS_TILES.has(tile) ? 1 : 0.6))
}

/** Points for the place that this level holds now in a discipline. */
function placeNow(s: InnovationState, d: number, level: number): number {
  let better = 0
  let equal = 0
  for (const one of s.players) {
    const other = one.levels[d] ?? 0
    if (other > level) better++
    else if (other === level) equal++
  }
  const third = s.automa?.levels[d] ?? s.virtual?.levels[d] ?? -1
  if (third > level) better++
  else if (third === level) equal++
  let sum = 0
  for (let place = better; place < better + equal; place++) sum += endScoring.discipline[place] ?? 0
  return sum / equal
}

function levels(s: InnovationState, p: Player, left: number): number {
  let value = 0
  for (let d = 0; d < 4; d++) {
    const level = p.levels[d] ?? 0
    const now = level > 0 ? placeNow(s, d, level) : 0
    value += now * (0.35 + 0.1 * s.round) + level * (0.3 + 0.05 * left)
    if (level > DOOR + 1) value += (TRACK_INCOME[d] ?? 0) * left * 0.9
  }
  const first = s.phase === 'science' || s.round === 0 ? s.round : s.round - 1
  for (let round = first; round < 5; round++) {
    const bonus = SCIENCE.get(s.rounds[round] ?? '')
    if (bonus === undefined) continue
    const level = scienceLevel(s, p, bonus.discipline)
    value += (0.75 * Math.floor(level / bonus.per) + (0.25 * level) / bonus.per) * bonus.worth
  }
  return value + unusedKeys(p) * (left > 0 ? 2 : 0.8)
}

function buildings(s: InnovationState, p: Player, seat: Seat, left: number): number {
  const area = largestArea(s, seat, p.hexes, linksOf(s, p))
  let value = area * (0.75 + 0.05 * s.round) + p.hexes.length * 0.3
  const needed = cityPower(s, p)
  for (const group of groupsOf(s, seat)) {
    if (group.inCity) continue
    const progress = Math.min(1, group.power / needed) * 0.7 + Math.min(1, group.size / group.needed) * 0.3
    value += 12 * progress * progress * (left > 0 ? 0.75 : 0.35)
  }
  // Guilds lead to schools and the palace, schools to the university.
  const guilds = (SUPPLY[GUILD] ?? 0) - (p.supply[GUILD] ?? 0)
  if (left > 0) {
    const open = Math.min(guilds, (p.supply[SCHOOL] ?? 0) + (p.supply[PALACE] ?? 0))
    value += open * (2.2 + 0.7 * left)
    if (p.supply[SCHOOL] !== SUPPLY[SCHOOL] && (p.supply[UNIVERSITY] ?? 0) > 0) value += 0.8
  }
  value += (p.terraforming - 1) * 0.8 * left + p.sailing * 0.5 * left
  return value + room(s, p, seat) * (left > 0 ? 1 : 0.4)
}

/** Hexes to grow to: native ones first, the more spades the less. */
function room(s: InnovationState, p: Player, seat: Seat): number {
  if ((p.supply[WORKSHOP] ?? 0) === 0) return 0
  const near = reachOf(s, seat)
  let sum = 0
  for (const hex of boardOf(s).land) {
    if (near[hex] === 0 || s.owner[hex] !== -1) continue
    const spades = spadesBetween(s.terrain[hex] ?? 0, p.terrain)
    sum += spades === 0 ? 1.2 : spades === 1 ? 0.45 : spades === 2 ? 0.2 : 0.1
  }
  return 3 * (1 - 1 / (1 + sum / 3))
}

/** What passing brings is counted before it is done, so that nobody passes just to have it. */
function passing(s: InnovationState, p: Player): number {
  if (s.round === 0) return 0
  let value = 0
  const promise = (id: string): number => (BONUS_INCOME.get(id) ?? 0) + (PROMISE.get(id)?.(s, p) ?? 0)
  if (!p.passed) {
    value += passPoints(s, p) + 0.3
    value += (PROMISE.get(p.bonus)?.(s, p) ?? 0) * 0.25
  }
  if (s.round === 6) return value
  if (p.passed && !s.agenda.some((step) => step.step === 'bonus')) return value + promise(p.bonus)
  let best = 0
  for (const [slot, id] of s.bonuses.entries()) {
    best = Math.max(best, promise(id) + (s.bonusCoins[slot] ?? 0) * WORTH.coin)
  }
  return value + best
}

/** Points and steps that the bonus gives when passing; those of other tiles are in their worth of a round. */
function passPoints(s: InnovationState, p: Player): number {
  if (p.bonus === 'grand-seal') return 4 * (countOnMap(s, p, PALACE) + countOnMap(s, p, UNIVERSITY))
  return p.bonus === 'school-report' ? 0.8 * countOnMap(s, p, SCHOOL) : 0
}

/** What a step on the agenda still holds for the seat: in the middle of an action it is not yet in its goods. */
function pending(s: InnovationState, p: Player, seat: Seat, step: InnovationStep): number {
  if (!('seat' in step) || step.seat !== seat) return 0
  switch (step.step) {
    case 'target':
      return step.free * 1.6 + (step.build === 'free' ? 3 : 1)
    case 'dig':
      return step.free * 1.6 + 1.8
    case 'raise':
      return step.hex < 0 || s.terrain[step.hex] === p.terrain ? (step.build === 'free' ? 4 : 1.8) : 0
    case 'spades':
      return step.count * 0.8
    case 'competency':
      return 8
    case 'palace':
      return 10
    case 'cityTile':
      return 11
    case 'book':
      return step.count * WORTH.book
    case 'pay':
      return -step.count * WORTH.book
    case 'invent':
      return 12
    case 'step':
      return step.count * step.times * 0.8
    case 'place':
      return 4
    case 'placeFree':
      return 5
    case 'freeUpgrade':
      return 2.5
    case 'bridge':
      return 1
    case 'useAction':
      return 3
    case 'order':
      return step.items.reduce((sum, item) => sum + pending(s, p, seat, item), 0)
    default:
      return 0
  }
}

/** Learned from 60 games of greedy and tried on 60 others (docs/lab/calibration/innovation). */
export const confidence = { turns: 152, scale: [0.0466, 0.0685, 0.0769, 0.102, 0.171] }

/** Found by matches, see docs/lab: little is hidden, so the time goes into breadth and a closer look. */
export const search: Partial<SearchSettings> = {
  positionsPerMs: 100,
  width: 24,
  finding: 0.3,
  candidates: 40,
  ahead: 1,
  glance: 60,
  victory: 10,
}

/**
 * What aimless players choose from: they would spend all their goods on conversions and pass at the first turn.
 * They convert only now and then, and pass only when little else is left.
 */
export function quickMoves(
  s: InnovationState,
  seat: Seat,
  moves: readonly InnovationMove[],
): readonly InnovationMove[] {
  const step = next(s)?.step
  if (step !== 'action' && step !== 'after' && step !== 'offer') return moves
  const p = player(s, seat)
  const converts = (p.coins + 3 * p.tools + 5 * p.bowls[2] + s.turn) % 8 === 0
  if (converts) return moves
  const others: InnovationMove[] = []
  for (const move of moves) {
    const { do: verb } = move
    if (verb !== 'convert' && verb !== 'pass') others.push(move)
  }
  if (step === 'action' && others.length === 0) return moves.filter((move) => move.do === 'pass')
  return others
}
