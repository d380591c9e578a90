/** A thread of the pool: receives what a seat may know and answers with a move. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Move } from '@ludarium/kernel'
import { BotMemory, botSpec, thinkWithin } from '@ludarium/tables'
import type { GameLoader } from '../live/live-tables.ts'
import type { PoolAnswer, PoolRequest, ThinkRequest } from './thread-pool.ts'

const { gameLoader } = (await import((workerData as { gameLoader: string }).gameLoader)) as { gameLoader: GameLoader }

const bots = new BotMemory()

const post = (answer: PoolAnswer): void => parentPort?.postMessage(answer)

async function think(
  { game: id, level, milliseconds, memory, ...input }: ThinkRequest,
  begin: () => void,
): Promise<Move> {
  const game = await gameLoader(id)
  if (game === null) throw new Error(`There is no game '${id}'.`)
  begin()
  const make = () => botSpec(level).make(game)
  if (memory === undefined) return thinkWithin(milliseconds, make(), input)
  const bot = bots.take(memory, make)
  const move = thinkWithin(milliseconds, bot, input)
  bots.keep(memory, bot)
  return move
}

parentPort?.on('message', ({ id, request }: PoolRequest) => {
  think(request, () => post({ id, begun: true })).then(
    (move) => post({ id, move }),
    (error: unknown) => post({ id, problem: error instanceof Error ? error.message : String(error) }),
  )
})
