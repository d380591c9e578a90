/**
 * Several decisions with one click: the first is played, the others answer the questions that follow as long as they
 * are legal then. Undo and redo take them together.
 */
import type { Move, Outcome } from '@ludarium/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Choice } from './board.ts'
import { fits } from './foresight.ts'
import type { Live } from './live.ts'

/** What is still to be played, once the table stands after `at` decisions. */
interface Plan {
  readonly at: number
  readonly from: number
  readonly then: readonly Partial<Move>[]
}

/** Decisions that were made with one click: after `from`, up to `to`. */
interface Span {
  readonly from: number
  readonly to: number
}

type Answer = Promise<Outcome<number>>

export interface Chain {
  play(move: Move, then?: readonly Partial<Move>[]): Answer
  undo(): Answer
  redo(): Answer
}

export { fits }

export function useChain(live: Pick<Live, 'submit' | 'undo' | 'redo'>, at: number, choices: readonly Choice[]): Chain {
  const { submit, undo, redo } = live
  const [plan, setPlan] = useState<Plan | null>(null)
  const spans = useRef<readonly Span[]>([])

  const decide = useCallback(
    async (move: Move, from: number, then: readonly Partial<Move>[]): Answer => {
      const outcome = await submit(move)
      if (outcome.ok) {
        spans.current = [...spans.current.filter(({ to }) => to <= from), { from, to: at + 1 }]
        setPlan(then.length === 0 ? null : { at: at + 1, from, then })
      } else setPlan(null)
      return outcome
    },
    [submit, at],
  )

  useEffect(() => {
    if (plan === null || at < plan.at) return
    setPlan(null)
    const [next, ...rest] = plan.then
    const found = next === undefined ? undefined : choices.find((choice) => fits(choice.move, next))
    if (at === plan.at && found !== undefined) void decide(found.move, plan.from, rest)
  }, [plan, at, choices, decide])

  const repeated = useCallback(async (step: () => Answer, times: number): Answer => {
    let outcome = await step()
    for (let n = 1; n < times && outcome.ok; n++) outcome = await step()
    return outcome
  }, [])

  return {
    play: useCallback((move, then = []) => decide(move, at, then), [decide, at]),
    undo: useCallback(() => {
      const span = spans.current.find(({ to }) => to === at)
      return repeated(undo, span === undefined ? 1 : span.to - span.from)
    }, [repeated, undo, at]),
    redo: useCallback(() => {
      const span = spans.current.find(({ from }) => from === at)
      return repeated(redo, span === undefined ? 1 : span.to - span.from)
    }, [repeated, redo, at]),
  }
}
