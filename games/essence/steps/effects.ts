/** E19 Carrying out effect lists, from left to right. An effect that asks somebody is finished before the next one. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { builtCard, type Passive } from '../card.ts'
import type { Effect, Trigger } from '../data/index.ts'
import type { EssenceEvent } from '../events.ts'
import { amountOf, gain, opponents, player } from '../pieces.ts'
import { effectsAt } from '../script.ts'
import type { EssenceState, Source, StepOf } from '../state.ts'
import { addLocations } from './preparation.ts'
import type { Steps } from './table.ts'

/** The whole list at an address, for the seat to carry out; `bearer` is the segment that bears it, if one does. */
export function effectsOf(seat: Seat, script: string, bearer = '', island = seat): StepOf<'effects'> {
  return { step: 'effects', seat, next: 0, script, bearer, island }
}

/** All white passives of the seat on this occasion; `card` is the one that was built. */
export function triggerOf(seat: Seat, on: Trigger, card = ''): StepOf<'trigger'> {
  return { step: 'trigger', seat, on, card, from: 0 }
}

/** E19.2 Carries out the effect with number `index` of the list at `source`: at once, or by pushing its question. */
function carryOut(s: EssenceState, seat: Seat, effect: Effect, index: number, source: Source, log?: Log<EssenceEvent>) {
  const { script, bearer, island } = source
  const p = player(s, seat)
  switch (effect.op) {
    case 'essence':
    case 'shards':
    case 'influence':
    case 'wealth':
    case 'attack':
    case 'defense':
    case 'draw':
    case 'foundation':
    case 'ignoreAttack':
      gain(s, seat, effect.op, amountOf(s, seat, effect.n, source), log)
      return
    case 'attackAction':
      push(s, { step: 'attack', seat, at: index, script, bearer, island })
      return
    case 'buildAction':
      push(s, { step: 'build', seat, discount: effect.discount ?? 0, free: effect.freeFoundation ?? false })
      return
    case 'treatyAction':
      push(s, { step: 'sign', seat, discount: effect.discount ?? 0 })
      return
    case 'moveSegment':
      push(s, { step: 'lift', seat })
      return
    case 'swapSegments':
      push(s, { step: 'swap', seat })
      return
    case 'addToPool': {
      const cards = addLocations(s, effect.n)
      log?.({ type: 'added', seat, cards })
      return
    }
    case 'exhaust':
      for (let i = 0; i < effect.n; i++) push(s, { step: 'exhaust', seat, what: effect.what })
      return
    case 'discount':
      p[`${effect.what}Discount`] += effect.n
      log?.({ type: 'discount', seat, what: effect.what, n: effect.n })
      return
    case 'take': {
      const { what, n: amount } = effect
      if (effect.from === 'opponent') push(s, { step: 'take', seat, what, amount })
      else for (const giver of opponents(s, seat)) push(s, { step: 'give', seat: giver, to: seat, what, amount })
      return
    }
    case 'choose':
      push(s, { step: 'choose', seat, at: index, script, bearer, island })
      return
    case 'opponentChooses':
      push(s, { step: 'nameJudge', seat, at: index, script, bearer, island })
      return
    case 'spy': {
      const { stars } = effect
      push(s, { step: 'spy', seat, main: stars.includes('main'), side: stars.includes('side'), turn: false })
      return
    }
    case 'rector':
    case 'tradeAgreement':
    case 'embassy':
      push(s, { step: effect.op, seat })
      return
    case 'exchangeAttackDefense': {
      const { attack } = p
      p.attack = p.defense
      p.defense = attack
      log?.({ type: 'exchanged', seat, attack: p.attack, defense: p.defense })
      return
    }
    case 'raid':
      // E20.4 The whole Defense goes into the next attack.
      p.raid += p.defense
      p.defense = 0
      log?.({ type: 'raid', seat, n: p.raid })
      return
  }
}

/** E10.2 step 6: a passive on building looks at the built card, which must be another one. */
function fitsTrigger(s: EssenceState, passive: Passive, bearer: string, on: Trigger, card: string): boolean {
  if (on !== 'build') return true
  if (bearer === card) return false
  const { type, kind } = builtCard(s, card).card
  const { filter } = passive
  return (filter.type === undefined || filter.type === type) && (filter.kind === undefined || filter.kind === kind)
}

export const effectSteps = {
  /** Up to the first effect that asks somebody; what is left of the list follows that on the agenda. */
  effects: {
    run(s, step, log) {
      const effects = effectsAt(s, step.script)
      const waiting = s.agenda.length
      for (let i = step.next; i < effects.length; i++) {
        carryOut(s, step.seat, at(effects, i), i, step, log)
        if (s.agenda.length === waiting) continue
        if (i + 1 < effects.length) push(s, { ...step, next: i + 1 })
        return
      }
    },
  },

  /** E19.7, R41 White passives in the order in which their segments joined the island. */
  trigger: {
    run(s, { seat, on, card }) {
      for (const { card: bearer } of player(s, seat).island) {
        const passive = builtCard(s, bearer).passives[on]
        if (passive === undefined || !fitsTrigger(s, passive, bearer, on, card)) continue
        push(s, effectsOf(seat, passive.script, bearer))
      }
    },
  },
} satisfies Steps
