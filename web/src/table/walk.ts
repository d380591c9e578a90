/** A game that is gone through again: by jumps, step by step or by itself, through anybody's eyes. */
import type { Seat } from '@ludarium/kernel'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Toast } from '../kit/surface/Toasts.tsx'
import { problemOf } from '../local/source.ts'
import { useLooking } from './position.ts'
import type { OpenTable } from './props.ts'
import { type Scene, useScene } from './scene.ts'
import type { Position } from './source.ts'

/** How long a position stays when they follow each other by themselves, in milliseconds. */
const STAY = 700

/** Where a walk begins. */
export interface Begun<Eyes> extends OpenTable {
  readonly position: Position
  /** How many decisions the game has. */
  readonly last: number
  readonly eyes: Eyes
  /** Whose view is shown there. */
  seatAt(at: number, eyes: Eyes): Seat | null
}

export interface ReplayWalk<Eyes> {
  readonly position: Position
  readonly scene: Scene
  readonly eyes: Eyes
  readonly running: boolean
  readonly toasts: readonly Toast[]
  /** Where the reader wants to be: ahead of the position while that is on its way. */
  readonly wanted: RefObject<number>
  /** Whether anybody has gone anywhere yet. */
  readonly moved: RefObject<boolean>
  jump(to: number): Promise<void>
  look(eyes: Eyes): void
  run(on: boolean | ((running: boolean) => boolean)): void
  say(text: string, kind?: Toast['kind']): void
  failed(error: unknown): void
  quiet(): void
}

export function useWalk<Eyes>({ source, about, game, last, seatAt, ...first }: Begun<Eyes>): ReplayWalk<Eyes> {
  const [position, setPosition] = useState(first.position)
  const { look: lookAt } = useLooking(source, setPosition)
  const [eyes, setEyes] = useState(first.eyes)
  const [running, run] = useState(false)
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const scene = useScene(game, about, position, false)
  const { words } = scene
  const wanted = useRef(position.at)
  const moved = useRef(false)
  const shown = useRef(position)
  shown.current = position

  const say = useCallback(
    (text: string, kind: Toast['kind'] = 'good') => setToasts([{ id: performance.now(), text, kind }]),
    [],
  )
  const quiet = useCallback(() => setToasts([]), [])
  const failed = useCallback(
    (error: unknown) => {
      run(false)
      say(words.t(problemOf(error).message), 'bad')
    },
    [say, words],
  )
  const go = useCallback(
    async (to: number, whose: Eyes): Promise<void> => {
      const there = Math.min(last, Math.max(0, to))
      wanted.current = there
      moved.current = true
      try {
        await lookAt(seatAt(there, whose), there)
      } catch (error) {
        wanted.current = shown.current.at
        failed(error)
      }
    },
    [lookAt, last, seatAt, failed],
  )
  const jump = useCallback((to: number) => go(to, eyes), [go, eyes])
  const look = useCallback(
    (whose: Eyes) => {
      setEyes(() => whose)
      void go(wanted.current, whose)
    },
    [go],
  )

  useEffect(() => {
    // Who is on the way somewhere, be it back from the end to the beginning, goes on from there.
    const isThere = (): boolean => wanted.current === position.at
    if (!running || !isThere()) return
    if (position.at >= last) return run(false)
    const timer = setTimeout(() => {
      if (isThere()) void jump(position.at + 1)
    }, STAY)
    return () => clearTimeout(timer)
  }, [running, position, last, jump])

  return { position, scene, eyes, running, toasts, wanted, moved, jump, look, run, say, failed, quiet }
}
