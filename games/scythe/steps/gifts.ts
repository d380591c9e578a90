/** S17 Gifts of coins: with the option on, whoever has to decide may first give coins away. */
import { type FreeMoves, type Seat, seatsOf } from '@ludarium/kernel'
import type { ScytheEvent } from '../events.ts'
import { player } from '../pieces.ts'
import type { ScytheMove, ScytheState, ScytheStep } from '../state.ts'
import { retreats } from './combat.ts'

/** Sizes of a gift, and how many gifts a seat can make while one turn lasts. */
const GIFTS: readonly number[] = [1, 2, 5, 10]
const GIFTS_A_TURN = 3

export const gifts: FreeMoves<ScytheState, ScytheMove, ScytheStep, ScytheEvent> = {
  add(s, step, seat, moves) {
    if (s.options.allowBribes !== true) return
    const p = player(s, seat)
    if (p.gifts >= GIFTS_A_TURN || !isChoice(s, step)) return
    for (const to of seatsOf(s)) {
      if (to === seat || areFighting(s, seat, to)) continue
      for (const coins of GIFTS) if (coins <= p.coins) moves.push({ do: 'give', to, coins })
    }
  },
  on: {
    give(s, _step, seat, { to, coins }, log) {
      const p = player(s, seat)
      p.coins -= coins
      p.gifts++
      player(s, to).coins += coins
      log?.({ type: 'give', seat, other: to, amount: coins })
    },
  },
}

/** A question that answers itself when there is only one answer stays one. */
function isChoice(s: ScytheState, step: ScytheStep): boolean {
  if (step.step === 'combats') return s.contests.length > 1
  if (step.step === 'retreat') return retreats(s, step).length > 1
  return true
}

/** S17.2 The two sides of a combat that is still to be settled. */
function areFighting(s: ScytheState, a: Seat, b: Seat): boolean {
  return s.contests.some(({ defender }) => (a === s.active && b === defender) || (b === s.active && a === defender))
}
