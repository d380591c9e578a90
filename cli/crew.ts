/** Shares simulated games out among threads. Which thread plays which game makes no difference to any game. */
import { Worker } from 'node:worker_threads'
import { Stop } from './command.ts'
import type { Answer, Slice } from './simulate-worker.ts'
import type { Outline, Plan } from './simulation.ts'

/** A slice is short enough to show progress, and long enough not to spend the time on messages. */
const SLICE_MILLISECONDS = 200
const LARGEST_SLICE = 256

/** Plays the games with these numbers and gives their outlines in that order; `each` hears of every slice. */
export async function playAll(
  plan: Plan,
  numbers: readonly number[],
  jobs: number,
  each: (outlines: readonly Outline[]) => void,
): Promise<Outline[]> {
  const found = new Map<number, Outline>()
  let given = 0

  function nextSlice(size: number): Slice | null {
    if (given >= numbers.length) return null
    const slice = { numbers: numbers.slice(given, given + size) }
    given += slice.numbers.length
    return slice
  }

  function work(worker: Worker): Promise<void> {
    return new Promise((done, fail) => {
      let size = 1
      let began = 0
      const go = (): void => {
        const slice = nextSlice(size)
        began = performance.now()
        if (slice === null) done()
        else worker.postMessage(slice)
      }
      worker.on('message', (answer: Answer) => {
        if (!answer.ok) {
          fail(new Stop(answer.code, answer.sentence))
          return
        }
        each(answer.outlines)
        for (const outline of answer.outlines) found.set(outline.number, { ...outline, record: '' })
        const fitting = (size * SLICE_MILLISECONDS) / Math.max(1, performance.now() - began)
        size = Math.max(1, Math.min(LARGEST_SLICE, 2 * size, Math.floor(fitting)))
        go()
      })
      worker.on('error', fail)
      go()
    })
  }

  const crew = Array.from(
    { length: Math.min(jobs, numbers.length) },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: plan }),
  )
  try {
    await Promise.all(crew.map(work))
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
  return numbers.flatMap((number) => found.get(number) ?? [])
}
