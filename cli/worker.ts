/** `ludarium worker`: thinks for the bots of servers on the same PostgreSQL and Redis. */
import { readSettings, startWorker } from '@ludarium/server'
import { readArgs } from './args.ts'
import { type Command, DONE, Stop } from './command.ts'
import { sentenceOf } from './database.ts'
import { print } from './screen.ts'

export const command: Command = {
  help: `Usage: ludarium worker

Takes questions from the queue at REDIS_URL and answers them in the database at DATABASE_URL until it is told to stop.
THREADS says how many questions at once, THINK_MS how long each may take. docs/hosting.md says more.`,
  async run(args) {
    readArgs(args, {}, 0, 0)
    const worker = await startWorker(readSettings(process.env)).catch((error: unknown) => {
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
    return DONE
  },
}
