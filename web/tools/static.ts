/** The built page by itself, for tests: its files as the server answers for them, and nothing else. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFiles, SECURITY_HEADERS, type StaticFiles, staticReply } from '@ludarium/server/static'

async function answer(files: StaticFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...SECURITY_HEADERS, allow: 'GET, HEAD' }).end()
    return
  }
  const found = await staticReply(files, request)
  if (found === null) {
    response
      .writeHead(404, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
      .end('There is nothing at this address.\n')
    return
  }
  response
    .writeHead(found.code, { ...SECURITY_HEADERS, ...found.headers, 'content-length': found.body.length })
    .end(found.body)
}

/** Listens; port 0 takes any free one. The files are read once: what changes afterwards is not seen. */
export function serve(folder: string, host: string, port: number): Promise<{ server: Server; address: string }> {
  const files = readFiles(folder)
  const server = createServer((request, response) => {
    answer(files, request, response).catch(() => response.destroy())
  })
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      const bound = server.address()
      const number = typeof bound === 'object' && bound !== null ? bound.port : port
      done({ server, address: `http://${host}:${number}` })
    })
  })
}
