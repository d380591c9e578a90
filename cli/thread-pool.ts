/** Distributes simulated games to threads. Results do not depend on the distribution. */
import { Worker } from 'node:worker_threads'
import { Stop } from './command.ts'
import type { Slice, SliceResult } from './simulate-worker.ts'
import type { Outline, Plan } from './simulation.ts'

/** Short enough to show progress, long enough to make messages negligible. */
const SLICE_MILLISECONDS = 200
const LARGEST_SLICE = 256

/** Plays the games with these numbers and returns their outlines in that order; calls `each` after every slice. */
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
      worker.on('message', (answer: SliceResult) => {
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

  const workers = Array.from(
    { length: Math.min(jobs, numbers.length) },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: plan }),
  )
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return numbers.flatMap((number) => found.get(number) ?? [])
}
