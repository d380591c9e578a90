/** S6.9, S7 After a Move action: combats, then encounter, Factory and faction tokens. */
import { below, push, reveal, type Seat, sealed } from '@ludarium/kernel'
import { HOME, IS_LAKE, IS_TUNNEL, idOf, item, LAKES, NEIGHBOURS, placeOf } from '../board.ts'
import { MOST_ON_DIAL, UNITS } from '../data/index.ts'
import type { ScytheLog } from '../events.ts'
import { cardValue } from '../figures.ts'
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
import type { Place, ScytheMove, ScytheState, StepOf, Steps } from '../state.ts'
import { drawCards, gain, lose } from '../tracks.ts'
import { kindsOf } from './costs.ts'

/** Power that Artillery, Disarm and Sword take, and that Shield and Ronin give. */
const ABILITY_POWER = 2

/** S7.3 How many combat cards the seat may commit there. */
export function cardLimit(s: ScytheState, seat: Seat, at: Place): number {
  const p = player(s, seat)
  let limit = combatUnitsAt(p, at)
  if (has(p, 'peoplesArmy') && workersAt(p, at) > 0) limit++
  if (has(p, 'suiton') && item(IS_LAKE, at)) limit++
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
      push(
        s,
        { step: 'combats', seat },
        { step: 'encounter', seat },
        { step: 'visit', seat },
        { step: 'token', seat },
        ...s.shinobi.map((at) => ({ step: 'rearm', seat, at }) as const),
      )
    },
  },
  combats: {
    forced: true,
    skip: (s) => s.contests.length === 0,
    legal: (s) => s.contests.map(({ at }) => ({ do: 'fight', at: idOf(at) })),
    play(s, step, seat, move, log) {
      if (move.do !== 'fight') return
      const at = placeOf(move.at)
      const defender = s.contests.find((contest) => contest.at === at)?.defender ?? seat
      log?.({ type: 'fight', seat, other: defender, at: move.at })
      const among = seat < defender ? [seat, defender] : [defender, seat]
      push(
        s,
        { step: 'ready', seat, other: defender, at, attacks: true },
        { step: 'ready', seat: defender, other: seat, at, attacks: false },
        { step: 'battle', ...sealed<ScytheMove>(s, among), at, attacker: seat, defender },
        step,
      )
    },
  },
  /** S7.2, R14 Abilities that apply by themselves; the optional ones are asked. */
  ready: {
    run(s, { seat, other, at, attacks }, log) {
      const p = player(s, seat)
      switch (p.faction) {
        case 'nordic':
          if (has(p, 'artillery') && p.power > 0) push(s, { step: 'ability', seat, other, at, ability: 'artillery' })
          return
        case 'crimea':
          if (has(p, 'scout')) scout(s, seat, other, log)
          return
        case 'saxony':
          if (!has(p, 'disarm') || !(item(IS_TUNNEL, at) || structurePlace(p, 'mine') === at)) return
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
          if (has(p, 'ronin') && unitsAt(p, at) === 1) push(s, { step: 'ability', seat, other, at, ability: 'ronin' })
          return
      }
    },
  },
  ability: {
    legal: (_s, { ability }) => [
      { do: 'ability', ability, use: true },
      { do: 'ability', ability, use: false },
    ],
    play(s, { other }, seat, move, log) {
      if (move.do !== 'ability' || !move.use) return
      log?.({ type: 'ability', seat, ability: move.ability })
      if (move.ability === 'artillery') {
        lose(s, seat, 'power', 1, log)
        lose(s, other, 'power', ABILITY_POWER, log)
      } else {
        gain(s, seat, 'power', ABILITY_POWER, -1, log)
        push(s, { step: 'stars', seat })
      }
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
    legal(s, { seat, at, lakes }) {
      const p = player(s, seat)
      const unit = p.units.indexOf(at)
      const to = unit < FIRST_WORKER ? freeLakes(s, seat, at) : lakes
      const name = item(UNITS, unit)
      return [HOME[p.faction], ...to].map((place) => ({ do: 'retreat', unit: name, to: idOf(place) }))
    },
    play(s, step, seat, move, log) {
      if (move.do !== 'retreat') return
      const unit = UNITS.indexOf(move.unit)
      const to = placeOf(move.to)
      player(s, seat).units[unit] = to
      log?.({ type: 'retreat', seat, unit: move.unit, to: move.to })
      const opens = isMech(unit) && item(IS_LAKE, to) && !step.lakes.includes(to)
      push(s, opens ? { ...step, lakes: [...step.lakes, to] } : step)
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
function scout(s: ScytheState, seat: Seat, other: Seat, log?: ScytheLog): void {
  const { hand } = player(s, other)
  log?.({ type: 'ability', seat, ability: 'scout' })
  if (hand.length === 0) return
  const [card = ''] = hand.splice(below(s.chance, hand.length), 1)
  player(s, seat).hand.push(card)
  reveal(s)
  log?.({ type: 'scouted', seat, other, card, only: [seat, other] })
}

/** S7.4, S7.5.1, S7.5.2 */
function settleBattle(s: ScytheState, step: StepOf<'battle'>, log?: ScytheLog): void {
  const { at, attacker, defender } = step
  const [attack, defence] = [attacker, defender].map((seat) => reckon(s, seat, item(step.given, seat), log))
  const won = (attack ?? 0) >= (defence ?? 0)
  const winner = won ? attacker : defender
  const loser = won ? defender : attacker
  log?.({ type: 'battle', seat: winner, other: loser, at: idOf(at), attack: attack ?? 0, defence: defence ?? 0 })
  const p = player(s, loser)
  const workers = workersAt(p, at)
  push(s, { step: 'spoils', at, winner, loser, workers, total: (won ? defence : attack) ?? 0 })
  if (p.faction === 'nordic' && has(p, 'seaworthy') && freeLakes(s, loser, at).length > 0) {
    push(s, { step: 'retreat', seat: loser, at, lakes: [] })
    return
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (p.units[unit] === at) p.units[unit] = HOME[p.faction]
}

/** Takes dial and cards from the seat and gives its total. */
function reckon(s: ScytheState, seat: Seat, given: readonly ScytheMove[], log?: ScytheLog): number {
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

/** S12.1, R36 Lakes next to the hex without an opposing unit. */
function freeLakes(s: ScytheState, seat: Seat, at: Place): Place[] {
  return item(NEIGHBOURS, at).filter((place) => LAKES.includes(place) && opponentAt(s, seat, place) < 0)
}
