/** A process that thinks for bots, by the environment, until it is told to stop. */
import { startWorker } from '../server.ts'
import { readSettings } from '../settings.ts'

const worker = await startWorker(readSettings(process.env))
console.log('Ludarium thinks.')
const stop = (): void => void worker.stop().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
