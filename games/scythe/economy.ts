/**
 * What a seat's tokens and workers are good for: the bottom actions that they will pay for. A token is worth a share of
 * what its action brings, so that who lacks the one mech that leads across the river trades for metal and not for food.
 */
import { at } from '@ludarium/kernel'
import { TERRITORIES } from './board.ts'
import { RESOURCES, STRUCTURES } from './data/index.ts'
import { matOf, productOf } from './figures.ts'
import { bottomCost, produceCost } from './mat.ts'
import { FIRST_WORKER, hasCube, UNIT_COUNT, workersAt, workersOut } from './pieces.ts'
import type { Place, Player, ScytheState } from './state.ts'
import type { Wants } from './wants.ts'

/** How a token counts. */
export interface Prices {
  /** Of what an action brings, the share that its tokens are worth together, and what it adds that all are there. */
  readonly share: number
  readonly ready: number
  /** The same for the action after the next. */
  readonly second: number
  /** A token that nothing needs. */
  readonly spare: number
}

/** What the tokens are worth, by the actions that they pay for. */
export function storesWorth(
  s: ScytheState,
  p: Player,
  tokens: readonly number[],
  wants: Wants,
  prices: Prices,
): number {
  const { sections } = matOf(s, p)
  let value = 0
  let best = 0
  let other = 0
  for (let index = 0; index < sections.length; index++) {
    const have = at(tokens, RESOURCES.indexOf(at(sections, index).resource))
    const cost = bottomCost(s, p, index)
    const first = Math.min(have, cost)
    const second = Math.min(have - first, cost)
    value += (first / cost) * at(wants.next, index) * prices.share
    value += (second / cost) * at(wants.later, index) * prices.share * prices.second
    value += (have - first - second) * prices.spare
    if (have < cost || index === p.section) continue
    const bonus = at(wants.next, index)
    if (bonus > best) {
      other = best
      best = bonus
    } else if (bonus > other) other = bonus
  }
  return value + (best + other / 2) * prices.ready
}

const MILL = STRUCTURES.indexOf('mill')

/** What the workers would bring if they produced now: the best territories of those allowed. */
export function harvestWorth(
  s: ScytheState,
  p: Player,
  tokens: readonly number[],
  wants: Wants,
  prices: Prices,
): number {
  let first = 0
  let second = 0
  let third = 0
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) {
    const place = at(p.units, unit)
    if (place < 0 || place >= TERRITORIES || p.units.indexOf(place, FIRST_WORKER) !== unit) continue
    const worth = product(s, p, place, workersAt(p, place), tokens, wants, prices)
    if (worth > first) {
      third = second
      second = first
      first = worth
    } else if (worth > second) {
      third = second
      second = worth
    } else if (worth > third) third = worth
  }
  const mill = at(p.structures, MILL)
  const more = hasCube(p, 'produce.territories') ? third : 0.15 * third
  const sum = first + second + more + (mill >= 0 ? product(s, p, mill, 1, tokens, wants, prices) : 0)
  return canProduce(s, p) ? sum : 0.5 * sum
}

function canProduce(s: ScytheState, p: Player): boolean {
  const { power, popularity, coins } = produceCost(s, p)
  return p.power >= power && p.popularity >= popularity && p.coins >= coins
}

/** What so many workers there would make: what is lacking first counts most. */
function product(
  s: ScytheState,
  p: Player,
  place: Place,
  workers: number,
  tokens: readonly number[],
  wants: Wants,
  prices: Prices,
): number {
  const made = productOf(s, place)
  if (made === '') return 0
  if (made === 'worker') return Math.min(workers, UNIT_COUNT - FIRST_WORKER - workersOut(p)) * wants.worker
  const { sections } = matOf(s, p)
  for (let index = 0; index < sections.length; index++) {
    if (at(sections, index).resource !== made) continue
    const cost = bottomCost(s, p, index)
    const have = at(tokens, RESOURCES.indexOf(made))
    // What lies there now will be spent in part before the next harvest.
    const lacking = Math.min(workers, Math.max(0, cost - 0.7 * have))
    const beyond = Math.min(workers - lacking, cost)
    const { share, second, spare } = prices
    const worth = (lacking * at(wants.next, index) + beyond * second * at(wants.later, index)) * (share / cost)
    return worth + (workers - lacking - beyond) * spare
  }
  return 0
}
