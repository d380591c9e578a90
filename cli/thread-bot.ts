/** A bot on its own thread: the terminal stays responsive, and a bot that crashes or hangs does no harm. */
import { Worker } from 'node:worker_threads'
import type { Move } from '@ludarium/kernel'
import type { BotHost } from '@ludarium/tables'
import type { ThreadAnswer, ThreadQuestion } from './bot-thread.ts'

export interface ThreadBotOptions {
  readonly game: string
  /** Milliseconds per decision. */
  readonly think: number
}

/** Extra time before a thread counts as hanging: for starting, and for the last slice on a busy machine. */
const GRACE = { start: 60_000, slice: 15_000 }

/** `file` is the thread's script; tests replace it. */
export function threadBot(
  level: string,
  { game, think }: ThreadBotOptions,
  file = './bot-thread.ts',
  grace = GRACE,
): BotHost {
  let thread: Worker | null = null
  let started = false
  let heard: (answer: ThreadAnswer) => void = () => {}

  function start(): Worker {
    const made = new Worker(new URL(file, import.meta.url), { workerData: { game, level } })
    const lost = (reason: string): void => {
      if (thread === made) heard({ ok: false, reason })
    }
    made.on('message', (answer: ThreadAnswer) => {
      if (thread === made) heard(answer)
    })
    made.on('error', (error) => lost(error.message))
    made.on('exit', () => lost('Its thread has ended.'))
    return made
  }

  function drop(): void {
    const gone = thread
    thread = null
    void gone?.terminate()
  }

  return {
    think({ seat, view, chance, memory }, stop) {
      thread ??= start()
      const here = thread
      return new Promise<Move>((done, fail) => {
        const limit = think + (started ? grace.slice : grace.start)
        const late = setTimeout(() => heard({ ok: false, reason: `It took longer than ${limit} milliseconds.` }), limit)
        const stopped = (): void => heard({ ok: false, reason: 'It was stopped.' })
        heard = (answer) => {
          heard = () => {}
          clearTimeout(late)
          stop.removeEventListener('abort', stopped)
          started = answer.ok
          if (answer.ok) done(answer.move)
          else {
            drop()
            fail(new Error(answer.reason))
          }
        }
        stop.addEventListener('abort', stopped)
        here.postMessage({ seat, view, chance, memory, think } satisfies ThreadQuestion)
      })
    },
    close: drop,
  }
}
