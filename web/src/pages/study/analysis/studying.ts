/** The analysis of a table: taken from where it is kept, or made in a thread of its own while the page is open. */
import type { Refusal } from '@ludarium/kernel'
import { useEffect, useState } from 'react'
import { type LocalSource, problemOf } from '../../../local/source.ts'
import { keepAnalysis, keptAnalysis } from '../../../local/store.ts'
import type { TableAbout } from '../../../table/source.ts'
import { isKeptStudy, type KeptStudy, type StudyNews, type StudyOrder, type StudyPoint } from './protocol.ts'

/** Enough to find what a careful player would, in about a minute for a whole game. */
const POSITIONS = 3000
const WORLDS = 10

/** How hard a game is looked at; `?positions=20000&worlds=40` before the hash asks for more. */
export function effort(): { positions: number; worlds: number } {
  const asked = new URLSearchParams(location.search)
  const figure = (name: string, usual: number, most: number): number => {
    const value = Number(asked.get(name) ?? usual)
    return Number.isInteger(value) && value >= 2 && value <= most ? value : usual
  }
  return { positions: figure('positions', POSITIONS, 1_000_000), worlds: figure('worlds', WORLDS, 1000) }
}

export interface Studying {
  readonly points: readonly StudyPoint[]
  readonly ending: readonly number[] | null
  /** Decisions looked at, of how many; all of them when it is complete. */
  readonly done: number
  readonly all: number
  readonly complete: boolean
  readonly seconds: number
  readonly problem: Refusal | null
}

const NOTHING: Studying = { points: [], ending: null, done: 0, all: 0, complete: false, seconds: 0, problem: null }

/** Whether what is kept was looked at at least as hard. */
const isEnough = (kept: KeptStudy, wish: ReturnType<typeof effort>): boolean =>
  kept.positions >= wish.positions && kept.worlds >= wish.worlds

/** `decisions` is how many the game had. */
export function useStudying(source: LocalSource, about: TableAbout, decisions: number): Studying {
  const [studying, setStudying] = useState<Studying>({ ...NOTHING, all: decisions })
  const { id, version } = about
  useEffect(() => {
    let worker: Worker | null = null
    let current = true
    const wish = effort()
    const failed = (problem: Refusal): void => setStudying((old) => ({ ...old, problem }))
    const begin = async (): Promise<void> => {
      const kept = await keptAnalysis(id).catch(() => undefined)
      if (!current) return
      if (isKeptStudy(kept) && kept.version === version && kept.decisions === decisions && isEnough(kept, wish)) {
        const { points, ending, seconds } = kept
        setStudying({ points, ending, done: decisions, all: decisions, complete: true, seconds, problem: null })
        return
      }
      const text = await source.exported()
      if (!current) return
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'study' })
      follow(worker)
      const order: StudyOrder = { text, wish: { ...wish, seed: 'study' } }
      worker.postMessage(order)
    }
    const follow = (thread: Worker): void => {
      const began = performance.now()
      const points: StudyPoint[] = []
      thread.addEventListener('message', ({ data }: MessageEvent<StudyNews>) => {
        if (!current) return
        if (data.kind === 'failed') return failed(data.problem)
        if (data.kind === 'point') {
          points.push(data.point)
          setStudying((old) => ({ ...old, points: [...points], done: data.done, all: data.all }))
          return
        }
        const { ending } = data
        const seconds = Math.round((performance.now() - began) / 100) / 10
        setStudying((old) => ({ ...old, ending, done: old.all, complete: true, seconds }))
        const kept: KeptStudy = {
          format: 2,
          version,
          decisions,
          ...wish,
          seconds,
          points,
          ending,
        }
        // Without a database it is made anew the next time.
        keepAnalysis(id, kept).catch(() => {})
      })
    }
    begin().catch((error: unknown) => {
      if (current) failed(problemOf(error))
    })
    return () => {
      current = false
      worker?.terminate()
    }
  }, [source, id, version, decisions])
  return studying
}
