/** Runs a server by the environment until it is told to stop, and prints its address. */
import { join } from 'node:path'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'

/** Ends by itself when stopping takes longer. */
const PATIENCE = 15_000

try {
  const page = join(import.meta.dirname, '..', 'web', 'dist')
  const running = await startServer({ ...readSettings(process.env), page: process.env.PAGE ?? page })
  console.log(`Ludarium is at ${running.address}`)
  const stop = (): void => {
    setTimeout(() => process.exit(1), PATIENCE).unref()
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
