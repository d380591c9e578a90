/** Passing (A21). */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { type Effect, roundBonuses } from '../data/index.ts'
import { apply } from '../effects.ts'
import type { InnovationEvent } from '../events.ts'
import { tileOf } from '../figures.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Source } from '../state.ts'
import type { PartOf } from './table.ts'

const BONUSES = new Map(roundBonuses.map(({ id }) => [id, { do: 'bonus', bonus: id } satisfies InnovationMove]))

const NO_EFFECTS: readonly Effect[] = []

/** Pass effects of all tiles: those that give steps, or the others. */
function passEffects(s: InnovationState, seat: Seat, steps: boolean, log?: Log<InnovationEvent>): void {
  const p = player(s, seat)
  passEffect(s, seat, p.bonus, 'bonuses', steps, log)
  passEffect(s, seat, p.palace, 'palaces', steps, log)
  for (const tile of p.competencies) passEffect(s, seat, tile, 'competencies', steps, log)
  for (const tile of p.innovations) passEffect(s, seat, tile, 'innovations', steps, log)
}

function passEffect(
  s: InnovationState,
  seat: Seat,
  tile: string,
  source: Source,
  steps: boolean,
  log?: Log<InnovationEvent>,
): void {
  for (const effect of tileOf(s, tile)?.pass ?? NO_EFFECTS) {
    if (givesSteps(effect) === steps) apply(s, seat, effect, { source }, log)
  }
}

function givesSteps(effect: Effect): boolean {
  return 'gain' in effect && effect.gain.stepsAny !== undefined
}

export const passSteps = {
  /**
   * A21.1 Pass effects, steps before points, which is never worse; A21.2 then the new bonus. The step comes a second
   * time, after the steps, for the points.
   */
  pass: {
    run(s, step, log) {
      const { seat } = step
      const p = player(s, seat)
      if (!p.passed) {
        passEffects(s, seat, true, log)
        p.passed = true
        push(s, step)
        return
      }
      passEffects(s, seat, false, log)
      s.passing.push(seat)
      log?.({ type: 'passed', seat, place: s.passing.length })
      if (s.round < 6) push(s, { step: 'bonus', seat })
    },
  },

  /** A21.2 One of the three bonuses lying out, with its coins; the old one takes its place. */
  bonus: {
    legal(s) {
      const out: InnovationMove[] = []
      for (const id of s.bonuses) {
        const move = BONUSES.get(id)
        if (move !== undefined) out.push(move)
      }
      return out
    },
    on: {
      bonus(s, _step, seat, { bonus }, log) {
        const p = player(s, seat)
        const slot = s.bonuses.indexOf(bonus)
        const coins = at(s.bonusCoins, slot)
        p.coins += coins
        s.bonuses[slot] = p.bonus
        s.bonusCoins[slot] = 0
        p.bonus = bonus
        log?.({ type: 'bonus', seat, bonus, coins })
      },
    },
  },
} satisfies PartOf<'pass' | 'bonus'>
