/** The page's files, operations, limits, settings, and a graceful stop. */
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { refusals, serverWords } from '@ludarium/words'
import { DEFAULTS, readServerSettings } from '../settings.ts'
import { Client, formOf, serverOn, tableOf, until } from './kit.ts'
import { places, temporary } from './stores.ts'

const [sqlite] = places
assert.ok(sqlite)

function pageIn(folder: string): string {
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'page', 'index.html'), `<!doctype html><head></head>${'<p>page</p>'.repeat(300)}`)
  writeFileSync(join(folder, 'page', 'assets', 'a-123.js'), 'export const a = 1\n'.repeat(200))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'page', 'link.txt'))
  symlinkSync(folder, join(folder, 'page', 'up'))
  return join(folder, 'page')
}

/** The raw answer, without decompression. */
function raw(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('files: compression, ranges, caching, no access outside the folder', async () => {
  const server = await serverOn(sqlite, { page: pageIn(temporary()) })
  const at = (path: string, headers: Record<string, string> = {}): ReturnType<typeof raw> =>
    raw(server.address + path, headers)
  const plain = await at('/')
  assert.equal(plain.status, 200)
  // The page is marked as served by a server.
  assert.match(plain.bytes.toString(), /^<!doctype html><head>\s*<meta name="ludarium-server"/)
  const packed = await at('/assets/a-123.js', { 'accept-encoding': 'gzip, br' })
  assert.deepEqual([packed.headers['content-encoding'], packed.headers.vary], ['br', 'accept-encoding'])
  assert.match(brotliDecompressSync(packed.bytes).toString(), /^export const a/)
  assert.match(String(packed.headers['cache-control']), /immutable/)
  const zipped = await at('/', { 'accept-encoding': 'br;q=0, gzip' })
  assert.equal(gunzipSync(zipped.bytes).toString(), plain.bytes.toString())
  assert.equal((await at('/', { 'if-none-match': String(plain.headers.etag) })).status, 304)
  const part = await at('/', { range: 'bytes=2-8' })
  assert.deepEqual([part.status, part.bytes.toString()], [206, plain.bytes.subarray(2, 9).toString()])
  assert.equal((await at('/', { range: 'bytes=-4' })).bytes.length, 4)
  assert.equal((await at('/', { range: 'bytes=999999-' })).status, 416)
  for (const path of ['/link.txt', '/up/secret.txt', '/../secret.txt', '/..%2fsecret.txt', '/%00', '/nothing']) {
    const { status, bytes } = await at(path)
    assert.equal(status, 404, path)
    assert.ok(!bytes.toString().includes('secret'))
  }
  // A client that disconnects in the middle leaves nothing open.
  const open = (): number => readdirSync('/proc/self/fd').length
  const before = open()
  for (let n = 0; n < 50; n++) {
    await new Promise<void>((resolve) => {
      const aborted = request(server.address, (response) => {
        response.destroy()
        resolve()
      })
      aborted.on('error', () => resolve())
      aborted.end()
    })
  }
  await until(() => open() <= before + 5, 'nothing is left open')
  assert.equal((await fetch(server.address, { method: 'POST' })).status, 405)
  await server.stop()
})

test('a malformed URL is refused with a code and a message', async () => {
  const server = await serverOn(sqlite)
  for (const [path, status] of [
    ['/%ff', 400],
    ['/api/%ff', 400],
    ['/api/people/%ff', 400],
    [`/api/people/${'x'.repeat(200)}`, 414],
  ] as const) {
    const answer = await raw(server.address + path, {})
    assert.equal(answer.status, status, path)
    assert.match(String(answer.headers['content-security-policy']), /default-src 'self'/)
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.equal(answer.headers['cache-control'], 'no-store')
    const { refusal } = JSON.parse(answer.bytes.toString()) as { refusal: { code: string; message: { key: string } } }
    assert.deepEqual([refusal.code, refusal.message.key], ['malformed', 'refusal.malformed.body'])
  }
  await server.stop()
})

test('the content security policy allows connections to the server only', async () => {
  const server = await serverOn(sqlite, { page: pageIn(temporary()) })
  const { headers } = await raw(server.address, {})
  const policy = String(headers['content-security-policy'])
  assert.deepEqual(policy.match(/connect-src [^;]*/g), ["connect-src 'self'"])
  await server.stop()
})

test('clients never learn the reason of an internal error', async () => {
  const server = await serverOn(sqlite)
  const ann = await new Client(server.address).guest('Ann')
  Object.assign(server.services.rooms, { listOwnTables: () => Promise.reject(new Error('an internal secret')) })
  const failed = await ann.tried('own')
  assert.deepEqual(!failed.ok && failed.message, { key: 'refusal.internal.line', params: {} })
  await server.stop()
})

test('health and metrics work and contain no names', async () => {
  const server = await serverOn(sqlite)
  const ann = await new Client(server.address).guest('Secretive Ann')
  const { id } = await tableOf([ann], formOf('rows', [{ kind: 'me' }, { kind: 'me' }]))
  const { legal, number } = await ann.call('position', id, 0)
  await ann.call('submit', id, 0, [legal[0] ?? assert.fail()], number, 't')
  assert.deepEqual(await ann.json('GET', '/healthz'), { status: 200, ok: true })
  assert.deepEqual(await ann.json('GET', '/readyz'), { status: 200, store: true, bus: true, stopping: false })
  const metrics = await (await ann.ask('GET', '/metrics')).text()
  assert.match(metrics, /ludarium_decisions_total 1\n/)
  assert.match(metrics, /ludarium_sockets 1\n/)
  assert.ok(!metrics.includes('Ann'))
  await server.stop()
})

test('limits: bodies, messages, rates, sockets, tables', async () => {
  const limits = { ...DEFAULTS.sockets, sockets: 2, rate: 1, burst: 30 }
  const server = await serverOn(sqlite, { sockets: limits, tablesPerHost: 2, rate: { all: 1000, entry: 5 } })
  const ann = await new Client(server.address).guest('Ann')
  assert.equal((await ann.ask('PATCH', '/api/me', { name: 'x'.repeat(40_000) })).status, 413)
  await ann.connect()
  await ann.connect()
  await assert.rejects(new Client(server.address).connect({ cookie: ann.cookie }), /429/)
  await assert.rejects(
    new Client(server.address).connect({ cookie: ann.cookie, origin: 'https://elsewhere.example' }),
    /403/,
  )
  const form = formOf('rows', [{ kind: 'me' }, { kind: 'free' }])
  await ann.call('create', form)
  await ann.call('create', form)
  const third = await ann.tried('create', form)
  assert.equal(!third.ok && third.code, 'many')
  const codes = await Promise.all(Array.from({ length: 40 }, () => ann.tried('own')))
  assert.ok(codes.some((outcome) => !outcome.ok && outcome.code === 'slow'))
  const closed = new Promise<number>((done) => ann.socket?.once('close', done))
  ann.socket?.send('x'.repeat(70_000))
  assert.equal(await closed, 1009)
  const statuses = []
  for (let n = 0; n < 8; n++)
    statuses.push((await new Client(server.address).ask('POST', '/api/guest', { name: 'Guest' })).status)
  assert.ok(statuses.includes(429))
  await server.stop()
})

test('behind a proxy clients cannot forge the address used for limits and metrics', async () => {
  const server = await serverOn(sqlite, { trustProxy: 1, rate: { all: 1000, entry: 3 } })
  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
  const metrics = async (address: string): Promise<number> =>
    (await raw(`${server.address}/metrics`, from(address))).status
  assert.deepEqual([await metrics('127.0.0.1, 192.0.2.1'), await metrics('127.0.0.1')], [404, 200])
  const statuses = []
  for (let n = 0; n < 4; n++) {
    const guest = new Client(server.address)
    statuses.push((await guest.ask('POST', '/api/guest', { name: 'Guest' }, from(`192.0.2.${n}, 192.0.2.99`))).status)
  }
  assert.deepEqual(statuses, [200, 200, 200, 429])
  // With two proxies the last entry comes from the nearer one.
  const behind = await serverOn(sqlite, { trustProxy: 2 })
  const status = async (address: string): Promise<number> =>
    (await raw(`${behind.address}/metrics`, from(address))).status
  assert.deepEqual([await status('127.0.0.1, 192.0.2.1'), await status('127.0.0.1, 192.0.2.1, 10.0.0.1')], [200, 404])
  await server.stop()
  await behind.stop()
})

test('settings: an empty variable is not set, TRUST_PROXY takes yes, no or a number', () => {
  const plain = ['WEBHOOKS', 'WEBHOOKS_INWARD', 'THINK_HERE', 'TRUST_PROXY', 'PORT', 'DATA', 'HOST']
  const addresses = ['REDIS_URL', 'DATABASE_URL', 'SMTP_URL', 'BASE_URL', 'PUSH_SUBJECT', 'ORIGINS']
  const names = [...plain, ...addresses]
  assert.deepEqual(readServerSettings(Object.fromEntries(names.map((name) => [name, '']))), readServerSettings({}))
  assert.equal(readServerSettings({ REDIS_URL: 'redis://there', THINK_HERE: '' }).thinkHere, false)
  assert.deepEqual(
    [readServerSettings({ WEBHOOKS: '0' }).webhooks, readServerSettings({ WEBHOOKS: 'on' }).webhooks],
    [false, true],
  )
  const hops = ['', '0', 'no', '1', 'yes', '2'].map((TRUST_PROXY) => readServerSettings({ TRUST_PROXY }).trustProxy)
  assert.deepEqual(hops, [0, 0, 0, 1, 1, 2])
  assert.throws(() => readServerSettings({ TRUST_PROXY: '10.0.0.0/8' }), /TRUST_PROXY/)
})

test('settings: an invalid address is refused with a hint and without its value', () => {
  const wrong: Readonly<Record<string, readonly string[]>> = {
    SMTP_URL: ['mail.example.org', 'http://secret', 'smtp://', 'smtp://two words'],
    BASE_URL: ['play.example.org', 'ftp://secret', 'https://', 'https://secret/?a=1', 'https://secret/#/online'],
    PUSH_SUBJECT: ['host@secret', 'mailto:secret', 'http://secret', 'https://'],
    ORIGINS: ['secret', 'https://a.example,secret', 'https://a.example/', 'HTTPS://A.example', 'ftp://a.example', '*'],
    DATABASE_URL: ['mysql://secret', 'sqlite:///secret.db', 'postgres://host:secret/l', 'file:///secret.db'],
    REDIS_URL: ['secret:6379', 'http://secret', 'redis://', 'redis://host/secret'],
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      assert.throws(
        () => readServerSettings({ [name]: value }),
        new RegExp(`^Error: ${name} must be (?!.*secret).*\\.$`),
        value,
      )
    }
  }
})

