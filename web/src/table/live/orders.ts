/** Sends the viewer's orders one after the other, each until it is certain whether it was carried out. */
import { type Move, type Outcome, refused, type Seat } from '@ludarium/kernel'
import { ANSWER_TIMEOUT, orderSender } from '@ludarium/tables'
import { useCallback, useMemo, useRef } from 'react'
import type { Receipt, TableSource } from '../source.ts'
import { type Apply, carriedOut, type LiveState, orderRefused, put, seenBy, sent } from './state.ts'

type Answer = Promise<Outcome<Receipt>>

export interface Orders {
  /** One press. */
  submit(moves: readonly Move[]): Answer
  undo(): Answer
  redo(): Answer
  /** Takes back the last press of a seat that has given the screen away, and gives it back. */
  takeBack(seat: Seat): void
}

/** After so many milliseconds the page says that it is still saving. */
const SLOW = 400

export function useOrders(source: TableSource, { viewer, position }: LiveState, apply: Apply): Orders {
  const number = position?.number ?? 0
  const inTurn = useTurns(apply)
  const sender = useMemo(
    () => orderSender({ timeout: () => AbortSignal.timeout(ANSWER_TIMEOUT), reconnect: source.reconnect ?? null }),
    [source],
  )
  const order = useCallback(
    (what: readonly unknown[], attempt: (ticket: string) => Answer): Answer => inTurn(() => sender.send(what, attempt)),
    [inTurn, sender],
  )

  return useMemo(
    () => ({
      async submit(moves) {
        if (viewer === null) return refused('seat')
        apply(sent)
        const outcome = await order([viewer, number, moves], (ticket) => source.submit(viewer, moves, number, ticket))
        if (!outcome.ok) apply(put({ sentAt: null }))
        return outcome
      },
      undo: () => order(['undo', viewer, number], (ticket) => source.undo(viewer ?? -1, ticket)),
      redo: () => order(['redo', viewer, number], (ticket) => source.redo(viewer ?? -1, ticket)),
      takeBack(seat) {
        void order(['take back', seat, number], (ticket) => source.undo(seat, ticket)).then(({ ok }) =>
          apply(ok ? (state) => seenBy(state, seat, null) : put({ given: null })),
        )
      },
    }),
    [order, apply, source, viewer, number],
  )
}

/** Orders one after the other: the answer to one may come after its position, and the next press waits for it. */
function useTurns(apply: Apply): (work: () => Answer) => Answer {
  /** How many are on their way: one is being answered, and one may wait for that. */
  const count = useRef(0)
  const answered = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(
    async (work) => {
      if (count.current > 1) {
        apply(orderRefused)
        return refused('busy')
      }
      count.current++
      const turn = answered.current.then(() => timed(work, apply))
      answered.current = turn.catch(() => {})
      try {
        const outcome = await turn
        if (outcome.ok) apply((state) => carriedOut(state, outcome.value))
        else apply(orderRefused)
        return outcome
      } finally {
        count.current--
      }
    },
    [apply],
  )
}

async function timed(work: () => Answer, apply: Apply): Answer {
  const slow = setTimeout(() => apply(put({ saving: true })), SLOW)
  try {
    const outcome = await work()
    if (!outcome.ok && outcome.code === 'line') apply(put({ gone: { code: outcome.code, message: outcome.message } }))
    return outcome
  } finally {
    clearTimeout(slow)
    apply(put({ saving: false }))
  }
}
