/** Innovations (A16). */
import { at, push, type Seat } from '@ludarium/kernel'
import { innovationLayouts, innovations } from '../data/index.ts'
import { fire } from '../effects.ts'
import { displayOf, innovationRulesOf } from '../figures.ts'
import { addBooks, booksOf } from '../goods.ts'
import type { InnovationMove } from '../moves.ts'
import { PALACE, player } from '../pieces.ts'
import type { InnovationState, Player } from '../state.ts'
import { DISCIPLINES } from '../tracks.ts'
import { payBooks } from './books.ts'
import type { ActionsOf, PartOf } from './table.ts'

/** Books of each discipline, and of any colour. */
interface Books {
  readonly books: readonly number[]
  readonly any: number
}

/** By number of participants and slot. */
const COSTS: ReadonlyMap<number, readonly Books[]> = new Map(
  Object.entries(innovationLayouts).map(([players, slots]) => [
    Number(players),
    slots.map((slot) => ({
      books: DISCIPLINES.map((discipline) => slot.books[discipline] ?? 0),
      any: slot.books.any ?? 0,
    })),
  ]),
)
const MOVES = new Map(innovations.map(({ id }) => [id, { do: 'innovation', innovation: id } satisfies InnovationMove]))

/** A16.2 Books printed at each slot. */
function slotCostsOf(s: InnovationState): readonly Books[] {
  return COSTS.get(s.participants) ?? []
}

/** A16.3 A palace on the map, neutral or not. */
function hasPalace(s: InnovationState, p: Player): boolean {
  return p.hexes.some((hex) => s.building[hex] === PALACE)
}

/** A16.3 */
export function innovationCoins(s: InnovationState, p: Player): number {
  return hasPalace(s, p) ? 0 : innovationRulesOf(s).coinsWithoutPalace
}

/** A16.2 Books of any colour for the next innovation: printed ones and the surcharge. */
function anyBooks(s: InnovationState, p: Player, printed: number): number {
  return printed + at(displayOf(s, p).innovationSurcharge, p.innovations.length)
}

/** A16.2 Books of each discipline and of any colour that this slot costs the player now. */
export function innovationBooks(s: InnovationState, p: Player, slot: number): Books {
  const { books, any } = at(slotCostsOf(s), slot)
  return { books, any: anyBooks(s, p, any) }
}

/** Books that are printed at every slot, those of any colour included. */
const PRINTED = 5

/** A16.1-A16.4 */
export function listInnovations(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.innovations.length >= innovationRulesOf(s).maxPerPlayer) return
  if (booksOf(p) < anyBooks(s, p, PRINTED) || p.coins < innovationCoins(s, p)) return
  const costs = slotCostsOf(s)
  for (let slot = 0; slot < s.innovations.length; slot++) {
    const move = MOVES.get(at(s.innovations, slot))
    if (move !== undefined && at(costs, slot).books.every((n, d) => at(p.books, d) >= n)) out.push(move)
  }
}

export const innovationActions = {
  /** A16.5 Pay, take the tile, score it, then its effects. */
  innovation(s, _step, seat, { innovation }) {
    const p = player(s, seat)
    const { books, any } = innovationBooks(s, p, s.innovations.indexOf(innovation))
    p.coins -= innovationCoins(s, p)
    for (const [d, count] of books.entries()) addBooks(p, d, -count)
    payBooks(s, seat, any)
    push(s, { step: 'invent', seat, innovation })
  },
} satisfies ActionsOf<'innovation'>

export const innovationSteps = {
  /** A16.5 The tile is paid. */
  invent: {
    run(s, { seat, innovation }, log) {
      const slot = s.innovations.indexOf(innovation)
      s.innovations[slot] = ''
      player(s, seat).innovations.push(innovation)
      log?.({ type: 'invented', seat, innovation, slot })
      fire(s, seat, { on: 'innovationTaken', count: 1 }, log)
      push(s, { step: 'effects', seat, tile: innovation, index: 0 })
    },
  },
} satisfies PartOf<'invent'>
