/** E19 Carrying out effect lists, from left to right. Whatever asks somebody is pushed and finished first. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { builtCard, type Passive } from '../card.ts'
import type { Effect, Trigger } from '../data/index.ts'
import { amountOf, gain, opponents, player } from '../pieces.ts'
import { effectsAt } from '../script.ts'
import type { EssenceState, EssenceStep, Segment, Source } from '../state.ts'
import { addLocations } from './preparation.ts'
import type { Steps } from './table.ts'

/** The steps of an effect that asks; null for one that happens at once. */
function questions(s: EssenceState, seat: Seat, effect: Effect, at: number, source: Source): EssenceStep[] | null {
  const { script, bearer, island } = source
  switch (effect.op) {
    case 'attackAction':
      return [{ step: 'attack', seat, at, script, bearer, island }]
    case 'buildAction':
      return [{ step: 'build', seat, discount: effect.discount ?? 0, free: effect.freeFoundation ?? false }]
    case 'treatyAction':
      return [{ step: 'sign', seat, discount: effect.discount ?? 0 }]
    case 'moveSegment':
      return [{ step: 'lift', seat }]
    case 'swapSegments':
      return [{ step: 'swap', seat }]
    case 'exhaust':
      return Array.from({ length: effect.n }, () => ({ step: 'exhaust', seat, what: effect.what }))
    case 'take': {
      const { what, n } = effect
      if (effect.from === 'opponent') return [{ step: 'take', seat, what, amount: n }]
      return opponents(s, seat).map((giver) => ({ step: 'give', seat: giver, to: seat, what, amount: n }))
    }
    case 'choose':
      return [{ step: 'choose', seat, at, script, bearer, island }]
    case 'opponentChooses':
      return [{ step: 'nameJudge', seat, at, script, bearer, island }]
    case 'spy': {
      const { stars } = effect
      return [{ step: 'spy', seat, main: stars.includes('main'), side: stars.includes('side'), turn: false }]
    }
    case 'rector':
    case 'tradeAgreement':
    case 'embassy':
      return [{ step: effect.op, seat }]
    default:
      return null
  }
}

/** Effects that ask nobody. */
function happen(s: EssenceState, seat: Seat, effect: Effect, source: Source, log?: Log): void {
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
    case 'addToPool': {
      const cards = addLocations(s, effect.n)
      log?.({ type: 'added', seat, cards })
      return
    }
    case 'discount':
      if (effect.what === 'build') p.buildDiscount += effect.n
      else if (effect.what === 'treaty') p.treatyDiscount += effect.n
      else p.prophecyDiscount += effect.n
      log?.({ type: 'discount', seat, what: effect.what, n: effect.n })
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

/** Carries out the list at `source` from effect `from` on. What is left after a question goes on the agenda. */
export function carryOut(s: EssenceState, seat: Seat, source: Source, from: number, log?: Log): void {
  const effects = effectsAt(s, source.script)
  for (let i = from; i < effects.length; i++) {
    const effect = effects[i] as Effect
    const asked = questions(s, seat, effect, i, source)
    if (asked === null) {
      happen(s, seat, effect, source, log)
      continue
    }
    if (i + 1 < effects.length) {
      const { script, bearer, island } = source
      push(s, { step: 'effects', seat, next: i + 1, script, bearer, island })
    }
    push(s, ...asked)
    return
  }
}

/** E10.2 step 6: a passive on building looks at the built card, which must be another one. */
function fitsTrigger(s: EssenceState, passive: Passive, bearer: string, on: string, card: string): boolean {
  if (on !== 'build') return true
  if (bearer === card) return false
  const { type, kind } = builtCard(s, card).card
  const { filter } = passive
  return (filter.type === undefined || filter.type === type) && (filter.kind === undefined || filter.kind === kind)
}

export const effectSteps = {
  effects: {
    run: (s, step, log) => carryOut(s, step.seat, step, step.next, log),
  },

  /** E19.7, R41 White passives in the order in which their segments joined the island. */
  trigger: {
    run(s, step, log) {
      const { seat, on, card } = step
      const { island } = player(s, seat)
      for (let i = step.from; i < island.length; i++) {
        const bearer = (island[i] as Segment).card
        const passive = builtCard(s, bearer).passives[on as Trigger]
        if (passive === undefined || !fitsTrigger(s, passive, bearer, on, card)) continue
        push(s, { step: 'trigger', seat, on, card, from: i + 1 })
        const waiting = s.agenda.length
        carryOut(s, seat, { script: passive.script, bearer, island: seat }, 0, log)
        if (s.agenda.length > waiting) return
        s.agenda.pop()
      }
    },
  },
} satisfies Steps
