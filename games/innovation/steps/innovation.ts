/** Innovations (A16). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { innovationLayouts, innovationRules, innovations } from '../data/index.ts'
import { booksOf, displayOf, PALACE } from '../goods.ts'
import {
  type InnovationMove,
  type InnovationState,
  type InnovationStep,
  type Player,
  player,
  type StepOf,
} from '../state.ts'
import { DISCIPLINES } from '../tracks.ts'
import { fire } from '../triggers.ts'
import { payBooks } from './books.ts'

/** By number of participants and slot: books of each discipline, and of any colour. */
const COSTS = new Map(
  Object.entries(innovationLayouts).map(([players, slots]) => [
    Number(players),
    slots.map((slot) => ({
      books: DISCIPLINES.map((discipline) => slot.books[discipline] ?? 0),
      any: slot.books.any ?? 0,
    })),
  ]),
)
const MOVES = new Map(innovations.map(({ id }) => [id, { do: 'innovation', innovation: id } satisfies InnovationMove]))

/** A16.3 A palace on the map, neutral or not. */
function hasPalace(s: InnovationState, p: Player): boolean {
  return p.hexes.some((hex) => s.building[hex] === PALACE)
}

/** A16.3 */
export function innovationCoins(s: InnovationState, p: Player): number {
  return hasPalace(s, p) ? 0 : innovationRules.coinsWithoutPalace
}

/** A16.2 Books of any colour for the next innovation: printed ones and the surcharge. */
function anyBooks(p: Player, printed: number): number {
  return printed + (displayOf(p).innovationSurcharge[p.innovations.length] ?? 0)
}

/** A16.2 Books of each discipline and of any colour that this slot costs the player now. */
export function innovationBooks(
  s: InnovationState,
  p: Player,
  slot: number,
): { books: readonly number[]; any: number } {
  const cost = COSTS.get(s.participants)?.[slot]
  return { books: cost?.books ?? [], any: anyBooks(p, cost?.any ?? 0) }
}

/** A16.1-A16.4 */
export function listInnovations(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.innovations.length >= innovationRules.maxPerPlayer) return
  if (booksOf(p) < anyBooks(p, 5) || p.coins < innovationCoins(s, p)) return
  const costs = COSTS.get(s.participants) ?? []
  for (let slot = 0; slot < s.innovations.length; slot++) {
    const cost = costs[slot]
    const move = MOVES.get(s.innovations[slot] ?? '')
    if (cost === undefined || move === undefined) continue
    if (cost.books.every((n, d) => (p.books[d] ?? 0) >= n)) out.push(move)
  }
}

/** A16.5 Pay, take the tile, score it, then its effects. */
export function playInnovation(s: InnovationState, seat: Seat, innovation: string): void {
  const p = player(s, seat)
  const { books, any } = innovationBooks(s, p, s.innovations.indexOf(innovation))
  p.coins -= innovationCoins(s, p)
  for (let d = 0; d < 4; d++) p.books[d] = (p.books[d] ?? 0) - (books[d] ?? 0)
  push(s, { step: 'invent', seat, innovation })
  payBooks(s, seat, any)
}

export const invent = {
  run(s: InnovationState, step: StepOf<'invent'>, log?: Log): void {
    const { seat, innovation } = step
    s.innovations[s.innovations.indexOf(innovation)] = ''
    player(s, seat).innovations.push(innovation)
    log?.({ type: 'invented', seat, innovation })
    const later: InnovationStep[] = []
    fire(s, seat, 'innovationTaken', 1, -1, -1, later, log)
    push(s, ...later, { step: 'effects', seat, tile: innovation, index: 0 })
  },
}
