/** A thread that thinks for bots. It is given what the seat may know, and answers with a move. */
import { parentPort, workerData } from 'node:worker_threads'
import { botNamed, bots } from '@ludarium/bots'
import type { Shelf } from '../hall/hall.ts'
import type { Question } from './pool.ts'

const { shelf } = (await import((workerData as { shelf: string }).shelf)) as { shelf: Shelf }

async function answer(
  { game, view, seat, level, chance, milliseconds }: Question,
  begin: () => void,
): Promise<unknown> {
  const rules = await shelf(game)
  const spec = botNamed(level) ?? bots[bots.length - 1]
  if (rules === null || spec === undefined) throw new Error(`Nobody here knows the game '${game}'.`)
  begin()
  const thinking = spec.make(rules).think(view, seat, chance)
  const until = performance.now() + milliseconds
  while (thinking.step() && performance.now() < until);
  return thinking.best
}

parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  answer(question, () => parentPort?.postMessage({ id, begun: true })).then(
    (move) => parentPort?.postMessage({ id, move }),
    (error: unknown) =>
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }),
  )
})
