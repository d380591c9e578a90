/** A bot's thread: receives views, answers with moves. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Move } from '@ludarium/kernel'
import { BotMemory, type BotQuestion, botSpec, thinkWithin } from '@ludarium/tables'
import { loadGameModule } from './library.ts'

export interface ThreadQuestion extends Pick<BotQuestion, 'seat' | 'view' | 'chance' | 'memory'> {
  /** Milliseconds to think. */
  readonly think: number
}

export type ThreadAnswer = { readonly ok: true; readonly move: Move } | { readonly ok: false; readonly reason: string }

const { game: id, level } = workerData as { game: string; level: string }
const { game } = await loadGameModule(id)
const bots = new BotMemory()

function answer({ memory, think, ...input }: ThreadQuestion): ThreadAnswer {
  try {
    const bot = bots.take(memory, () => botSpec(level).make(game))
    const move = thinkWithin(think, bot, input)
    bots.keep(memory, bot)
    return { ok: true, move }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: ThreadQuestion) => parentPort?.postMessage(answer(question)))
