/** A thread that thinks for bots. It is given what the seat may know, and answers with a move. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, botNamed, bots } from '@ludarium/bots'
import type { Shelf } from '../hall/hall.ts'
import { Memory } from './memory.ts'
import type { Question } from './pool.ts'

const { shelf } = (await import((workerData as { shelf: string }).shelf)) as { shelf: Shelf }

const memory = new Memory()

async function answer(question: Question, begin: () => void): Promise<unknown> {
  const { game, view, seat, level, chance, milliseconds, mind } = question
  const rules = await shelf(game)
  const spec = botNamed(level) ?? bots[bots.length - 1]
  if (rules === null || spec === undefined) throw new Error(`Nobody here knows the game '${game}'.`)
  begin()
  const make = (): Bot => spec.make(rules)
  const bot = mind === undefined ? make() : memory.take(mind, make)
  const thinking = bot.think(view, seat, chance)
  const until = performance.now() + milliseconds
  while (thinking.step() && performance.now() < until);
  const { best } = thinking
  if (mind !== undefined) memory.keep(mind, bot)
  return best
}

parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  answer(question, () => parentPort?.postMessage({ id, begun: true })).then(
    (move) => parentPort?.postMessage({ id, move }),
    (error: unknown) =>
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }),
  )
})
