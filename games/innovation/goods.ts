/** Coins, tools, scholars, power, points: what players have and how it moves (A4, A5). */
import { at, type Log, type Seat } from '@ludarium/kernel'
import type { InnovationEvent } from './events.ts'
import { player } from './pieces.ts'
import { type InnovationState, type Player, SOURCES, type Source } from './state.ts'

/** A5.4 The largest charge that does anything. */
export function capacity(p: Player): number {
  return 2 * p.bowls[0] + p.bowls[1]
}

/** A5.1 Returns how much was charged. */
export function charge(p: Player, power: number): number {
  const first = Math.min(power, p.bowls[0])
  p.bowls[0] -= first
  p.bowls[1] += first
  const second = Math.min(power - first, p.bowls[1])
  p.bowls[1] -= second
  p.bowls[2] += second
  return first + second
}

/** A5.3 */
export function spendPower(p: Player, power: number): void {
  if (p.bowls[2] < power) throw new Error('There is too little power.')
  p.bowls[2] -= power
  p.bowls[0] += power
}

/** A4.2 Scholars come from the pool; with an empty pool the gain is lost. */
export function gainScholars(p: Player, count: number): number {
  const gained = Math.min(count, p.pool)
  p.pool -= gained
  p.scholars += gained
  return gained
}

/** A4.2 A paid scholar goes back to the pool. */
export function payScholar(p: Player): void {
  p.scholars--
  p.pool++
}

export function scorePoints(
  s: InnovationState,
  seat: Seat,
  vp: number,
  source: Source,
  log?: Log<InnovationEvent>,
): void {
  if (vp === 0) return
  const p = player(s, seat)
  const place = SOURCES.indexOf(source)
  p.vp += vp
  p.points[place] = at(p.points, place) + vp
  log?.({ type: 'points', seat, vp, source })
}

export function booksOf(p: Player): number {
  let sum = 0
  for (let discipline = 0; discipline < p.books.length; discipline++) sum += at(p.books, discipline)
  return sum
}

/** Adds books of one colour. */
export function addBooks(p: Player, discipline: number, count: number): void {
  p.books[discipline] = at(p.books, discipline) + count
}
