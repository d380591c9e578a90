/** Books and steps whose colour or track is the receiver's choice, and the key at the door (A4.1, A25). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { booksOf } from '../goods.ts'
import { type InnovationMove, type InnovationState, type InnovationStep, player, type StepOf } from '../state.ts'
import { advance, canStep, canStepAnywhere, DISCIPLINES, DOOR, disciplineNamed, stepUp, unusedKeys } from '../tracks.ts'

const BOOKS = DISCIPLINES.map((discipline): InnovationMove => ({ do: 'book', discipline }))
const PAYMENTS = DISCIPLINES.map((discipline): InnovationMove => ({ do: 'pay', discipline }))
const STEPS = DISCIPLINES.map((discipline): InnovationMove => ({ do: 'step', discipline }))
const KEY: readonly InnovationMove[] = [{ do: 'key' }, { do: 'keep' }]

/** A4.1 One book a time, its colour picked. */
export const book = {
  skip: (_s: InnovationState, step: StepOf<'book'>): boolean => step.count === 0,
  legal: (): InnovationMove[] => [...BOOKS],
  play(s: InnovationState, step: StepOf<'book'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'book') return
    const d = disciplineNamed(move.discipline)
    const p = player(s, seat)
    p.books[d] = (p.books[d] ?? 0) + 1
    log?.({ type: 'book', seat, discipline: move.discipline })
    if (step.count > 1) push(s, { step: 'book', seat, count: step.count - 1 })
  },
}

/** A16.4, A19.1 Pays books of any colours: at once when there is nothing to choose, else one by one. */
export function payBooks(s: InnovationState, seat: Seat, count: number): void {
  if (count === 0) return
  const p = player(s, seat)
  const all = booksOf(p)
  if (all < count) throw new Error('There are too few books.')
  const colours = p.books.filter((n) => n > 0).length
  if (all === count || colours === 1) {
    for (let d = 0; d < 4; d++) p.books[d] = (p.books[d] ?? 0) - Math.min(count, p.books[d] ?? 0)
  } else push(s, { step: 'pay', seat, count })
}

export const pay = {
  legal(s: InnovationState, step: StepOf<'pay'>): InnovationMove[] {
    const { books } = player(s, step.seat)
    return PAYMENTS.filter((_, d) => (books[d] ?? 0) > 0)
  },
  play(s: InnovationState, step: StepOf<'pay'>, seat: Seat, move: InnovationMove): void {
    if (move.do !== 'pay') return
    const d = disciplineNamed(move.discipline)
    const p = player(s, seat)
    p.books[d] = (p.books[d] ?? 0) - 1
    payBooks(s, seat, step.count - 1)
  },
}

/** A25.2 `count` steps on one track of choice, `times` times. Wasted only when no track can move. */
export const step = {
  forced: true,
  skip: (s: InnovationState, asked: StepOf<'step'>): boolean =>
    asked.times === 0 || !canStepAnywhere(s, player(s, asked.seat)),
  legal(s: InnovationState, asked: StepOf<'step'>): InnovationMove[] {
    const p = player(s, asked.seat)
    return STEPS.filter((_, d) => canStep(s, p, d))
  },
  play(s: InnovationState, asked: StepOf<'step'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'step') return
    if (asked.times > 1) push(s, { step: 'step', seat, count: asked.count, times: asked.times - 1 })
    const d = disciplineNamed(move.discipline)
    const later: InnovationStep[] = []
    // Whoever picks a track at the door means to use the key there.
    if (player(s, seat).levels[d] === DOOR) stepUp(s, seat, d, asked.count, log)
    else advance(s, seat, d, asked.count, later, log)
    push(s, ...later)
  },
}

/** A25.5 Whether a key is used to enter level 8. */
export const key = {
  skip: (s: InnovationState, asked: StepOf<'key'>): boolean => unusedKeys(player(s, asked.seat)) === 0,
  legal: (): InnovationMove[] => [...KEY],
  play(s: InnovationState, asked: StepOf<'key'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do === 'key') stepUp(s, seat, disciplineNamed(asked.discipline), asked.count, log)
  },
}
