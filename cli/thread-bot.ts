/** A bot on a thread of its own: the terminal stays awake, and a bot that breaks or never comes back takes nothing along. */
import { Worker } from 'node:worker_threads'
import type { Move } from '@ludarium/kernel'
import type { Thinker } from '@ludarium/tables'
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
    decide({ seat, view, chance }, stop) {
      thread ??= start()
      const here = thread
      return new Promise<Move>((done, fail) => {
        const late = setTimeout(
          () => heard({ ok: false, reason: `It took longer than ${think + grace} milliseconds.` }),
          think + grace,
        )
        const stopped = (): void => heard({ ok: false, reason: 'It was told to stop.' })
        heard = (answer) => {
          heard = () => {}
          clearTimeout(late)
          stop.removeEventListener('abort', stopped)
          if (answer.ok) done(answer.move)
          else {
            drop()
            fail(new Error(answer.reason))
          }
        }
        stop.addEventListener('abort', stopped)
        here.postMessage({ seat, view, chance, think } satisfies ThreadQuestion)
      })
    },
    close: drop,
  }
}
