/** What a board may want to show before a decision: reach and its price, power for neighbours, cities in the making. */
import type { Seat } from '@ludarium/kernel'
import { boardOf, hexNamed } from './board.ts'
import { toolsPerSpade } from './figures.ts'
import { capacity } from './goods.ts'
import { cityPower, groupsOf } from './groups.ts'
import { incomeOf } from './income.ts'
import type { Way } from './moves.ts'
import { player } from './pieces.ts'
import { beyondReach, powerAround, reachOf } from './reach.ts'
import type { InnovationState } from './state.ts'
import { innovationBooks, innovationCoins } from './steps/innovation.ts'
import { chargeOf, offerCost } from './steps/offers.ts'
import { spadesNeeded, tollAt } from './steps/spades.ts'

/** A free hex within reach and what makes it native. */
export interface HexInReach {
  readonly hex: string
  /** How it is reached: plainly, by tunnel or by flight. */
  readonly way: Way
  /** Spades until it is native. */
  readonly spades: number
  /** Tools for all of them without free spades, a tunnel and a cube included. */
  readonly tools: number
}

/** A7, A12.2 All free hexes the seat could work on, whether or not it can pay. */
export function hexesInReach(s: InnovationState, seat: Seat): HexInReach[] {
  const p = player(s, seat)
  if (p.terrain < 0) return []
  const near = reachOf(s, seat)
  const found: HexInReach[] = []
  collect(near, '', 0)
  if (p.faction === 'moles') collect(beyondReach(s, seat, 'tunnel', near), 'tunnel', 1)
  if (p.palace === 'palace-09') collect(beyondReach(s, seat, 'flight', near), 'flight', 0)
  return found

  function collect(marks: Uint8Array, way: Way, extra: number): void {
    const board = boardOf(s)
    for (const hex of board.land) {
      if (marks[hex] === 0 || s.owner[hex] !== -1) continue
      const spades = spadesNeeded(s, p, hex)
      const tools = spades * toolsPerSpade(s, p) + tollAt(s, hex) + extra
      found.push({ hex: board.ids[hex] ?? '', way, spades, tools })
    }
  }
}

/** Power that a build would offer somebody. */
export interface PowerOffer {
  readonly seat: Seat
  /** What accepting would charge, and its price. */
  readonly power: number
  readonly vp: number
}

/** A23 Who would be offered power if the seat built on the hex now. */
export function offersFor(s: InnovationState, seat: Seat, hex: string): PowerOffer[] {
  const at = hexNamed(s, hex)
  const offers: PowerOffer[] = []
  for (const [other, p] of s.players.entries()) {
    if (other === seat || capacity(p) === 0) continue
    const amount = powerAround(s, other, at, seat)
    if (amount > 0) offers.push({ seat: other, power: chargeOf(p, amount), vp: offerCost(s, p, amount) })
  }
  return offers
}

/** A group of buildings on the way to a city, or part of one. */
export interface CityProgress {
  readonly hexes: readonly string[]
  readonly power: number
  readonly powerNeeded: number
  /** Buildings, an annexed one counted twice. */
  readonly buildings: number
  readonly buildingsNeeded: number
  readonly isCity: boolean
}

/** A24.2 */
export function cityProgress(s: InnovationState, seat: Seat): CityProgress[] {
  const { ids } = boardOf(s)
  const powerNeeded = cityPower(s, player(s, seat))
  return groupsOf(s, seat).map((group) => ({
    hexes: group.hexes.map((hex) => ids[hex] ?? ''),
    power: group.power,
    powerNeeded,
    buildings: group.size,
    buildingsNeeded: group.needed,
    isCity: group.inCity,
  }))
}

/** A10 What the seat would receive in the next Phase I. */
export function nextIncome(
  s: InnovationState,
  seat: Seat,
): { coin: number; tool: number; scholar: number; power: number; book: number; vp: number } {
  const p = player(s, seat)
  if (p.terrain < 0) return { coin: 0, tool: 0, scholar: 0, power: 0, book: 0, vp: 0 }
  const { coin, tool, scholar, power, book, ...points } = incomeOf(s, p)
  return { coin, tool, scholar, power, book, vp: points.competencies + points.innovations + points.disciplines }
}

/** A16 What the innovation in a slot costs the seat now. */
export function innovationCost(
  s: InnovationState,
  seat: Seat,
  slot: number,
): { readonly books: readonly number[]; readonly any: number; readonly coins: number } {
  const p = player(s, seat)
  if (p.terrain < 0) return { books: [0, 0, 0, 0], any: 0, coins: 0 }
  return { ...innovationBooks(s, p, slot), coins: innovationCoins(s, p) }
}
