/** What a page shows before a decision is made: pure questions about a state or view, answered by the rules' own code. */
import { type Cell, next, type Seat } from '@ludarium/kernel'
import { builtCard, flagsOf, prophecyCard, treatiesOf } from './card.ts'
import type { AttackEffect, Target } from './data/index.ts'
import { modifier, neighbours, patternMatches, segmentOf } from './island.ts'
import type { EssenceMove } from './moves.ts'
import { player } from './pieces.ts'
import { effectAt } from './script.ts'
import type { EssenceState } from './state.ts'
import { attackValue, monsterDefense } from './steps/attack.ts'
import { buildCost } from './steps/build.ts'
import { fragmentIn, readCost } from './steps/prophecy.ts'
import { treatyCost } from './steps/treaty.ts'

export interface Placement {
  /** What the placement would bring, negative when it costs Essence. */
  readonly essence: number
  /** The printed part of it; 0 for a segment that is only moved (revised edition, E11.4). */
  readonly base: number
  /** What each neighbour adds or takes away; neighbours that change nothing are listed with 0. */
  readonly parts: readonly { readonly card: string; readonly x: number; readonly y: number; readonly n: number }[]
}

/** E10.3, E11.4 What a card would bring on a cell of the seat's island: one to be built, or one of its own to be moved. */
export function placement(s: EssenceState, seat: Seat, card: string, x: number, y: number): Placement {
  const { island } = player(s, seat)
  const built = builtCard(s, card)
  const moved = segmentOf(island, card) !== undefined
  const base = moved && flagsOf(s).moveScoring === 'modifiersOnly' ? 0 : built.card.essence
  const parts = neighbours(island, x, y)
    .filter((other) => other.card !== card)
    .map((other) => ({ card: other.card, x: other.x, y: other.y, n: modifier(built, builtCard(s, other.card)) }))
  return { essence: base + parts.reduce((sum, part) => sum + part.n, 0), base, parts }
}

export interface AttackPreview {
  readonly attack: number
  readonly defense: number
  /** Essence it would bring; 0 when it fails or is ignored. */
  readonly essence: number
  readonly outcome: 'success' | 'failure' | 'ignored'
}

/** The attack the seat is asked about now, if any. */
function attackInHand(s: EssenceState, seat: Seat): AttackEffect | null {
  const step = next(s)
  if (step?.step !== 'attack' || step.seat !== seat) return null
  const effect = effectAt(s, step.script, step.at)
  return effect.op === 'attackAction' ? effect : null
}

/** E14.3 to E14.6 How an attack of the seat would end: the one in question now, else one without any bonus. */
export function attackPreview(s: EssenceState, seat: Seat, move: EssenceMove): AttackPreview | null {
  const bonus = attackInHand(s, seat)?.bonus ?? 0
  const against = (vs: Target, defender: Seat, defense: number, ignores: number): AttackPreview => {
    const attack = attackValue(s, seat, bonus, vs, defender)
    const wins = attack > defense
    const outcome = !wins ? 'failure' : ignores > 0 ? 'ignored' : 'success'
    return { attack, defense, essence: outcome === 'success' ? attack - defense : 0, outcome }
  }
  switch (move.do) {
    case 'attack': {
      const { defense, ignores } = player(s, move.seat)
      return against('player', move.seat, defense, ignores)
    }
    case 'attackThreat':
      return against('threat', -1, s.threat, 0)
    case 'attackMonster':
      return against('monster', -1, monsterDefense(s, fragmentIn(s, move.slot)), 0)
    default:
      return null
  }
}

/** E13.5 Every place on the seat's island where the fragment's pattern lies, as cells to light; none without a pattern. */
export function matches(s: EssenceState, seat: Seat, fragment: string): Cell[][] {
  return patternMatches(s, player(s, seat).island, prophecyCard(s, fragment).turns)
}

/** What a card of the market costs the seat now, in Wealth, discounts included. */
export function buildPrice(s: EssenceState, seat: Seat, card: string): number {
  const step = next(s)
  const discount = step?.step === 'build' && step.seat === seat ? step.discount : 0
  return buildCost(s, player(s, seat), card, discount)
}

/** What signing a treaty costs the seat now, in any tokens; null when no space is left. */
export function treatyPrice(s: EssenceState, seat: Seat, treaty: string): number | null {
  const step = next(s)
  const discount = step?.step === 'sign' && step.seat === seat ? step.discount : 0
  const index = treatiesOf(s).findIndex((one) => one.id === treaty)
  const cost = treatyCost(s, player(s, seat), index, discount)
  return cost < 0 ? null : cost
}

/** What reading a fragment costs the seat now, in Influence, without a `spend` requirement. */
export function readPrice(s: EssenceState, seat: Seat, fragment: string): number {
  return readCost(s, player(s, seat), prophecyCard(s, fragment))
}
