/**
 * What a position is worth to a seat, in coins at the end as far as one can guess, for bots that look to the end
 * of their turn: what it would score now, how far it has come towards stars, what its workers and tokens are good
 * for, and what the steps still on the agenda may bring, so that leaving them does not look free.
 */
import { type Advice, at, next, type Seat } from '@ludarium/kernel'
import { FACTORY, IS_LAKE, NEIGHBOURS, TERRITORIES } from './board.ts'
import { GOALS, MOST_ON_DIAL, RESOURCES } from './data/index.ts'
import { goalLimits, matOf, productOf, tierOf } from './figures.ts'
import { bottomCost, topActionOf } from './mat.ts'
import { quickMoves } from './move-filters.ts'
import {
  CHARACTER,
  combatUnitsAt,
  countTrue,
  FIRST_MECH,
  FIRST_WORKER,
  has,
  owners,
  player,
  starsPlaced,
  structuresOut,
  UNIT_COUNT,
} from './pieces.ts'
import { score, structureBonus } from './scoring.ts'
import type { Place, Player, ScytheMove, ScytheState, ScytheStep } from './state.ts'

/** Learned from 60 games of greedy and tried on 60 others (docs/lab/calibration/scythe): at first nobody is ahead. */
const confidence = { turns: 98, scale: [0, 0.0177, 0.0348, 0.053, 0.0819] }

export const advice: Pick<Advice<ScytheState, ScytheMove>, 'evaluate' | 'quickMoves' | 'confidence'> = {
  evaluate,
  quickMoves,
  confidence,
}

/** What the first, second ... of each kind of piece is worth beside its star. */
const WORTH = {
  star: 8,
  upgrade: 5,
  recruit: 5.5,
  mech: 6,
  structure: 5.2,
  /** By workers off the mat. */
  workers: [0, 0, 0, 3, 6, 8.5, 10.5, 12.5, 15],
  coin: 0.75,
  power: { each: 0.5, useful: 7, star: 0.4 },
  card: { each: 0.5, useful: 6 },
  popularity: 0.5,
  /** Beyond this mark the star for popularity comes near. */
  beloved: { from: 12, each: 0.5 },
  /** A token that its bottom action still needs, and any other. */
  needed: 1.1,
  spare: 0.15,
  factoryCard: 6,
  victory: 40,
  /** How much less a defeat hurts with every round. */
  patience: 2,
  /** Lines that have come to the end of the turn wait for those that still have something to do. */
  idle: 3,
} as const

const POWER_GOAL = GOALS.indexOf('power')
const COMBAT_GOAL = GOALS.indexOf('combat')

/** By pair of territories, steps between them as the crow flies. */
const DISTANCE: readonly (readonly number[])[] = NEIGHBOURS.map((_, start) => {
  const steps: number[] = new Array(TERRITORIES).fill(99)
  steps[start] = 0
  const queue: Place[] = [start]
  for (const here of queue) {
    for (const near of at(NEIGHBOURS, here)) {
      if (at(steps, near) < 99) continue
      steps[near] = at(steps, here) + 1
      queue.push(near)
    }
  }
  return steps
})

export function evaluate(s: ScytheState, seat: Seat): number {
  const p = player(s, seat)
  const tokens: [number, number, number, number] = [0, 0, 0, 0]
  const territories = survey(s, seat, tokens)
  const pairs = (tokens[0] + tokens[1] + tokens[2] + tokens[3]) / 2
  const stars = starsPlaced(p)
  const tier = tierOf(s, p.popularity)
  // Half of what popularity is worth comes step by step, half with the next tier.
  const rise = Math.min(2, p.popularity / 6.5)
  let value = p.coins * WORTH.coin + stars * (WORTH.star + (tier.star + 3 + rise) / 2)
  value += (territories * (tier.territory + 2 + rise)) / 2 + pairs * (tier.pair + 1 + rise) * 0.15
  value += structureBonus(s, p) * 0.7
  value += p.popularity * WORTH.popularity + arms(p)
  value += Math.max(0, p.popularity - WORTH.beloved.from) * WORTH.beloved.each
  value += pieces(p) + supplies(s, p, tokens) + positionValue(s, p) + pending(s, seat, p, tokens) + war(s, seat, p)
  if (p.factoryCard !== '') value += WORTH.factoryCard
  if (p.asks) value -= 0.5
  value -= 0.2 * (4 - countTrue(p.accepts)) + p.gifts
  if (seat === s.active && s.preferred !== 0) value -= 4
  return value - 0.25 * rivals(s, seat) + (s.agenda.length === 0 ? final(s, seat) : 0)
}

