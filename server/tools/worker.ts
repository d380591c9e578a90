/** Runs a worker configured by the environment until it gets a signal to stop. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { startWorker } = await import('../server.ts')
const { readServerSettings } = await import('../settings.ts')

const worker = await startWorker(readServerSettings(process.env))
console.log('Ludarium thinks.')
const stop = (): void => void worker.stop().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
