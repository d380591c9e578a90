/** A row of games that is being played on the page, in a thread of its own. */
import type { MatchPlan, MatchResult } from '@ludarium/bots'
import type { Refusal } from '@ludarium/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LabNews, LabOrder } from './protocol.ts'
import type { ReportChoice } from './reports.ts'

export interface Run {
  readonly choices: ReportChoice
  readonly seed: string
  readonly ended: readonly MatchResult[]
  /** How many there will be. */
  readonly games: number
  readonly running: boolean
  readonly problem: Refusal | null
}

export interface LabRun {
  readonly run: Run | null
  start(choices: ReportChoice, seed: string, games: number): void
  stop(): void
  forget(): void
}

export function planOf({ seats, bot }: ReportChoice, seed: string): MatchPlan {
  return { seats, options: {}, seed, bots: [bot], fixed: false }
}

/** Plots are drawn anew this often at the most, in milliseconds. */
const FRAME = 150

export function useRunning(): LabRun {
  const [run, setRun] = useState<Run | null>(null)
  const worker = useRef<Worker | null>(null)
  const end = useCallback(() => {
    worker.current?.terminate()
    worker.current = null
  }, [])
  useEffect(() => end, [end])

  const start = useCallback(
    (choices: ReportChoice, seed: string, games: number) => {
      end()
      const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' })
      worker.current = thread
      setRun({ choices, seed, games, ended: [], running: true, problem: null })
      let fresh: MatchResult[] = []
      let timer: ReturnType<typeof setTimeout> | undefined
      const show = (last?: Partial<Run>): void => {
        clearTimeout(timer)
        timer = undefined
        const more = fresh
        fresh = []
        setRun((old) => (old === null ? old : { ...old, ended: [...old.ended, ...more], ...last }))
      }
      thread.addEventListener('message', ({ data }: MessageEvent<LabNews>) => {
        if (worker.current !== thread) return
        if (data.kind === 'played') {
          fresh.push(data.ended)
          timer ??= setTimeout(show, FRAME)
          return
        }
        show({ running: false, problem: data.kind === 'failed' ? data.problem : null })
        end()
      })
      const order: LabOrder = { game: choices.game, plan: planOf(choices, seed), from: 0, games }
      thread.postMessage(order)
    },
    [end],
  )
  const stop = useCallback(() => {
    end()
    setRun((old) => (old === null ? old : { ...old, running: false, games: old.ended.length }))
  }, [end])
  const forget = useCallback(() => {
    end()
    setRun(null)
  }, [end])
  return { run, start, stop, forget }
}
