/** S6.9, S7 After a Move action: combats, then encounter, Factory and faction tokens. */
import { at, below, type Log, push, reveal, type Seat, sealed, since } from '@ludarium/kernel'
import { HOME, IS_LAKE, IS_TUNNEL, idOf, LAKES, NEIGHBOURS, placeOf } from '../board.ts'
import { MOST_ON_DIAL, UNITS } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { cardValue, mechOf } from '../figures.ts'
import {
  combatUnitsAt,
  FIRST_WORKER,
  has,
  isMech,
  opponentAt,
  player,
  structurePlace,
  UNIT_COUNT,
  unitsAt,
  workersAt,
} from '../pieces.ts'
import type { Contest, Place, ScytheMove, ScytheState, StepOf, Steps } from '../state.ts'
import { drawCards, gain, lose, spend } from '../tracks.ts'
import { kindsOf } from './costs.ts'

/** Power that Artillery, Disarm and Sword take, and that Shield and Ronin give. */
const ABILITY_POWER = 2

/** S7.3 How many combat cards the seat may commit there. */
export function cardLimit(s: ScytheState, seat: Seat, place: Place): number {
  const p = player(s, seat)
  let limit = combatUnitsAt(p, place)
  if (has(p, 'peoplesArmy') && workersAt(p, place) > 0) limit++
  if (has(p, 'suiton') && at(IS_LAKE, place)) limit++
  return limit
}

/** Cards committed so far. */
function committed(given: readonly ScytheMove[]): string[] {
  return given.flatMap((move) => (move.do === 'card' ? [move.card] : []))
}

function dialOf(given: readonly ScytheMove[]): number {
  const [dial] = given
  return dial?.do === 'dial' ? dial.power : 0
}

/** What is left of a hand when some of its cards are committed. */
function handLeft(hand: readonly string[], used: readonly string[]): string[] {
  const left = [...hand]
  for (const card of used) left.splice(left.indexOf(card), 1)
  return left
}

export const combatSteps = {
  /** S6.9 */
  afterMove: {
    run(s, { seat }) {
      push(s, { step: 'combats', seat })
      push(s, { step: 'encounter', seat }, { step: 'visit', seat }, { step: 'token', seat })
      for (const place of s.shinobi) push(s, { step: 'rearm', seat, at: place })
    },
  },
  combats: {
    forced: true,
    skip: (s) => s.contests.length === 0,
    legal: (s) => s.contests.map((contest) => ({ do: 'fight', at: idOf(contest.at) })),
    on: {
      fight(s, step, seat, move, log) {
        const place = placeOf(move.at)
        const { defender } = contestAt(s, place)
        log?.({ type: 'fight', seat, other: defender, at: move.at })
        push(s, { step: 'ready', seat, other: defender, at: place, attacks: true })
        push(s, { step: 'ready', seat: defender, other: seat, at: place, attacks: false })
        const among = seat < defender ? [seat, defender] : [defender, seat]
        push(s, { step: 'battle', ...sealed<ScytheMove>(s, among), at: place, attacker: seat, defender })
        push(s, step)
      },
    },
  },
  /** S7.2, R14 Abilities that apply by themselves; the optional ones are asked. */
  ready: {
    run(s, { seat, other, at: place, attacks }, log) {
      const p = player(s, seat)
      const ask = { step: 'ability', seat, other, at: place } as const
      switch (p.faction) {
        case 'nordic':
          if (has(p, 'artillery') && p.power > 0) push(s, { ...ask, ability: 'artillery' })
          return
        case 'crimea':
          if (has(p, 'scout')) scout(s, seat, other, log)
          return
        case 'saxony':
          if (!has(p, 'disarm') || !(at(IS_TUNNEL, place) || structurePlace(p, 'mine') === place)) return
          log?.({ type: 'ability', seat, ability: 'disarm' })
          lose(s, other, 'power', ABILITY_POWER, log)
          return
        case 'albion':
          if (attacks && has(p, 'sword')) {
            log?.({ type: 'ability', seat, ability: 'sword' })
            lose(s, other, 'power', ABILITY_POWER, log)
          } else if (!attacks && has(p, 'shield')) {
            log?.({ type: 'ability', seat, ability: 'shield' })
            gain(s, seat, 'power', ABILITY_POWER, -1, log)
            push(s, { step: 'stars', seat })
          }
          return
        case 'togawa':
          if (has(p, 'ronin') && unitsAt(p, place) === 1) push(s, { ...ask, ability: 'ronin' })
          return
      }
    },
  },
  ability: {
    legal: (_s, { ability }) => [
      { do: 'ability', ability, use: true },
      { do: 'ability', ability, use: false },
    ],
    on: {
      ability(s, { other }, seat, { ability, use }, log) {
        if (!use) return
        log?.({ type: 'ability', seat, ability })
        if (ability === 'artillery') {
          spend(s, seat, 'power', 1, log)
          lose(s, other, 'power', ABILITY_POWER, log)
        } else {
          gain(s, seat, 'power', ABILITY_POWER, -1, log)
          push(s, { step: 'stars', seat })
        }
      },
    },
  },
  /** S7.3, S7.4 */
  battle: {
    sealed(s, { at }, seat, given) {
      const p = player(s, seat)
      const moves: ScytheMove[] = []
      if (given.length === 0) {
        for (let power = 0; power <= Math.min(MOST_ON_DIAL, p.power); power++) moves.push({ do: 'dial', power })
        return moves
      }
      const used = committed(given)
      if (used.length < cardLimit(s, seat, at)) {
        for (const card of kindsOf(handLeft(p.hand, used))) moves.push({ do: 'card', card })
      }
      moves.push({ do: 'ready' })
      return moves
    },
    /** A full or impossible set of cards is not asked about any more. */
    complete(s, { at }, seat, given) {
      if (given.length === 0) return false
      const used = given.length - 1
      return given[used]?.do === 'ready' || used >= cardLimit(s, seat, at) || used >= player(s, seat).hand.length
    },
    resolve: settleBattle,
  },
  /** S12.1 Beaten Nordic units choose between home and adjacent lakes, workers only with a mech. */
  retreat: {
    forced: true,
    skip: (s, { seat, at }) => unitsAt(player(s, seat), at) === 0,
    legal(s, step) {
      const unit = at(UNITS, nextToRetreat(s, step))
      return retreats(s, step).map((place) => ({ do: 'retreat', unit, to: idOf(place) }))
    },
    on: {
      retreat(s, step, seat, move, log) {
        const unit = UNITS.indexOf(move.unit)
        const to = placeOf(move.to)
        const p = player(s, seat)
        p.units[unit] = to
        log?.({ type: 'retreat', seat, unit: move.unit, mech: mechOf(s, p.faction, unit), to: move.to })
        const opens = isMech(unit) && at(IS_LAKE, to) && !step.lakes.includes(to)
        push(s, opens ? { ...step, lakes: [...step.lakes, to] } : step)
      },
    },
  },
  /** S7.5.3 to S7.5.5 */
  spoils: {
    run(s, { winner, loser, workers, total, at }, log) {
      if (winner === s.active) {
        s.forced += workers
        if (!has(player(s, winner), 'camaraderie')) lose(s, winner, 'popularity', workers, log)
      }
      if (total > 0) drawCards(s, loser, 1, log)
      player(s, winner).wins++
      s.contests = s.contests.filter((contest) => contest.at !== at)
      push(s, { step: 'stars', seat: winner })
    },
  },
} satisfies Partial<Steps>

