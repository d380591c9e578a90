/** Passing (A21). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { type Effect, roundBonuses, tileById } from '../data/index.ts'
import { apply } from '../effects.ts'
import {
  type InnovationMove,
  type InnovationState,
  type InnovationStep,
  player,
  type Source,
  type StepOf,
} from '../state.ts'

const BONUSES = new Map(roundBonuses.map(({ id }) => [id, { do: 'bonus', bonus: id } satisfies InnovationMove]))

/**
 * A21.1 Pass effects, steps before points, which is never worse; A21.2 then the new bonus. The step comes a second
 * time, after the steps, for the points.
 */
export const pass = {
  run(s: InnovationState, step: StepOf<'pass'>, log?: Log): void {
    const { seat } = step
    const p = player(s, seat)
    if (!p.passed) {
      const later: InnovationStep[] = []
      passEffects(s, seat, true, later, log)
      p.passed = true
      push(s, ...later, step)
      return
    }
    passEffects(s, seat, false, [], log)
    s.passing.push(seat)
    log?.({ type: 'passed', seat, place: s.passing.length })
    if (s.round < 6) push(s, { step: 'bonus', seat })
  },
}

/** Pass effects of all tiles: those that give steps, or the others. */
function passEffects(s: InnovationState, seat: Seat, steps: boolean, later: InnovationStep[], log?: Log): void {
  const p = player(s, seat)
  const tiles: [string, Source][] = [
    [p.bonus, 'bonuses'],
    [p.palace, 'palaces'],
    ...p.competencies.map((tile): [string, Source] => [tile, 'competencies']),
    ...p.innovations.map((tile): [string, Source] => [tile, 'innovations']),
  ]
  for (const [tile, source] of tiles) {
    for (const effect of tileById.get(tile)?.pass ?? []) {
      if (givesSteps(effect) === steps) apply(s, seat, effect, source, later, log)
    }
  }
}

function givesSteps(effect: Effect): boolean {
  return 'gain' in effect && effect.gain.stepsAny !== undefined
}

/** A21.2 One of the three bonuses lying out, with its coins; the old one takes its place. */
export const bonus = {
  legal: (s: InnovationState): InnovationMove[] =>
    s.bonuses.map((id) => BONUSES.get(id)).filter((move) => move !== undefined),
  play(s: InnovationState, _step: StepOf<'bonus'>, seat: Seat, move: InnovationMove, log?: Log): void {
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
}
