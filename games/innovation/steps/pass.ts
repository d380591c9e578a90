/** Passing (A21). */
import { push, type Seat } from '@ludarium/kernel'
import { type Effect, roundBonuses } from '../data/index.ts'
import { apply } from '../effects.ts'
import type { InnovationLog } from '../events.ts'
import { tileOf } from '../figures.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState, InnovationStep, Source } from '../state.ts'
import type { PartOf } from './table.ts'

const BONUSES = new Map(roundBonuses.map(({ id }) => [id, { do: 'bonus', bonus: id } satisfies InnovationMove]))

/** Pass effects of all tiles: those that give steps, or the others. */
function passEffects(
  s: InnovationState,
  seat: Seat,
  steps: boolean,
  later: InnovationStep[],
  log?: InnovationLog,
): void {
  const p = player(s, seat)
  const tiles: [string, Source][] = [
    [p.bonus, 'bonuses'],
    [p.palace, 'palaces'],
    ...p.competencies.map((tile): [string, Source] => [tile, 'competencies']),
    ...p.innovations.map((tile): [string, Source] => [tile, 'innovations']),
  ]
  for (const [tile, source] of tiles) {
    for (const effect of tileOf(s, tile)?.pass ?? []) {
      if (givesSteps(effect) === steps) apply(s, seat, effect, { source }, later, log)
    }
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
      const later: InnovationStep[] = []
      if (!p.passed) {
        passEffects(s, seat, true, later, log)
        p.passed = true
        push(s, ...later, step)
        return
      }
      passEffects(s, seat, false, later, log)
      s.passing.push(seat)
      log?.({ type: 'passed', seat, place: s.passing.length })
      if (s.round < 6) later.push({ step: 'bonus', seat })
      push(s, ...later)
    },
  },

  /** A21.2 One of the three bonuses lying out, with its coins; the old one takes its place. */
  bonus: {
    legal: (s) => s.bonuses.map((id) => BONUSES.get(id)).filter((move) => move !== undefined),
    play(s, _step, seat, move, log) {
      if (move.do !== 'bonus') return
      const p = player(s, seat)
      const at = s.bonuses.indexOf(move.bonus)
      const coins = s.bonusCoins[at] ?? 0
      p.coins += coins
      s.bonuses[at] = p.bonus
      s.bonusCoins[at] = 0
      p.bonus = move.bonus
      log?.({ type: 'bonus', seat, bonus: move.bonus, coins })
    },
  },
} satisfies PartOf<'pass' | 'bonus'>
