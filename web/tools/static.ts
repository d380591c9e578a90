/** A small server of static files: nothing outside its folder, proper types, caches that never lie. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Files with a hash in their name never change; everything else is asked for again. */
function cacheOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; base-uri 'self'; frame-ancestors 'none'",
}

/** The file that an address means, or null when it lies outside the folder. */
export function fileOf(root: string, url: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null
  }
  if (path.includes('\0')) return null
  const file = resolve(join(root, path))
  return file === root || file.startsWith(root + sep) ? file : null
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...SAFE, allow: 'GET, HEAD' }).end()
    return
  }
  const named = fileOf(root, request.url ?? '/')
  const found = named === null ? null : await existing(named)
  if (found === null) {
    response.writeHead(404, { ...SAFE, 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n')
    return
  }
  const tag = `"${found.size.toString(36)}-${found.changed.toString(36)}"`
  const head = {
    ...SAFE,
    'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'cache-control': cacheOf(found.file),
    etag: tag,
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, head).end()
    return
  }
  response.writeHead(200, { ...head, 'content-length': found.size })
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(found.file)
      .on('error', () => response.destroy())
      .pipe(response)
}

/** The file itself, or a folder's index. */
async function existing(path: string): Promise<{ file: string; size: number; changed: number } | null> {
  const about = await stat(path).catch(() => null)
  if (about?.isDirectory()) return existing(join(path, 'index.html'))
  return about?.isFile() ? { file: path, size: about.size, changed: Math.round(about.mtimeMs) } : null
}

/** Listens, or rejects with a sentence for people. Port 0 takes any free one. */
export function serve(folder: string, host: string, port: number): Promise<{ server: Server; address: string }> {
  const root = resolve(folder)
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => response.destroy())
  })
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(new Error(sentenceOf(error, host, port))))
    server.listen(port, host, () => {
      const bound = server.address()
      const number = typeof bound === 'object' && bound !== null ? bound.port : port
      const name = host.includes(':') ? `[${host}]` : host
      done({ server, address: `http://${name}:${number}` })
    })
  })
}

function sentenceOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Leave HOST away, or set it to one of its own.`
    default:
      return `The page cannot be served on ${host}:${port}: ${error.message}`
  }
}
