/** E14 Attack. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, flagsOf, isCore, optionsOf, prophecyCard } from '../card.ts'
import type { AttackEffect, Target } from '../data/index.ts'
import type { AttackTarget, EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { addEssence, exhaust, onTrack, opponents, player } from '../pieces.ts'
import { addressOf, effectAt, inner } from '../script.ts'
import type { EssenceState, Player, Source, StepOf } from '../state.ts'
import { surveyOf } from '../survey.ts'
import { canPay, isReady, payCost } from './costs.ts'
import { effectsOf, triggerOf } from './effects.ts'
import { fragmentIn, openSlots, readCost } from './prophecy.ts'
import { canCopy } from './special.ts'
import type { Steps } from './table.ts'

/** E20.7 The Embassy token belongs to the Choir of the Hanging Gardens. */
function isChoir(p: Player): boolean {
  return p.faction === 'choir-of-the-hanging-gardens'
}

function attackModifiers(s: EssenceState, p: Player, vs: Target): number {
  let sum = 0
  for (const { modify, n, filter } of surveyOf(s, p).modifiers) {
    if (modify === 'attackValue' && (filter.vs === undefined || filter.vs === vs)) sum += n
  }
  return sum
}

/** E14.3 The value of an attack with this bonus; `defender` is a seat, or -1 for threat and monsters. */
export function attackValue(s: EssenceState, seat: Seat, bonus: number, vs: Target, defender: Seat): number {
  const p = player(s, seat)
  const embassy = defender >= 0 && s.embassy === seat && isChoir(player(s, defender))
  const penalty = embassy ? boardOf(s).embassy.attackPenalty : 0
  return onTrack(s, p.attack + bonus + p.raid + attackModifiers(s, p, vs) - penalty)
}

/** E14.10 Whether the fragment in an open slot is a monster whose reading could be paid. */
function isPrey(s: EssenceState, p: Player, slot: number): boolean {
  const prophecy = prophecyCard(s, fragmentIn(s, slot))
  return prophecy.requirement.req === 'monster' && readCost(s, p, prophecy) <= p.influence
}

/** E14.4 */
export function monsterDefense(s: EssenceState, card: string): number {
  const { requirement } = prophecyCard(s, card)
  return requirement.req === 'monster' ? requirement.defense : 0
}

function attackEffect(s: EssenceState, step: Source & { readonly at: number }): AttackEffect {
  const effect = effectAt(s, step.script, step.at)
  if (effect.op !== 'attackAction') throw new Error(`'${step.script}' has no attack at ${step.at}.`)
  return effect
}

type AttackStep = StepOf<'attack'>

/** E14.2 */
function targets(s: EssenceState, step: AttackStep): EssenceMove[] {
  const allowed = attackEffect(s, step).targets
  const moves: EssenceMove[] = []
  if (allowed === undefined || allowed.includes('player')) {
    for (const seat of opponents(s, step.seat)) moves.push({ do: 'attack', seat })
  }
  if (allowed === undefined || allowed.includes('threat')) moves.push({ do: 'attackThreat' })
  if (!s.readDone && (allowed === undefined || allowed.includes('monster'))) {
    const p = player(s, step.seat)
    for (const slot of openSlots(s)) if (isPrey(s, p, slot)) moves.push({ do: 'attackMonster', slot })
  }
  return moves
}

/** E14.5 Essence for a success; 0 when the attack is not higher. The raid is used up either way (E20.4). */
function strike(
  s: EssenceState,
  seat: Seat,
  value: number,
  defense: number,
  on: AttackTarget,
  log?: Log<EssenceEvent>,
): number {
  const p = player(s, seat)
  p.raid = 0
  const difference = Math.max(0, value - defense)
  log?.({ type: 'attack', seat, ...on, attack: value, defense, won: difference > 0 })
  return difference
}

function attackPlayer(s: EssenceState, step: AttackStep, on: Seat, log?: Log<EssenceEvent>): void {
  const { seat } = step
  const effect = attackEffect(s, step)
  const value = attackValue(s, seat, effect.bonus ?? 0, 'player', on)
  const defender = player(s, on)
  const ignored = value > defender.defense && defender.ignores > 0
  if (ignored) {
    // E14.6, R18 The charge works by itself.
    defender.ignores--
    player(s, seat).raid = 0
    log?.({ type: 'ignored', seat, on, attack: value, defense: defender.defense })
    return
  }
  const difference = strike(s, seat, value, defender.defense, { on }, log)
  if (difference === 0) return
  addEssence(player(s, seat), difference)
  push(s, { step: 'loot', seat, from: on, slaver: effect.loot === 'slaver' })
  push(s, { step: 'beaten', seat: on })
  push(s, victory(step))
}

