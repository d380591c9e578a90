/**
 * The page's files, held in memory: read once, compressed once, so that no request opens a file. Links are not
 * followed, parts can be asked for, and what has a hash in its name never changes.
 */
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

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

const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])
const SMALLEST = 1000

type Encoding = 'br' | 'gzip'

interface StaticFile {
  readonly type: string
  readonly tag: string
  readonly cache: string
  readonly bytes: Buffer
  readonly packed: Map<Encoding, Promise<Buffer>>
  readonly packable: boolean
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Files = ReadonlyMap<string, StaticFile>

/** Every plain file below the folder, by its path on the page. */
export function readFiles(folder: string, below = ''): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(join(folder, below))) {
    const path = `${below}/${name}`
    const about = lstatSync(join(folder, path))
    if (about.isDirectory()) for (const [at, file] of readFiles(folder, path)) files.set(at, file)
    else if (about.isFile()) files.set(path, fileOf(path, served(name, readFileSync(join(folder, path)))))
  }
  const index = files.get(`${below}/index.html`)
  if (index !== undefined) files.set(`${below}/`, index)
  return files
}

/** The page learns from itself that a server stands behind it; the same files elsewhere play alone. */
function served(name: string, bytes: Buffer): Buffer {
  if (name !== 'index.html') return bytes
  return Buffer.from(
    bytes.toString('utf8').replace('<head>', '<head>\n    <meta name="ludarium-server" content="yes" />'),
  )
}

function fileOf(path: string, bytes: Buffer): StaticFile {
  const ending = extname(path)
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    cache: path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    bytes,
    packed: new Map(),
    packable: PACKED.has(ending) && bytes.length >= SMALLEST,
  }
}

function encodingOf(request: FastifyRequest, file: StaticFile): Encoding | null {
  const asked = request.headers['accept-encoding']
  if (!file.packable || typeof asked !== 'string') return null
  const accepted = asked.split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.trim().split(';')
    return /q=0(\.0*)?$/.test(quality.trim()) ? [] : [name.trim()]
  })
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

function packed(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  let bytes = file.packed.get(encoding)
  if (bytes === undefined) {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
    bytes = encoding === 'br' ? brotli(file.bytes, quality) : zip(file.bytes)
    file.packed.set(encoding, bytes)
  }
  return bytes
}

/** First and last byte; null when the whole is meant, 'none' when there is no such part. */
function rangeOf(header: string | undefined, size: number): readonly [number, number] | null | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (match === null) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return first > last || first >= size ? 'none' : [first, last]
}

/** Answers with the file; false when there is none of that name. */
export async function sendFile(files: Files, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const file = files.get(pathOf(request.url))
  if (file === undefined) return false
  const encoding = encodingOf(request, file)
  const tag = `"${file.tag}${encoding === null ? '' : `-${encoding}`}"`
  reply.headers({
    'content-type': file.type,
    'cache-control': file.cache,
    'accept-ranges': 'bytes',
    etag: tag,
    ...(file.packable ? { vary: 'accept-encoding' } : {}),
  })
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (known.includes(tag)) {
    await reply.code(304).send()
    return true
  }
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const range = encoding === null && fresh ? rangeOf(request.headers.range, file.bytes.length) : null
  if (range === 'none') await reply.code(416).header('content-range', `bytes */${file.bytes.length}`).send()
  else if (range !== null) {
    const [first, last] = range
    reply.code(206).header('content-range', `bytes ${first}-${last}/${file.bytes.length}`)
    await reply.send(file.bytes.subarray(first, last + 1))
  } else if (encoding !== null) await reply.header('content-encoding', encoding).send(await packed(file, encoding))
  else await reply.send(file.bytes)
  return true
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
  } catch {
    return ''
  }
}