test('settings: valid addresses are accepted', () => {
  const read = readServerSettings({
    SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465?pool=true',
    BASE_URL: 'https://example.org/play/',
    PUSH_SUBJECT: 'mailto:host@example.org',
    ORIGINS: 'https://a.example, http://localhost:5173',
    DATABASE_URL: 'postgres://user@/l?host=/run/postgresql',
    REDIS_URL: 'rediss://:password@redis.example:6380/2',
  })
  assert.deepEqual(
    [read.mail?.url, read.base, read.pushSubject, read.origins, read.database, read.redis],
    [
      'smtps://user:p%40ss@mail.example.org:465?pool=true',
      'https://example.org/play',
      'mailto:host@example.org',
      ['https://a.example', 'http://localhost:5173'],
      'postgres://user@/l?host=/run/postgresql',
      'rediss://:password@redis.example:6380/2',
    ],
  )
  assert.equal(readServerSettings({ PUSH_SUBJECT: 'https://example.org' }).pushSubject, 'https://example.org')
  for (const file of ['data/l.db', '/var/lib/l.db', 'C:\\data\\l.db']) {
    assert.equal(readServerSettings({ DATABASE_URL: file }).database, file)
  }
})

test('a stop closes sockets with the code for reconnecting, and nothing is lost', async () => {
  const database = join(temporary(), 'l.db')
  const server = await serverOn(sqlite, { database })
  const ann = await new Client(server.address).guest('Ann')
  const { id } = await tableOf([ann], formOf('rows', [{ kind: 'me' }, { kind: 'me' }]))
  const { legal, number } = await ann.call('position', id, 0)
  const closed = new Promise<number>((done) => ann.socket?.once('close', done))
  await ann.call('submit', id, 0, [legal[0] ?? assert.fail()], number, 't')
  await server.stop()
  assert.equal(await closed, 1012)
  const again = await serverOn(sqlite, { database })
  const back = new Client(again.address)
  back.cookie = ann.cookie
  const [entry] = await back.call('own')
  assert.deepEqual([entry?.id, entry?.decisions, entry?.waits], [id, 1, true])
  await again.stop()
})

test('every refusal of the server has a sentence, and no sentence is unused', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!test|tools|node_modules).*\.ts$/.test(file),
  )
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/refused\(\s*'([\w.]+)'/g)].map(
        (match) => `refusal.${match[1]}`,
      ),
    ),
  )
  const own = [...used].filter((key) => !Object.hasOwn(refusals, key)).sort()
  const listed = Object.keys(serverWords)
    .filter((key) => key.startsWith('refusal.'))
    .sort()
  assert.deepEqual(own, listed)
})
