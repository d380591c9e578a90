/** What a board shows before the click: reachable places, strength in combat, who controls what. */
import { at, isHidden, type Seat } from '@ludarium/kernel'
import { idOf, placeOf, TERRITORIES } from './board.ts'
import { GOALS, MOST_ON_DIAL, STARS_TO_END, UNITS, type Unit } from './data/index.ts'
import { cardValue, goalLimits } from './figures.ts'
import { has, isCombatUnit, opponentAt, owners, player, starsPlaced, workersAt } from './pieces.ts'
import { stepsOf } from './reach.ts'
import { scoringOwners } from './scoring.ts'
import type { ScytheState } from './state.ts'
import { cardLimit } from './steps/combat.ts'

export interface Control {
  readonly at: string
  readonly seat: Seat
}

/** S1.3 Every controlled territory with its owner; at the end armed traps hold theirs too (S19.5). */
export function controlledHexes(s: ScytheState): Control[] {
  const owner = s.agenda.length === 0 ? scoringOwners(s) : owners(s)
  const held: Control[] = []
  for (let place = 0; place < TERRITORIES; place++) {
    const seat = owner[place] ?? -1
    if (seat >= 0) held.push({ at: idOf(place), seat })
  }
  return held
}

export interface Reach {
  readonly to: string
  /** Steps it takes, and the places of each, the last one included. */
  readonly steps: number
  readonly path: readonly string[]
  /** Somebody else's units stand there. */
  readonly opposed: boolean
}

/**
 * S6 Where a unit could get with that many steps (by default one, with Speed two), by the fewest steps. A halt is
 * respected; what a step would uncover (a trap) is not known.
 */
export function reachable(s: ScytheState, seat: Seat, unit: Unit, steps?: number): Reach[] {
  const n = UNITS.indexOf(unit)
  const p = player(s, seat)
  const start = at(p.units, n)
  if (start < 0) return []
  const most = steps ?? (isCombatUnit(n) && has(p, 'speed') ? 2 : 1)
  const found = new Map<number, Reach>()
  const trial: ScytheState = { ...s, players: s.players.map((one) => ({ ...one, units: [...one.units] })) }
  const walker = player(trial, seat)
  let frontier = [start]
  for (let step = 1; step <= most && frontier.length > 0; step++) {
    const next: number[] = []
    for (const from of frontier) {
      walker.units[n] = from
      for (const to of stepsOf(trial, seat, n)) {
        if (to === start || found.has(to)) continue
        const opposed = opponentAt(s, seat, to) >= 0
        found.set(to, { to: idOf(to), steps: step, path: [...(found.get(from)?.path ?? []), idOf(to)], opposed })
        if (!halts(s, seat, n, to, opposed)) next.push(to)
      }
    }
    frontier = next
  }
  return [...found.values()]
}

/** S6.5 */
function halts(s: ScytheState, seat: Seat, unit: number, to: number, opposed: boolean): boolean {
  const trap = s.traps[to]
  const trapped = (trap === 1 || trap === 3) && player(s, seat).faction !== 'togawa'
  return opposed || trapped || (unit === 0 && s.encounters[to] === true)
}

export interface Strength {
  /** Most that can be set on the dial. */
  readonly dial: number
  /** Most cards that can be committed. */
  readonly cards: number
  /** The highest total, as far as the hand is known; null for a hidden hand. */
  readonly total: number | null
}

/** S7.3 How strong a seat could be in a combat there, with the units it has there now. */
export function combatStrength(s: ScytheState, seat: Seat, at: string): Strength {
  const p = player(s, seat)
  const dial = Math.min(MOST_ON_DIAL, p.power)
  const cards = Math.min(cardLimit(s, seat, placeOf(at)), p.hand.length)
  if (p.hand.some(isHidden)) return { dial, cards, total: null }
  const best = p.hand.map((card) => cardValue(s, card)).sort((a, b) => b - a)
  return { dial, cards, total: best.slice(0, cards).reduce((sum, value) => sum + value, dial) }
}

export interface Stakes {
  /** Winning brings a star. */
  readonly star: boolean
  /** Popularity that winning costs: one for each beaten worker, if the winner attacks (S7.5). */
  readonly popularity: number
  /** Workers of the other side there. */
  readonly workers: number
}

/** S7.5 What a seat gains and pays if it wins the combat there against that other. */
export function combatStakes(s: ScytheState, seat: Seat, other: Seat, id: string): Stakes {
  const p = player(s, seat)
  const workers = workersAt(player(s, other), placeOf(id))
  const spared = seat !== s.active || has(p, 'camaraderie')
  const combat = GOALS.indexOf('combat')
  return {
    star: at(p.stars, combat) < at(goalLimits(s, p), combat) && starsPlaced(p) < STARS_TO_END,
    popularity: spared ? 0 : Math.min(workers, p.popularity),
    workers,
  }
}

/** S7.3 How many combat cards the seat may commit there. */
export function cardsAllowed(s: ScytheState, seat: Seat, id: string): number {
  return cardLimit(s, seat, placeOf(id))
}