/** E14.8, E14.9 */
function attackThreat(s: EssenceState, step: AttackStep, log?: Log<EssenceEvent>): void {
  const { seat } = step
  const value = attackValue(s, seat, attackEffect(s, step).bonus ?? 0, 'threat', -1)
  const difference = strike(s, seat, value, s.threat, { on: 'threat' }, log)
  if (difference === 0) return
  addEssence(player(s, seat), difference)
  const most = flagsOf(s).threatMax ?? Number.POSITIVE_INFINITY
  s.threat = Math.min(most, s.threat + boardOf(s).threatGain)
  push(s, victory(step))
}

/** E14.10 A beaten monster is read at once (R29). */
function attackMonster(s: EssenceState, step: AttackStep, slot: number, log?: Log<EssenceEvent>): void {
  const { seat } = step
  const card = fragmentIn(s, slot)
  const value = attackValue(s, seat, attackEffect(s, step).bonus ?? 0, 'monster', -1)
  const difference = strike(s, seat, value, monsterDefense(s, card), { on: 'monster', card }, log)
  if (difference === 0) return
  addEssence(player(s, seat), difference)
  s.readDone = true
  push(s, victory(step))
  push(s, { step: 'claim', seat, card, unpaid: true })
}

function victory(step: AttackStep): StepOf<'victory'> {
  return { ...step, step: 'victory' }
}

type LootStep = StepOf<'loot'>

/** E14.7 step 2 and E20.3. */
function loots(s: EssenceState, step: LootStep): EssenceMove[] {
  const defender = player(s, step.from)
  const moves: EssenceMove[] = []
  if (defender.wealth > 0) moves.push({ do: 'loot', token: 'wealth' })
  if (defender.influence > 0) moves.push({ do: 'loot', token: 'influence' })
  for (const segment of defender.island) {
    if (isReady(s, segment)) moves.push({ do: 'exhaust', seat: step.from, card: segment.card })
  }
  if (step.slaver) listCaptives(s, step, moves)
  return moves
}

/** E20.3 Options of core characters in the defender's discard pile that the attacker can pay. */
function listCaptives(s: EssenceState, step: LootStep, moves: EssenceMove[]): void {
  const p = player(s, step.seat)
  for (const card of player(s, step.from).discard) {
    if (!isCore(s, card)) continue
    for (const [option, { star, cost }] of optionsOf(s, card).entries()) {
      if (!canPay(s, p, cost, p.hand.length, '')) continue
      if (star === 'copied' && !canCopy(s, step.seat, { main: true, side: true, cards: p.hand.length })) continue
      moves.push({ do: 'enslave', card, option })
    }
  }
}

export const attackSteps = {
  /** E14.2 A hopeless attack is allowed, none is too. */
  attack: {
    skip: (s, step) => attackEffect(s, step).targets !== undefined && targets(s, step).length === 0,
    legal: (s, step) => [...targets(s, step), { do: 'decline' }],
    on: {
      attack: (s, step, _seat, move, log) => attackPlayer(s, step, move.seat, log),
      attackThreat: (s, step, _seat, _move, log) => attackThreat(s, step, log),
      attackMonster: (s, step, _seat, { slot }, log) => attackMonster(s, step, slot, log),
      decline() {},
    },
  },

  loot: {
    skip: (s, step) => loots(s, step).length === 0,
    legal: (s, step) => [...loots(s, step), { do: 'decline' }],
    on: {
      loot(s, { from }, seat, { token }, log) {
        const { tokens } = boardOf(s).loot
        player(s, from)[token] -= tokens
        player(s, seat)[token] += tokens
        log?.({ type: 'loot', seat, from, token })
      },
      exhaust(s, { from }, seat, { card }, log) {
        exhaust(s, from, card)
        log?.({ type: 'exhaust', seat, on: from, card })
      },
      enslave(s, { from }, seat, { card, option }, log) {
        log?.({ type: 'enslave', seat, from, card, option })
        payCost(s, seat, at(optionsOf(s, card), option).cost, log)
        push(s, effectsOf(seat, addressOf(card, option)))
      },
      decline() {},
    },
  },

  /** E14.7 steps 3 and 4, for the defender. */
  beaten: {
    run(s, { seat }) {
      const p = player(s, seat)
      p.defense = onTrack(s, p.defense + boardOf(s).defenderDefenseGain)
      push(s, triggerOf(seat, 'attackLost'))
    },
  },

  /** E14.7 step 5: the count, the attacker's passives, the action's own reward. */
  victory: {
    run(s, step) {
      const { seat, script, bearer, island } = step
      player(s, seat).attacksWon++
      push(s, triggerOf(seat, 'attackWon'))
      if (attackEffect(s, step).onWin === undefined) return
      push(s, effectsOf(seat, inner(script, step.at, 'win'), bearer, island))
    },
  },
} satisfies Steps
