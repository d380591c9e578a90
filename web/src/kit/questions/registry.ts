/**
 * What a game asks over the board, by step: each entry names the kind of question (Sheet, Pick, Order and what goes into
 * them) and supplies its content. The kit decides how it looks, moves, takes the focus and fits on a phone. Steps that
 * the things on the table can ask have no entry.
 *
 *     const QUESTIONS: Questions<Table, MyStep> = {
 *       order: ({ title, legal }) => <Order title={title} of={legal} />,
 *     }
 */
import type { ReactNode } from 'react'

interface AnyStep {
  readonly step: string
}

type Ask<T, S> = (table: T, step: S) => ReactNode

export type Questions<T, S extends AnyStep> = {
  readonly [K in S['step']]?: Ask<T, Extract<S, { readonly step: K }>>
}

/** The question of that step; null where the board itself asks. */
export function questionOf<T, S extends AnyStep>(questions: Questions<T, S>, table: T, step: S): ReactNode {
  // The entry under a step's name takes that step: TypeScript cannot follow the pair through a lookup.
  const ask = questions[step.step as S['step']] as Ask<T, S> | undefined
  return ask?.(table, step) ?? null
}
