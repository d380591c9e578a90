/** Books whose colour is the receiver's or payer's choice (A4.1, A16.4, A19.1). */
import { at, push, type Seat } from '@ludarium/kernel'
import { addBooks, booksOf } from '../goods.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { DISCIPLINES, disciplineNamed } from '../tracks.ts'
import type { PartOf } from './table.ts'

const BOOKS = DISCIPLINES.map((discipline): InnovationMove => ({ do: 'book', discipline }))
const PAYMENTS = DISCIPLINES.map((discipline): InnovationMove => ({ do: 'pay', discipline }))

/** Pays books of any colours: at once when there is nothing to choose, else one by one. */
export function payBooks(s: InnovationState, seat: Seat, count: number): void {
  if (count === 0) return
  const p = player(s, seat)
  const all = booksOf(p)
  if (all < count) throw new Error('There are too few books.')
  const colours = p.books.filter((n) => n > 0).length
  if (all === count || colours === 1) {
    for (const [d, n] of p.books.entries()) addBooks(p, d, -Math.min(count, n))
  } else push(s, { step: 'pay', seat, count })
}

export const bookSteps = {
  /** A4.1 One book a time, its colour picked. */
  book: {
    skip: (_s, step) => step.count === 0,
    legal: () => [...BOOKS],
    on: {
      book(s, step, seat, { discipline }, log) {
        addBooks(player(s, seat), disciplineNamed(discipline), 1)
        log?.({ type: 'book', seat, discipline })
        push(s, { step: 'book', seat, count: step.count - 1 })
      },
    },
  },

  /** A16.4, A19.1 One book a time, until there is nothing left to choose. */
  pay: {
    legal(s, step) {
      const { books } = player(s, step.seat)
      return PAYMENTS.filter((_, d) => at(books, d) > 0)
    },
    on: {
      pay(s, step, seat, { discipline }) {
        addBooks(player(s, seat), disciplineNamed(discipline), -1)
        payBooks(s, seat, step.count - 1)
      },
    },
  },
} satisfies PartOf<'book' | 'pay'>
