/** The thread of a bot: gets views, answers with moves. */
import { parentPort, workerData } from 'node:worker_threads'
import { botNamed } from '@ludarium/bots'
import type { Chance, Move, Seat, State } from '@ludarium/kernel'
import { loadGame } from './library.ts'

export interface ThreadQuestion {
  readonly seat: Seat
  readonly view: State
  readonly chance: Chance
  readonly think: number
}

export type ThreadAnswer = { readonly ok: true; readonly move: Move } | { readonly ok: false; readonly reason: string }

const { game: id, level } = workerData as { game: string; level: string }
const { game } = await loadGame(id)
const bot = botNamed(level)?.make(game)

function answer({ seat, view, chance, think }: ThreadQuestion): ThreadAnswer {
  try {
    if (bot === undefined) return { ok: false, reason: `There is no bot '${level}'.` }
    const until = performance.now() + think
    const thinking = bot.think(view, seat, chance)
    while (performance.now() < until && thinking.step());
    return { ok: true, move: thinking.best }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: ThreadQuestion) => parentPort?.postMessage(answer(question)))
