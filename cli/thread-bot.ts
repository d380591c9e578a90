/** A bot on a thread of its own: the terminal stays awake, and a bot that breaks or never comes back takes nothing along. */
import { Worker } from 'node:worker_threads'
import type { Move } from '@ludarium/kernel'
import type { Question, Thinker } from '@ludarium/tables'
import type { ThreadAnswer, ThreadQuestion } from './bot-thread.ts'

export interface ThreadWish {
  /** Id of the game. */
  readonly game: string
  /** Milliseconds to think about a decision. */
  readonly think: number
}

/** What a thread may take beyond its time before it is given up: to start, and for its last slice. */
const GRACE = 5000

/** `file` is the thread's; tests bring one that misbehaves. */
export function threadBot(
  level: string,
  { game, think }: ThreadWish,
  file = './bot-thread.ts',
  grace = GRACE,
): Thinker {
  let thread: Worker | null = null

  function drop(): void {
    void thread?.terminate()
    thread = null
  }

  function asked(question: Question, stop: AbortSignal): Promise<Move> {
    thread ??= new Worker(new URL(file, import.meta.url), { workerData: { game, level } })
    const here = thread
    return new Promise<Move>((done, fail) => {
      const end = (): void => {
        clearTimeout(timer)
        stop.removeEventListener('abort', stopped)
        here.removeAllListeners()
      }
      const broken = (reason: string): void => {
        end()
        drop()
        fail(new Error(reason))
      }
      const stopped = (): void => broken('It was told to stop.')
      const timer = setTimeout(() => broken(`It took longer than ${think + grace} milliseconds.`), think + grace)
      here.on('error', (error) => broken(error.message))
      here.on('exit', () => broken('Its thread has ended.'))
      here.on('message', (answer: ThreadAnswer) => {
        if (!answer.ok) return broken(answer.reason)
        end()
        done(answer.move)
      })
      stop.addEventListener('abort', stopped)
      const { seat, view, chance } = question
      here.postMessage({ seat, view, chance, think } satisfies ThreadQuestion)
    })
  }

  return { decide: asked, close: drop }
}
