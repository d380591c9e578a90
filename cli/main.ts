/** The `ludarium` command. The compile cache makes it start three times as fast. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { printError, run } = await import('./dispatch.ts')
const { INTERRUPTED } = await import('./command.ts')
const { endWithReader } = await import('./screen.ts')

endWithReader()
process.on('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\x1b[?25h\r\x1b[K')
  process.exit(INTERRUPTED)
})
process.on('SIGTERM', () => process.exit(143))

const args = process.argv.slice(2)
try {
  process.exitCode = await run(args)
} catch (error) {
  process.exitCode = printError(error, args[0])
}