/** At the end winning counts; ending as a loser is put off, but not for ever. */
function final(s: ScytheState, seat: Seat): number {
  const total = (who: Seat): number => score(s, who).reduce((sum, line) => sum + line.points, 0)
  const own = total(seat)
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && total(other) > own) return -Math.max(0, WORTH.victory - s.round * WORTH.patience)
  }
  return WORTH.victory
}

/** Territories the seat scores, the Factory thrice, and the tokens on them. */
export function survey(s: ScytheState, seat: Seat, tokens: number[]): number {
  const owner = owners(s)
  let worth = 0
  for (let place = 0; place < TERRITORIES; place++) {
    if (owner[place] !== seat) continue
    worth += place === FACTORY ? 3 : 1
    for (let type = 0; type < 4; type++) {
      const there = at(s.resources, 4 * place + type)
      if (there > 0) tokens[type] = at(tokens, type) + there
    }
  }
  return worth
}

/** Power and cards: beyond what one combat can use they only count towards the star for power. */
function arms(p: Player): number {
  const { useful, each, star } = WORTH.power
  const cards = Math.min(p.hand.length, WORTH.card.useful) * WORTH.card.each
  const starred = at(p.stars, POWER_GOAL) > 0
  return (
    cards +
    (starred ? Math.min(p.power, useful) * each + p.power * 0.05 : p.power * each + Math.max(0, p.power - 9) * star)
  )
}

/** What a combat side can bring to bear, guessed. */
function might(p: Player, units: number): number {
  return Math.min(MOST_ON_DIAL, p.power) + 3 * Math.min(units, p.hand.length)
}

/** Combats about to be fought, and how near the next one is for who is strong and still gets stars for it. */
export function war(s: ScytheState, seat: Seat, p: Player): number {
  const prize = at(p.stars, COMBAT_GOAL) < at(goalLimits(s, p), COMBAT_GOAL) ? WORTH.star + 3 : 1
  let value = 0
  if (seat === s.active) {
    for (const { at, defender } of s.contests) {
      const other = player(s, defender)
      const odds = 0.55 + (might(p, combatUnitsAt(p, at)) - might(other, combatUnitsAt(other, at))) / 14
      value += Math.max(0.05, Math.min(0.95, odds)) * prize
    }
  }
  if (prize === 1 || p.power < 5) return value
  return value - 0.3 * Math.min(4, nearestFoe(s, seat, p))
}

/** Steps, as the crow flies, between own and opposing fighters. */
function nearestFoe(s: ScytheState, seat: Seat, p: Player): number {
  let near = 9
  for (let unit = CHARACTER; unit < FIRST_WORKER; unit++) {
    const here = at(p.units, unit)
    if (here < 0 || here >= TERRITORIES) continue
    const distance = at(DISTANCE, here)
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      const { units } = player(s, other)
      for (let foe = CHARACTER; foe < FIRST_WORKER; foe++) {
        const place = at(units, foe)
        if (place >= 0 && place < TERRITORIES) near = Math.min(near, at(distance, place))
      }
    }
  }
  return near
}

function pieces(p: Player): number {
  let workers = 0
  let mechs = 0
  for (let unit = FIRST_MECH; unit < FIRST_WORKER; unit++) if (at(p.units, unit) >= 0) mechs++
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) if (at(p.units, unit) >= 0) workers++
  let value = at(WORTH.workers, workers) + mechs * WORTH.mech + structuresOut(p) * WORTH.structure
  value += countTrue(p.cubes) * WORTH.upgrade + countTrue(p.recruits) * WORTH.recruit
  if (has(p, 'riverwalk') || has(p, 'burrow') || has(p, 'toka')) value += 2
  if (has(p, 'speed')) value += 1
  if ((workers > 3 && p.power === 0) || (workers > 5 && p.popularity === 0)) value -= 2
  return value
}

/** What is left of each bottom action, in the order of the sections. */
export function remaining(p: Player, index: number): number {
  switch (index) {
    case 0:
      return 6 - countTrue(p.cubes)
    case 1: {
      let left = 0
      for (let unit = FIRST_MECH; unit < FIRST_WORKER; unit++) if (at(p.units, unit) < 0) left++
      return left
    }
    case 2:
      return 4 - structuresOut(p)
    default:
      return 4 - countTrue(p.recruits)
  }
}

/** Tokens that bottom actions wait for are worth more, up to two actions of each kind. */
function supplies(s: ScytheState, p: Player, tokens: readonly number[]): number {
  const { sections } = matOf(s, p)
  let value = 0
  for (let index = 0; index < sections.length; index++) {
    const have = at(tokens, RESOURCES.indexOf(at(sections, index).resource))
    const cost = bottomCost(s, p, index)
    const left = remaining(p, index)
    const first = left > 0 ? Math.min(have, cost) : 0
    const second = left > 1 ? Math.min(have - first, cost) : 0
    value += first * WORTH.needed + second * WORTH.needed * 0.5 + (have - first - second) * WORTH.spare
  }
  return value
}

