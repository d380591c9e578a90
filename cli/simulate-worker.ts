/** A thread that plays simulated games in slices. */
import { parentPort, workerData } from 'node:worker_threads'
import { Stop } from './command.ts'
import { loadGameModule } from './library.ts'
import { type Outline, type Plan, playGame } from './simulation.ts'

export interface Slice {
  readonly numbers: readonly number[]
}

export type SliceResult =
  | { readonly ok: true; readonly outlines: readonly Outline[] }
  | { readonly ok: false; readonly code: string; readonly sentence: string }

const plan = workerData as Plan
const { game } = await loadGameModule(plan.game)

function play({ numbers }: Slice): SliceResult {
  const outlines: Outline[] = []
  for (const number of numbers) {
    try {
      outlines.push(playGame(game, plan, number))
    } catch (error) {
      if (error instanceof Stop) return { ok: false, code: error.code, sentence: error.sentence }
      const text = error instanceof Error ? error.message : String(error)
      return { ok: false, code: 'rules', sentence: `The rules threw in game ${number} of seed '${plan.seed}': ${text}` }
    }
  }
  return { ok: true, outlines }
}

parentPort?.on('message', (slice: Slice) => parentPort?.postMessage(play(slice)))
