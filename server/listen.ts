/** Opens the port. Failures become sentences that say what to do. */
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from './settings.ts'

/** Returns the server's address. */
export async function listen(app: FastifyInstance, { host, port }: ServerSettings): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw new Error(sentenceFor(error, host, port))
  }
  const { port: actual } = app.server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`
}

function sentenceFor(error: unknown, host: string, port: number): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Remove HOST, or set it to one of the machine's addresses.`
    default:
      return `The page cannot be served on ${host}:${port}: ${message}`
  }
}
