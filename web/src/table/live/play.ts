/** What the viewer does at a live table: presses, undo and redo, a look back, a hint, another game. */
import { type Move, type Outcome, sameMove } from '@ludarium/kernel'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { hintsOf } from '../../guide/hints.ts'
import type { Toast } from '../../kit/surface/Toasts.tsx'
import { createLocal, problemOf } from '../../local/source.ts'
import { useSettings } from '../../settings.ts'
import { useWords } from '../../words/context.tsx'
import type { BoardProps } from '../board.ts'
import { pressOf } from '../foresight.ts'
import { useLooking } from '../position.ts'
import type { Scene } from '../scene.ts'
import type { Position, TableAbout, TableSource } from '../source.ts'
import type { Orders } from './orders.ts'
import { type Apply, type LiveChange, type LiveState, put, said } from './state.ts'

export type Say = (text: string, kind?: Toast['kind']) => void

export function useSay(apply: Apply): Say {
  return useCallback(
    (text, kind = 'good') => {
      const toast: Toast = { id: performance.now(), text, kind }
      apply((state) => said(state, toast))
    },
    [apply],
  )
}

/** A click too many, or on a table that has moved on, is no news. */
const QUIET: ReadonlySet<string> = new Set(['busy', 'seat', 'stale'])

export interface Presses {
  /** Plays a listed move and what answers the questions after it, or asks first where that is wasteful. */
  readonly submit: BoardProps['submit']
  /** The answer to what was asked: play it, or go back. */
  answer(yes: boolean): void
  undo(): void
  redo(): void
}

export function usePresses(scene: Scene, state: LiveState, orders: Orders, apply: Apply, say: Say): Presses {
  const t = useWords()
  const { warn } = useSettings()
  const { words, choices, game, position } = scene
  const { asked } = state
  const busy = state.sentAt !== null

  const told = useCallback(
    async (outcome: Promise<Outcome<unknown>>, sayWhy: (reason: string) => void): Promise<void> => {
      const done = await outcome
      if (!done.ok && !QUIET.has(done.code)) sayWhy(words.t(done.message))
    },
    [words],
  )
  const play = useCallback(
    (moves: readonly Move[]) => void told(orders.submit(moves), (reason) => say(t('table.refused', { reason }), 'bad')),
    [told, orders, say, t],
  )
  const submit = useCallback<BoardProps['submit']>(
    (move, then) => {
      const { seat, view } = position
      const choice = choices.find((one) => sameMove(one.move, move))
      if (choice === undefined || seat === null || busy) return
      const moves = pressOf(game.module.game, view, seat, choice.move, then)
      const now = { view, seat, legal: position.legal }
      const wasteful = game.module.wasteful?.(now, choice.move) ?? game.plugin.wasteful?.(choice, view, seat) ?? null
      const question = warn ? wasteful : null
      if (question === null) play(moves)
      else apply(put({ asked: { choice, question, moves } }))
    },
    [choices, position, busy, game, warn, play, apply],
  )
  return useMemo(
    () => ({
      submit,
      answer: (yes) => (yes && asked !== null ? play(asked.moves) : apply(put({ asked: null }))),
      undo: () => void told(orders.undo(), (reason) => say(reason, 'warn')),
      redo: () => void told(orders.redo(), (reason) => say(reason, 'warn')),
    }),
    [submit, asked, play, apply, told, orders, say],
  )
}

/** Asks a bot for the best moves; null for a watcher. */
export function useAdvice(scene: Scene, source: TableSource, apply: Apply): () => void {
  const t = useWords()
  const { seat, at } = scene.position
  return useCallback(() => {
    if (seat === null) return
    // Advice on a position that is over is none.
    const still = (change: LiveChange): void => apply((state) => (state.position?.at === at ? change(state) : state))
    const none: Toast = { id: performance.now(), text: t('table.hint.none'), kind: 'warn', advice: true }
    source.hint(seat).then(
      (given) => {
        if (given === null) still((state) => said(state, none))
        else still(put({ hint: given.move, hints: hintsOf(scene, given.lines ?? [[given.move]]) }))
      },
      () => still((state) => said(state, none)),
    )
  }, [seat, at, scene, source, apply, t])
}

export interface Peeking {
  /** Shows the table after so many decisions. */
  peek(at: number): void
  /** Back to the present. */
  present(): void
}

export function usePeek(source: TableSource, { words, position }: Scene, apply: Apply, say: Say): Peeking {
  const { seat } = position
  const show = useCallback((found: Position) => apply(put({ peek: found })), [apply])
  const { look, cancel } = useLooking(source, show)
  const peek = useCallback(
    (at: number) => void look(seat, at).catch((error) => say(words.t(problemOf(error).message), 'bad')),
    [look, seat, say, words],
  )
  const present = useCallback(() => {
    cancel()
    apply(put({ peek: null }))
  }, [cancel, apply])
  return { peek, present }
}

/** Opens a table in this browser with the same seats and options, and goes there. */
export function useRematch(about: TableAbout, { words }: Scene, say: Say): () => void {
  const [, go] = useLocation()
  return useCallback(() => {
    const sitters = about.sitters.map(({ name, kind, level }) => {
      return { name, kind: kind === 'bot' ? ('bot' as const) : ('person' as const), level }
    })
    const order = { game: about.game, seats: sitters.length, options: about.options, seed: '', sitters }
    createLocal(order).then(
      (id) => go(`/table/${id}`),
      (error) => say(words.t(problemOf(error).message), 'bad'),
    )
  }, [about, go, say, words])
}
