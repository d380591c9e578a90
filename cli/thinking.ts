/** `ludarium worker` without --redis: thinks for the bots of servers on the same PostgreSQL and Redis. */
import { startWorker } from '@ludarium/server'
import { Stop } from './command.ts'
import { databaseSettings, sentenceOf } from './database.ts'
import { print } from './screen.ts'

/** Answers questions from the queue at REDIS_URL until stopped. */
export async function thinkForServers(): Promise<void> {
  const worker = await startWorker(databaseSettings()).catch((error: unknown) => {
    throw new Stop('worker', sentenceOf(error))
  })
  print('Ludarium thinks.')
  await new Promise<void>((resolve) => {
    process.removeAllListeners('SIGINT')
    process.removeAllListeners('SIGTERM')
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await worker.stop()
}
