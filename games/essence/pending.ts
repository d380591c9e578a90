/**
 * What the seat's unfinished action will still bring: a card that is paid for and waits for its cell, an attack that
 * waits for its target. So a bot that compares positions in the middle of an action does not take its cost for a loss.
 */
import type { Seat } from '@ludarium/kernel'
import { builtCard, prophecyCard } from './card.ts'
import type { Effect } from './data/index.ts'
import { modifiers, openCells } from './island.ts'
import { player } from './pieces.ts'
import { effectsAt } from './script.ts'
import type { EssenceState, EssenceStep, Player } from './state.ts'
import { attackValue, monsterDefense } from './steps/attack.ts'
import { fragmentIn, openSlots, readCost } from './steps/prophecy.ts'
import { effectsWorth, effectWorth, valueModel, worthPerRound } from './value.ts'

/** The best that a card can bring on the cells of the island. */
function placeWorth(s: EssenceState, p: Player, card: string, rounds: number): number {
  const built = builtCard(s, card)
  let best = Number.NEGATIVE_INFINITY
  for (const { x, y } of openCells(s, p.island, '')) best = Math.max(best, modifiers(s, p.island, built, x, y))
  return built.card.essence + best + worthPerRound(built.card) * rounds
}

/** The best that an attack with this bonus can bring. */
function attackWorth(s: EssenceState, seat: Seat, bonus: number): number {
  let best = attackValue(s, seat, bonus, 'threat', -1) - s.threat
  for (let other = 0; other < s.seats; other++) {
    const defender = player(s, other)
    if (other === seat || defender.ignores > 0) continue
    best = Math.max(best, 0.7 + attackValue(s, seat, bonus, 'player', other) - defender.defense)
  }
  const p = player(s, seat)
  for (const slot of s.readDone ? [] : openSlots(s)) {
    const card = fragmentIn(s, slot)
    const defense = monsterDefense(s, card)
    if (defense === 0 || readCost(s, p, prophecyCard(s, card)) > p.influence) continue
    const margin = attackValue(s, seat, bonus, 'monster', -1) - defense
    if (margin > 0) best = Math.max(best, margin + claimWorth(s, card))
  }
  return Math.max(0, best)
}

function claimWorth(s: EssenceState, card: string): number {
  const { bonus, value } = prophecyCard(s, card).card
  return effectsWorth(bonus) + value * valueModel.prophecyPoint
}

function listWorth(s: EssenceState, seat: Seat, effects: readonly Effect[], from: number): number {
  let sum = 0
  for (let i = from; i < effects.length; i++) {
    const effect = effects[i]
    if (effect === undefined) break
    sum += effect.op === 'attackAction' ? attackWorth(s, seat, effect.bonus ?? 0) : effectWorth(effect)
  }
  return sum
}

function stepWorth(s: EssenceState, seat: Seat, step: EssenceStep, rounds: number): number {
  switch (step.step) {
    case 'place':
      return placeWorth(s, player(s, seat), step.card, rounds)
    case 'effects':
      return listWorth(s, seat, effectsAt(s, step.script), step.next)
    case 'attack': {
      const effect = effectsAt(s, step.script)[step.at]
      return attackWorth(s, seat, effect?.op === 'attackAction' ? (effect.bonus ?? 0) : 0)
    }
    case 'claim':
      return claimWorth(s, step.card)
    case 'pay':
      return -0.8 * step.amount
    case 'build':
      return player(s, seat).wealth + step.discount > 0 ? 2.5 : 0
    case 'sign':
      return 1
    case 'choose':
    case 'lift':
    case 'swap':
      return player(s, seat).island.length > 2 ? 1.5 : 0.5
    case 'put':
    case 'swapWith':
    case 'swapScore':
      return 1
    case 'nameJudge':
      return valueModel.mainAction + 1
    case 'spy':
      return valueModel.spy
    case 'rector':
      return valueModel.rector
    case 'take':
      return step.amount * valueModel.takeToken
    case 'loot':
      return 0.8
    default:
      return 0
  }
}

/** Discounts count as long as the turn can still use them. */
function discountWorth(s: EssenceState, p: Player): number {
  const build = s.mainDone || p.foundations === 0 ? 0 : 0.8 * p.buildDiscount
  const treaty = s.mainDone ? 0 : 0.6 * p.treatyDiscount
  return build + treaty + (s.readDone ? 0 : 0.4 * p.prophecyDiscount)
}

export function pendingWorth(s: EssenceState, seat: Seat, rounds: number): number {
  let sum = 0
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const step = s.agenda[i]
    if (step === undefined || !('seat' in step)) break
    if (step.step === 'judge' && step.for === seat) sum += valueModel.mainAction + 1
    if (step.step === 'give' && step.to === seat) sum += step.amount * valueModel.takeToken
    if (step.seat !== seat) continue
    if (step.step === 'turn') return sum + discountWorth(s, player(s, seat))
    sum += stepWorth(s, seat, step, rounds)
  }
  return sum
}