/** Workers on terrain whose product is wanted, the character near encounters and the Factory. */
export function positionValue(s: ScytheState, p: Player): number {
  let value = 0
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) {
    const place = at(p.units, unit)
    if (place < 0) continue
    if (place >= TERRITORIES) value -= 0.8
    else value += wanted(s, p, place)
  }
  const here = at(p.units, CHARACTER)
  if (here >= 0 && here < TERRITORIES) {
    const distance = at(DISTANCE, here)
    let near = 6
    for (let place = 0; place < TERRITORIES; place++) {
      if (s.encounters[place]) near = Math.min(near, at(distance, place))
    }
    value -= near * 0.25
    if (p.factoryCard === '') value -= at(distance, FACTORY) * 0.4
  } else value -= 3.5
  return value
}

/** How welcome the product of that terrain is. */
function wanted(s: ScytheState, p: Player, place: Place): number {
  const product = productOf(s, place)
  if (product === '') return at(IS_LAKE, place) ? -0.3 : 0
  if (product === 'worker') return p.units[UNIT_COUNT - 1] === -1 ? 0.45 : 0
  const { sections } = matOf(s, p)
  for (let index = 0; index < sections.length; index++) {
    if (at(sections, index).resource === product) return remaining(p, index) > 0 ? 0.5 : 0.05
  }
  return 0
}

/** What the steps that are still to come may bring this seat. */
export function pending(s: ScytheState, seat: Seat, p: Player, tokens: readonly number[]): number {
  let value = 0
  for (const step of s.agenda) if ('seat' in step && step.seat === seat) value += promise(s, p, step, tokens)
  const step = next(s)
  if (step?.step === 'end' && step.seat === seat) value -= WORTH.idle
  return value
}

/** What a top action is likely to bring, by its name. */
const TOP_PROMISE = { move: 1.6, bolster: 0.8, trade: 1.2, produce: 1.6, factory: 1.2 } as const

/** What one main benefit of each bottom action is worth, in the order of the sections. */
const BENEFIT = [WORTH.upgrade, WORTH.mech, WORTH.structure, WORTH.recruit + 1] as const

/** What the bottom action of the section brings beyond its cost, nothing while it cannot be paid. */
function bottomPromise(s: ScytheState, p: Player, tokens: readonly number[]): number {
  const section = matOf(s, p).sections[p.section]
  if (section === undefined) return 1
  const cost = bottomCost(s, p, p.section)
  if (at(tokens, RESOURCES.indexOf(section.resource)) < cost) return 0.3
  const gain = remaining(p, p.section) > 0 ? at(BENEFIT, p.section) : 0
  return Math.max(0.3, gain + section.coins * WORTH.coin - cost * WORTH.needed)
}

function promise(s: ScytheState, p: Player, step: ScytheStep, tokens: readonly number[]): number {
  switch (step.step) {
    case 'section':
      return 1.8
    case 'top':
      return TOP_PROMISE[topActionOf(s, p)]
    case 'bottom':
      return bottomPromise(s, p, tokens)
    case 'pay':
      return -step.left * WORTH.needed
    case 'discard':
      return -step.left * WORTH.card.each
    case 'amount':
      return step.most * 0.6
    case 'gains':
      return 1.2 * (step.gains.length - step.next)
    case 'place':
      return step.left * WORTH.needed
    case 'harvest':
      return step.left * 0.7
    case 'moving':
      return step.left * 0.7
    case 'journey':
      return step.left * 0.4 - 0.02 * load(step.cargo)
    case 'upgrade':
      return BENEFIT[0]
    case 'deploy':
      return BENEFIT[1]
    case 'build':
      return BENEFIT[2]
    case 'enlist':
      return BENEFIT[3]
    case 'option':
      return step.taken === '' ? 3 : 1
    case 'factory':
      return WORTH.factoryCard
    case 'choose':
      return 3
    case 'token':
      return 0.2
    default:
      return 0
  }
}

function load(cargo: readonly number[]): number {
  let sum = 0
  for (const amount of cargo) sum += amount
  return sum
}

/** Stars of the one who is furthest: what others have got weighs a little. */
function rivals(s: ScytheState, seat: Seat): number {
  let most = 0
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) most = Math.max(most, starsPlaced(player(s, other)))
  }
  return most * WORTH.star
}
