/** Threads that think, so that the thread that serves people never does. They are started when they are needed. */
import { Worker } from 'node:worker_threads'
import type { Chance, Move, Seat, State } from '@ludarium/kernel'
import { type Mind, MOST } from './memory.ts'

export interface Question {
  readonly game: string
  /** What the seat may know. */
  readonly view: State
  readonly seat: Seat
  readonly level: string
  readonly chance: Chance
  /** How long to think at the most. */
  readonly milliseconds: number
  /** Who is asked again goes on with what it planned; without it, somebody new thinks. */
  readonly mind?: Mind
  /** Who is only asked for advice waits until nobody waits who plays. */
  readonly advice?: true
}

export interface Thinker {
  /** Rejects when the bot broke or overran; whether the move is possible is for who asks to see. */
  think(question: Question): Promise<Move>
  /** Questions that wait or are being thought about. */
  readonly load: number
  close(): Promise<void>
}

interface Waiting {
  readonly id: number
  readonly question: Question
  resolve(move: Move): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  busy: Waiting | null
  /** Ends the thread when the thought takes too long. */
  alarm: NodeJS.Timeout | undefined
}

/** `begun`: the game is loaded and the bot begins to think. */
interface Answer {
  readonly id: number
  readonly begun?: true
  readonly move?: Move
  readonly problem?: string
}

/** How long over its time a bot may be before its thread is ended: a step takes what it takes, more on a busy machine. */
const GRACE = 5000

/** `shelf` is the address of a module that exports the shelf of games under that name. */
export function threadPool(size: number, shelf: string, grace = GRACE): Thinker {
  const threads = new Set<Thread>()
  const waiting: Waiting[] = []
  /** By mind, the thread that remembers what it planned. */
  const homes = new Map<string, Thread>()
  let last = 0
  let open = true

  function begin(): Thread {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { workerData: { shelf } })
    worker.unref()
    const thread: Thread = { worker, busy: null, alarm: undefined }
    threads.add(thread)
    worker.on('message', ({ id, begun, move, problem }: Answer) => {
      const done = thread.busy
      if (done?.id !== id) return
      if (begun) {
        thread.alarm = setTimeout(overrun, done.question.milliseconds + grace).unref()
        return
      }
      clearTimeout(thread.alarm)
      thread.busy = null
      if (move !== undefined) done.resolve(move)
      else done.reject(new Error(problem ?? 'The bot has no answer.'))
      next()
    })
    const ended = (error?: Error): void => {
      if (!threads.delete(thread)) return
      clearTimeout(thread.alarm)
      thread.busy?.reject(error ?? new Error('The thread has ended.'))
      next()
    }
    const overrun = (): void => {
      ended(new Error('It took too long.'))
      void worker.terminate()
    }
    worker.on('error', ended)
    worker.on('exit', () => ended())
    return thread
  }

  /** First come, first thought about; advice after everything else. */
  function line(one: Waiting): void {
    const before = waiting.findIndex(({ question }) => question.advice)
    waiting.splice(one.question.advice || before < 0 ? waiting.length : before, 0, one)
    next()
  }

  /** The one that remembers, if it is free or the question is the next for it; else any that is free. */
  function threadFor({ question: { mind } }: Waiting, awaited: Set<Thread>): Thread | null {
    const home = mind === undefined ? undefined : homes.get(mind.key)
    if (home !== undefined && threads.has(home)) {
      if (home.busy === null) return home
      if (!awaited.has(home)) {
        awaited.add(home)
        return null
      }
    }
    return [...threads].find((thread) => thread.busy === null) ?? (threads.size < size ? begin() : null)
  }

  function settle({ key }: Mind, thread: Thread): void {
    homes.delete(key)
    homes.set(key, thread)
    const [oldest] = homes.keys()
    if (homes.size > MOST * size && oldest !== undefined) homes.delete(oldest)
  }

  const isFree = (): boolean => threads.size < size || [...threads].some((thread) => thread.busy === null)

  function next(): void {
    const awaited = new Set<Thread>()
    for (const one of [...waiting]) {
      if (!open || !isFree()) return
      const thread = threadFor(one, awaited)
      if (thread === null) continue
      waiting.splice(waiting.indexOf(one), 1)
      thread.busy = one
      if (one.question.mind !== undefined) settle(one.question.mind, thread)
      thread.worker.postMessage({ id: one.id, question: one.question })
    }
  }

  return {
    get load() {
      return waiting.length + [...threads].filter((thread) => thread.busy !== null).length
    },
    think(question) {
      if (!open) return Promise.reject(new Error('Nobody thinks any more.'))
      return new Promise((resolve, reject) => line({ id: ++last, question, resolve, reject }))
    },
    async close() {
      open = false
      for (const one of waiting.splice(0)) one.reject(new Error('Nobody thinks any more.'))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