/** S12.3 A random card of the opponent; both see which. */
function scout(s: ScytheState, seat: Seat, other: Seat, log?: Log<ScytheEvent>): void {
  const { hand } = player(s, other)
  log?.({ type: 'ability', seat, ability: 'scout' })
  if (hand.length === 0) return
  const [card = ''] = hand.splice(below(s.chance, hand.length), 1)
  player(s, seat).hand.push(card)
  reveal(s)
  log?.({ type: 'scouted', seat, other, card, only: [seat, other] })
}

/** S7.4, S7.5.1, S7.5.2 */
function settleBattle(s: ScytheState, step: StepOf<'battle'>, log?: Log<ScytheEvent>): void {
  const { at: place, attacker, defender } = step
  const attack = reckon(s, attacker, at(step.given, attacker), log)
  const defence = reckon(s, defender, at(step.given, defender), log)
  const won = attack >= defence
  const winner = won ? attacker : defender
  const loser = won ? defender : attacker
  log?.({ type: 'battle', seat: winner, other: loser, at: idOf(place), attack, defence })
  const workers = workersAt(player(s, loser), place)
  retreat(s, loser, place)
  push(s, { step: 'spoils', at: place, winner, loser, workers, total: won ? defence : attack })
}

/** S7.5.2 The beaten units go home; Seaworthy lets the Nordic ones choose (S12.1). */
function retreat(s: ScytheState, seat: Seat, from: Place): void {
  const p = player(s, seat)
  if (p.faction === 'nordic' && has(p, 'seaworthy') && freeLakes(s, seat, from).length > 0) {
    push(s, { step: 'retreat', seat, at: from, lakes: [] })
    return
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (p.units[unit] === from) p.units[unit] = HOME[p.faction]
}

/** The beaten units are asked about one after the other. */
function nextToRetreat(s: ScytheState, step: StepOf<'retreat'>): number {
  return player(s, step.seat).units.indexOf(step.at)
}

/** S12.1 Where the next of the beaten units may go. */
export function retreats(s: ScytheState, step: StepOf<'retreat'>): Place[] {
  const fights = nextToRetreat(s, step) < FIRST_WORKER
  const lakes = fights ? freeLakes(s, step.seat, step.at) : step.lakes
  return [HOME[player(s, step.seat).faction], ...lakes]
}

function contestAt(s: ScytheState, place: Place): Contest {
  const found = s.contests.find((contest) => contest.at === place)
  if (found === undefined) throw new Error(`There is no combat at ${idOf(place)}.`)
  return found
}

/** Takes dial and cards from the seat and gives its total. */
function reckon(s: ScytheState, seat: Seat, given: readonly ScytheMove[], log?: Log<ScytheEvent>): number {
  const p = player(s, seat)
  const cards = committed(given)
  const dial = dialOf(given)
  let total = dial
  for (const card of cards) {
    p.hand.splice(p.hand.indexOf(card), 1)
    s.combatDiscard.push(card)
    total += cardValue(s, card)
  }
  p.power -= dial
  log?.({ type: 'committed', seat, dial, cards, total })
  return total
}

/** S12.1, R36 Lakes next to the hex without an opposing unit, and to which none may have to step back (R57). */
function freeLakes(s: ScytheState, seat: Seat, from: Place): Place[] {
  return at(NEIGHBOURS, from).filter(
    (place) => LAKES.includes(place) && opponentAt(s, seat, place) < 0 && !isStepBack(s, seat, from, place),
  )
}

/** S15.4, R57 Whether an opponent made its step into another combat, not fought yet, from there. */
function isStepBack(s: ScytheState, seat: Seat, fought: Place, place: Place): boolean {
  if (seat === s.active || !since(s, 2)) return false
  return s.contests.some(({ at, entries }) => at !== fought && entries.some(({ from }) => from === place))
}
