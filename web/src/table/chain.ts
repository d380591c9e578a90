/**
 * Several decisions with one click: the first is played, the others answer the questions that follow as long as they
 * are legal then. Undo and redo take them together.
 */
import type { Move, Outcome } from '@ludarium/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fits } from './foresight.ts'
import type { Live } from './live.ts'

/** A decision on its way: the table stands after `at` decisions then, and `then` is still to be played. */
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
  /** A decision is on its way, or one that follows from it. */
  readonly busy: boolean
  /** Some of the decisions of one click are made, others follow: what is between is nothing to look at. */
  readonly between: boolean
  play(move: Move, then?: readonly Partial<Move>[]): Answer
  undo(): Answer
  redo(): Answer
}

export { fits }

/** `legal`: what can be decided after `at` decisions. */
export function useChain(live: Pick<Live, 'submit' | 'undo' | 'redo'>, at: number, legal: readonly Move[]): Chain {
  const { submit, undo, redo } = live
  const [made, setPlan] = useState<Plan | null>(null)
  const spans = useRef<readonly Span[]>([])
  // It has come, or the table went elsewhere.
  const done = made !== null && (at > made.at || at < made.at - 1 || (at === made.at && made.then.length === 0))
  if (done) setPlan(null)
  const plan = done ? null : made

  const decide = useCallback(
    async (move: Move, from: number, then: readonly Partial<Move>[]): Answer => {
      setPlan({ at: at + 1, from, then })
      const outcome = await submit(move)
      if (outcome.ok) spans.current = [...spans.current.filter(({ to }) => to <= from), { from, to: at + 1 }]
      else setPlan(null)
      return outcome
    },
    [submit, at],
  )

  useEffect(() => {
    if (plan === null || at < plan.at) return
    const [next, ...rest] = plan.then
    const found = next === undefined ? undefined : legal.find((move) => fits(move, next))
    if (found === undefined) setPlan(null)
    else void decide(found, plan.from, rest)
  }, [plan, at, legal, decide])

  const repeated = useCallback(async (step: () => Answer, times: number): Answer => {
    let outcome = await step()
    for (let n = 1; n < times && outcome.ok; n++) outcome = await step()
    return outcome
  }, [])

  return {
    busy: plan !== null,
    between: plan !== null && at > plan.from,
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
