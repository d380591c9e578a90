/**
 * The page's files, kept in memory: read once and compressed once, so no request opens a file. Symbolic links are not
 * followed. Files with a hash in their name are cached for ever. Range requests are supported.
 */
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** Security headers of every answer: no foreign content, no embedding, no sniffing. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
}

/** Types worth compressing. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])
/** Smaller files are not compressed. */
const SMALLEST = 1000

type Encoding = 'br' | 'gzip'

interface StaticFile {
  readonly type: string
  readonly tag: string
  readonly cache: string
  readonly bytes: Buffer
  readonly compressed: Map<Encoding, Promise<Buffer>>
  readonly isCompressible: boolean
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type StaticFiles = ReadonlyMap<string, StaticFile>

/** Every regular file below the folder, by its URL path. */
export function readFiles(folder: string, below = ''): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(join(folder, below))) {
    const path = `${below}/${name}`
    const about = lstatSync(join(folder, path))
    if (about.isDirectory()) for (const [at, file] of readFiles(folder, path)) files.set(at, file)
    else if (about.isFile()) files.set(path, fileOf(path, readFileSync(join(folder, path))))
  }
  const index = files.get(`${below}/index.html`)
  if (index !== undefined) files.set(`${below}/`, index)
  return files
}

/** Marks the page as served by this server. The same files on a static host play offline only. */
export function markServed(files: StaticFiles): StaticFiles {
  return new Map(
    [...files].map(([path, file]) => {
      if (path !== '/' && path !== '/index.html') return [path, file]
      const text = file.bytes.toString('utf8')
      return [path, fileOf('/index.html', Buffer.from(text.replace('<head>', `<head>\n    ${SERVER_MARK}`)))]
    }),
  )
}

const SERVER_MARK = '<meta name="ludarium-server" content="yes" />'

function fileOf(path: string, bytes: Buffer): StaticFile {
  const ending = extname(path)
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    cache: path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    bytes,
    compressed: new Map(),
    isCompressible: COMPRESSED.has(ending) && bytes.length >= SMALLEST,
  }
}

function encodingOf(headers: IncomingHttpHeaders, file: StaticFile): Encoding | null {
  const asked = headers['accept-encoding']
  if (!file.isCompressible || typeof asked !== 'string') return null
  const accepted = asked.split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.trim().split(';')
    return /q=0(\.0*)?$/.test(quality.trim()) ? [] : [name.trim()]
  })
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

function compress(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  let bytes = file.compressed.get(encoding)
  if (bytes === undefined) {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
    bytes = encoding === 'br' ? brotli(file.bytes, quality) : zip(file.bytes)
    file.compressed.set(encoding, bytes)
  }
  return bytes
}

/** First and last byte; null for the whole file, 'none' if the range is invalid. */
function rangeOf(header: string | undefined, size: number): readonly [number, number] | null | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (match === null) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return first > last || first >= size ? 'none' : [first, last]
}

export interface FileRequest {
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

export interface StaticReply {
  readonly code: number
  readonly headers: Readonly<Record<string, string>>
  /** Empty for 304 and 416. */
  readonly body: Buffer
}

const EMPTY = Buffer.alloc(0)

/** The file, a part of it, or 304; null if there is no such file. */
export async function staticReply(
  files: StaticFiles,
  { url = '/', headers: asked }: FileRequest,
): Promise<StaticReply | null> {
  const file = files.get(pathOf(url))
  if (file === undefined) return null
  const encoding = encodingOf(asked, file)
  const tag = `"${file.tag}${encoding === null ? '' : `-${encoding}`}"`
  const headers = {
    'content-type': file.type,
    'cache-control': file.cache,
    'accept-ranges': 'bytes',
    etag: tag,
    ...(file.isCompressible ? { vary: 'accept-encoding' } : {}),
  }
  const known = String(asked['if-none-match'] ?? '').split(/\s*,\s*/)
  if (known.includes(tag)) return { code: 304, headers, body: EMPTY }
  const fresh = asked['if-range'] === undefined || asked['if-range'] === tag
  const size = file.bytes.length
  const range = encoding === null && fresh ? rangeOf(asked.range, size) : null
  if (range === 'none') return { code: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: EMPTY }
  if (range !== null) {
    const [first, last] = range
    const part = { ...headers, 'content-range': `bytes ${first}-${last}/${size}` }
    return { code: 206, headers: part, body: file.bytes.subarray(first, last + 1) }
  }
  if (encoding === null) return { code: 200, headers, body: file.bytes }
  return { code: 200, headers: { ...headers, 'content-encoding': encoding }, body: await compress(file, encoding) }
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
  } catch {
    return ''
  }
}
