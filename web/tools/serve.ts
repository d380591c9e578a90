/** Serves the built page on HOST and PORT and prints its address. */
import { join } from 'node:path'
import { serve } from './static.ts'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
try {
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('PORT is a number from 0 to 65535.')
  const { address } = await serve(join(import.meta.dirname, '..', 'dist'), host, port)
  console.log(`Ludarium is at ${address}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
