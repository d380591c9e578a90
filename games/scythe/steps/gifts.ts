/** S17 Gifts of coins: with the option on, whoever has to decide may first give coins away. */
import { push, type Seat } from '@ludarium/kernel'
import { player } from '../pieces.ts'
import type { ScytheMove, ScytheState, ScytheStep } from '../state.ts'

/** Sizes of a gift, and how many gifts a seat can make while one turn lasts. */
export const GIFTS: readonly number[] = [1, 2, 5, 10]
export const GIFTS_A_TURN = 3

/** S17.2 The two sides of a combat that is still to be settled. */
function areFighting(s: ScytheState, a: Seat, b: Seat): boolean {
  return s.contests.some(({ defender }) => (a === s.active && b === defender) || (b === s.active && a === defender))
}

export function giftMoves(s: ScytheState, seat: Seat): ScytheMove[] {
  const p = player(s, seat)
  if (s.options.allowBribes !== true || p.gifts >= GIFTS_A_TURN) return []
  const moves: ScytheMove[] = []
  for (let to = 0; to < s.seats; to++) {
    if (to === seat || areFighting(s, seat, to)) continue
    for (const coins of GIFTS) if (coins <= p.coins) moves.push({ do: 'give', to, coins })
  }
  return moves
}

/** A rule that asks, as far as gifts concern it. */
interface AskingRule {
  forced?: boolean
  legal(s: ScytheState, step: ScytheStep, seat: Seat): ScytheMove[]
  play(
    s: ScytheState,
    step: ScytheStep,
    seat: Seat,
    move: ScytheMove,
    log?: (event: { type: string; seat: Seat; other: Seat; amount: number }) => void,
  ): void
}

/** The same table of steps with gifts among the moves of every question. A question without a choice stays one. */
export function withGifts<T extends object>(table: T): T {
  const rules = Object.entries(table).map(([name, rule]) => [name, 'legal' in rule ? generous(rule) : rule])
  return Object.fromEntries(rules) as T
}

function generous<R extends AskingRule>(rule: R): R {
  return {
    ...rule,
    legal(s, step, seat) {
      const moves = rule.legal(s, step, seat)
      if (s.options.allowBribes !== true || (rule.forced === true && moves.length === 1)) return moves
      return [...moves, ...giftMoves(s, seat)]
    },
    play(s, step, seat, move, log) {
      if (move.do !== 'give') {
        rule.play(s, step, seat, move, log)
        return
      }
      const p = player(s, seat)
      p.coins -= move.coins
      p.gifts++
      player(s, move.to).coins += move.coins
      push(s, step)
      log?.({ type: 'give', seat, other: move.to, amount: move.coins })
    },
  } satisfies AskingRule as R
}
