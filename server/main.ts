/** Runs a server configured by the environment until it gets a signal to stop. Prints its address. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Makes restarts faster.
enableCompileCache()
const { startServer } = await import('./server.ts')
const { readServerSettings } = await import('./settings.ts')
const { STOP_TIMEOUT } = await import('@ludarium/tables')

try {
  const page = join(import.meta.dirname, '..', 'web', 'dist')
  const running = await startServer({ ...readServerSettings(process.env), page: process.env.PAGE ?? page })
  console.log(`Ludarium is at ${running.address}`)
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
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
